import { type RestAnswer, toRawDocument } from './ahead/rest-answer';
import type { RawDocument } from './raw-document';

type Read = { raw(): RawDocument };

let bytes = 0;
/** Measured when somebody asks: whoever waits for them does not wait for that. */
let unmeasured: readonly Read[] = [];
const MOST_UNMEASURED = 500;

/** Counts documents that the database has sent, in whatever way. */
export function noteRead(documents: readonly Read[]): void {
  unmeasured = [...unmeasured, ...documents];
  if (unmeasured.length > MOST_UNMEASURED) readBytes();
}

/** Counts documents that came without the SDK. */
export function noteAnswer({ documents }: RestAnswer): void {
  noteRead(documents.map((document) => ({ raw: () => toRawDocument(document) })));
}

/** How much the database has sent to this page, in bytes, about: documents as JSON, and not what was around them on their way. */
export function readBytes(): number {
  for (const { raw } of unmeasured) bytes += JSON.stringify(raw()).length;
  unmeasured = [];
  return bytes;
}
