import type { ApiKeyRoll, ApiMode } from '@fleetfoot/shared/model/api/api-key';

/** A replaced key that still works. */
export interface OldKey {
  readonly ending: string;
  readonly until: Date;
}

/**
 * The replaced keys of a mode that still work, the one that goes first coming first. A key that was rolled later has
 * put an end to those before it no later than to its own old one.
 * @param rolls the newest first
 */
export function oldKeys(rolls: readonly ApiKeyRoll[], mode: ApiMode, now: Date): readonly OldKey[] {
  // The browser's estimate of the server's clock may be a second behind: the time is at least that of the last roll.
  const moment = Math.max(now.getTime(), ...rolls.map(({ at }) => at.getTime()));
  let latest = Number.POSITIVE_INFINITY;
  const working: OldKey[] = [];
  for (const { mode: rolled, oldKeyEnding, oldKeyExpiresAt } of rolls) {
    if (rolled !== mode) continue;
    latest = Math.min(latest, oldKeyExpiresAt.getTime());
    if (latest > moment) working.push({ ending: oldKeyEnding, until: new Date(latest) });
  }
  return working.reverse();
}
