import { cardProblem } from '@fleetfoot/shared/billing';
import { formatDate } from '@fleetfoot/shared/domain';
import { useAction } from '@fleetfoot/shared/forms';
import { type Charge, NO_CARD } from '@fleetfoot/shared/model';
import { useServices } from '@fleetfoot/shared/remote';
import { Badge, Button, FormError, Note, Row, SMALL_SCREEN, Stack } from '@fleetfoot/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A list of charges that are not paid yet. */
export const OpenCharges = styled.ul`
  display: grid;
  gap: var(--space-4);
  padding: 0;
  list-style: none;
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: var(--space-3) var(--space-6); }
  li + li { padding-top: var(--space-4); border-top: 1px solid var(--border); }
  @media ${SMALL_SCREEN} {
    li { grid-template-columns: minmax(0, 1fr); }
  }
  a { overflow-wrap: anywhere; }
`;

/** Charges that failed first, then the latest first. */
export function failedFirst<C extends Charge>(charges: readonly C[], at: (charge: C) => Date): readonly C[] {
  return charges.toSorted(
    (one, other) =>
      Number(other.status === 'failed') - Number(one.status === 'failed') ||
      at(other).getTime() - at(one).getTime(),
  );
}

/** Why something could not be charged, and what to do. */
function problemOf({ reason }: Charge): string {
  if (reason === NO_CARD) return 'There is no card to charge. Add one below.';
  return cardProblem(reason === undefined ? {} : { code: reason });
}

/** What comes next without anybody pressing anything. */
function nextOf({ nextAt }: Charge, now: Date): string {
  if (!nextAt) return 'It is not tried again by itself.';
  return nextAt <= now ? 'It is tried again within a minute.' : `It is tried again on ${formatDate(nextAt)}.`;
}

interface OpenChargeProps {
  readonly charge: Charge;
  /** What it is for, and where that is seen. */
  readonly reference: string;
  readonly href: string;
  /** What kind of it, where it needs a word. */
  readonly kind?: string | undefined;
  readonly note: string;
  /** How much, which opens how it is worked out. */
  readonly amount: ReactNode;
  readonly mayPay: boolean;
  readonly pay: () => Promise<void>;
}

/** A charge that waits or was refused, in a list of those. Once it is paid it is no longer there. */
export function OpenCharge({ charge, reference, href, kind, note, amount, mayPay, pay }: OpenChargeProps) {
  const { announce, now } = useServices();
  const { busy, error, run } = useAction({ doubt: `${reference} is paid` });
  const hasFailed = charge.status === 'failed';

  async function payNow(): Promise<void> {
    await pay();
    announce(`${reference} is paid.`);
  }
  return (
    <li>
      <Stack gap={1}>
        <Row gap={2}>
          <a href={href}>{reference}</a>
          {kind && <Note as="span">{kind}</Note>}
          {hasFailed ? <Badge tone="danger">Failed</Badge> : <Badge>To be charged</Badge>}
        </Row>
        <Note>{note}</Note>
        {hasFailed && !error && (
          <span>
            {problemOf(charge)} {nextOf(charge, now())}
          </span>
        )}
        <FormError>{error}</FormError>
      </Stack>
      <Row gap={4}>
        {amount}
        {hasFailed && mayPay && (
          <Button busy={busy} aria-label={`Pay now: ${reference}`} onClick={() => void run(payNow)}>
            Pay now
          </Button>
        )}
      </Row>
    </li>
  );
}
