import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';

/** How long a team invitation holds, in days. */
const HOLDS_DAYS = 14;
const DAY_MS = 86_400_000;

/** Until when an invitation holds that is sent, or sent again, now. */
export function expiryFromNow(): Date {
  return new Date(Date.now() + HOLDS_DAYS * DAY_MS);
}

/** Whether a stored invitation holds no more. Those from before invitations expired hold for ever. */
export function hasExpired(invite: DocumentSnapshot): boolean {
  const expiresAt: unknown = invite.get('expiresAt');
  if (expiresAt === undefined) return false;
  return !(expiresAt instanceof Timestamp) || expiresAt.toMillis() <= Date.now();
}
