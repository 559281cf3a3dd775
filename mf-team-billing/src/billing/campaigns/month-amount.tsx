import { useLiveDocument } from '@fleetfoot/shared/firebase';
import { MonthLines } from '@fleetfoot/shared/price';
import { useOrganization } from '@fleetfoot/shared/remote';
import { LiveView } from '@fleetfoot/shared/ui';
import { ChargeAmount, LinesSkeleton, NoLines } from '../charges/charge-amount';
import { monthQuery } from './data';

function LiveLines({ chargeID }: { readonly chargeID: string }) {
  const { id: orgID } = useOrganization();
  return (
    <LiveView result={useLiveDocument(monthQuery(orgID, chargeID))} skeleton={<LinesSkeleton />}>
      {(charge) => (charge ? <MonthLines price={charge.price} /> : <NoLines />)}
    </LiveView>
  );
}

interface MonthAmountProps {
  readonly chargeID: string;
  /** The campaign's name. */
  readonly name: string;
  /** Cents. */
  readonly amount: number;
}

/** The amount of a campaign's month, which opens how it is worked out. */
export function MonthAmount({ chargeID, name, amount }: MonthAmountProps) {
  return (
    <ChargeAmount reference={name} amount={amount}>
      <LiveLines chargeID={chargeID} />
    </ChargeAmount>
  );
}
