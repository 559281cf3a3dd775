import { type Delivery, DeliverySchema } from '@fleetfoot/shared/model/delivery/delivery';
import type { STOPS } from '@fleetfoot/shared/model/delivery/delivery-choices';
import { pinTries } from '@fleetfoot/shared/model/delivery/proof';
import { trackingLinks } from '@fleetfoot/shared/model/delivery/tracking';
import { blankFields, PERSONAL_FIELDS } from '@fleetfoot/shared/model/privacy/delivery-privacy';
import { privacyHolds } from '@fleetfoot/shared/model/privacy/privacy';
import { auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { withDates } from '../platform/stored';
import { blankProblems, problemsOf } from '../problems/blank-problems';
import { dropProof } from './forget-proofs';

/** Most deliveries in one transaction: as many as one query for their events can ask for. */
export const BLANKED_AT_ONCE = 30;

/** Events that are read at once. */
const EVENTS_AT_ONCE = 500;

/** A delivery that was read in the transaction, and whose details of it go. */
export interface ToBlank {
  readonly document: DocumentSnapshot;
  readonly stops: readonly (typeof STOPS)[number][];
}

const TimesSchema = v.pick(DeliverySchema, ['pickup_time', 'dropoff_window', 'status_times']);

/** The times of a delivery; `undefined` for one that has none. What else it lacks is no reason to keep its details. */
export function timesOf(document: DocumentSnapshot): v.InferOutput<typeof TimesSchema> | undefined {
  const { success, output } = v.safeParse(TimesSchema, withDates(document.data()));
  return success ? output : undefined;
}

/** The fields of an event that say who and where somebody is, emptied; `undefined` when there are none. */
function blankEvent(event: QueryDocumentSnapshot): Record<string, unknown> | undefined {
  const changes = ['before', 'after'].flatMap((side) => {
    const told = event.get(side) as Readonly<Record<string, unknown>> | undefined;
    return PERSONAL_FIELDS.filter((field) => told && field in told && told[field] !== '').map(
      (field) => [`${side}.${field}`, ''] as const,
    );
  });
  return changes.length > 0 ? Object.fromEntries(changes) : undefined;
}

/** Every event about deliveries, however much was written about their problems. */
async function eventsOf(
  transaction: Transaction,
  database: Firestore,
  orgID: string,
  ids: readonly string[],
): Promise<readonly QueryDocumentSnapshot[]> {
  const all = database
    .collection(auditEvents.path(orgID))
    .where('object.id', 'in', ids)
    .limit(EVENTS_AT_ONCE);
  const events: QueryDocumentSnapshot[] = [];
  let page = await transaction.get(all);
  events.push(...page.docs);
  while (page.size === EVENTS_AT_ONCE) {
    page = await transaction.get(all.startAfter(page.docs.at(-1)));
    events.push(...page.docs);
  }
  return events;
}

/**
 * Removes who and where from deliveries, from the events that tell of their edits and from what was written about their
 * problems, but for those that are held.
 * The holds are read in the same transaction: of a hold and this, one sees the other.
 * @param found at most {@link BLANKED_AT_ONCE}, read in this transaction, which has written nothing yet
 * @returns the ids of those that were blanked
 */
export async function blankDeliveries(
  transaction: Transaction,
  database: Firestore,
  { orgID, found, now }: { readonly orgID: string; readonly found: readonly ToBlank[]; readonly now: Date },
): Promise<readonly string[]> {
  if (found.length === 0) return [];
  const holds = await transaction.getAll(
    ...found.map(({ document }) => database.doc(privacyHolds.document(orgID, document.id))),
  );
  const free = found.filter((_, index) => !holds[index]?.exists);
  if (free.length === 0) return [];
  const ids = [...new Set(free.map(({ document }) => document.id))];
  const events = await eventsOf(transaction, database, orgID, ids);
  const written = await problemsOf(transaction, database, orgID, ids);
  blankProblems(transaction, written, now);
  for (const event of events) {
    const blank = blankEvent(event);
    if (blank) transaction.update(event.ref, blank);
  }
  for (const { document, stops } of free) {
    const fields = blankFields(document.data() as Delivery, stops);
    transaction.update(document.ref, { ...fields, courier: FieldValue.delete(), blanked_at: now });
    // Nobody follows it any more; the link knows where the recipient's pin was.
    transaction.delete(database.doc(trackingLinks.document(orgID, document.id)));
    transaction.delete(database.doc(pinTries.document(orgID, document.id)));
    if (stops.includes('dropoff')) dropProof(transaction, database, orgID, document);
  }
  return ids;
}
