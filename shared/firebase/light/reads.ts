// What is read on demand, as a whole. It imports nothing of the door, so that the shell can follow it without.
import { onDataChoice } from '../../device/data-choice';
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
  /** Reads what was not read in this round, as long as somebody shows it. Rejects when nobody answers; what is shown stays. */
  read(): Promise<void>;
  /** Told that a page begins or is seen again. */
  look(): void;
}

/** Writes that follow one another this closely are one for those who read again, in milliseconds. */
const WRITES_APART_MS = 1_000;

const open = new Set<ReadOnDemand>();
const listeners = new Set<() => void>();
let reads: Reads = { asOf: undefined, status: 'idle' };
let pageBegunAt = 0;
/** Counts what made everything old that was read before. */
let round = 0;
let running: Promise<void> | undefined;
let pause: ReturnType<typeof setTimeout> | undefined;
let isFollowing = false;

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

function look(): void {
  for (const one of open) one.look();
}

/** Another page is shown: what only goes on around it tells nothing about its age. */
export function beginPage(): void {
  pageBegunAt = Date.now();
  look();
  showReads(running ? 'reading' : 'idle');
}

/** The present round: an answer of an earlier one is not given again. */
export function readRound(): number {
  return round;
}

/** Reads what is shown and is of an earlier round, whatever is still being read; its outcome is that of the newest. */
function readOld(): Promise<void> {
  showReads('reading');
  const own: Promise<void> = Promise.allSettled([...open].map((one) => one.read())).then((results) => {
    if (running !== own) return running;
    running = undefined;
    showReads(results.some(({ status }) => status === 'rejected') ? 'failed' : 'idle');
  });
  running = own;
  return own;
}

/** Reads everything again that is shown. Never rejects. */
export function refreshReads(): Promise<void> {
  round += 1;
  return readOld();
}

/** The first of many writes is seen at once, the others together once there are no more. */
function followWrite(): void {
  round += 1;
  const isFirst = pause === undefined;
  clearTimeout(pause);
  pause = setTimeout(() => {
    pause = undefined;
    if (!isFirst) void readOld();
  }, WRITES_APART_MS);
  if (isFirst) void readOld();
}

export function addRead(read: ReadOnDemand): void {
  open.add(read);
  if (isFollowing) return;
  isFollowing = true;
  addEventListener(WRITTEN, followWrite);
  // What was followed since knows more than what was read before.
  onDataChoice(() => {
    round += 1;
  });
  document.addEventListener('visibilitychange', look);
  addEventListener('online', () => void refreshReads());
}

export function removeRead(read: ReadOnDemand): void {
  open.delete(read);
  showReads();
}
