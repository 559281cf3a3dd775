import { formatDate, formatDateTime } from '@fleetfoot/shared/domain';
import { type ApiScope, hasEnded, type NamedKey } from '@fleetfoot/shared/model';

/** What a key with these scopes may do: `Read and write`. */
export function accessText(scopes: readonly ApiScope[]): string {
  if (scopes.length > 1) return 'Read and write';
  return scopes[0] === 'read' ? 'Read only' : 'Write only';
}

/** `Not used yet` or the minute of the last use. */
export function lastUseText({ lastUsedAt }: Pick<NamedKey, 'lastUsedAt'>): string {
  return lastUsedAt ? formatDateTime(lastUsedAt) : 'Not used yet';
}

/** How long a key works, or when it ended. */
export function endText(key: Pick<NamedKey, 'expiresAt' | 'revokedAt'>, now: Date): string {
  const { expiresAt, revokedAt } = key;
  if (revokedAt) return `Revoked ${formatDate(revokedAt)}`;
  if (!expiresAt) return 'Works until revoked';
  return `${hasEnded(key, now) ? 'Ended' : 'Ends'} ${formatDate(expiresAt)}`;
}

/** The keys that work before those that ended; each the newest first. */
export function workingFirst(keys: readonly NamedKey[], now: Date): readonly NamedKey[] {
  return keys.toSorted((a, b) => Number(hasEnded(a, now)) - Number(hasEnded(b, now)));
}
