import { formatDate, formatDateTime } from '@fleetfoot/shared/domain';
import { type ApiScope, hasEnded, type NamedKey } from '@fleetfoot/shared/model/api/api-key';
import { NAMED_KEYS } from '../../texts/named-keys';

/** What a key with these scopes may do: `Read and write`. */
export function accessText(scopes: readonly ApiScope[]): string {
  if (scopes.length > 1) return NAMED_KEYS.access.both;
  return scopes[0] === 'read' ? NAMED_KEYS.access.read : NAMED_KEYS.access.write;
}

/** `Not used yet` or the minute of the last use. */
export function lastUseText({ lastUsedAt }: Pick<NamedKey, 'lastUsedAt'>): string {
  return lastUsedAt ? formatDateTime(lastUsedAt) : NAMED_KEYS.unused;
}

/** How long a key works, or when it ended. */
export function endText(key: Pick<NamedKey, 'expiresAt' | 'revokedAt'>, now: Date): string {
  const { expiresAt, revokedAt } = key;
  if (revokedAt) return NAMED_KEYS.revoked(formatDate(revokedAt));
  if (!expiresAt) return NAMED_KEYS.unlimited;
  return (hasEnded(key, now) ? NAMED_KEYS.ended : NAMED_KEYS.ends)(formatDate(expiresAt));
}

/** The keys that work before those that ended; each the newest first. */
export function workingFirst(keys: readonly NamedKey[], now: Date): readonly NamedKey[] {
  return keys.toSorted((a, b) => Number(hasEnded(a, now)) - Number(hasEnded(b, now)));
}
