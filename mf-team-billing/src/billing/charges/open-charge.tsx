import { cardProblem } from '@fleetfoot/shared/billing';
import { formatDate } from '@fleetfoot/shared/domain';
import { useAction } from '@fleetfoot/shared/forms';
import { type Charge, NO_CARD } from '@fleetfoot/shared/model/billing/charge';
import { useServices } from '@fleetfoot/shared/remote';
import { Badge, Button, FormError, Note, Row, SMALL_SCREEN, Stack } from '@fleetfoot/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CHARGE } from '../../texts/open-charges';

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
  if (reason === NO_CARD) return CHARGE.noCard;
  return cardProblem(reason === undefined ? {} : { code: reason });
}

/** What comes next without anybody pressing anything. */
function nextOf({ nextAt }: Charge, now: Date): string {
  if (!nextAt) return CHARGE.notTriedAgain;
  return nextAt <= now ? CHARGE.triedSoon : CHARGE.triedOn(formatDate(nextAt));
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
  const { busy, error, run } = useAction({ doubt: CHARGE.doubt(reference) });
  const hasFailed = charge.status === 'failed';

  async function payNow(): Promise<void> {
    await pay();
    announce(CHARGE.paid(reference));
  }
  return (
    <li>
      <Stack gap={1}>
        <Row gap={2}>
          <a href={href}>{reference}</a>
          {kind && <Note as="span">{kind}</Note>}
          {hasFailed ? <Badge tone="danger">{CHARGE.failed}</Badge> : <Badge>{CHARGE.waits}</Badge>}
        </Row>
        <Note>{note}</Note>
        {hasFailed && !error && <span>{`${problemOf(charge)} ${nextOf(charge, now())}`}</span>}
        <FormError>{error}</FormError>
      </Stack>
      <Row gap={4}>
        {amount}
        {hasFailed && mayPay && (
          <Button
            variant="secondary"
            busy={busy}
            aria-label={CHARGE.payOf(reference)}
            onClick={() => void run(payNow)}
          >
            {CHARGE.pay}
          </Button>
        )}
      </Row>
    </li>
  );
}
