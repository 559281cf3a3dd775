import {
  AUDIT_UNTOLD,
  auditEvents,
  cancelledDeliveries,
  deliveries,
  deliverySettings,
  menuItems,
  reservedForTrips,
  reserveOf,
  restaurants,
  savedAddresses,
} from '@fleetfoot/shared/model';
import {
  doc,
  type Firestore,
  increment,
  serverTimestamp,
  type Transaction,
  type WriteBatch,
} from './client-sdk';
import { SEED } from './seed';

/** What a document holds, whatever it is of. */
export type DocumentFields = Readonly<Record<string, unknown>>;

/** Documents whose changes members tell themselves. */
interface Told {
  readonly pattern: RegExp;
  readonly kinds: Readonly<Record<'created' | 'edited' | 'deleted', string>>;
  /** What people call the document. */
  label(document: DocumentFields): unknown;
  /** Whose audit trail it is, by the first id of the path. */
  orgOf(id: string): string;
  /** Where what is deleted is kept. */
  copyOf?(orgID: string, id: string): string;
  /** What it holds of the credit limit. */
  reserveOf?(document: DocumentFields): number;
}

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`);
}

function kindsOf(name: string): Told['kinds'] {
  return { created: `${name}.created`, edited: `${name}.edited`, deleted: `${name}.deleted` };
}

function ofOrganization(id: string): string {
  return id;
}

function ofRestaurant(id: string): string {
  const { organizationID = 'nobody' } = (SEED[restaurants.document(id)] ?? {}) as Record<string, string>;
  return organizationID;
}

const TOLD: readonly Told[] = [
  {
    pattern: patternOf(deliveries.template),
    kinds: { ...kindsOf('delivery'), deleted: 'delivery.cancelled' },
    label: ({ external_id }) => external_id,
    orgOf: ofOrganization,
    copyOf: (orgID, id) => cancelledDeliveries.document(orgID, id),
    reserveOf,
  },
  {
    pattern: patternOf(savedAddresses.template),
    kinds: kindsOf('address'),
    label: ({ label }) => label,
    orgOf: ofOrganization,
  },
  {
    pattern: patternOf(deliverySettings.template),
    kinds: { ...kindsOf('deliverySettings'), created: 'deliverySettings.edited' },
    label: () => 'Deliveries',
    orgOf: ofOrganization,
  },
  {
    pattern: patternOf(menuItems.template),
    kinds: kindsOf('menuItem'),
    label: ({ name }) => name,
    orgOf: ofRestaurant,
  },
];

const UNTOLD: readonly string[] = AUDIT_UNTOLD;

let count = 0;

/** An id that no other event has, and that tells whose it is. */
export function checkEventID(): string {
  count += 1;
  return `check${Date.now().toString(36)}${String(count).padStart(7, '0')}`;
}

/** The lines of a text of everything but those of events that checks have written. */
export function withoutToldEvents(contents: string): string {
  return contents
    .split('\n')
    .filter((line) => !/\/AuditEvents\/check\w+ /.test(line))
    .join('\n');
}

/** A change as a member tells it. */
export interface Telling {
  readonly event: Record<string, unknown>;
  readonly eventPath: string;
  readonly changeID: string;
  /** Where what is deleted is kept, and as what. */
  readonly copy?: { readonly path: string; readonly fields: Record<string, unknown> };
  /** What is held of the credit limit from then on; merged with what is there. */
  readonly reserved?: { readonly path: string; readonly fields: Record<string, unknown> };
}

/**
 * How a change is told; `undefined` for a document of which nothing is told.
 * @param after the document as it is to be; `undefined` when it is to be deleted
 */
export function tellingOf(
  uid: string,
  path: string,
  {
    before,
    after,
  }: { readonly before: DocumentFields | undefined; readonly after: DocumentFields | undefined },
): Telling | undefined {
  const found = TOLD.map((told) => ({ told, match: told.pattern.exec(path) })).find(({ match }) => match);
  const { told, match } = found ?? {};
  if (!told || !match) return undefined;
  const orgID = told.orgOf(match[1] ?? '');
  const id = path.slice(path.lastIndexOf('/') + 1);
  const verb = after === undefined ? 'deleted' : before === undefined ? 'created' : 'edited';
  const changeID =
    verb === 'deleted' ? `${before?.['changeID'] ?? path.replaceAll('/', '.')}-deleted` : checkEventID();
  const copyPath = verb === 'deleted' ? told.copyOf?.(orgID, id) : undefined;
  const holds = (document: DocumentFields | undefined) => (document && told.reserveOf?.(document)) ?? 0;
  const more = holds(after) - holds(before);
  const isTold = before !== undefined && copyPath === undefined;
  const names = Object.keys({ ...before, ...after }).filter((name) => isTold && !UNTOLD.includes(name));
  const pick = (fields: DocumentFields = {}) =>
    Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]));
  return {
    changeID,
    eventPath: auditEvents.document(orgID, changeID),
    event: {
      ...{ id: changeID, at: serverTimestamp(), kind: told.kinds[verb] },
      actor: { kind: 'member', id: uid },
      object: { id, path, label: told.label(after ?? before ?? {}) ?? '' },
      ...{ before: pick(before), after: pick(after) },
      // What the tests' tokens say.
      from: { session: 0 },
    },
    ...(copyPath !== undefined && {
      copy: {
        path: copyPath,
        fields: { ...before, cancelled_at: serverTimestamp(), cancelled_by: uid },
      },
    }),
    ...(more !== 0 && {
      reserved: {
        path: reservedForTrips.document(orgID),
        fields: { amount: increment(more), of: id, at: serverTimestamp() },
      },
    }),
  };
}

interface Owner {
  readonly uid: string;
  /** `auth_time` of the token. */
  readonly session: number;
}

const owners = new WeakMap<Firestore, Owner>();

/** Remembers whose database it is, for the events to name them. */
export function belongsTo(firestore: Firestore, uid: string, session = 0): Firestore {
  owners.set(firestore, { uid, session });
  return firestore;
}

export function ownerOf(firestore: Firestore): Owner {
  return owners.get(firestore) ?? { uid: '', session: 0 };
}

const traces = new Map<string, readonly string[]>();

/** Notes what a write leaves beside its document, to be taken away with it. */
export function leaveTraces(firestore: Firestore, path: string, left: readonly string[]): void {
  traces.set(`${firestore.app.options.projectId} ${path}`, left);
}

/** Paths of what the last write of a document left beside it. */
export function tracesOf(firestore: Firestore, path: string): readonly string[] {
  return traces.get(`${firestore.app.options.projectId} ${path}`) ?? [];
}

/** Writes what a change leaves beside its document. */
export function writeTelling(
  writes: Transaction | WriteBatch,
  firestore: Firestore,
  { event, eventPath, copy, reserved }: Telling,
): void {
  const set = (path: string, fields: object, merge = false) => {
    const reference = doc(firestore, path);
    // Both have the same method; for the compiler they are two.
    if ('commit' in writes) writes.set(reference, fields, { merge });
    else writes.set(reference, fields, { merge });
  };
  set(eventPath, event);
  if (copy) set(copy.path, copy.fields);
  if (reserved) set(reserved.path, reserved.fields, true);
}

/**
 * Tells a change of the seed's document in the same transaction, as the product does; what is not told is left alone.
 * @param after the document as it is to be; `undefined` when it is to be deleted
 * @returns the fields that the document gets by it
 */
export function tellChange(
  transaction: Transaction,
  firestore: Firestore,
  path: string,
  after: DocumentFields | undefined,
): DocumentFields {
  const before = SEED[path] as DocumentFields | undefined;
  const { uid, session } = ownerOf(firestore);
  const telling = tellingOf(uid, path, { before, after });
  if (!telling) return {};
  writeTelling(transaction, firestore, { ...telling, event: { ...telling.event, from: { session } } });
  const { eventPath, copy, reserved } = telling;
  leaveTraces(firestore, path, [eventPath, ...[copy, reserved].flatMap((left) => left?.path ?? [])]);
  return { changeID: telling.changeID };
}
