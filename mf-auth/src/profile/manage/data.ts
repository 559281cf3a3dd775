import { callFunction, callUntilKnown, fetchDocument, parseWith } from '@fleetfoot/shared/firebase';
import type { ProfileDetails } from '@fleetfoot/shared/model/team/onboarding-details';
import { users } from '@fleetfoot/shared/model/team/people';
import {
  changeProfile,
  deleteProfile,
  exportProfile,
  type ProfileExport,
} from '@fleetfoot/shared/operations';

/** What a user can do with what is held about them. Every call rejects with an AppError. */
export interface ProfileWrites {
  change(details: ProfileDetails): Promise<unknown>;
  download(): Promise<ProfileExport>;
  /** Deletes profile and account: the session is to be ended after it. */
  remove(): Promise<unknown>;
}

export function profileWrites(uid: string): ProfileWrites {
  const query = { path: users.document(uid), parse: parseWith(users.schema) };
  return {
    change: (details) =>
      callUntilKnown(changeProfile, details, async () => {
        const present = await fetchDocument(query);
        return present?.fullName === details.fullName && present.email === details.email;
      }),
    download: () => callFunction(exportProfile, {}),
    // Of an account that is gone nothing can be read: the shell notices, and repeating it is safe.
    remove: () => callFunction(deleteProfile, {}),
  };
}
