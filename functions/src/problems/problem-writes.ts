import {
  campaignChargeID,
  daysOfMonth,
  monthOfReport,
} from '@fleetfoot/shared/model/advertising/campaign-charge';
import { downtimeLines, reports } from '@fleetfoot/shared/model/advertising/report';
import { cancelledDeliveries } from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import {
  DELIVERY_PROBLEMS,
  DOWNTIME_PROBLEMS,
  downtimeSubject,
  isUnfinished,
} from '@fleetfoot/shared/model/delivery/problem';
import { checkProblem, ProblemMessageSchema } from '@fleetfoot/shared/model/delivery/problem-details';
import { PHOTO_REFUSALS } from '@fleetfoot/shared/model/delivery/problem-photo';
import type * as operations from '@fleetfoot/shared/operations';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type CleanPhoto, cleanPhoto } from '../pictures/clean-photo';
import type { RequestOf, ResponseOf } from '../platform/answer';
import { memberActor, originOf } from '../platform/audit';
import type { Caller } from '../platform/caller';
import { inTransaction } from '../platform/in-transaction';
import { asMember, assertMember } from '../platform/membership';
import { OWN_WORDS } from '../platform/sentence-of';
import {
  enterProblem,
  type FoundProblem,
  readProblem,
  refused,
  tell,
  type WhichProblem,
  type Written,
} from './problem-record';
import { writeMessage } from './write-message';

/** Runs a member's work on problems. */
function asWriter<T>(
  database: Firestore,
  caller: Caller,
  orgID: string,
  work: (written: Written) => Promise<T>,
): Promise<T> {
  return inTransaction(database, async (transaction) => {
    await assertMember(database, transaction, caller, { orgID, action: 'problem.write' });
    const by = { actor: memberActor(caller), from: originOf(caller) };
    return work({ database, transaction, orgID, by, now: new Date() });
  });
}

/** @throws AppError `invalid-argument` with what is wrong first */
function checked<Reason extends string>(
  typed: { readonly reason: Reason; readonly note: string },
  reasons: Readonly<Record<Reason, string>>,
) {
  const details = checkProblem(typed, reasons);
  if ('message' in details) throw refused('invalid-argument', details.message);
  return details;
}

/** A photo as it is kept. @throws AppError `invalid-argument` that says why it is not taken */
async function checkedPhoto(data: string): Promise<CleanPhoto> {
  const photo = await cleanPhoto(Buffer.from(data, 'base64'));
  if (typeof photo === 'string') throw refused('invalid-argument', PHOTO_REFUSALS[photo]);
  return photo;
}

/**
 * Reports a problem of a delivery, whether or not it was cancelled.
 * @throws AppError `permission-denied` unless a member calls; `invalid-argument`; `not-found`; `failed-precondition`
 */
export async function reportProblem(
  database: Firestore,
  caller: Caller,
  { orgID, deliveryID, number, photo: data, ...typed }: RequestOf<typeof operations.reportProblem>,
): Promise<ResponseOf<typeof operations.reportProblem>> {
  const member = { orgID, action: 'problem.write' } as const;
  // A transaction does not wait for a picture.
  const photo =
    data === undefined ? undefined : await asMember(database, caller, member, () => checkedPhoto(data));
  return asWriter(database, caller, orgID, async (written) => {
    const details = checked(typed, DELIVERY_PROBLEMS);
    const found = await written.transaction.getAll(
      ...[deliveries, cancelledDeliveries].map((place) => database.doc(place.document(orgID, deliveryID))),
    );
    const delivery = found.find(({ exists }) => exists);
    if (!delivery) throw refused('not-found', 'This delivery is no longer there.');
    if (delivery.get('blanked_at') !== undefined) {
      throw refused('failed-precondition', 'The details of this delivery were removed. It is too old.');
    }
    const label = String(delivery.get('external_id') ?? '');
    const about = { kind: 'delivery', subject: deliveryID, chargeID: deliveryID, label } as const;
    await enterProblem(written, { ...about, ...details }, { number, photo });
    return {};
  });
}

/** Queries a line of downtime, likewise. */
export function queryDowntime(
  database: Firestore,
  caller: Caller,
  { orgID, campaignID, reportID, lineID, number, day, ...typed }: RequestOf<typeof operations.queryDowntime>,
): Promise<ResponseOf<typeof operations.queryDowntime>> {
  return asWriter(database, caller, orgID, async (written) => {
    const details = checked(typed, DOWNTIME_PROBLEMS);
    const [report, line] = (await written.transaction.getAll(
      database.doc(reports.document(orgID, campaignID, reportID)),
      database.doc(downtimeLines.document(orgID, campaignID, reportID, lineID)),
    )) as [DocumentSnapshot, DocumentSnapshot];
    const month = monthOfReport({ monthYearInt: Number(report.get('monthYearInt')) });
    if (month === undefined || !line.exists) throw refused('not-found', 'This line is no longer there.');
    if (day !== undefined && !daysOfMonth(month).includes(day)) {
      throw refused('invalid-argument', "Choose a day of the report's month.");
    }
    const chargeID = campaignChargeID(campaignID, month);
    const label = String(line.get('regNo') ?? '');
    const about = { kind: 'downtime', subject: downtimeSubject(chargeID, lineID), chargeID, label } as const;
    await enterProblem(written, { ...about, ...details, ...(day !== undefined && { day }) }, { number });
    return {};
  });
}

/** Runs a member's work on a problem that is there. */
function onProblem<T>(
  database: Firestore,
  caller: Caller,
  which: WhichProblem,
  work: (written: Written, found: FoundProblem) => T,
): Promise<T> {
  return asWriter(database, caller, which.orgID, async (written) => {
    const { problem, reference } = await readProblem(written.transaction, database, which);
    if (!problem) throw refused('not-found', 'This problem is no longer there.');
    return work(written, { problem, reference });
  });
}

/** Writes about a problem. @throws AppError `failed-precondition` for one that is closed */
export function writeToProblem(
  database: Firestore,
  caller: Caller,
  { text: typed, seen, ...which }: RequestOf<typeof operations.writeToProblem>,
): Promise<ResponseOf<typeof operations.writeToProblem>> {
  return onProblem(database, caller, which, (written, found) => {
    const { success, output: text, issues } = v.safeParse(ProblemMessageSchema, typed, OWN_WORDS);
    if (!success) throw refused('invalid-argument', issues[0].message);
    writeMessage(written, found, { text, seen });
    return {};
  });
}

/** Closes a problem. What is given back is given back all the same. */
export function closeProblem(
  database: Firestore,
  caller: Caller,
  which: RequestOf<typeof operations.closeProblem>,
): Promise<ResponseOf<typeof operations.closeProblem>> {
  return onProblem(database, caller, which, (written, { problem, reference }) => {
    if (!isUnfinished(problem)) return {};
    const changes = { state: 'closed', updatedAt: written.now } as const;
    written.transaction.update(reference, changes);
    tell(written, 'closed', { ...problem, ...changes });
    return {};
  });
}
