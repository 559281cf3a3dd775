import { VITALS_LIMITS, VITALS_PATH, type VitalsBeacon, type VitalsEntry } from '@fleetfoot/shared/vitals';

/** What belongs together goes together: a failure comes with its session and its error. In milliseconds. */
const URGENT_MS = 200;

export interface Beacon {
  add(entry: VitalsEntry): void;
  /** Sends what there is within a moment, with what comes in it. */
  hurry(): void;
  /** Sends what there is now: the page may go away. */
  flush(): void;
}

/** Posts to the page's own origin, also while the page goes away; whether it arrives is nobody's concern. */
export function postBeacon(beacon: VitalsBeacon): void {
  const body = new Blob([JSON.stringify(beacon)], { type: 'application/json' });
  if (navigator.sendBeacon?.(VITALS_PATH, body)) return;
  void fetch(VITALS_PATH, { method: 'POST', body, keepalive: true }).catch(() => {});
}

/**
 * Gathers entries, and posts them twice a minute at most unless they are urgent. A tab has only so many; sessions and that
 * they failed, which are told once, always go.
 */
export function createBeacon(post: (beacon: VitalsBeacon) => void): Beacon {
  let waiting: VitalsEntry[] = [];
  let left: number = VITALS_LIMITS.entriesOfTab;
  let due = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    due = Number.POSITIVE_INFINITY;
    if (waiting.length > 0) post({ entries: waiting });
    waiting = [];
  }

  function sendIn(ms: number): void {
    if (waiting.length === 0 || Date.now() + ms >= due) return;
    clearTimeout(timer);
    due = Date.now() + ms;
    timer = setTimeout(flush, ms);
  }

  return {
    flush,
    hurry: () => sendIn(URGENT_MS),
    add(entry) {
      const isOnce = entry.kind === 'session' || entry.kind === 'failing';
      if (!isOnce && left === 0) return;
      if (!isOnce) left -= 1;
      waiting.push(entry);
      if (waiting.length === VITALS_LIMITS.entries) flush();
      else sendIn(VITALS_LIMITS.pauseMs);
    },
  };
}
