import { organizations } from '@fleetfoot/shared/model/team/organization';
import { type Firestore, type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';

/** How many are worked on at the same time. */
const LANES = 10;

/** A run of a function that works on what is due. */
export interface Run {
  readonly database: Firestore;
  readonly now: Date;
  /** Whether there is time for more. */
  hasTime(): boolean;
  /** The organisation that `workInTurn` works on alone; all without it. */
  readonly onlyOrgID?: string | undefined;
}

/** The organisation of a document that lies in one of its collections. */
export function orgOf(document: QueryDocumentSnapshot): string {
  return document.ref.parent.parent?.id ?? '';
}

/**
 * Works on the documents of every collection of a name whose `nextAt` has come, the one that waits longest first. Work
 * that fails is logged; what puts its document off before it begins is tried again by a later run.
 * @returns how many there were
 */
export async function workInTurn(
  { database, now, hasTime, onlyOrgID }: Run,
  collection: string,
  work: (orgID: string, id: string) => Promise<unknown>,
): Promise<number> {
  const place =
    onlyOrgID === undefined
      ? database.collectionGroup(collection)
      : database.doc(organizations.document(onlyOrgID)).collection(collection);
  const due = place.where('nextAt', '<=', Timestamp.fromDate(now)).orderBy('nextAt');
  let count = 0;
  let query: Query | undefined = due;
  while (query && hasTime()) {
    const { docs }: { docs: QueryDocumentSnapshot[] } = await query.limit(LANES).get();
    const results = await Promise.allSettled(docs.map((document) => work(orgOf(document), document.id)));
    for (const result of results) {
      if (result.status === 'rejected') logError(collection, result.reason);
    }
    count += docs.length;
    const last = docs.at(-1);
    query = last && due.startAfter(last);
  }
  return count;
}
