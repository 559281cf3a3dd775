import { callFunction } from '@fleetfoot/shared/firebase';
import { giveTrackingLink, revokeTrackingLink } from '@fleetfoot/shared/operations';

/** What members do with the tracking link of a delivery. Both may be asked for again, and reject with an AppError. */
export interface TrackingWrites {
  /** The link's address. */
  give(): Promise<string>;
  revoke(): Promise<void>;
}

export function trackingWrites(orgID: string, deliveryID: string): TrackingWrites {
  const request = { orgID, deliveryID };
  return {
    give: async () => (await callFunction(giveTrackingLink, request)).url,
    async revoke() {
      await callFunction(revokeTrackingLink, request);
    },
  };
}
