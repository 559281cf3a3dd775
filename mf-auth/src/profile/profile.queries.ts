import type { ProfileDetails } from '@fleetfoot/shared/domain';
import { type AuthUser, createDocument, SERVER_TIME, setDocument } from '@fleetfoot/shared/firebase';

/** Writes the profile of somebody who has none. */
export async function createProfile({ uid, phoneNumber }: AuthUser, details: ProfileDetails): Promise<void> {
  const path = `Users/${uid}`;
  const profile = { id: uid, ...details, phoneNumber, dateJoined: SERVER_TIME };
  const isNew = await createDocument(path, profile);
  // An attempt whose answer was lost created it with what was typed before.
  if (!isNew) await setDocument(path, details);
}
