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

/** One draft of a user, as the server keeps it through reloads and sign-outs. */
export function serverDraft(uid: string, key: string) {
  const path = `Users/${uid}/Drafts/${key}`;
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
