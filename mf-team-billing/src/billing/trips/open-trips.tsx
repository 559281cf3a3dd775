import { formatDate } from '@fleetfoot/shared/domain';
import { creditLimit } from '@fleetfoot/shared/model/billing/credit';
import type { Owed, TripCharge } from '@fleetfoot/shared/model/billing/trip-charge';
import { richText } from '@fleetfoot/shared/texts';
import { Card, Stack } from '@fleetfoot/shared/ui';
import { TRIPS } from '../../texts/open-charges';
import { failedFirst, OpenCharge, OpenCharges } from '../charges/open-charge';
import { formatCents } from '../statements/format-cents';
import { TripAmount } from './trip-amount';

interface OpenTripsProps {
  readonly owed: Owed | undefined;
  readonly trips: readonly TripCharge[];
  readonly credit: { readonly limit: number } | undefined;
  readonly mayPay: boolean;
  readonly pay: (chargeID: string) => Promise<void>;
}

/** What is owed for trips, and the trips: those that failed first. */
export function OpenTrips({ owed, trips, credit, mayPay, pay }: OpenTripsProps) {
  const limit = creditLimit(credit);
  const amount = owed?.amount ?? 0;
  return (
    <Card>
      <Stack gap={4}>
        <p>
          {richText(
            amount > limit ? TRIPS.owedTooMuch : TRIPS.owed,
            <strong>{formatCents(amount)}</strong>,
            formatCents(limit),
          )}
        </p>
        <OpenCharges role="list" aria-label={TRIPS.title}>
          {failedFirst(trips, ({ endedAt }) => endedAt).map((charge) => {
            const { id, deliveryID, reference, amount, endedAt } = charge;
            return (
              <OpenCharge
                key={id}
                charge={charge}
                reference={reference}
                href={`/deliveries/${deliveryID}`}
                kind={id === deliveryID ? undefined : TRIPS.wayBack}
                note={TRIPS.ended(formatDate(endedAt))}
                amount={<TripAmount chargeID={id} reference={reference} amount={amount} />}
                mayPay={mayPay}
                pay={() => pay(id)}
              />
            );
          })}
        </OpenCharges>
      </Stack>
    </Card>
  );
}
