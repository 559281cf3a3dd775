import {
  deleteDocument,
  fetchDocument,
  parseWith,
  SERVER_TIME,
  setDocument,
} from '@fleetfoot/shared/firebase';
import * as v from 'valibot';
import type { DeliveryDraft } from '../delivery-draft';
import { readDraft, writeDraft } from './draft-text';

const parse = parseWith(v.object({ id: v.string(), value: v.string() }));

/**
 * One draft of a member, as the server keeps it through reloads and sign-outs. It may hold what the address book gave,
 * so it is of the organisation too: who is out cannot read it, who comes back goes on with it.
 */
export function serverDraft(organizationId: string, uid: string, key: string) {
  const path = `Organizations/${organizationId}/Team/${uid}/Drafts/${key}`;
  return {
    async read(): Promise<DeliveryDraft | undefined> {
      const document = await fetchDocument({ path, parse });
      return document && readDraft(document.value);
    },
    async write(draft: DeliveryDraft): Promise<void> {
      const value = writeDraft(draft);
      if (value !== undefined) await setDocument(path, { id: key, value, updated_at: SERVER_TIME });
    },
    discard: (): Promise<void> => deleteDocument(path),
  };
}

export type ServerDraft = ReturnType<typeof serverDraft>;
