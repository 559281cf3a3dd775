import { AUDIT_UNTOLD } from '@fleetfoot/shared/model/team/audit-event';
import type { Transaction } from 'firebase/firestore';
import { newDocumentID } from './new-document-id';
import { openAuth } from './open-auth';
import type { openFirestore } from './open-firestore';
import { type DocumentData, withServerTime } from './server-time';

type Opened = Awaited<ReturnType<typeof openFirestore>>;
type Reference = ReturnType<Opened['sdk']['doc']>;

/** How a change is told in the organisation's audit trail, in the same write. */
export interface Telling {
  /** Kind of the event, such as `address.edited`. */
  readonly kind: string;
  /** Who writes. */
  readonly uid: string;
  /** Path of an event by its id. */
  readonly eventPath: (eventID: string) => string;
  /** What people call the document, from its fields. */
  readonly label: (document: DocumentData) => string;
  /** Id of the event, where an attempt must find itself again; without it, a new one. */
  readonly changeID?: string;
  /** What a sum changes by with the change; `undefined` where it stays. */
  readonly addition?: (
    before: DocumentData | undefined,
    after: DocumentData | undefined,
  ) => Addition | undefined;
}

/** What is added to the field `amount` of a document that keeps a sum. */
interface Addition {
  readonly path: string;
  readonly amount: number;
  /** Further fields to write there. */
  readonly fields: DocumentData;
}

/** Who writes, and where the organisation's events are. */
export type Teller = Pick<Telling, 'uid' | 'eventPath'>;

const UNTOLD: readonly string[] = AUDIT_UNTOLD;

/** The sign-in that the security rules compare with. */
export async function sessionOfToken(): Promise<number> {
  const { auth } = await openAuth();
  const token = await auth.currentUser?.getIdTokenResult();
  return Number(token?.claims['auth_time'] ?? 0);
}

function pick(data: DocumentData, fields: readonly string[]): DocumentData {
  return Object.fromEntries(fields.filter((field) => field in data).map((field) => [field, data[field]]));
}

/** The event that tells of a change from `before` to `after`; of a new document it tells only that it is there. */
export function eventOf(
  telling: Telling,
  change: {
    readonly eventID: string;
    readonly path: string;
    readonly before: DocumentData | undefined;
    readonly after: DocumentData | undefined;
    /** Whether a copy of what is deleted says what it was. */
    readonly isKept?: boolean;
    readonly session: number;
    readonly at: unknown;
  },
): DocumentData {
  const { eventID, path, session, at, isKept = false } = change;
  const isNew = change.before === undefined;
  const [before, after] = [change.before ?? {}, isNew ? {} : (change.after ?? {})];
  const label = telling.label(change.after ?? before);
  const changed = Object.keys({ ...before, ...after }).filter(
    (field) => !UNTOLD.includes(field) && before[field] !== after[field],
  );
  // What is deleted is told whole, unless it can be looked at.
  const deleted = isKept ? [] : Object.keys(before);
  const told = change.after === undefined ? deleted : changed;
  return {
    ...{ id: eventID, at, kind: telling.kind, actor: { kind: 'member', id: telling.uid } },
    object: { id: path.slice(path.lastIndexOf('/') + 1), label, path },
    ...{ before: pick(before, told), after: pick(after, told), from: { session } },
  };
}

/** Id of the event of a deletion: it follows from the last change, for a document that is gone carries none. */
export function deletionIDOf(before: DocumentData, path: string): string {
  return `${before['changeID'] ?? path.replaceAll('/', '.')}-deleted`;
}

/** Writes the event of a change, and what it adds to a sum, in the transaction of the change; returns the field that binds the two. */
export function tell(
  transaction: Transaction,
  { sdk, firestore }: Opened,
  document: Reference,
  telling: Telling,
  change: {
    readonly before: DocumentData | undefined;
    readonly after: DocumentData | undefined;
    readonly isKept?: boolean;
    readonly session: number;
  },
): { readonly changeID: string } {
  const eventID =
    change.after === undefined && change.before
      ? deletionIDOf(change.before, document.path)
      : (telling.changeID ?? newDocumentID());
  const event = eventOf(telling, { ...change, eventID, path: document.path, at: sdk.serverTimestamp() });
  transaction.set(sdk.doc(firestore, telling.eventPath(eventID)), event);
  const addition = telling.addition?.(change.before, change.after);
  if (addition) {
    const fields = withServerTime(addition.fields, sdk.serverTimestamp) as DocumentData;
    const sum = { ...fields, amount: sdk.increment(addition.amount) };
    transaction.set(sdk.doc(firestore, addition.path), sum, { merge: true });
  }
  return { changeID: eventID };
}
