const KEY = 'fleetfoot.unsent';

/**
 * Notes how much of the user is not sent yet, where the shell looks before it signs out.
 * @param count 0 takes the note away
 */
export function noteUnsent(count: number): void {
  try {
    if (count === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(count));
  } catch {
    // A browser that keeps nothing has no outbox either.
  }
}
