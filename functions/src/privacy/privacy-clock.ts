import { idleSince, recurringDeliveries } from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import { BOTH_STOPS, blanksAt } from '@fleetfoot/shared/model/privacy/delivery-privacy';
import { privacySettings } from '@fleetfoot/shared/model/privacy/privacy';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import { FieldPath, type Query, Timestamp } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { inTransaction } from '../platform/in-transaction';
import type { Job } from '../platform/scheduled';
import { stored } from '../platform/stored';
import { blankQueries } from '../problems/blank-queries';
import { BLANKED_AT_ONCE, blankDeliveries, timesOf } from './blank-deliveries';
import { type Batch, type ClockRun, inBatches, tellBlanked } from './clock-run';
import { DELIVERY_COLLECTIONS } from './delivery-collections';
import { forgetEvents } from './forget-events';
import { forgetPhotos } from './forget-photos';
import { forgetProofs } from './forget-proofs';
import { keepDaysOf } from './set-privacy-clock';

const DAY_MS = 86_400_000;
/** Organisations that are read at once. */
const ORGANIZATIONS = 100;

/** One batch of deliveries whose time is up, with what is remembered of it, in one transaction. */
function blankBatch({ database, now }: ClockRun, orgID: string, query: Query): Promise<Batch> {
  const settingsRef = database.doc(privacySettings.document(orgID));
  return inTransaction(database, async (transaction) => {
    const [settings, { docs }] = await Promise.all([
      transaction.get(settingsRef),
      transaction.get(query.limit(BLANKED_AT_ONCE)),
    ]);
    const keepDays = keepDaysOf(settings);
    const due = docs.filter((document) => {
      const times = timesOf(document);
      return times !== undefined && blanksAt(times, keepDays) <= now;
    });
    const found = due.map((document) => ({ document, stops: BOTH_STOPS }));
    const ids = await blankDeliveries(transaction, database, { orgID, found, now });
    if (ids.length > 0) {
      tellBlanked(transaction, database, orgID, {
        label: `${ids.length} ${ids.length === 1 ? 'delivery' : 'deliveries'}`,
        after: { deliveryIDs: ids, keepDays },
      });
    }
    return { blanked: ids.length, last: docs.at(-1) };
  });
}

/** Blanks what is due in one organisation; returns how many. Held ones and those with a late window are passed over. */
async function blankOrganization(run: ClockRun, orgID: string): Promise<number> {
  const { database, now } = run;
  const keepDays = keepDaysOf(await database.doc(privacySettings.document(orgID)).get());
  let count = 0;
  for (const { path } of DELIVERY_COLLECTIONS) {
    // A delivery that is blanked has no number and is found no more: a run resumes what another left.
    const pending = database
      .collection(path(orgID))
      .where('pickup_time', '<=', Timestamp.fromMillis(now.getTime() - keepDays * DAY_MS))
      .where('dropoff_phone_number', '>', '')
      .orderBy('pickup_time');
    count += await inBatches(run, pending, (query) => blankBatch(run, orgID, query));
  }
  return count;
}

/** Most recurring deliveries of an organisation, and some more. */
const MOST_RECURRING = 100;

/** Deletes recurring deliveries that have created nothing for as long as details are kept: nothing else of them is of use. */
function deleteIdle({ database, now }: ClockRun, orgID: string): Promise<number> {
  const all = database.collection(recurringDeliveries.path(orgID)).limit(MOST_RECURRING);
  const settingsRef = database.doc(privacySettings.document(orgID));
  return inTransaction(database, async (transaction) => {
    const [settings, { docs }] = await Promise.all([transaction.get(settingsRef), transaction.get(all)]);
    const keepDays = keepDaysOf(settings);
    const due = docs.filter((document) => {
      const since = idleSince(stored(recurringDeliveries, document));
      return since !== undefined && since.getTime() + keepDays * DAY_MS <= now.getTime();
    });
    for (const { ref } of due) transaction.delete(ref);
    if (due.length > 0) {
      tellBlanked(transaction, database, orgID, {
        label: `${due.length} recurring ${due.length === 1 ? 'delivery' : 'deliveries'}`,
        after: { recurringIDs: due.map(({ id }) => id), keepDays },
      });
    }
    return due.length;
  });
}

/**
 * Removes the details of every delivery whose organisation's clock has run out, what was written about downtime as long
 * ago, and the proofs, photos of problems and audit events that were kept for as long as they are. Bounded, repeatable at any time; a
 * failure in one organisation keeps no other from its turn.
 * @returns how many deliveries and queries of downtime were blanked, and recurring deliveries deleted
 */
export async function runPrivacyClock(run: ClockRun): Promise<number> {
  const all = run.database.collection(organizations.path()).orderBy(FieldPath.documentId()).select();
  let count = 0;
  let query: Query | undefined = all;
  while (query && run.hasTime()) {
    const { docs } = await query.limit(ORGANIZATIONS).get();
    for (const { id } of docs) {
      try {
        count += await blankOrganization(run, id);
        await forgetProofs(run, id);
        await forgetPhotos(run, id);
        count += await blankQueries(run, id);
        await forgetEvents(run, id);
        count += await deleteIdle(run, id);
      } catch (error) {
        logError('privacyClock', id, error);
      }
    }
    const last = docs.at(-1);
    query = last && all.startAfter(last);
  }
  return count;
}

export const privacyClock: Job = { name: 'privacyClock', work: runPrivacyClock };
