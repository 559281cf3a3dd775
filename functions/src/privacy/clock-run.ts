import type { Firestore, Query, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { record, systemActor } from '../platform/audit';

/** What a run of the clock works with. */
export interface ClockRun {
  readonly database: Firestore;
  readonly now: Date;
  /** Whether there is time for another batch. */
  hasTime(): boolean;
}

/** What was done with one batch. */
export interface Batch {
  readonly blanked: number;
  /** The last one looked at; `undefined` when there are no more. */
  readonly last: QueryDocumentSnapshot | undefined;
}

/** Works through what a query finds, batch by batch, while there is time. @returns how many were blanked */
export async function inBatches(
  { hasTime }: Pick<ClockRun, 'hasTime'>,
  pending: Query,
  work: (query: Query) => Promise<Batch>,
): Promise<number> {
  let count = 0;
  let query: Query | undefined = pending;
  while (query && hasTime()) {
    const { blanked, last }: Batch = await work(query);
    count += blanked;
    query = last && pending.startAfter(last);
  }
  return count;
}

/** Keeps in the trail what the clock has removed. @param label how many of what */
export function tellBlanked(
  transaction: Transaction,
  database: Firestore,
  orgID: string,
  { label, after }: { readonly label: string; readonly after: Readonly<Record<string, unknown>> },
): void {
  record(transaction, database, orgID, {
    kind: 'privacy.blanked',
    actor: systemActor('privacy-clock'),
    object: { id: 'privacy', label },
    after,
  });
}
