import { AppError, toAppError } from '@fleetfoot/shared/domain';
import { recordExport } from '@fleetfoot/shared/operations';
import type { DocumentSnapshot, Transaction } from 'firebase/firestore';
import { attempt, attemptWithin } from './attempt';
import { callOnce } from './call-once';
import { browserConnection } from './connection';
import { newDocumentID } from './new-document-id';
import { type openFirestore, openReading } from './open-firestore';
import type { DocumentQuery } from './query';
import { readDocument } from './raw-document';
import { foundOf, type SentWrite } from './sent-write';
import { type DocumentData, REMOVED, withServerTime } from './server-time';
import { sessionOfToken, type Teller, type Telling, tell } from './told-change';
import { ANSWER_WAIT_MS, type Found, untilKnown } from './until-known';
import { withWriter } from './writers';
import { noteWritten } from './written';

/** How a write goes on when its answer is lost. */
export interface WriteOptions {
  /**
   * `false`: it rejects after 15 s although it may still be written. For what is simply written again, such as a draft.
   * Left out, it resolves or rejects only once that is known.
   */
  readonly untilKnown?: false;
}

export interface SetOptions {
  /** `false`: no page shows it, so none is read again after it. */
  readonly isShown?: false;
}

/** How often a change that others overtook is tried. */
const TRIES = 5;

type Opened = Awaited<ReturnType<typeof openFirestore>>;
type Reference = ReturnType<Opened['sdk']['doc']>;

/** Tells the change of the transaction, when it is to be told; returns the fields that say where. */
type Tell = (
  before: DocumentData | undefined,
  after: DocumentData | undefined,
  isKept?: boolean,
) => DocumentData;

interface Written<Result> {
  readonly result: Result;
  /** Left out when nothing is written. */
  readonly sent?: SentWrite;
}

/** Work in a transaction that has read all it writes, so that a write that comes late overtakes nobody's. */
type Change<Result> = (
  transaction: Transaction,
  document: Reference,
  sdk: Opened['sdk'],
  tellChange: Tell,
) => Promise<Written<Result>>;

/**
 * Writes in a transaction: unlike a plain write it is never queued while offline, and it resolves only when the
 * server has it.
 */
async function write<Result>(
  path: string,
  told: Telling | undefined,
  change: Change<Result>,
  {
    untilKnown: isPatient = true,
    isShown = true,
  }: { readonly untilKnown?: boolean; readonly isShown?: boolean } = {},
): Promise<Result> {
  // One id however often the transaction runs: all its runs are one change.
  const telling = told && { ...told, changeID: told.changeID ?? newDocumentID() };
  let last: Written<Result> | undefined;
  let isExpired = false;

  function checkTime(): void {
    if (isExpired) throw new AppError('timeout', `Not written after its time-out: ${path}`);
  }
  function wasSent(): boolean {
    if (!last?.sent) isExpired = true;
    return last?.sent !== undefined;
  }
  async function send(): Promise<Result> {
    if (!browserConnection.isOnline()) throw new AppError('offline', `Not written while offline: ${path}`);
    return withWriter(async (opened) => {
      const { sdk, firestore } = opened;
      const session = telling ? await sessionOfToken() : 0;
      const document = sdk.doc(firestore, path);
      return sdk.runTransaction(firestore, async (transaction) => {
        checkTime();
        const written = await change(transaction, document, sdk, (before, after, isKept = false) =>
          telling ? tell(transaction, opened, document, telling, { before, after, isKept, session }) : {},
        );
        checkTime();
        last = written;
        return written.result;
      });
    });
  }
  async function look(): Promise<Found> {
    const sent = last?.sent;
    if (!sent) return 'open';
    const { readNow, firestore } = await openReading();
    const [found] = await attemptWithin(ANSWER_WAIT_MS, () => readNow(firestore, path));
    // Another run of the transaction was sent meanwhile, and is based on what this look may not have seen.
    return last?.sent === sent ? foundOf(sent, found?.fields) : 'open';
  }
  /** The rules compare a change with what it replaces before the server does: one that was overtaken is no refusal. */
  async function work(tries = TRIES): Promise<Result> {
    try {
      return await attempt(send);
    } catch (error) {
      if (tries === 1 || toAppError(error).code !== 'permission-denied') throw error;
      const found = await look().catch(() => 'open');
      if (found !== 'never') throw error;
      return work(tries - 1);
    }
  }
  const answer = work();
  const outcome = isPatient
    ? untilKnown({
        answer,
        wasSent,
        look,
        get result() {
          return (last as Written<Result>).result;
        },
      })
    : attemptWithin(ANSWER_WAIT_MS, () => answer);
  // Once somebody was told, nothing is sent any more: a late answer starts no new attempt.
  const answered = outcome.finally(() => {
    isExpired = true;
  });
  return isShown ? answered.finally(noteWritten) : answered;
}

function toFields(data: DocumentData, sdk: Opened['sdk']): Record<string, unknown> {
  const given = Object.entries(data).filter(([, value]) => value !== undefined && value !== REMOVED);
  return withServerTime(Object.fromEntries(given), sdk.serverTimestamp) as Record<string, unknown>;
}

/** The document as a change leaves it. */
function changed(before: DocumentData | undefined, fields: DocumentData, change: DocumentData): DocumentData {
  const after = Object.entries({ ...before, ...fields });
  return Object.fromEntries(after.filter(([field]) => change[field] !== REMOVED));
}

function fieldsOf(snapshot: DocumentSnapshot, sdk: Opened['sdk']): DocumentData | undefined {
  return snapshot.exists() ? sdk.toRawDocument(snapshot).fields : undefined;
}

/**
 * Creates a document. A document that exists already is left as it is and is no error, so that an attempt can be
 * repeated with the same id.
 * @returns whether it was created now
 * @throws AppError
 */
export function createDocument(path: string, data: DocumentData, telling?: Telling): Promise<boolean> {
  return write(path, telling, async (transaction, document, sdk, tellChange) => {
    const present = await transaction.get(document);
    if (present.exists()) return { result: false };
    transaction.set(document, { ...toFields(data, sdk), ...tellChange(undefined, data) });
    return { result: true, sent: { before: undefined, after: data } };
  });
}

/** What became of a creation: it is done now, it was done before, or something else is there. */
export type Creation = 'created' | 'received' | 'occupied';

/** A document that belongs into one of several places. */
interface PlacedDocument {
  /** Ids, in the order in which they are tried. */
  readonly places: readonly string[];
  readonly pathOf: (id: string) => string;
  readonly dataOf: (id: string) => DocumentData;
}

/** Where a document is now. */
interface Placement {
  readonly id: string;
  readonly creation: Exclude<Creation, 'occupied'>;
}

/**
 * Creates a document, once and for all: its receipt outlives it, so that an attempt whose answer was lost brings
 * nothing back that was deleted since.
 * @param receipt another document; its field `order` tells what was created under the same id from what else may be
 * @throws AppError
 */
export function createOnce(
  created: { readonly path: string; readonly data: DocumentData },
  receipt: {
    readonly path: string;
    readonly data: DocumentData & { readonly order: string };
  },
  telling?: Telling,
): Promise<Creation> {
  const send: Change<Creation> = async (transaction, document, sdk, tellChange) => {
    const slip = sdk.doc(document.firestore, receipt.path);
    const [known, present] = [await transaction.get(slip), await transaction.get(document)];
    const order: unknown = known.get('order');
    if (order === receipt.data.order) return { result: 'received' };
    // A receipt of something else that is gone: it was cancelled, and its id is not used again.
    if (present.exists() || known.exists()) return { result: 'occupied' };
    transaction.set(document, { ...toFields(created.data, sdk), ...tellChange(undefined, created.data) });
    transaction.set(slip, toFields(receipt.data, sdk));
    return { result: 'created' };
  };
  // Who sends it sends it again: the receipt tells what became of it.
  return write(created.path, telling, send, { untilKnown: false });
}

/**
 * Creates a document in the first of several places where nothing is.
 * @param dataOf the document at a place
 * @param telling whose `changeID` tells what this attempt has created before from what else may be there
 * @returns `undefined` when every place is taken
 * @throws AppError
 */
export async function createInPlace(
  { places, pathOf, dataOf }: PlacedDocument,
  telling: Telling & { readonly changeID: string },
): Promise<Placement | undefined> {
  for (const id of places) {
    const creation = await write<Creation>(
      pathOf(id),
      telling,
      async (transaction, document, sdk, tellChange) => {
        const present = await transaction.get(document);
        if (present.exists()) {
          return { result: present.get('changeID') === telling.changeID ? 'received' : 'occupied' };
        }
        const data = dataOf(id);
        transaction.set(document, { ...toFields(data, sdk), ...tellChange(undefined, data) });
        return { result: 'created', sent: { before: undefined, after: data } };
      },
    );
    if (creation !== 'occupied') return { id, creation };
  }
  return undefined;
}

/**
 * Writes these fields and leaves the others of the document as they are; creates it when there is none. For what nobody
 * else writes and is written again anyway: what a person waits for is changed with {@link changeDocument}.
 * @throws AppError `timeout` after 15 s, although it may still be written
 */
export function setDocument(path: string, data: DocumentData, options?: SetOptions): Promise<void> {
  const send: Change<void> = async (transaction, document, sdk) => {
    transaction.set(document, toFields(data, sdk), { merge: true });
    return { result: undefined };
  };
  return write(path, undefined, send, { ...options, untilKnown: false });
}

/**
 * Changes a document as it is at that moment, so that no concurrent write is lost.
 * @param change gets the document, `undefined` when there is none, and returns the fields to write; the others stay.
 * It may run several times; what it throws ends the change, and nothing is written. Without fields nothing is written.
 * @throws AppError when it is certain that nothing was written
 */
export function changeDocument<T>(
  { path, parse }: DocumentQuery<T>,
  change: (present: T | undefined) => DocumentData,
  telling?: Telling,
  options?: WriteOptions,
): Promise<void> {
  const send: Change<void> = async (transaction, document, sdk, tellChange) => {
    const snapshot = await transaction.get(document);
    const present = snapshot.exists() ? readDocument(sdk.toRawDocument(snapshot), parse) : undefined;
    const after = change(present);
    if (Object.keys(after).length === 0) return { result: undefined };
    const fields = toFields(after, sdk);
    const before = snapshot.data();
    const whole = changed(before, fields, after);
    const told = tellChange(before, whole);
    // A field goes where the document is written whole.
    const merge = !Object.values(after).includes(REMOVED);
    transaction.set(document, { ...(merge ? fields : whole), ...told }, { merge });
    return { result: undefined, sent: { before: fieldsOf(snapshot, sdk), after } };
  };
  return write(path, telling, send, options);
}

/**
 * Deletes a document; one that does not exist is no error.
 * @throws AppError when it is certain that it was not deleted
 */
export function deleteDocument(path: string, telling?: Telling, options?: WriteOptions): Promise<void> {
  const send: Change<void> = async (transaction, document, sdk, tellChange) => {
    const snapshot = await transaction.get(document);
    if (!snapshot.exists()) return { result: undefined };
    tellChange(snapshot.data(), undefined);
    transaction.delete(document);
    return { result: undefined, sent: { before: fieldsOf(snapshot, sdk), after: undefined } };
  };
  return write(path, telling, send, options);
}

/** What is done with a document that goes elsewhere. */
interface Move {
  /** Where it is kept, and what is added to it there. */
  readonly copy: { readonly path: string; readonly added: DocumentData };
  /** Throws when it may not go. */
  readonly check: (fields: DocumentData) => void;
}

/**
 * Deletes a document and keeps it elsewhere, to the last field as it was. One that does not exist is no error.
 * @throws AppError when it is certain that it was not deleted
 */
export function moveDocument(path: string, { copy, check }: Move, telling?: Telling): Promise<void> {
  return write(path, telling, async (transaction, document, sdk, tellChange) => {
    const snapshot = await transaction.get(document);
    const fields = snapshot.data();
    if (!fields) return { result: undefined };
    check(fields);
    transaction.set(sdk.doc(document.firestore, copy.path), { ...fields, ...toFields(copy.added, sdk) });
    tellChange(fields, undefined, true);
    transaction.delete(document);
    return { result: undefined, sent: { before: fieldsOf(snapshot, sdk), after: undefined } };
  });
}

/**
 * Has the server note in the organisation's audit trail that a file is about to be downloaded.
 * @param what name of the list, such as `deliveries`
 * @throws AppError `offline`; `resource-exhausted` once it is the most of a day
 */
export async function tellExport({ eventPath }: Teller, what: string, rows: number): Promise<void> {
  const [, orgID = ''] = eventPath('').split('/');
  await callOnce(recordExport, { orgID, what, rows });
}
