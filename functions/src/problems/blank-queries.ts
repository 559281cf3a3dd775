import { problems } from '@fleetfoot/shared/model/delivery/problem';
import { privacySettings } from '@fleetfoot/shared/model/privacy/privacy';
import { type Query, Timestamp } from 'firebase-admin/firestore';
import { inTransaction } from '../platform/in-transaction';
import { type Batch, type ClockRun, inBatches, tellBlanked } from '../privacy/clock-run';
import { keepDaysOf } from '../privacy/set-privacy-clock';
import { blankProblems } from './blank-problems';

const DAY_MS = 86_400_000;
/** Queries in one batch. */
const AT_ONCE = 100;

function blankBatch({ database, now }: ClockRun, orgID: string, query: Query): Promise<Batch> {
  const settingsRef = database.doc(privacySettings.document(orgID));
  return inTransaction(database, async (transaction) => {
    const [settings, { docs }] = await Promise.all([
      transaction.get(settingsRef),
      transaction.get(query.limit(AT_ONCE)),
    ]);
    const keepDays = keepDaysOf(settings);
    const before = now.getTime() - keepDays * DAY_MS;
    const due = docs.filter(
      (document) =>
        document.get('blankedAt') === undefined &&
        (document.get('updatedAt') as Timestamp).toMillis() <= before,
    );
    blankProblems(transaction, { docs: due }, now);
    if (due.length > 0) {
      tellBlanked(transaction, database, orgID, {
        label: `${due.length} ${due.length === 1 ? 'query' : 'queries'} of downtime`,
        after: { problemIDs: due.map(({ id }) => id), keepDays },
      });
    }
    return { blanked: due.length, last: docs.at(-1) };
  });
}

/**
 * Removes what was written about downtime as long ago as details of deliveries are kept. What is written about a delivery
 * goes with it instead.
 * @returns of how many queries
 */
export async function blankQueries(run: ClockRun, orgID: string): Promise<number> {
  const { database, now } = run;
  const keepDays = keepDaysOf(await database.doc(privacySettings.document(orgID)).get());
  const old = database
    .collection(problems.path(orgID))
    .where('kind', '==', 'downtime')
    .where('updatedAt', '<=', Timestamp.fromMillis(now.getTime() - keepDays * DAY_MS))
    .orderBy('updatedAt');
  return inBatches(run, old, (query) => blankBatch(run, orgID, query));
}
