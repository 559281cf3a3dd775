/** How long a source goes on that nobody reads any more, in milliseconds, and how many such there may be. */
const KEPT_MS = 300_000;
const MOST_KEPT = 20;

const kept = new Set<() => void>();

/**
 * Ends a source a while later: who comes back meanwhile is answered at once, and what both listen to is not read again.
 * @returns the function that ends it now
 */
export function endLater(end: () => void): () => void {
  function endNow(): void {
    clearTimeout(timer);
    if (kept.delete(endNow)) end();
  }
  const timer = setTimeout(endNow, KEPT_MS);
  kept.add(endNow);
  const [oldest] = kept;
  if (kept.size > MOST_KEPT) oldest?.();
  return endNow;
}

/** Ends every source that is kept: what they hold belongs to a session that is over. */
export function endKeptSources(): void {
  for (const endNow of [...kept]) endNow();
}
