import type { Charge } from '@fleetfoot/shared/model/billing/charge';
import type { LedgerSubject } from '@fleetfoot/shared/model/billing/ledger';
import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { CAMPAIGN_CHARGES } from '../campaigns/campaign-charges';
import { subjectOf } from '../ledger-entries';
import { TRIP_CHARGES } from '../trips/trip-charges';
import type { ChargeKey, ChargeKind } from './charge-kind';

const KINDS: Readonly<Record<LedgerSubject, ChargeKind>> = {
  trip: TRIP_CHARGES,
  campaign: CAMPAIGN_CHARGES,
};

/** The charge that an intent was made for; `undefined` for other payments. */
export function chargeOfIntent(intent: Pick<Stripe.PaymentIntent, 'metadata'>): ChargeKey | undefined {
  const orgID = intent.metadata['orgID'];
  const found = subjectOf(intent);
  if (orgID === undefined || !found) return undefined;
  return { kind: KINDS[found.name], orgID, chargeID: found.subject.chargeID };
}

/** Lets what was refused be tried again by the next run: the card is another one, or was paid with. */
export async function retryFailed(
  database: Firestore,
  orgID: string,
  reason?: Charge['reason'],
): Promise<void> {
  const found = await Promise.all(
    Object.values(KINDS).map(({ charges }) =>
      database
        .collection(charges.path(orgID))
        .where('status', '==', 'failed')
        .limit(charges.mostInQuery)
        .get(),
    ),
  );
  const failed = found.flatMap(({ docs }) => docs);
  const again = failed.filter((document) => reason === undefined || document.get('reason') === reason);
  if (again.length === 0) return;
  const batch = database.batch();
  for (const { ref } of again) batch.update(ref, { nextAt: new Date() });
  await batch.commit();
}
