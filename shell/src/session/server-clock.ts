/** How far the server's clock is ahead of the device's, in milliseconds; 0 until the server has told. */
export interface ServerClock {
  offsetMs: number;
}

/** Small, and on every host of the product. */
const ADDRESS = '/config.json';
const TIMEOUT_MS = 4_000;

/** The server's time in an answer, or NaN. A shared cache may have kept the answer for a while. */
function timeOf({ headers }: Response): number {
  return Date.parse(headers.get('date') ?? '') + Number(headers.get('age')) * 1_000;
}

async function read(clock: ServerClock): Promise<void> {
  try {
    const answer = await fetch(ADDRESS, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const offsetMs = timeOf(answer) - Date.now();
    if (!Number.isNaN(offsetMs)) clock.offsetMs = offsetMs;
  } catch {
    // The last known offset stays in use; without one, the device's clock.
  }
}

/** Reads the server's time now and whenever the page becomes visible again: the device's clock may have changed. */
export function followServerTime(clock: ServerClock): void {
  void read(clock);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && navigator.onLine) void read(clock);
  });
}
