import type { ProfileDetails } from '@fleetfoot/shared/domain';
import { type AuthUser, createDocument, SERVER_TIME, setDocument } from '@fleetfoot/shared/firebase';

/** Writes the profile of somebody who has none. */
export async function createProfile({ uid, phoneNumber }: AuthUser, details: ProfileDetails): Promise<void> {
  const path = `Users/${uid}`;
  await createDocument(path, { id: uid, ...details, phoneNumber, dateJoined: SERVER_TIME });
  // An attempt whose answer was lost may have created it with what was typed before.
  await setDocument(path, details);
}
