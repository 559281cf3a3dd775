import type { ProfileDetails } from '@fleetfoot/shared/domain';
import { type AuthUser, createDocument, SERVER_TIME } from '@fleetfoot/shared/firebase';

/** Writes the profile of somebody who has none. */
export function createProfile({ uid, phoneNumber }: AuthUser, details: ProfileDetails): Promise<void> {
  return createDocument(`Users/${uid}`, { id: uid, ...details, phoneNumber, dateJoined: SERVER_TIME });
}
