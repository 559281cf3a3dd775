// What is read on demand, as a whole. It imports nothing of the door, so that the shell can follow it without.
import { WRITTEN } from '../written';

/** What was read of the page, as its user is told. */
export interface Reads {
  /** When the oldest of it was read, in milliseconds since 1970; `undefined` while nothing was. */
  readonly asOf: number | undefined;
  readonly status: 'idle' | 'reading' | 'failed';
}

/** One live read that nobody listens for. */
export interface ReadOnDemand {
  readonly begunAt: number;
  readonly readAt: number | undefined;
  /** Rejects when nobody answers; what is shown stays. */
  read(): Promise<void>;
}

const open = new Set<ReadOnDemand>();
const listeners = new Set<() => void>();
let reads: Reads = { asOf: undefined, status: 'idle' };
let pageBegunAt = 0;
let isAgain = false;
let isFollowing = false;
/** Of the last refresh, before which nothing was read that may still be shown. */
let round = 0;

export function showReads(status: Reads['status'] = reads.status): void {
  const times = [...open].flatMap(({ begunAt, readAt }) => (readAt && begunAt >= pageBegunAt ? readAt : []));
  const asOf = times.length > 0 ? Math.min(...times) : undefined;
  if (asOf === reads.asOf && status === reads.status) return;
  reads = { asOf, status };
  for (const listener of listeners) listener();
}

export function getReads(): Reads {
  return reads;
}

/** @returns the function that ends it */
export function subscribeReads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Another page is shown: what only goes on around it tells nothing about its age. */
export function beginPage(): void {
  pageBegunAt = Date.now();
  showReads('idle');
}

/** Counts the refreshes: an answer of an earlier one is not given again. */
export function refreshRound(): number {
  return round;
}

/** Reads everything again that is shown. Never rejects. */
export async function refreshReads(): Promise<void> {
  isAgain = true;
  if (reads.status === 'reading') return;
  showReads('reading');
  let hasFailed = false;
  while (isAgain) {
    isAgain = false;
    round += 1;
    const results = await Promise.allSettled([...open].map((one) => one.read()));
    hasFailed = results.some(({ status }) => status === 'rejected');
  }
  showReads(hasFailed ? 'failed' : 'idle');
}

export function addRead(read: ReadOnDemand): void {
  open.add(read);
  if (isFollowing) return;
  isFollowing = true;
  for (const event of [WRITTEN, 'online']) addEventListener(event, () => void refreshReads());
}

export function removeRead(read: ReadOnDemand): void {
  open.delete(read);
  showReads();
}
