import { teamInvites } from '@fleetfoot/shared/model';
import type { Timestamp } from 'firebase-admin/firestore';
import { read } from './data';

/** The end of an invitation that has expired. */
export const PAST = new Date('2026-01-31T10:00:00Z');
const HOLDS_MS = 14 * 86_400_000;
/** How long an expired one stays after that. */
const RENEWABLE_MS = 30 * 86_400_000;

interface Invite {
  readonly orgID: string;
  readonly inviteID: string;
}

/** Until when an invitation holds; nothing for one that is gone. */
export async function endOfInvite({ orgID, inviteID }: Invite): Promise<Date | undefined> {
  const invite = await read(teamInvites.document(orgID, inviteID));
  return (invite?.['expiresAt'] as Timestamp | undefined)?.toDate();
}

/**
 * Expects that an invitation holds for 14 days from a moment after `asked`, in milliseconds, and before now, and stays
 * for 30 days more.
 */
export async function expectNewExpiry(invite: Invite, asked: number): Promise<void> {
  const end = (await endOfInvite(invite))?.getTime();
  const forgetAt = (await read(teamInvites.document(invite.orgID, invite.inviteID)))?.['forgetAt'];
  expect((forgetAt as Timestamp).toMillis()).toBe((end ?? 0) + RENEWABLE_MS);
  expect(end).toBeGreaterThanOrEqual(asked + HOLDS_MS);
  expect(end).toBeLessThanOrEqual(Date.now() + HOLDS_MS);
}
