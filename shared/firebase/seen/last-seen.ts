import type { Seen } from '../live';
import type { LiveSource } from '../live-store';
import type { RawDocument } from '../raw-document';

/** No page that has a connection waits for it. */
const loadStore = () => import(/* webpackChunkName: "last-seen" */ './seen-store');

// A browser that keeps nothing is as it was.
const ignore = () => undefined;

/**
 * Notes that the server has just confirmed an answer, to be kept once it stays the same for a moment.
 * @param documents read then
 */
export function noteSeen(query: string, documents: () => readonly RawDocument[]): void {
  loadStore().then((store) => store.noteSeen(query, documents), ignore);
}

/**
 * Lets a source tell what was seen of its query last.
 * @param read the kept documents; what it throws for was not seen
 */
export function withSeen<T>(
  source: LiveSource<T>,
  query: string,
  read: (documents: readonly RawDocument[]) => T,
): LiveSource<T> {
  const lastSeen = (): Promise<Seen<T> | undefined> =>
    loadStore()
      .then((store) => store.readSeen(query))
      .then((found) => found && { at: found.at, data: read(found.documents) })
      .catch(ignore);
  return Object.assign(source, { lastSeen });
}
