/** Told on the window once the server has taken a write of this page. */
export const WRITTEN = 'fleetfoot.written';

/** Who does not follow what they show reads it again. */
export function noteWritten(): void {
  dispatchEvent(new Event(WRITTEN));
}
