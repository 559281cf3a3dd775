import { type Coordinates, cleanText } from '@fleetfoot/shared/domain';
import { metresBetween, stopsOf } from '@fleetfoot/shared/model/delivery/arrival';
import { type Delivery, deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { DELIVERY_TEXTS } from '@fleetfoot/shared/model/delivery/delivery-input';
import { isUncollected } from '@fleetfoot/shared/model/delivery/delivery-status';
import {
  MOST_RECIPIENT_CHANGES,
  PIN_MOVE_M,
  type TrackingLink,
  trackingLinks,
} from '@fleetfoot/shared/model/delivery/tracking';
import { optionalLine, optionalText } from '@fleetfoot/shared/model/fields';
import { RECIPIENT } from '@fleetfoot/shared/model/team/audit-event';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { record } from '../platform/audit';
import { inTransaction } from '../platform/in-transaction';
import { stored } from '../platform/stored';
import { placeIn } from './place-text';
import type { Problem } from './texts/texts';

/** What a recipient may change, each by a form of its own. */
export const CHANGE_KINDS = ['note', 'landmark', 'pin'] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A change that is not made, and why. */
export interface RefusedChange {
  readonly kind: ChangeKind;
  /** As it was sent. */
  readonly value: string;
  readonly problem: Problem;
}

/** A change as a form sends it. */
type Change = Omit<RefusedChange, 'problem'>;

/** Longer than any value, and than links of maps. */
const LONGEST = 2_000;

/** The change that a form's body asks for; `undefined` for anything that no form of ours sends. */
export function readChange(body: Buffer): Change | undefined {
  const sent = new URLSearchParams(body.toString('utf8'));
  const kind = CHANGE_KINDS.find((known) => known === sent.get('kind'));
  const value = sent.get('value');
  return kind && value !== null && value.length <= LONGEST ? { kind, value } : undefined;
}

const TEXTS = {
  note: { schema: optionalText(DELIVERY_TEXTS.note), field: 'dropoff_note' },
  landmark: { schema: optionalLine(DELIVERY_TEXTS.landmark), field: 'dropoff_landmark' },
} as const;

type Fields = Partial<Delivery>;
type Made = { readonly after: Fields; readonly pin?: TrackingLink['pin'] } | { readonly problem: Problem };

function textChange(kind: keyof typeof TEXTS, value: string): Made {
  const { schema, field } = TEXTS[kind];
  // A landmark has one line, whatever sent it.
  const text = kind === 'landmark' ? value.replaceAll(/[\r\n]+/g, ' ') : value;
  const { success, output } = v.safeParse(schema, text);
  if (!success) return { problem: 'too_long' };
  return output === '' ? { problem: 'empty' } : { after: { [field]: output } };
}

function isSame(one: Coordinates, other: Coordinates | undefined): boolean {
  return one.latitude === other?.latitude && one.longitude === other.longitude;
}

/** The pin may be moved so far from where the organisation put it, however often. */
function pinChange(value: string, delivery: Delivery, { pin }: TrackingLink): Made {
  const to = placeIn(value);
  const present = stopsOf(delivery)?.dropoff;
  if (!to) return { problem: cleanText(value) === '' ? 'empty' : 'no_place' };
  if (!present) return { problem: 'failed' };
  const from = isSame(present, pin?.to) && pin ? pin.from : present;
  if (metresBetween(from, to) > PIN_MOVE_M) return { problem: 'too_far' };
  return { after: { dropoff_latitude: to.latitude, dropoff_longitude: to.longitude }, pin: { from, to } };
}

/**
 * Makes a recipient's change: the delivery, the link's count and the audit event in one transaction. The price stays: a pin
 * that is moved so little is the same trip.
 * @param link as it opened the page; one that was revoked meanwhile changes nothing
 * @returns why it is not made
 */
export function changeByRecipient(
  database: Firestore,
  { orgID, id, hash }: Pick<TrackingLink, 'orgID' | 'id' | 'hash'>,
  { kind, value }: Change,
  now: Date,
): Promise<Problem | undefined> {
  const linkRef = database.doc(trackingLinks.document(orgID, id));
  const deliveryRef = database.doc(deliveries.document(orgID, id));
  return inTransaction(database, async (transaction) => {
    const [linkDocument, found] = await transaction.getAll(linkRef, deliveryRef);
    if (!linkDocument?.exists || !found?.exists) return 'too_late';
    const link = stored(trackingLinks, linkDocument);
    const delivery = stored(deliveries, found);
    if (link.hash !== hash || !isUncollected(delivery.status) || delivery.blanked_at) return 'too_late';
    if (link.changes >= MOST_RECIPIENT_CHANGES) return 'too_often';
    const made = kind === 'pin' ? pinChange(value, delivery, link) : textChange(kind, value);
    if ('problem' in made) return made.problem;
    const { after, pin } = made;
    const before = Object.fromEntries(
      Object.keys(after).map((field) => [field, delivery[field as keyof Delivery] ?? '']),
    );
    const changeID = record(transaction, database, orgID, {
      ...{ kind: 'delivery.edited', actor: { kind: 'recipient', id: RECIPIENT, name: '' }, before, after },
      object: { id, label: delivery.external_id, path: deliveryRef.path },
    });
    transaction.update(deliveryRef, { ...after, updated_at: now, updated_by: RECIPIENT, changeID });
    transaction.update(linkRef, { changes: link.changes + 1, ...(pin && { pin }) });
    return undefined;
  });
}
