import { formatDate, toLocalDateTime } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import { useAction } from '@fleetfoot/shared/forms';
import {
  blanksAt,
  type Delivery,
  may,
  PRIVACY_CLOCK,
  type PrivacyHold,
  type Role,
} from '@fleetfoot/shared/model';
import { Button, Card, FormError, LiveView, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import type { HoldWrites } from './data';
import { HoldDialog } from './hold-dialog';

const DAY_MS = 86_400_000;

/** The number of a South African day. */
function dayOf(date: Date): number {
  return Date.parse(toLocalDateTime(date).slice(0, 10)) / DAY_MS;
}

/** When the details go, and how many days of the calendar that is. The server comes round once a day. */
function countdown(at: Date, now: Date): string {
  const days = dayOf(at) - dayOf(now);
  if (days <= 0) return 'within a day';
  return `on ${formatDate(at)}, in ${days === 1 ? 'a day' : `${days} days`}`;
}

function textOf(
  { delivery, now }: PrivacyCardProps,
  hold: PrivacyHold | undefined,
  keepDays: number | undefined,
): string {
  const what = 'Names, phone numbers, addresses, instructions and gate codes';
  if (delivery.blanked_at) return `${what} were removed on ${formatDate(delivery.blanked_at)}.`;
  if (hold) return `${what} are held for a dispute since ${formatDate(hold.at)}: ${hold.reason}`;
  return `${what} are removed ${countdown(blanksAt(delivery, keepDays ?? PRIVACY_CLOCK.usual), now)}.`;
}

interface PrivacyCardProps {
  readonly delivery: Delivery;
  /** The organisation's clock, in days; no data where it has settled nothing. */
  readonly keepDays: Live<number | undefined>;
  readonly hold: Live<PrivacyHold | undefined>;
  readonly role: Role;
  readonly now: Date;
  readonly writes: HoldWrites;
  announce(message: string): void;
}

/** Until when the delivery says who and where somebody is. */
export function PrivacyCard(props: PrivacyCardProps) {
  const { delivery, keepDays, hold, role, writes, announce } = props;
  const [isHolding, setIsHolding] = useState(false);
  const release = useAction();
  const held = hold.status === 'ready' ? hold.data : undefined;
  const isOffered = may(role, 'privacy.hold') && hold.status === 'ready' && !delivery.blanked_at;

  async function letGo() {
    const isReleased = await release.run(async () => {
      await writes.release();
    });
    if (isReleased) announce('The details are released.');
  }

  return (
    <Card
      title="PRIVACY"
      actions={
        isOffered &&
        (held ? (
          <Button variant="quiet" busy={release.busy} onClick={letGo}>
            Release
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => setIsHolding(true)}>
            Hold for a dispute
          </Button>
        ))
      }
    >
      <Stack>
        <LiveView result={hold} skeleton={<SkeletonRows rows={1} label="Loading" />}>
          {(known) => (
            <LiveView result={keepDays} skeleton={<SkeletonRows rows={1} label="Loading" />}>
              {(days) => <p>{textOf(props, known, days)}</p>}
            </LiveView>
          )}
        </LiveView>
        <FormError>{release.error}</FormError>
      </Stack>
      {isHolding && (
        <HoldDialog
          onHold={writes.hold}
          onDone={() => {
            setIsHolding(false);
            announce('The details are held.');
          }}
          onClose={() => setIsHolding(false)}
        />
      )}
    </Card>
  );
}
