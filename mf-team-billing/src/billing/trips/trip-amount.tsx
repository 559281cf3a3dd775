import { useLiveDocument } from '@fleetfoot/shared/firebase';
import { PriceLines } from '@fleetfoot/shared/price';
import { useOrganization } from '@fleetfoot/shared/remote';
import { LiveView } from '@fleetfoot/shared/ui';
import { ChargeAmount, LinesSkeleton, NoLines } from '../charges/charge-amount';
import { chargeQuery } from './data';

function LiveLines({ chargeID }: { readonly chargeID: string }) {
  const { id: orgID } = useOrganization();
  return (
    <LiveView result={useLiveDocument(chargeQuery(orgID, chargeID))} skeleton={<LinesSkeleton />}>
      {(charge) => (charge?.price ? <PriceLines price={charge.price} before={charge.before} /> : <NoLines />)}
    </LiveView>
  );
}

interface TripAmountProps {
  readonly chargeID: string;
  /** The delivery's external ID. */
  readonly reference: string;
  /** Cents. */
  readonly amount: number;
}

/** The amount of a trip, which opens how it is worked out. */
export function TripAmount({ chargeID, reference, amount }: TripAmountProps) {
  return (
    <ChargeAmount reference={reference} amount={amount}>
      <LiveLines chargeID={chargeID} />
    </ChargeAmount>
  );
}
