const KEY = 'fleetfoot.unsent';

/**
 * Notes how much of the user is not sent yet, and which remote sends it: the shell reads it before it signs out, and
 * to let that remote go on whatever page is opened.
 * @param count 0 takes the note away
 */
export function noteUnsent(count: number, remoteId: string): void {
  try {
    if (count === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, `${count} ${remoteId}`);
  } catch {
    // A browser that keeps nothing has no outbox either.
  }
}
