import { webhooks } from '@fleetfoot/shared/model/api/webhook';
import { invoices } from '@fleetfoot/shared/model/billing/invoice';
import { ledgerEntries, statements } from '@fleetfoot/shared/model/billing/ledger';
import { COLLECTIONS } from '@fleetfoot/shared/model/collections';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { idleSince, recurringDeliveries } from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import { isOver } from '@fleetfoot/shared/model/privacy/delivery-privacy';
import { privacyHolds } from '@fleetfoot/shared/model/privacy/privacy';
import { menuItems } from '@fleetfoot/shared/model/restaurants/menu-item';
import { restaurants } from '@fleetfoot/shared/model/restaurants/restaurant';
import { userDrafts } from '@fleetfoot/shared/model/team/draft';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import { teamMembers, users } from '@fleetfoot/shared/model/team/people';
import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { withDates } from '../platform/stored';
import { writeUnchanged } from '../platform/write-unchanged';
import { timesOf } from './blank-deliveries';
import { withoutNumber } from './number-in-text';

/** Documents that are read at once. */
const PAGE = 300;
/** A call goes on where it was left, well before it has to end. */
const PATIENCE_MS = 20_000;
/** Others may write the same document meanwhile. */
const TRIES = 5;

/** Of the team itself, of the organisation's own addresses, and what the law wants kept as it was issued. */
const KEPT: readonly string[] = [teamMembers, webhooks, invoices, ledgerEntries, statements].map(
  ({ name }) => name,
);

/** Names of all collections below an organisation. */
const OF_ORGANIZATION: readonly string[] = COLLECTIONS.filter(({ template }) =>
  template.startsWith(`${organizations.template}/`),
)
  .map(({ name }) => name)
  .filter((name) => !KEPT.includes(name));

/** All documents of a name below a document. */
interface Place {
  readonly root: string;
  readonly name: string;
}

/** Where the number may stand: in the organisation, on its menus, and in what its members have typed. */
async function placesOf(database: Firestore, orgID: string): Promise<readonly Place[]> {
  const [menus, team] = await Promise.all([
    database.collection(restaurants.path()).where('organizationID', '==', orgID).select().get(),
    database.collection(teamMembers.path(orgID)).select().get(),
  ]);
  const organization = organizations.document(orgID);
  return [
    ...[...new Set(OF_ORGANIZATION)].map((name) => ({ root: organization, name })),
    ...menus.docs.map(({ id }) => ({ root: restaurants.document(id), name: menuItems.name })),
    ...team.docs.map(({ id }) => ({ root: users.document(id), name: userDrafts.name })),
  ];
}

/** A courier needs what is said of a delivery that is not over, a recurring one goes on, and a dispute needs what is held. */
function isNeeded(document: QueryDocumentSnapshot, held: ReadonlySet<string>): boolean {
  const place = document.ref.parent.id;
  // Why it is held needs no number.
  if (place === privacyHolds.name) return false;
  const subjects = [document.id, document.get('object.id'), document.get('chargeID')];
  if (subjects.some((id) => held.has(String(id)))) return true;
  if (place === recurringDeliveries.name) {
    const { success, output } = v.safeParse(recurringDeliveries.schema, withDates(document.data()));
    return success && idleSince(output) === undefined;
  }
  const times = place === deliveries.name ? timesOf(document) : undefined;
  return times !== undefined && !isOver(times, new Date());
}

/** @returns whether the document held the number */
async function eraseIn(document: QueryDocumentSnapshot, clean: <T>(value: T) => T): Promise<boolean> {
  let present = document;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = present.data();
    const after = clean(before);
    if (after === before) return tries > 0;
    const changed = Object.entries(after).filter(([field, value]) => value !== before[field]);
    if (await writeUnchanged(present, Object.fromEntries(changed))) return true;
    const again = await document.ref.get();
    if (!again.exists) return true;
    present = again as QueryDocumentSnapshot;
  }
  throw new Error(`${document.ref.path} is written all the time.`);
}

interface Sweep {
  readonly orgID: string;
  /** E.164. */
  readonly phoneNumber: string;
  /** Where an earlier call was left. */
  readonly from?: string | undefined;
}

/** What a call has done. */
export interface Swept {
  readonly erased: number;
  /** Where the next call goes on; `undefined` at the end. */
  readonly next?: string;
}

/**
 * Masks a number in every text of an organisation's documents, in whatever collection and field, but for what is still
 * needed. Texts cannot be searched for: all documents are read.
 */
export async function eraseTexts(
  database: Firestore,
  { orgID, phoneNumber, from = '' }: Sweep,
): Promise<Swept> {
  const deadline = Date.now() + PATIENCE_MS;
  const clean = withoutNumber(phoneNumber);
  const holds = await database.collection(privacyHolds.path(orgID)).select().get();
  const held = new Set(holds.docs.map(({ id }) => id));
  const places = await placesOf(database, orgID);
  const [placeName = '', lastPath] = from.split(' ');
  const keyOf = ({ root, name }: Place) => `${root}/${name}`;
  const start = Math.max(
    0,
    places.findIndex((place) => keyOf(place) === placeName),
  );
  let erased = 0;
  for (const [index, place] of places.slice(start).entries()) {
    let last = index === 0 ? lastPath : undefined;
    for (let isFull = true; isFull; ) {
      if (Date.now() > deadline) return { erased, next: `${keyOf(place)} ${last ?? ''}`.trim() };
      const { docs } = await database
        .collectionGroup(place.name)
        .orderBy(FieldPath.documentId())
        .startAfter(database.doc(last ?? place.root))
        // Whatever lies below the root comes before any document whose id goes on behind the root's.
        .endBefore(database.doc(`${place.root}!`))
        .limit(PAGE)
        .get();
      const found = await Promise.all(
        docs.filter((document) => !isNeeded(document, held)).map((document) => eraseIn(document, clean)),
      );
      erased += found.filter(Boolean).length;
      last = docs.at(-1)?.ref.path;
      isFull = docs.length === PAGE;
    }
  }
  return { erased };
}
