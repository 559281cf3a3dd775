import { REMOVED, SERVER_TIME } from './server-time';
import type { Found } from './until-known';

type Fields = Readonly<Record<string, unknown>>;

/** A write that was sent: what a later look at its document is compared with. */
export interface SentWrite {
  /** The fields before, Timestamps turned into Dates; `undefined` when there was no document. */
  readonly before: Fields | undefined;
  /** The fields that were written; `undefined` when the document was deleted. */
  readonly after: Fields | undefined;
}

function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return Object.is(one, other);
  const keys = Object.keys({ ...one, ...other });
  return keys.every((key) => isSame((one as Fields)[key], (other as Fields)[key]));
}

/** Who wrote last: what somebody has written since may have left what was written here as it is. */
const OF_LAST_WRITE: readonly string[] = ['changeID', 'updated_at', 'updated_by'];

/** Whether a document has what was written. Times that the server sets are its own. */
function has(present: Fields, written: Fields): boolean {
  return Object.entries(written).every(
    ([field, value]) =>
      OF_LAST_WRITE.includes(field) ||
      value === SERVER_TIME ||
      value === undefined ||
      isSame(present[field], value === REMOVED ? undefined : value),
  );
}

/**
 * What became of a write. It was based on the document as it was: once another write came first it can never land.
 * @param present the fields now; `undefined` when there is no document
 */
export function foundOf({ before, after }: SentWrite, present: Fields | undefined): Found {
  if (after === undefined && present === undefined) return 'there';
  if (after && present && has(present, after)) return 'there';
  return isSame(before, present) ? 'open' : 'never';
}
