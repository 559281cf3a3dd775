// How live reads are answered where data is dear: once, and again when it is asked for.
import type { Firestore } from 'firebase/firestore';
import { type RestAnswer, type RestDocument, toRawDocument } from '../ahead/rest-answer';
import { browserConnection } from '../connection';
import type { FindingObserver, FoundDocument, Wanted } from '../follow';
import { endKeptSources } from '../kept-sources';
import { openFirestore } from '../open-firestore';
import type { CollectionTarget } from '../query';
import type { RawDocument } from '../raw-document';
import { noteRead } from '../read-bytes';
import { fromSdkError } from '../sdk-error';
import { WRITTEN } from '../written';
import { readByRest } from './rest-read';

/** What was read of the page, as its user is told. */
export interface Reads {
  /** When the oldest of it was read, in milliseconds since 1970; `undefined` while nothing was. */
  readonly asOf: number | undefined;
  readonly status: 'idle' | 'reading' | 'failed';
}

interface Follow {
  readonly begunAt: number;
  readAt: number | undefined;
  /** Rejects when nobody answers; what is shown stays. */
  read(): Promise<void>;
}

interface Kept {
  readonly at: number;
  readonly answer: Promise<RestAnswer>;
}

/** How long who comes back is answered with what was read, in milliseconds, and how many answers there may be. */
const KEPT_MS = 300_000;
const MOST_KEPT = 20;

const follows = new Set<Follow>();
const listeners = new Set<() => void>();
/** By the session's own client: another user is not answered with it. */
let answers = new WeakMap<Firestore, Map<string, Kept>>();
let reads: Reads = { asOf: undefined, status: 'idle' };
let pageBegunAt = 0;
let isAgain = false;
let isFollowing = false;

function show(status: Reads['status'] = reads.status): void {
  const times = [...follows].flatMap(({ begunAt, readAt }) => (readAt && begunAt >= pageBegunAt ? readAt : []));
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
  show('idle');
}

/** Reads everything again that is shown. Never rejects. */
export async function refreshReads(): Promise<void> {
  isAgain = true;
  if (reads.status === 'reading') return;
  show('reading');
  let hasFailed = false;
  while (isAgain) {
    isAgain = false;
    answers = new WeakMap();
    const results = await Promise.allSettled([...follows].map((one) => one.read()));
    hasFailed = results.some(({ status }) => status === 'rejected');
  }
  show(hasFailed ? 'failed' : 'idle');
}

function begin(): void {
  // What was followed before is kept up no longer.
  endKeptSources();
  if (isFollowing) return;
  isFollowing = true;
  for (const event of [WRITTEN, 'online']) addEventListener(event, () => void refreshReads());
}

function keptIn(firestore: Firestore): Map<string, Kept> {
  const kept = answers.get(firestore) ?? new Map<string, Kept>();
  answers.set(firestore, kept);
  return kept;
}

function keep(kept: Map<string, Kept>, key: string, answer: Promise<RestAnswer>): Kept {
  const entry = { at: Date.now(), answer };
  kept.set(key, entry);
  const [oldest = key] = kept.keys();
  if (kept.size > MOST_KEPT) kept.delete(oldest);
  answer.catch(() => kept.get(key) === entry && kept.delete(key));
  return entry;
}

function keyOf(wanted: Wanted): string {
  if (typeof wanted === 'string' || !('window' in wanted)) return JSON.stringify(wanted);
  const { after, until, limit } = wanted.window;
  return JSON.stringify([wanted.paged, after?.id, until?.id, limit]);
}

function found(document: RestDocument): FoundDocument {
  const raw = toRawDocument(document);
  return { id: raw.id, document, raw: () => raw };
}

async function isPresent(firestore: Firestore): Promise<boolean> {
  return (await openFirestore.current())?.firestore === firestore;
}

/**
 * Reads once, and again with {@link refreshReads}, which comes by itself after an own write and with the connection.
 * @returns the function that ends it
 */
export function readOnDemand(firestore: Firestore, wanted: Wanted, observer: FindingObserver): () => void {
  begin();
  const key = keyOf(wanted);
  const own: Follow = { begunAt: Date.now(), readAt: undefined, read };

  function end(): void {
    follows.delete(own);
    show();
  }
  async function read(): Promise<void> {
    const kept = keptIn(firestore);
    const known = kept.get(key);
    const isFresh = known && Date.now() - known.at < KEPT_MS;
    const { at, answer } = isFresh ? known : keep(kept, key, readByRest(wanted));
    try {
      const documents = (await answer).documents.map(found);
      if (!follows.has(own) || !(await isPresent(firestore))) return;
      own.readAt = at;
      observer.next({ documents, changed: documents, fromCache: false, readAt: at });
      show();
    } catch (error) {
      if (!follows.has(own)) return;
      const { code } = fromSdkError(error, browserConnection.isOnline());
      if (own.readAt !== undefined && (code === 'offline' || code === 'timeout')) throw error;
      end();
      observer.error(error);
    }
  }

  if (typeof wanted !== 'string' && 'window' in wanted && wanted.ahead) {
    noteRead(wanted.ahead);
    keep(keptIn(firestore), key, Promise.resolve(wanted.ahead));
  }
  follows.add(own);
  void read();
  return end;
}

/** Reads once, and nothing that was read before. */
export async function readNow(wanted: string | CollectionTarget): Promise<readonly RawDocument[]> {
  return (await readByRest(wanted)).documents.map(toRawDocument);
}
