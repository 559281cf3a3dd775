import type { AuditKind } from '@fleetfoot/shared/model/team/audit-event';
import { teamMembers } from '@fleetfoot/shared/model/team/people';
import { type Session, sessionAlerts } from '@fleetfoot/shared/model/team/session';
import {
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { type Actor, type Origin, record } from '../platform/audit';

const DAY_MS = 86_400_000;
const ALERT_DAYS = 30;

/** Many times what a user has: each is a sign-in with a code. */
const MOST_ALERTS = 50;

/** The memberships of a user, read for writes of the same transaction. */
export async function membershipsOf(
  database: Firestore,
  transaction: Transaction,
  uid: string,
): Promise<readonly QueryDocumentSnapshot[]> {
  const memberships = database
    .collectionGroup(teamMembers.name)
    .where('id', '==', uid)
    .limit(teamMembers.mostInGroupQuery);
  return (await transaction.get(memberships)).docs;
}

function orgIDOf(membership: QueryDocumentSnapshot): string {
  return membership.ref.parent.parent?.id ?? '';
}

function alertID(uid: string, sessionID: string): string {
  return `${uid}-${sessionID}`;
}

interface Told {
  readonly uid: string;
  readonly session: Pick<Session, 'id' | 'device' | 'address' | 'createdAt' | 'guardedUntil'>;
  readonly actor: Actor;
  readonly from: Origin;
}

/** Remembers what was done to a session in every organisation of its user. */
export function recordEverywhere(
  transaction: Transaction,
  database: Firestore,
  memberships: readonly QueryDocumentSnapshot[],
  kind: AuditKind,
  { uid, session, actor, from }: Told,
): void {
  for (const membership of memberships) {
    const label = `${String(membership.get('fullName'))}, ${session.device}`;
    record(transaction, database, orgIDOf(membership), {
      kind,
      actor,
      object: { id: alertID(uid, session.id), label },
      after: { session: session.id, device: session.device, address: session.address },
      from,
    });
  }
}

/** Tells the Admins of every organisation of a user about a sign-in on a new device. */
export function alertEverywhere(
  transaction: Transaction,
  database: Firestore,
  memberships: readonly QueryDocumentSnapshot[],
  { uid, session }: Told,
): void {
  const id = alertID(uid, session.id);
  for (const membership of memberships) {
    transaction.set(database.doc(sessionAlerts.document(orgIDOf(membership), id)), {
      ...{ id, uid, fullName: membership.get('fullName'), sessionID: session.id, isOpen: true },
      ...{ device: session.device, address: session.address },
      ...{ at: session.createdAt, guardedUntil: session.guardedUntil },
      expiresAt: Timestamp.fromMillis(session.createdAt.getTime() + ALERT_DAYS * DAY_MS),
    });
  }
}

/** The notices of a user's sign-ins that wait, read for writes of the same transaction. */
export async function openAlertsOf(
  database: Firestore,
  transaction: Transaction,
  memberships: readonly QueryDocumentSnapshot[],
  uid: string,
): Promise<readonly QueryDocumentSnapshot[]> {
  const found = await Promise.all(
    memberships.map((membership) =>
      transaction.get(
        database
          .collection(sessionAlerts.path(orgIDOf(membership)))
          .where('uid', '==', uid)
          .where('isOpen', '==', true)
          .limit(MOST_ALERTS),
      ),
    ),
  );
  return found.flatMap(({ docs }) => docs);
}

/** Takes the Admins' notices of these sessions away: somebody has dealt with them. */
export function closeAlerts(
  transaction: Transaction,
  alerts: readonly QueryDocumentSnapshot[],
  sessionIDs: readonly string[],
): void {
  for (const alert of alerts) {
    if (sessionIDs.includes(alert.get('sessionID'))) transaction.update(alert.ref, { isOpen: false });
  }
}
