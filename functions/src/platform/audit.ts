import { type AuditEvent, type AuditKind, auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import { FieldValue, type Firestore, type Transaction, type WriteBatch } from 'firebase-admin/firestore';
import type { Caller } from './caller';

/** Who did something. */
export type Actor = AuditEvent['actor'];

/** Where it was done from. */
export type Origin = AuditEvent['from'];

/** What is to be remembered of something that is done in an organisation. */
export interface Recorded {
  /** Makes a repeated attempt one event; without it, every call is an event of its own. */
  readonly id?: string;
  readonly kind: AuditKind;
  readonly actor: Actor;
  readonly object: { readonly id: string; readonly label: string; readonly path?: string };
  /** The fields that change, as they were. No secrets. */
  readonly before?: Readonly<Record<string, unknown>>;
  /** The same fields, as they become. No secrets. */
  readonly after?: Readonly<Record<string, unknown>>;
  readonly from?: Origin;
}

/** A member who calls, as an actor. */
export function memberActor({ uid }: Caller, name = ''): Actor {
  return { kind: 'member', id: uid, name };
}

/** Something of the service's own, such as `stripe`. */
export function systemActor(id: string): Actor {
  return { kind: 'system', id, name: '' };
}

/** Where a call comes from. */
export function originOf({ session, address }: Caller): Origin {
  return { session, ...(address !== '' && { address }) };
}

/**
 * Remembers what is done in the same transaction or batch, so that neither is there without the other.
 * @returns the event's id, which a document that members change as well carries as its `changeID`
 */
export function record(
  writer: Transaction | WriteBatch,
  database: Firestore,
  orgID: string,
  { id, before = {}, after = {}, from = {}, ...event }: Recorded,
): string {
  const path = auditEvents.path(orgID);
  const reference = id === undefined ? database.collection(path).doc() : database.doc(`${path}/${id}`);
  const document = { id: reference.id, at: FieldValue.serverTimestamp(), ...event, before, after, from };
  // A transaction and a batch have the same method, whose overloads do not unite.
  (writer as WriteBatch).set(reference, document);
  return reference.id;
}
