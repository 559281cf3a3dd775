import { endingOf } from '@fleetfoot/shared/api';
import { liveKeys, may, organizations, teamMembers } from '@fleetfoot/shared/model';
import { FieldValue, type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { inTransaction } from '../src/platform/in-transaction';

/** What a run did, or would do: numbers only, never a key. */
export interface MovedKeys {
  /** Organisations whose live key lay in the document that every member reads. */
  found: number;
  moved: number;
  /** Members who could see the key, and are noted to know it until it is rolled. */
  knownTo: number;
  /** Ids of organisations that have another live key already: somebody has to look. */
  conflicts: string[];
  /** Organisations with the old field after the run. */
  left: number;
}

interface Options {
  /** Without it, nothing is written. */
  readonly write: boolean;
  /** Organisations in one query. */
  readonly pageSize?: number;
}

type Outcome = { readonly moved: boolean; readonly knownTo: number };

/** Moves the key of one organisation, all or nothing; `undefined` for one that has another live key already. */
function moveOne(
  database: Firestore,
  { ref }: QueryDocumentSnapshot,
  { write }: Options,
): Promise<Outcome | undefined> {
  const liveKeyRef = database.doc(liveKeys.document(ref.id));
  const team = database.collection(teamMembers.path(ref.id));
  return inTransaction(database, async (transaction) => {
    const [organization, liveKey] = await transaction.getAll(ref, liveKeyRef);
    const key: unknown = organization?.get('apiKey');
    // Rolled meanwhile, which has moved it.
    if (typeof key !== 'string') return { moved: false, knownTo: 0 };
    if (liveKey?.exists && liveKey.get('value') !== key) return undefined;
    const { docs } = await transaction.get(team);
    const members = docs.filter((member) => !may(member.get('role'), 'apiKey.show'));
    if (write) {
      const ending = endingOf(key);
      transaction
        .set(liveKeyRef, { value: key, since: liveKey?.get('since') ?? Timestamp.now() })
        .update(ref, { apiKeyEnding: ending, apiKey: FieldValue.delete() });
      for (const member of members) transaction.update(member.ref, { knownKeyEnding: ending });
    }
    return { moved: true, knownTo: members.length };
  });
}

/**
 * Moves every organisation's live key from the document that its members read into one that only its Admins read. What is
 * moved is found no more: a run that was interrupted goes on where it stopped, and one too many does nothing.
 */
export async function moveLiveKeys(database: Firestore, options: Options): Promise<MovedKeys> {
  const { pageSize = 200 } = options;
  const result: MovedKeys = { found: 0, moved: 0, knownTo: 0, conflicts: [], left: 0 };
  // Only documents that have the field are found by its order.
  const withKey = database.collection(organizations.path()).orderBy('apiKey');
  let after: QueryDocumentSnapshot | undefined;
  for (;;) {
    const page = withKey.limit(pageSize);
    const { docs } = await (after ? page.startAfter(after) : page).get();
    after = docs.at(-1);
    if (!after) break;
    for (const organization of docs) {
      result.found += 1;
      const outcome = await moveOne(database, organization, options);
      if (!outcome) result.conflicts.push(organization.id);
      else if (outcome.moved) {
        result.moved += 1;
        result.knownTo += outcome.knownTo;
      }
    }
  }
  result.left = (await withKey.count().get()).data().count;
  return result;
}
