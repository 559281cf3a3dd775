import { courierPositions, dispatches } from '@fleetfoot/shared/model/delivery/courier';
import { type Courier, type Delivery, deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import {
  type DeliveryEvent,
  type FailureReason,
  type Transition,
  transition,
} from '@fleetfoot/shared/model/delivery/delivery-moves';
import { deliveryHistory } from '@fleetfoot/shared/model/delivery/delivery-records';
import { CANCELLED, isOnTheRoad, isUncollected } from '@fleetfoot/shared/model/delivery/delivery-status';
import { type Proof, proofs } from '@fleetfoot/shared/model/delivery/proof';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { endTrip } from '../billing/trips/end-trip';
import { type Actor, record } from '../platform/audit';
import { withDates } from '../platform/stored';

/** Something that happens to a delivery. */
export interface Happening {
  /** The same for a repeated attempt. */
  readonly id: string;
  readonly event: Exclude<DeliveryEvent, 'cancelled'>;
  readonly courier?: Courier;
  readonly reason?: FailureReason;
  /** What was given at the door. */
  readonly proof?: Proof | undefined;
}

interface Place {
  readonly database: Firestore;
  readonly orgID: string;
  readonly actor: Actor;
  readonly now: Date;
}

/** The courier as the delivery keeps them: a number only for as long as somebody may have to call it. */
function courierFields(status: string, present: Courier | undefined, told: Courier | undefined) {
  const courier = told ?? present;
  return courier && { courier: isOnTheRoad(status) ? courier : { ...courier, phone_number: '' } };
}

/** What the delivery says of its proof: everything but the pictures and the place. */
function proofFields({ kind, received_by, at, pin }: Proof): NonNullable<Delivery['proof_given']> {
  return { kind, received_by, at, ...(pin && { pin }) };
}

/** When it takes on its next status: after the last, however long whoever was overtaken has waited to be taken. */
function momentAfter({ status_times = {} }: Delivery, now: Date): Date {
  const times = Object.values(withDates(status_times) as Record<string, Date>);
  return new Date(Math.max(now.getTime(), ...times.map((time) => time.getTime() + 1)));
}

type StandsStill = Exclude<Transition['kind'], 'moved'>;

/** What an event of the model's table makes of a delivery: the fields that change, as they were and as they become. */
export function moved(
  present: Delivery | undefined,
  { event, courier, reason }: Omit<Happening, 'id'>,
  now: Date,
) {
  const result = transition(present?.status ?? CANCELLED, event);
  if (!present || result.kind !== 'moved') return { kind: result.kind as StandsStill };
  const { to } = result;
  const at = momentAfter(present, now);
  const after = { status: to, ...(reason && { failure_reason: reason }) };
  const fields = {
    ...{ ...after, ...courierFields(to, present.courier, courier) },
    ...{ status_times: { [to]: at }, updated_at: at },
  };
  return { kind: result.kind, present, to, at, before: { status: present.status }, after, fields };
}

/**
 * Moves a delivery by the model's table, and tells its timeline and the audit trail in the same transaction. What is
 * repeated, late or not allowed from where the delivery is changes nothing. An end is charged for.
 * @param delivery read in this transaction, which has written nothing yet
 */
export async function moveDelivery(
  transaction: Transaction,
  { database, orgID, actor, now }: Place,
  delivery: DocumentSnapshot,
  happening: Happening,
): Promise<Transition['kind']> {
  const { id, reason, proof } = happening;
  const move = moved(delivery.data() as Delivery | undefined, happening, now);
  if (move.kind !== 'moved') return move.kind;
  const { present, to, at, before, after, fields } = move;
  const charged = await endTrip(transaction, { database, orgID }, delivery, { status: to, reason, now: at });
  const proven = proof && proofFields(proof);
  const changeID = record(transaction, database, orgID, {
    ...{ kind: 'delivery.moved', actor, before, after: { ...after, ...(proof && { proof: proof.kind }) } },
    object: { id: delivery.id, label: present.external_id, path: delivery.ref.path },
  });
  const given = proven && { proof_given: proven };
  transaction.set(
    delivery.ref,
    { ...fields, ...charged, ...given, updated_by: actor.id, changeID },
    { merge: true },
  );
  const entry = database.doc(deliveryHistory.document(orgID, delivery.id, id));
  transaction.set(entry, { id, status: to, at, by: '' });
  // Of somebody who was forgotten, the delivery alone says how it was proved.
  if (proof && !present.blanked_at)
    transaction.set(database.doc(proofs.document(orgID, delivery.id)), { ...proof });
  if (!isUncollected(to)) transaction.delete(database.doc(dispatches.document(orgID, delivery.id)));
  if (!isOnTheRoad(to)) transaction.delete(database.doc(courierPositions.document(orgID, delivery.id)));
  return 'moved';
}

/**
 * Takes away what is left of a courier when a delivery was cancelled: where they are, and their number in the copy.
 * @param copy of the delivery, read in this transaction
 */
export function forgetRide(
  transaction: Transaction,
  { database, orgID }: Pick<Place, 'database' | 'orgID'>,
  copy: DocumentSnapshot,
): void {
  transaction.delete(database.doc(courierPositions.document(orgID, copy.id)));
  if (copy.get('courier')) transaction.update(copy.ref, { 'courier.phone_number': '' });
}

/** The document of a delivery; `undefined` data when it is gone. */
export function readDelivery(
  transaction: Transaction,
  { database, orgID }: Pick<Place, 'database' | 'orgID'>,
  deliveryID: string,
): Promise<DocumentSnapshot> {
  return transaction.get(database.doc(deliveries.document(orgID, deliveryID)));
}
