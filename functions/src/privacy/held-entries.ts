import { formatDate } from '@fleetfoot/shared/domain';
import { STOP_FIELDS } from '@fleetfoot/shared/model/delivery/delivery';
import { DIRECTIONS, STOPS } from '@fleetfoot/shared/model/delivery/delivery-choices';
import { idleSince, recurringDeliveries } from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import { savedAddresses } from '@fleetfoot/shared/model/delivery/saved-address';
import { isOver, PERSONAL_FIELDS } from '@fleetfoot/shared/model/privacy/delivery-privacy';
import { privacyHolds } from '@fleetfoot/shared/model/privacy/privacy';
import { auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import { teamInvites } from '@fleetfoot/shared/model/team/invitations';
import { teamMembers } from '@fleetfoot/shared/model/team/people';
import type { HeldEntry } from '@fleetfoot/shared/operations';
import type { Firestore, Query, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { stored, withDates } from '../platform/stored';
import { problemsOf } from '../problems/blank-problems';
import { BLANKED_AT_ONCE, timesOf } from './blank-deliveries';
import { DELIVERY_COLLECTIONS } from './delivery-collections';

/** Most documents of one place in one answer. */
export const MOST_OF_A_PLACE = 100;

/** A document that holds the number. */
export interface Held {
  readonly entry: Omit<HeldEntry, 'details'>;
  readonly document: QueryDocumentSnapshot;
  /** Of a delivery, at which end. */
  readonly stop?: (typeof STOPS)[number];
  /** What of the document is about the number, in an export. */
  readonly fields: readonly string[];
}

interface Sought {
  readonly orgID: string;
  /** E.164. */
  readonly phoneNumber: string;
  readonly now: Date;
}

const ENDS = { pickup: 'Pickup contact', dropoff: 'Drop-off contact' } as const;
const ADDRESS_DETAILS = [
  ...['label', 'contactName', 'contactPhoneNumber', 'fullAddressString', 'instructions'],
  ...['unitNumber', 'buildingName', 'landmark', 'gateCode'],
];
const RECURRING_FIELDS = ['address', 'name', 'phone_number', 'instructions', ...DIRECTIONS];
const MEMBER_DETAILS = ['fullName', 'phoneNumber', 'email', 'role'];

/** Fields of an event that hold a number: before and after somebody changed or deleted it, or of whom was invited. */
const TOLD_NUMBERS = [
  ...['before', 'after'].flatMap((side) =>
    ['dropoff_phone_number', 'pickup_phone_number', 'contactPhoneNumber', 'phoneNumber'].map(
      (field) => `${side}.${field}`,
    ),
  ),
  'object.label',
];

type Ask = (query: Query) => Promise<readonly QueryDocumentSnapshot[]>;

async function heldDeliveries(database: Firestore, ask: Ask, { orgID, phoneNumber, now }: Sought) {
  const places = DELIVERY_COLLECTIONS.flatMap((place) => STOPS.map((stop) => ({ ...place, stop })));
  const found = await Promise.all(
    places.map(async ({ kind, path, stop }) => {
      const query = database.collection(path(orgID)).where(`${stop}_phone_number`, '==', phoneNumber);
      return (await ask(query)).map((document) => ({ kind, stop, document }));
    }),
  );
  return found.flat().map(({ kind, stop, document }): Held => {
    const times = timesOf(document);
    const mayGo = kind !== 'delivery' || (times && isOver(times, now));
    return {
      document,
      stop,
      entry: {
        kind,
        id: document.id,
        label: String(document.get('external_id')),
        as: ENDS[stop],
        ...(times && { at: times.pickup_time.toISOString() }),
        ...(!mayGo && {
          keptBecause:
            'A courier still needs it. It can be erased a day after the delivery, or once it is cancelled.',
        }),
      },
      fields: [...STOP_FIELDS, 'note'].map((field) => `${stop}_${field}`),
    };
  });
}

/** Those that still create deliveries are needed for the next one. */
async function heldRecurring(database: Firestore, ask: Ask, { orgID, phoneNumber }: Sought) {
  const found = await Promise.all(
    STOPS.map(async (stop) => {
      const field = `delivery.${stop}.phone_number`;
      const documents = await ask(
        database.collection(recurringDeliveries.path(orgID)).where(field, '==', phoneNumber),
      );
      return documents.map((document): Held => {
        const recurring = stored(recurringDeliveries, document);
        const mayGo = idleSince(recurring) !== undefined;
        return {
          document,
          entry: {
            ...{ kind: 'recurringDelivery', id: document.id, label: recurring.name, as: ENDS[stop] },
            ...(!mayGo && { keptBecause: 'It still creates deliveries. Pause it first, or delete it.' }),
          },
          fields: RECURRING_FIELDS.map((name) => `delivery.${stop}.${name}`),
        };
      });
    }),
  );
  return found.flat();
}

/** What was written about the deliveries, which goes with them. */
async function heldProblems(
  transaction: Transaction,
  database: Firestore,
  orgID: string,
  found: readonly Held[],
): Promise<readonly Held[]> {
  const byID = new Map(found.map((one) => [one.document.id, one.entry]));
  const ids = [...byID.keys()];
  const problems: QueryDocumentSnapshot[] = [];
  for (let next = 0; next < ids.length; next += BLANKED_AT_ONCE) {
    const { docs } = await problemsOf(transaction, database, orgID, ids.slice(next, next + BLANKED_AT_ONCE));
    problems.push(...docs);
  }
  return problems.map((document): Held => {
    const keptBecause = byID.get(String(document.get('chargeID')))?.keptBecause;
    return {
      document,
      entry: {
        ...{ kind: 'problem', id: document.id, label: String(document.get('label')) },
        as: 'Problem of a delivery',
        ...(keptBecause !== undefined && { keptBecause }),
      },
      fields: ['reason', 'note', 'messages', 'photo'],
    };
  });
}

/** A delivery that is held for a dispute is kept, whatever else is true of it. */
async function withHolds(
  transaction: Transaction,
  database: Firestore,
  orgID: string,
  held: readonly Held[],
): Promise<readonly Held[]> {
  if (held.length === 0) return held;
  const holds = await transaction.getAll(
    ...held.map(({ document }) => database.doc(privacyHolds.document(orgID, document.id))),
  );
  return held.map((one, index) => {
    const hold = holds[index];
    if (!hold?.exists) return one;
    const since = formatDate((withDates(hold.data()) as { at: Date }).at);
    const keptBecause = `It is held for a dispute since ${since}. Release it first.`;
    return { ...one, entry: { ...one.entry, keptBecause } };
  });
}

async function heldElsewhere(database: Firestore, ask: Ask, { orgID, phoneNumber }: Sought) {
  const where = (path: string, field: string) =>
    ask(database.collection(path).where(field, '==', phoneNumber));
  const [addresses, members, invites, ...events] = await Promise.all([
    where(savedAddresses.path(orgID), 'contactPhoneNumber'),
    where(teamMembers.path(orgID), 'phoneNumber'),
    where(teamInvites.path(orgID), 'phoneNumber'),
    ...TOLD_NUMBERS.map((field) => where(auditEvents.path(orgID), field)),
  ]);
  return [
    ...addresses.map((document): Held => {
      const label = document.get('label') || document.get('fullAddressString');
      const entry = { kind: 'address', id: document.id, label: String(label), as: 'Contact' } as const;
      return { document, entry, fields: ADDRESS_DETAILS };
    }),
    ...members.map((document): Held => {
      const keptBecause = 'A member of your team. Remove them, or they delete their profile themselves.';
      const label = String(document.get('fullName'));
      const entry = { kind: 'member', id: document.id, label, as: 'Member', keptBecause } as const;
      return { document, entry, fields: MEMBER_DETAILS };
    }),
    ...invites.map((document): Held => {
      const label = String(document.get('role'));
      const entry = { kind: 'invitation', id: document.id, label, as: 'Invited' } as const;
      return { document, entry, fields: ['phoneNumber', 'role'] };
    }),
    ...events.flat().map((document): Held => {
      const label = String(document.get('kind'));
      const entry = { kind: 'event', id: document.id, label, as: 'Audit trail' } as const;
      const fields = ['before', 'after'].flatMap((side) =>
        [...PERSONAL_FIELDS, ...ADDRESS_DETAILS, 'phoneNumber'].map((field) => `${side}.${field}`),
      );
      return { document, entry, fields };
    }),
  ];
}

/**
 * Everything of an organisation that holds a phone number, by place.
 * @returns `more` when a place holds more than is answered at once
 */
export async function findHeld(
  transaction: Transaction,
  database: Firestore,
  sought: Sought,
): Promise<{ readonly held: readonly Held[]; readonly more: boolean }> {
  let more = false;
  const ask: Ask = async (query) => {
    const { docs } = await transaction.get(query.limit(MOST_OF_A_PLACE + 1));
    if (docs.length > MOST_OF_A_PLACE) more = true;
    return docs.slice(0, MOST_OF_A_PLACE);
  };
  const [found, recurring, others] = await Promise.all([
    heldDeliveries(database, ask, sought),
    heldRecurring(database, ask, sought),
    heldElsewhere(database, ask, sought),
  ]);
  const deliveries = await withHolds(transaction, database, sought.orgID, found);
  const written = await heldProblems(transaction, database, sought.orgID, deliveries);
  return { held: [...deliveries, ...written, ...recurring, ...others], more };
}

/** What is held, by the name of its field, as text. */
export function detailsOf({ document, fields }: Held): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value: unknown = document.get(field);
      if (value === undefined || value === '') return [];
      const name = field.replace(/^before\./, '');
      return [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]];
    }),
  );
}
