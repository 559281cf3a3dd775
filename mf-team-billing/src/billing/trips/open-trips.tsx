import { formatDate } from '@fleetfoot/shared/domain';
import { creditLimit, type Owed, type TripCharge } from '@fleetfoot/shared/model';
import { Card, Stack } from '@fleetfoot/shared/ui';
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
          <strong>{formatCents(amount)}</strong> owed for trips.{' '}
          {amount > limit
            ? `That is above your limit of ${formatCents(limit)}: no delivery can be created until some of it is paid.`
            : `You can owe up to ${formatCents(limit)}.`}
        </p>
        <OpenCharges role="list" aria-label="Trips to pay">
          {failedFirst(trips, ({ endedAt }) => endedAt).map((charge) => {
            const { id, deliveryID, reference, amount, endedAt } = charge;
            return (
              <OpenCharge
                key={id}
                charge={charge}
                reference={reference}
                href={`/deliveries/${deliveryID}`}
                kind={id === deliveryID ? undefined : 'Way back'}
                note={`Ended on ${formatDate(endedAt)}`}
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
