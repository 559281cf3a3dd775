import { callUntilKnown, type DocumentQuery, fetchDocument, parseWith } from '@fleetfoot/shared/firebase';
import { type PrivacyHold, privacyHolds, privacySettings } from '@fleetfoot/shared/model/privacy/privacy';
import { holdDelivery, releaseDelivery } from '@fleetfoot/shared/operations';

const parseSettings = parseWith(privacySettings.schema);

/** For how many days details are kept; no document where the organisation has settled nothing. */
export function keepDaysQuery(orgID: string): DocumentQuery<number> {
  return { path: privacySettings.document(orgID), parse: (data) => parseSettings(data).keepDays };
}

/** Why a delivery's details are kept; no document where they are not held. */
export function holdQuery(orgID: string, deliveryID: string): DocumentQuery<PrivacyHold> {
  return { path: privacyHolds.document(orgID, deliveryID), parse: parseWith(privacyHolds.schema) };
}

/** What an Admin can do about a delivery's details. Every call rejects with an AppError. */
export interface HoldWrites {
  hold(reason: string): Promise<unknown>;
  release(): Promise<unknown>;
}

export function holdWrites(orgID: string, deliveryID: string): HoldWrites {
  const isHeld = async () => (await fetchDocument(holdQuery(orgID, deliveryID))) !== undefined;
  return {
    hold: (reason) => callUntilKnown(holdDelivery, { orgID, deliveryID, reason }, isHeld),
    release: () => callUntilKnown(releaseDelivery, { orgID, deliveryID }, async () => !(await isHeld())),
  };
}
