import { pinOf } from '@fleetfoot/functions/tracking/token';
import { trackingLinks } from '@fleetfoot/shared/model/delivery/tracking';
import type { Firestore } from 'firebase-admin/firestore';
import type { ReadPin } from '../courier/hand-over';
import { LOCAL_SECRETS } from './payment-settings';

/** What the recipient of a delivery reads on their tracking page, for couriers who ask for it. */
export function readPinOf(database: () => Firestore | undefined): ReadPin {
  return async ({ organization_id: orgID, delivery_id: id }) => {
    const link = await database()?.doc(trackingLinks.document(orgID, id)).get();
    if (!link?.get('hash')) return undefined;
    const generation = Number(link.get('generation'));
    return pinOf({ secret: LOCAL_SECRETS.TRACKING_SECRET }, { orgID, id, generation });
  };
}
