import {
  type DocumentQuery,
  deleteDocument,
  parseWith,
  SERVER_TIME,
  setDocument,
} from '@fleetfoot/shared/firebase';
import {
  DRAFT_DAYS,
  DraftSchema,
  daysFrom,
  type MemberDraftKey,
  memberDrafts,
} from '@fleetfoot/shared/model/team/draft';
import { type DeliveryDraft, readDraft, writeDraft } from './delivery-draft';

const parse = parseWith(DraftSchema);

// A draft may hold what the address book gave, so it belongs to the organisation too: it is deleted with its member.

/** A draft of a member, as the server keeps it through reloads and sign-outs; nothing if it cannot be read. */
export function draftQuery(
  orgID: string,
  uid: string,
  key: MemberDraftKey,
): DocumentQuery<DeliveryDraft | undefined> {
  return { path: memberDrafts.document(orgID, uid, key), parse: (data) => readDraft(parse(data).value) };
}

/** @param now by the server's clock, for how long the draft is kept */
export function draftWrites(orgID: string, uid: string, key: MemberDraftKey, now: () => Date) {
  const path = memberDrafts.document(orgID, uid, key);
  return {
    async write(draft: DeliveryDraft): Promise<void> {
      const value = writeDraft(draft);
      const expiresAt = daysFrom(now(), DRAFT_DAYS);
      const kept = { id: key, value, updated_at: SERVER_TIME, expiresAt };
      if (value !== undefined) await setDocument(path, kept, { isShown: false });
    },
    discard: (): Promise<void> => deleteDocument(path, undefined, { untilKnown: false }),
  };
}
