import { type Live, useLiveDocument } from '@fleetfoot/shared/firebase';
import type { TripCharge } from '@fleetfoot/shared/model/billing/trip-charge';
import type { Role } from '@fleetfoot/shared/model/team/people';
import { may } from '@fleetfoot/shared/model/team/policy';
import { LiveView, Section, SkeletonRows } from '@fleetfoot/shared/ui';
import { TRIPS } from '../../texts/open-charges';
import { creditQuery, owedQuery, payTripNow } from './data';
import { OpenTrips } from './open-trips';

interface OfOrganization {
  readonly orgID: string;
  readonly role: Role;
}

/** What is owed and the limit are read only while there are trips to pay. */
function OwedTrips({ orgID, role, trips }: OfOrganization & { readonly trips: readonly TripCharge[] }) {
  const owed = useLiveDocument(owedQuery(orgID));
  const credit = useLiveDocument(creditQuery(orgID));
  if (owed.status !== 'ready' || credit.status !== 'ready') {
    return <SkeletonRows rows={1} label={TRIPS.loading} />;
  }
  const pay = (chargeID: string) => payTripNow(orgID, chargeID);
  const mayPay = may(role, 'charge.pay');
  return <OpenTrips owed={owed.data} trips={trips} credit={credit.data} mayPay={mayPay} pay={pay} />;
}

/** The trips that are not paid yet; nothing at all while there are none. */
export function Trips({
  trips,
  ...organization
}: OfOrganization & { readonly trips: Live<readonly TripCharge[]> }) {
  if (trips.status === 'loading' || (trips.status === 'ready' && trips.data.length === 0)) return undefined;
  return (
    <Section title={TRIPS.title}>
      <LiveView result={trips} skeleton={undefined}>
        {(list) => <OwedTrips {...organization} trips={list} />}
      </LiveView>
    </Section>
  );
}
