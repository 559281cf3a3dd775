import { problems } from '@fleetfoot/shared/model/delivery/problem';
import { problemPhotos } from '@fleetfoot/shared/model/delivery/problem-photo';
import { privacyHolds } from '@fleetfoot/shared/model/privacy/privacy';
import { type Query, Timestamp } from 'firebase-admin/firestore';
import { inTransaction } from '../platform/in-transaction';
import { type Batch, type ClockRun, inBatches } from './clock-run';

/** Photos in one transaction. */
const AT_ONCE = 30;

/** One batch of photos whose time is up. */
function forgetBatch({ database }: ClockRun, orgID: string, query: Query): Promise<Batch> {
  return inTransaction(database, async (transaction) => {
    const { docs } = await transaction.get(query.limit(AT_ONCE).select('expiresAt', 'deliveryID'));
    if (docs.length === 0) return { blanked: 0, last: undefined };
    const [holds, told] = await Promise.all([
      transaction.getAll(
        ...docs.map((photo) => database.doc(privacyHolds.document(orgID, String(photo.get('deliveryID'))))),
      ),
      transaction.getAll(...docs.map(({ id }) => database.doc(problems.document(orgID, id)))),
    ]);
    const due = docs.filter((_, index) => !holds[index]?.exists);
    for (const { id, ref } of due) {
      transaction.delete(ref);
      const problem = told.find((one) => one.id === id);
      if (problem?.exists) transaction.update(problem.ref, { photo: false });
    }
    return { blanked: due.length, last: docs.at(-1) };
  });
}

/** Removes photos of problems that an organisation has kept for as long as they are kept, but for what is held. */
export async function forgetPhotos(run: ClockRun, orgID: string): Promise<void> {
  const due = run.database
    .collection(problemPhotos.path(orgID))
    .where('expiresAt', '<=', Timestamp.fromDate(run.now))
    .orderBy('expiresAt');
  await inBatches(run, due, (query) => forgetBatch(run, orgID, query));
}
