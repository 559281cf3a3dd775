import { userPrefix } from '@fleetfoot/shared/device';
import { readBytes } from '@fleetfoot/shared/firebase/read-bytes';

/** What MTN asks for a bundle of 1 GB, in rand (2023): R 85. Bundles without an end cost less, those of a day more. */
export const RAND_PER_GB = 85;

const BYTES_PER_MB = 1_000_000;
const BYTES_PER_GB = 1_000 * BYTES_PER_MB;

/** `1,2`; at most one decimal, because it is an estimate. */
export function megabytesOf(bytes: number): number {
  return Math.round(bytes / (BYTES_PER_MB / 10)) / 10;
}

export function randOf(bytes: number): number {
  return (bytes / BYTES_PER_GB) * RAND_PER_GB;
}

function keptBytes(key: string): number {
  try {
    return Number(sessionStorage.getItem(key)) || 0;
  } catch {
    return 0;
  }
}

export interface DataMeter {
  /**
   * What this window has received, in bytes, about: the product's own files as they were sent, and documents of the database as JSON, live or
   * not. Of maps, payments and functions, which are elsewhere, a browser tells no size.
   */
  bytes(): number;
  /** Keeps it for the next page of this window, until its user signs out. */
  keep(): void;
}

/** Begins to count for a user, what the page has received before included. Once for a page. */
export function openDataMeter(uid: string): DataMeter {
  const key = `${userPrefix(uid)}data-used`;
  const before = keptBytes(key);
  let files = 0;
  const bytes = () => before + files + readBytes();
  if (typeof PerformanceObserver !== 'undefined') {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) files += (entry as PerformanceResourceTiming).transferSize ?? 0;
    });
    for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
  }
  function keep(): void {
    try {
      sessionStorage.setItem(key, String(bytes()));
    } catch {
      // The next page counts from nothing.
    }
  }
  return { bytes, keep };
}
