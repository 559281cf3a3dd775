import { BOTH_STOPS, maskedNumber, PERSONAL_FIELDS } from '@fleetfoot/shared/model/privacy/delivery-privacy';
import { inviteLinks } from '@fleetfoot/shared/model/team/invitations';
import type * as operations from '@fleetfoot/shared/operations';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { RequestOf, ResponseOf } from '../platform/answer';
import { memberActor, originOf } from '../platform/audit';
import type { Caller } from '../platform/caller';
import { asAdmin } from '../platform/membership';
import { BLANKED_AT_ONCE, blankDeliveries, type ToBlank } from './blank-deliveries';
import { eraseTexts } from './erase-texts';
import { type Asker, numberOf, recordRequest } from './find-personal-data';
import { findHeld, type Held } from './held-entries';

/** What is said of the contact of a saved address; the place itself is the organisation's. */
const CONTACT_FIELDS = ['contactName', 'contactPhoneNumber'];

/** The recipient's request takes the whole delivery; that of a pickup contact only their end of it. */
function toBlank({ document, stop }: Held): ToBlank {
  return { document, stops: stop === 'pickup' ? ['pickup'] : BOTH_STOPS };
}

/** Erases one thing that is no delivery. */
function erase(transaction: Transaction, { entry, document }: Held, phoneNumber: string): void {
  if (entry.kind === 'invitation') {
    const { firestore, id, parent } = document.ref;
    const orgID = parent.parent?.id ?? '';
    transaction.delete(document.ref).delete(firestore.doc(inviteLinks.document(orgID, id)));
  }
  // Its name and its days without whom they are for are of no use.
  if (entry.kind === 'recurringDelivery') transaction.delete(document.ref);
  if (entry.kind === 'address') {
    transaction.update(document.ref, {
      ...Object.fromEntries(CONTACT_FIELDS.map((field) => [field, ''])),
      updated_at: new Date(),
    });
  }
  if (entry.kind === 'event') {
    const told = [...PERSONAL_FIELDS, ...CONTACT_FIELDS, 'phoneNumber'].flatMap((field) =>
      ['before', 'after'].map((side) => `${side}.${field}`),
    );
    const present = told.filter((field) => document.get(field) !== undefined);
    // Of a person it is the name or the number; of anything else what the organisation calls it.
    const isLabel = /^(?:invitation|member)\./.test(String(document.get('kind')));
    transaction.update(document.ref, {
      ...Object.fromEntries(present.map((field) => [field, ''])),
      ...(isLabel && { 'object.label': maskedNumber(phoneNumber) }),
    });
  }
}

/** Erases as much as one transaction takes, and keeps that it did. */
export async function eraseNumber(
  transaction: Transaction,
  database: Firestore,
  { orgID, phoneNumber: typed }: RequestOf<typeof operations.erasePersonalData>,
  asker: Asker,
): Promise<ResponseOf<typeof operations.erasePersonalData>> {
  const phoneNumber = numberOf(typed);
  const now = new Date();
  const { held, more } = await findHeld(transaction, database, { orgID, phoneNumber, now });
  const free = held.filter(({ entry }) => entry.keptBecause === undefined);
  const isDelivery = ({ stop }: Held) => stop !== undefined;
  // A number may be at both ends of a delivery, and one document is written once.
  const byPath = new Map(free.filter(isDelivery).map((one) => [one.document.ref.path, one]));
  for (const one of free) if (one.stop === 'dropoff') byPath.set(one.document.ref.path, one);
  const deliveries = [...byPath.values()];
  const batch = deliveries.slice(0, BLANKED_AT_ONCE);
  const blanked = await blankDeliveries(transaction, database, { orgID, found: batch.map(toBlank), now });
  // What was written about a delivery goes with it.
  const written = free.filter(
    ({ entry, document }) => entry.kind === 'problem' && blanked.includes(String(document.get('chargeID'))),
  );
  const others = [
    ...new Map(
      free
        .filter((one) => !isDelivery(one) && one.entry.kind !== 'problem')
        .map((one) => [one.document.ref.path, one]),
    ).values(),
  ];
  for (const one of others) erase(transaction, one, phoneNumber);
  const erased = batch.length + written.length + others.length;
  recordRequest(transaction, database, orgID, asker, {
    kind: 'erased',
    phoneNumber,
    found: held.length,
    erased,
  });
  return { erased, more: deliveries.length > batch.length || (more && erased > 0) };
}

/** Erases the number in texts as well, once nothing else is left to erase. */
async function withTexts(
  database: Firestore,
  sought: Parameters<typeof eraseTexts>[1],
  done: ResponseOf<typeof operations.erasePersonalData>,
): Promise<ResponseOf<typeof operations.erasePersonalData>> {
  if (done.more) return done;
  const { erased, next } = await eraseTexts(database, sought);
  return { erased: done.erased + erased, more: next !== undefined, ...(next !== undefined && { next }) };
}

/**
 * Erases what an organisation holds about a number and does not need any more.
 * @throws AppError `permission-denied` unless an Admin calls; `invalid-argument` for what is no number
 */
export function erasePersonalData(
  database: Firestore,
  caller: Caller,
  request: RequestOf<typeof operations.erasePersonalData>,
): Promise<ResponseOf<typeof operations.erasePersonalData>> {
  const asker = { actor: memberActor(caller), from: originOf(caller) };
  const { orgID, from } = request;
  return asAdmin(database, caller, { orgID, action: 'privacy.erase' }, (transaction) =>
    eraseNumber(transaction, database, request, asker),
  ).then((erased) =>
    withTexts(database, { orgID, phoneNumber: numberOf(request.phoneNumber), from }, erased),
  );
}
