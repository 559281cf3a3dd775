import { formatDate, type TeamInvite } from '@fleetfoot/shared/domain';

/** Whether the server would no longer let anybody accept it. */
export function hasExpired({ expiresAt }: Pick<TeamInvite, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== undefined && expiresAt <= now;
}

/** `Expires 05 Dec 2026` or `Expired`; nothing for an invitation without an end. */
export function expiryText(invite: Pick<TeamInvite, 'expiresAt'>, now: Date): string | undefined {
  if (invite.expiresAt === undefined) return undefined;
  return hasExpired(invite, now) ? 'Expired' : `Expires ${formatDate(invite.expiresAt)}`;
}
