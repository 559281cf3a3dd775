import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';

/** How long a team invitation holds, in days. */
const HOLDS_DAYS = 14;
const DAY_MS = 86_400_000;

/** How long an expired one stays, for an Admin to see and to renew, in days. */
const RENEWABLE_DAYS = 30;

/** Until when an invitation holds that is sent, or sent again, now, and when it is forgotten. */
export function expiryFromNow(): { readonly expiresAt: Date; readonly forgetAt: Date } {
  const expiresAt = new Date(Date.now() + HOLDS_DAYS * DAY_MS);
  return { expiresAt, forgetAt: new Date(expiresAt.getTime() + RENEWABLE_DAYS * DAY_MS) };
}

/** Whether a stored invitation has expired. */
export function hasExpired(invite: DocumentSnapshot): boolean {
  const expiresAt: unknown = invite.get('expiresAt');
  return !(expiresAt instanceof Timestamp) || expiresAt.toMillis() <= Date.now();
}
