// How live reads are answered where data is dear: once, and again when it is asked for.
import type { Firestore } from 'firebase/firestore';
import { type RestAnswer, type RestDocument, toRawDocument } from '../ahead/rest-answer';
import { browserConnection } from '../connection';
import type { Awaiting, CollectionTarget } from '../query';
import type { RawDocument } from '../raw-document';
import { noteAnswer } from '../read-bytes';
import { fromSdkError } from '../sdk-error';
import type { FindingObserver, FoundDocument, Wanted } from '../way';
import { addRead, readRound, removeRead, showReads } from './reads';
import { readByRest } from './rest-read';

interface Kept {
  readonly at: number;
  readonly round: number;
  readonly answer: Promise<RestAnswer>;
}

/** How long who comes back is answered with what was read, in milliseconds, and how many answers there may be. */
const KEPT_MS = 300_000;
const MOST_KEPT = 20;

/** Pause between looks at what somebody waits for and at what nobody has answered yet, in milliseconds. */
const LOOK_MS = 30_000;

/** How old what holds for all pages may be when one begins, in milliseconds. */
const PAGE_MS = 60_000;

/** By the session's own client: another user is not answered with it. */
const answers = new WeakMap<Firestore, Map<string, Kept>>();

function keptIn(firestore: Firestore): Map<string, Kept> {
  const kept = answers.get(firestore) ?? new Map<string, Kept>();
  answers.set(firestore, kept);
  return kept;
}

function keep(kept: Map<string, Kept>, key: string, answer: Promise<RestAnswer>): Kept {
  const entry = { at: Date.now(), round: readRound(), answer };
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

/** By this the SDK knows where a page begins behind a document that it has not read, and none is between. */
function momentOf({ fields }: RestDocument, field: string): Required<FoundDocument>['moment'] {
  const [whole = '', fraction = ''] = `${fields[field]?.['timestampValue']}`.split(/[.Z]/);
  return [Date.parse(`${whole}Z`) / 1_000, Number(fraction.padEnd(9, '0'))];
}

function found(document: RestDocument, wanted: Wanted): FoundDocument {
  const raw = toRawDocument(document);
  const known = { id: raw.id, document, raw: () => raw };
  if (typeof wanted === 'string' || !('paged' in wanted)) return known;
  return { ...known, moment: momentOf(document, wanted.paged.orderBy[0]) };
}

/**
 * Reads once, and again with every round of reads; what somebody waits for, and what nobody has answered yet, every half minute
 * that they look.
 * @returns the function that ends it
 */
export function follow(
  firestore: Firestore,
  wanted: Wanted,
  observer: FindingObserver,
  awaited?: Awaiting,
): () => void {
  const key = keyOf(wanted);
  const own = { begunAt: Date.now(), readAt: undefined as number | undefined, read: readShown, look };
  let hasEnded = false;
  let settle = () => {};
  const left = new Promise<void>((resolve) => {
    settle = resolve;
  });
  /** Whether its reader knows that nobody has answered yet. */
  let isTold = false;
  let askedAt = 0;
  /** How often it was asked for, and which of these was the newest that was answered. */
  let runs = 0;
  let answered = 0;

  function end(): void {
    hasEnded = true;
    clearInterval(timer);
    removeRead(own);
    settle();
  }
  /** Reads anew what is as old as this, for who looks. */
  function lookAt(age: number): void {
    if (!document.hidden && Date.now() - askedAt >= age) read(true).catch(() => undefined);
  }
  function look(): void {
    if (awaited) lookAt(PAGE_MS);
  }
  async function read(isAnew = false): Promise<void> {
    runs += 1;
    const run = runs;
    const kept = keptIn(firestore);
    const known = kept.get(key);
    const isFresh = !isAnew && known?.round === readRound() && Date.now() - known.at < KEPT_MS;
    const { at, answer } = isFresh ? known : keep(kept, key, readByRest(wanted));
    askedAt = at;
    try {
      const documents = (await answer).documents.map((document) => found(document, wanted));
      // What comes late is older than what is shown.
      if (hasEnded || run < answered) return;
      answered = run;
      own.readAt = at;
      observer.next({ documents, changed: documents, fromCache: false, readAt: at });
      showReads();
    } catch (error) {
      if (hasEnded || run < runs) return;
      const { code } = fromSdkError(error, browserConnection.isOnline());
      const isUnheard = code === 'offline' || code === 'timeout';
      if (!isUnheard) end();
      if (!isUnheard || (own.readAt === undefined && !isTold)) observer.error(error);
      isTold = true;
      if (isUnheard) throw error;
    }
  }

  function readShown(): Promise<void> {
    return Promise.race([read(), left]);
  }

  if (typeof wanted !== 'string' && 'window' in wanted && wanted.ahead) {
    noteAnswer(wanted.ahead);
    keep(keptIn(firestore), key, Promise.resolve(wanted.ahead));
  }
  addRead(own);
  // Who shows it was told when nobody answers, and the next look may be answered.
  read().catch(() => undefined);
  const timer = setInterval(() => {
    if (awaited === true || own.readAt === undefined) lookAt(0);
  }, LOOK_MS);
  return end;
}

/** Reads once, and nothing that was read before. */
export async function readNow(
  _firestore: Firestore,
  wanted: string | CollectionTarget,
): Promise<readonly RawDocument[]> {
  return (await readByRest(wanted)).documents.map(toRawDocument);
}

export const isLight = true;
