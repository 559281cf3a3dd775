import { AppError } from '@fleetfoot/shared/domain';
import { type Role, teamMembers } from '@fleetfoot/shared/model/team/people';
import {
  type Action,
  type AdminAction,
  may,
  type OwnAction,
  refusal,
} from '@fleetfoot/shared/model/team/policy';
import { sessions } from '@fleetfoot/shared/model/team/session';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Caller } from './caller';
import { asksForSession, assertTrusted, sessionEnded, sessionPath } from './guard';
import { inTransaction } from './in-transaction';

/** The refusal of a caller outside the team, the same for an organisation that does not exist. */
export function noSuchTeam(): AppError {
  return new AppError('permission-denied', 'The caller is not in the team of such an organisation.');
}

/** Something that only an Admin of an organisation may do. */
export interface AdminWork {
  readonly orgID: string;
  readonly action: AdminAction;
}

/** Something that members of an organisation may do. */
export interface MemberWork {
  readonly orgID: string;
  readonly action?: Action;
}

type Read = (...references: DocumentReference[]) => Promise<DocumentSnapshot[]>;

/**
 * Checks that the caller is in the team, that their sign-in was not ended, and that it may do this.
 * @throws AppError `permission-denied`, `unauthenticated`, `guarded-session`, `fresh-code-needed`
 */
async function admit(
  database: Firestore,
  read: Read,
  caller: Caller,
  { orgID, action }: MemberWork,
  checkRole: (role: Role | undefined) => void = () => {},
): Promise<void> {
  const isAsked = asksForSession(action);
  const paths = [teamMembers.document(orgID, caller.uid), ...(isAsked ? [sessionPath(caller)] : [])];
  // Alone, and before anything else: whether there is an organisation must not show in the time an answer takes.
  const [membership, signIn] = await read(...paths.map((path) => database.doc(path)));
  if (!membership?.exists) throw noSuchTeam();
  const ended: unknown = membership.get('endedSessions');
  if (Array.isArray(ended) && ended.includes(caller.session)) throw sessionEnded();
  checkRole(membership.get('role'));
  if (action && isAsked) assertTrusted(signIn, caller, action);
}

/**
 * Runs an Admin's work in one transaction with the check that the caller is an Admin, by the membership document.
 *
 * An organisation never loses its last Admin: nobody can demote or remove themself, and of two Admins who do it to each
 * other the second transaction reads that its own caller is no longer one.
 * @throws AppError `permission-denied`; `guarded-session` and `fresh-code-needed` for what the policy says so of
 */
export function asAdmin<T>(
  database: Firestore,
  caller: Caller,
  { orgID, action }: AdminWork,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return inTransaction(database, async (transaction) => {
    await admit(
      database,
      (...refs) => transaction.getAll(...refs),
      caller,
      { orgID, action },
      (role) => {
        if (may(role, action)) return;
        const userMessage = refusal(action);
        throw new AppError('permission-denied', userMessage, { userMessage });
      },
    );
    return work(transaction);
  });
}

/**
 * Runs work that any member of an organisation may do, after the check that the caller is one. Not in a transaction:
 * the work talks to Stripe, which cannot take it back.
 * @throws AppError `permission-denied`; `guarded-session` and `fresh-code-needed` for what the policy says so of
 */
export async function asMember<T>(
  database: Firestore,
  caller: Caller,
  { orgID, action }: MemberWork,
  work: () => Promise<T>,
): Promise<T> {
  const asked = { orgID, ...(action && { action }) };
  await admit(database, (...refs) => database.getAll(...refs), caller, asked);
  return work();
}

/**
 * Checks within a transaction that the caller is in the team and their sign-in was not ended.
 * @throws AppError `permission-denied`, `unauthenticated`
 */
export async function assertMember(
  database: Firestore,
  transaction: Transaction,
  caller: Caller,
  work: MemberWork,
): Promise<void> {
  await admit(database, (...refs) => transaction.getAll(...refs), caller, work);
}

/**
 * Runs in one transaction what users do to their own account.
 * @throws AppError `unauthenticated` for a sign-in that was ended; `guarded-session` and `fresh-code-needed` for what the
 * policy says so of
 */
export function asSelf<T>(
  database: Firestore,
  caller: Caller,
  action: OwnAction,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return inTransaction(database, async (transaction) => {
    const signIn = await transaction.get(database.doc(sessionPath(caller)));
    if (signIn.get('endedAt') !== undefined) throw sessionEnded();
    if (asksForSession(action)) assertTrusted(signIn, caller, action);
    return work(transaction);
  });
}

/** Whether a user is in the team of any organisation. */
export async function belongsSomewhere(
  database: Firestore,
  transaction: Transaction,
  uid: string,
): Promise<boolean> {
  const memberships = database.collectionGroup(teamMembers.name).where('id', '==', uid).limit(1);
  return !(await transaction.get(memberships)).empty;
}

/** Most ended sign-ins that somebody who joins a team brings along. */
const MOST_ENDED = 100;

/**
 * The sign-ins of the caller that were ended, for the membership that they are about to get.
 * @throws AppError `unauthenticated` when the present one is among them
 */
export async function endedSessionsOf(
  database: Firestore,
  transaction: Transaction,
  { uid, session }: Caller,
): Promise<{ readonly endedSessions?: number[] }> {
  const ended = database.collection(sessions.path(uid)).orderBy('endedAt', 'desc').limit(MOST_ENDED);
  const endedSessions = (await transaction.get(ended)).docs.map(({ id }) => Number(id));
  if (endedSessions.includes(session)) throw sessionEnded();
  return endedSessions.length === 0 ? {} : { endedSessions };
}
