import { creditSettings } from '@fleetfoot/shared/model/billing/credit';
import { doc, runTransaction } from '../client-sdk';
import { tellingOf, writeTelling } from '../told-writes';
import { openWorld, type World } from '../world';
import { encodeFields } from './encode';
import { STORED_AT } from './entity-time';
import { SETUP } from './setup';
import { TEAMS } from './teams';
import { type Fields, isSpecial } from './value';
import type { Write } from './write';

export interface FuzzCloud {
  readonly world: World;
  /** Makes a document be as it says, or not be, past the rules. */
  arrange(path: string, fields: Fields | undefined): Promise<void>;
  /** Makes a document be, or not be, as before the first write. */
  restore(path: string): Promise<void>;
  /**
   * Writes as the persona would, and tells of it as is right; returns whether the write was taken.
   * @param change the document before and after; none where it is not there
   */
  attempt(
    write: Write,
    path: string,
    fields: Fields,
    change: { readonly before: Fields | undefined; readonly after: Fields | undefined },
  ): Promise<boolean>;
}

/** How the database refuses a write; any other failure is one of the test. */
const REFUSALS: readonly string[] = ['permission-denied', 'invalid-argument', 'not-found'];

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Whether this is what the database says of a write it does not want. Anything else is a failure of the test. */
function isRefusal(error: unknown, fields: Fields): boolean {
  const code = codeOf(error);
  // Half a character, which JSON shows as its number, cannot even be read by the emulator.
  return REFUSALS.includes(code) || (code === 'unknown' && /\\ud[89a-f]/.test(JSON.stringify(fields)));
}

const MOST_TRIES = 5;

/** Writes again what was not judged: the emulator aborts a write that waits too long for others to the same document. */
async function untilJudged(write: () => Promise<void>, tries = 1): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (codeOf(error) !== 'aborted' || tries === MOST_TRIES) throw error;
    await untilJudged(write, tries + 1);
  }
}

function stored(fields: Fields): object {
  const entries = Object.entries(fields).map(([key, value]) => [key, isSpecial(value) ? STORED_AT : value]);
  return Object.fromEntries(entries);
}

export async function openFuzzCloud(projectId: string): Promise<FuzzCloud> {
  const world = await openWorld(projectId);
  await world.reset();
  const kept = { id: 'kept' };
  await world.putAll(Object.fromEntries(SETUP.map((path) => [path, kept])));
  // Nobody runs into the limit of credit.
  const limits = Object.keys(TEAMS).map((orgID) => [
    creditSettings.document(orgID),
    { limit: Number.MAX_SAFE_INTEGER },
  ]);
  await world.putAll(Object.fromEntries(limits));
  return {
    world,
    arrange: (path, fields) => (fields ? world.put(path, stored(fields)) : world.remove(path)),
    restore: (path) => (SETUP.includes(path) ? world.put(path, kept) : world.remove(path)),
    async attempt({ by, manner }, path, fields, { before, after }) {
      const firestore = world.as(by);
      const document = doc(firestore, path);
      const encoding = { firestore, now: Date.now() };
      const given = encodeFields(fields, encoding);
      const telling = tellingOf(by, path, {
        before: before && encodeFields(before, encoding),
        after: after && encodeFields(after, encoding),
      });
      const data = { ...(telling && { changeID: telling.changeID }), ...given };
      try {
        // One call for each write, unlike the queue of plain writes.
        await untilJudged(() =>
          runTransaction(
            firestore,
            async (transaction) => {
              if (telling) writeTelling(transaction, firestore, telling);
              if (manner === 'delete') transaction.delete(document);
              else if (manner === 'update') transaction.update(document, data);
              else transaction.set(document, data, { merge: manner === 'merge' });
            },
            { maxAttempts: 1 },
          ),
        );
        return true;
      } catch (error) {
        if (isRefusal(error, fields)) return false;
        throw new Error(`${by}: ${manner} ${path} did not end well.`, { cause: error });
      }
    },
  };
}
