import { isDeepStrictEqual } from 'node:util';
import { AppError, toLocalDateTime } from '@fleetfoot/shared/domain';
import {
  looksAt,
  nextRuns,
  type PlannedRun,
  plannedRuns,
  RECURRING_LIMIT,
  type RecurringDelivery,
  recurringDeliveries,
  recurringRuns,
  SKIPPED_LIMIT,
} from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import {
  isDay,
  MOST_DAYS_AHEAD,
  type RecurringDetails,
  RecurringDetailsSchema,
  type TypedRecurring,
  uselessSchedule,
} from '@fleetfoot/shared/model/delivery/recurring-details';
import type { AuditKind } from '@fleetfoot/shared/model/team/audit-event';
import { daysFrom } from '@fleetfoot/shared/model/team/draft';
import type * as operations from '@fleetfoot/shared/operations';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { RequestOf, ResponseOf } from '../platform/answer';
import { memberActor, originOf, record } from '../platform/audit';
import type { Caller } from '../platform/caller';
import { inTransaction } from '../platform/in-transaction';
import { assertMember } from '../platform/membership';
import { OWN_WORDS } from '../platform/sentence-of';
import { stored } from '../platform/stored';
import { nextAtOf, tellMissed, type Which } from './carry-out-run';
import { runRecord } from './decided-runs';

/** Far more than an outage has. */
const MOST_PASSED = 100;

function refused(
  code: 'invalid-argument' | 'failed-precondition' | 'resource-exhausted',
  userMessage: string,
) {
  return new AppError(code, userMessage, { userMessage });
}

function gone({ recurringID }: Which): AppError {
  return new AppError('not-found', `There is no recurring delivery ${recurringID}.`, {
    userMessage: 'This recurring delivery is no longer there.',
  });
}

/** @throws AppError `invalid-argument` with what is wrong first */
function checked(typed: TypedRecurring, now: Date, before?: RecurringDelivery): RecurringDetails {
  const { success, output, issues } = v.safeParse(RecurringDetailsSchema, typed, OWN_WORDS);
  if (!success) throw refused('invalid-argument', issues[0].message);
  const useless = uselessSchedule(scheduleOf(output, before?.skipped ?? []), now);
  if (useless !== undefined) throw refused('invalid-argument', useless);
  return output;
}

function scheduleOf({ days, time, starts, ends, holidays }: RecurringDetails, skipped: readonly string[]) {
  return { days, time, starts, ...(ends !== '' && { ends }), holidays, skipped: [...skipped] };
}

/** What its members type, as its document has it. */
function fieldsOf(details: RecurringDetails, skipped: readonly string[]) {
  const { name, deliverable_action, pickup, dropoff } = details;
  return { name, ...scheduleOf(details, skipped), delivery: { deliverable_action, pickup, dropoff } };
}

/** Its whole document, with when it is looked at next. */
function documentOf({ nextAt: _, ...recurring }: RecurringDelivery): RecurringDelivery {
  const nextAt = looksAt(recurring);
  return { ...recurring, ...(nextAt && { nextAt }) };
}

/** When it runs, as the audit trail tells it. Nothing of whom it goes to. */
function toldOf({ name, days, time, starts, ends = '', holidays }: RecurringDelivery) {
  return { name, days, time, starts, ends, holidays };
}

interface Written {
  readonly database: Firestore;
  readonly transaction: Transaction;
  readonly caller: Caller;
  readonly which: Which;
  readonly now: Date;
}

function tell(
  { database, transaction, caller, which }: Written,
  kind: AuditKind,
  { id, name }: RecurringDelivery,
  { before = {}, after = {} }: { readonly before?: object; readonly after?: object } = {},
): void {
  record(transaction, database, which.orgID, {
    ...{ kind, actor: memberActor(caller), from: originOf(caller) },
    ...{ before: { ...before }, after: { ...after } },
    object: { id, label: name, path: recurringDeliveries.document(which.orgID, id) },
  });
}

/** Runs a member's work on a recurring delivery, which may not be there. */
function asWriter<T>(
  database: Firestore,
  caller: Caller,
  which: Which,
  work: (
    written: Written,
    recurring: RecurringDelivery | undefined,
    reference: DocumentReference,
  ) => T | Promise<T>,
): Promise<T> {
  const { orgID, recurringID } = which;
  return inTransaction(database, async (transaction) => {
    await assertMember(database, transaction, caller, { orgID, action: 'delivery.create' });
    const document = await transaction.get(database.doc(recurringDeliveries.document(orgID, recurringID)));
    const recurring = document.exists ? stored(recurringDeliveries, document) : undefined;
    return work({ database, transaction, caller, which, now: new Date() }, recurring, document.ref);
  });
}

/**
 * The runs that should have been by now and of which nothing is decided, as after an outage: what is written now is of
 * the runs to come, and must not hide them. One that waits ahead is decided anew. Reads at once, writes when it is called
 * back.
 */
async function settlePast(
  { database, transaction, which: { orgID, recurringID }, now }: Written,
  recurring: RecurringDelivery,
): Promise<() => Partial<RecurringDelivery>> {
  if (recurring.status === 'paused') return () => ({});
  const passed: PlannedRun[] = [];
  for (const run of plannedRuns(recurring, recurring.decidedUntil)) {
    passed.push(run);
    if (run.pickup > now || passed.length >= MOST_PASSED) break;
  }
  if (passed.length === 0) return () => ({});
  const records = await transaction.getAll(
    ...passed.map(({ date }) => database.doc(recurringRuns.document(orgID, recurringID, date))),
  );
  return () => {
    let missed = recurring.missed;
    for (const [index, run] of passed.entries()) {
      const known = records[index];
      if (!known || (known.exists && known.get('state') !== 'waiting')) continue;
      if (run.pickup > now) {
        if (known.exists) transaction.delete(known.ref);
        continue;
      }
      const { date, skip } = run;
      const reason = known.get('reason') === 'credit' ? 'credit' : 'outage';
      const decision = skip
        ? ({ state: 'skipped', reason: skip } as const)
        : ({ state: 'missed', reason } as const);
      transaction.set(known.ref, runRecord(run, decision, now));
      if (skip) continue;
      tellMissed(transaction, database, orgID, { recurring, date, reason });
      missed = { date, reason, at: now };
    }
    return missed ? { missed } : {};
  };
}

/**
 * Sets up a recurring delivery.
 * @throws AppError `permission-denied` unless a member calls; `invalid-argument`; `resource-exhausted`
 */
export function createRecurring(
  database: Firestore,
  caller: Caller,
  { details, ...which }: RequestOf<typeof operations.createRecurring>,
): Promise<ResponseOf<typeof operations.createRecurring>> {
  return asWriter(database, caller, which, async (written, known, reference) => {
    const { transaction, now } = written;
    if (known) return {};
    const typed = checked(details, now);
    const all = await transaction.get(reference.parent.select('name').limit(RECURRING_LIMIT));
    if (all.size >= RECURRING_LIMIT) {
      throw refused(
        'resource-exhausted',
        `Your organisation has ${RECURRING_LIMIT} recurring deliveries, which is the most. Delete one that is not needed.`,
      );
    }
    const recurring: RecurringDelivery = {
      ...{ id: which.recurringID, status: 'active', ...fieldsOf(typed, []) },
      ...{ created_at: now, created_by: caller.uid, updated_at: now, updated_by: caller.uid },
      decidedUntil: now,
    };
    transaction.create(reference, documentOf(recurring));
    tell(written, 'recurring.created', recurring, { after: toldOf(recurring) });
    return {};
  });
}

/**
 * Changes a recurring delivery. What it has created stays as it is.
 * @throws AppError `failed-precondition` when it is another by now than its member has seen
 */
export function editRecurring(
  database: Firestore,
  caller: Caller,
  { details, seen, ...which }: RequestOf<typeof operations.editRecurring>,
): Promise<ResponseOf<typeof operations.editRecurring>> {
  return asWriter(database, caller, which, async (written, before, reference) => {
    if (!before) throw gone(which);
    const { transaction, now } = written;
    const { ends: _, ...kept } = before;
    const wanted = { ...kept, ...fieldsOf(checked(details, now, before), kept.skipped) };
    if (isDeepStrictEqual(wanted, before)) return {};
    if (before.updated_at.getTime() !== seen) {
      throw refused(
        'failed-precondition',
        'Someone else saved it a moment ago. See what they changed, then save again.',
      );
    }
    const settle = await settlePast(written, before);
    const after: RecurringDelivery = {
      ...{ ...wanted, ...settle() },
      ...{ updated_at: now, updated_by: caller.uid },
      // By another schedule there may be runs before the one that was decided last.
      decidedUntil: now,
    };
    transaction.set(reference, documentOf(after));
    tell(written, 'recurring.edited', after, { before: toldOf(before), after: toldOf(after) });
    return {};
  });
}

/** Pauses or resumes a recurring delivery. What would have been created meanwhile is not created later. */
export function switchRecurring(
  database: Firestore,
  caller: Caller,
  { status, ...which }: RequestOf<typeof operations.switchRecurring>,
): Promise<ResponseOf<typeof operations.switchRecurring>> {
  return asWriter(database, caller, which, async (written, before, reference) => {
    if (!before) throw gone(which);
    if (before.status === status) return {};
    const { transaction, now } = written;
    const settle = await settlePast(written, before);
    const changes = {
      ...{ status, updated_at: now, updated_by: caller.uid },
      decidedUntil: before.decidedUntil > now ? before.decidedUntil : now,
    };
    transaction.update(reference, { ...settle(), ...changes, nextAt: nextAtOf({ ...before, ...changes }) });
    tell(written, status === 'paused' ? 'recurring.paused' : 'recurring.resumed', before);
    return {};
  });
}

/**
 * Skips a run, or takes that back.
 * @throws AppError `failed-precondition` for a day without a run that is still to be decided; `resource-exhausted`
 */
export function skipRun(
  database: Firestore,
  caller: Caller,
  { date, isSkipped, ...which }: RequestOf<typeof operations.skipRun>,
): Promise<ResponseOf<typeof operations.skipRun>> {
  return asWriter(database, caller, which, async (written, before, reference) => {
    if (!before) throw gone(which);
    if (before.skipped.includes(date) === isSkipped) return {};
    const { transaction, now } = written;
    const noRun = refused(
      'failed-precondition',
      'There is no run on this day that can be changed. If its delivery was created already, cancel the delivery.',
    );
    if (!isDay(date) || date > toLocalDateTime(daysFrom(now, MOST_DAYS_AHEAD))) throw noRun;
    const since = before.decidedUntil > now ? before.decidedUntil : now;
    const [next] = nextRuns({ ...before, starts: date > before.starts ? date : before.starts }, since, 1);
    if (next?.date !== date) throw noRun;
    const { orgID, recurringID } = which;
    const run = await transaction.get(database.doc(recurringRuns.document(orgID, recurringID, date)));
    if (run.get('state') === 'created') throw noRun;
    if (isSkipped && before.skipped.length >= SKIPPED_LIMIT) {
      throw refused(
        'resource-exhausted',
        `At most ${SKIPPED_LIMIT} runs can be skipped ahead. Pause it instead.`,
      );
    }
    const others = before.skipped.filter((skipped) => skipped !== date);
    const skipped = isSkipped ? [...others, date].sort() : others;
    const after = { ...before, skipped, updated_at: now, updated_by: caller.uid };
    const { updated_at, updated_by } = after;
    transaction.update(reference, { skipped, updated_at, updated_by, nextAt: nextAtOf(after) });
    tell(written, isSkipped ? 'recurring.runSkipped' : 'recurring.runUnskipped', before, { after: { date } });
    return {};
  });
}

/** Deletes a recurring delivery. What became of its runs goes by its time to live. */
export function deleteRecurring(
  database: Firestore,
  caller: Caller,
  which: RequestOf<typeof operations.deleteRecurring>,
): Promise<ResponseOf<typeof operations.deleteRecurring>> {
  return asWriter(database, caller, which, (written, before, reference) => {
    if (!before) return {};
    written.transaction.delete(reference);
    tell(written, 'recurring.deleted', before, { before: toldOf(before) });
    return {};
  });
}
