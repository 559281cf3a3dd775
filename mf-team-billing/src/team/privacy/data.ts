import {
  type CollectionQuery,
  callFunction,
  callUntilKnown,
  type DocumentQuery,
  fetchDocument,
  parseWith,
} from '@fleetfoot/shared/firebase';
import {
  type PrivacyRequest,
  privacyRequests,
  privacySettings,
} from '@fleetfoot/shared/model/privacy/privacy';
import {
  erasePersonalData,
  findPersonalData,
  type HeldEntry,
  setPrivacyClock,
} from '@fleetfoot/shared/operations';

const parseSettings = parseWith(privacySettings.schema);
const parseRequest = parseWith(privacyRequests.schema);

/** For how many days recipients' details are kept; no document where the organisation has settled nothing. */
export function keepDaysQuery(orgID: string): DocumentQuery<number> {
  return { path: privacySettings.document(orgID), parse: (data) => parseSettings(data).keepDays };
}

/** The latest answers about numbers. */
export function answersQuery(orgID: string): CollectionQuery<PrivacyRequest> {
  return {
    path: privacyRequests.path(orgID),
    orderBy: ['at', 'desc'],
    limit: privacyRequests.mostInQuery,
    trusted: true,
    parse: parseRequest,
  };
}

/** What is held about a number. */
export interface NumberAnswer {
  /** E.164. */
  readonly phoneNumber: string;
  readonly entries: readonly HeldEntry[];
  /** Whether there is more than the answer holds. */
  readonly more: boolean;
}

/** What an Admin can do about recipients' details. Every call rejects with an AppError. */
export interface PrivacyWrites {
  setClock(keepDays: number): Promise<unknown>;
  /** @param details whether the details themselves are wanted, to hand them out */
  find(typed: string, details: boolean): Promise<NumberAnswer>;
  /** Erases all that may be erased; resolves with how many entries that were. */
  erase(phoneNumber: string): Promise<number>;
}

export function privacyWrites(orgID: string): PrivacyWrites {
  return {
    setClock: (keepDays) =>
      callUntilKnown(
        setPrivacyClock,
        { orgID, keepDays },
        async () => (await fetchDocument(keepDaysQuery(orgID))) === keepDays,
      ),
    find: (phoneNumber, details) => callFunction(findPersonalData, { orgID, phoneNumber, details }),
    async erase(phoneNumber) {
      let count = 0;
      let from: string | undefined;
      for (;;) {
        const { erased, more, next } = await callFunction(erasePersonalData, { orgID, phoneNumber, from });
        count += erased;
        if (!more) return count;
        from = next;
      }
    },
  };
}
