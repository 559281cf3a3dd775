// How live reads are answered where data is dear: once, and again when it is asked for.
import type { Firestore } from 'firebase/firestore';
import { type RestAnswer, type RestDocument, toRawDocument } from '../ahead/rest-answer';
import { browserConnection } from '../connection';
import { endKeptSources } from '../kept-sources';
import type { CollectionTarget } from '../query';
import type { RawDocument } from '../raw-document';
import { noteRead } from '../read-bytes';
import { fromSdkError } from '../sdk-error';
import type { FindingObserver, FoundDocument, Wanted } from '../way';
import { addRead, refreshRound, removeRead, showReads } from './reads';
import { readByRest } from './rest-read';

interface Kept {
  readonly at: number;
  readonly round: number;
  readonly answer: Promise<RestAnswer>;
}

/** How long who comes back is answered with what was read, in milliseconds, and how many answers there may be. */
const KEPT_MS = 300_000;
const MOST_KEPT = 20;

/** By the session's own client: another user is not answered with it. */
const answers = new WeakMap<Firestore, Map<string, Kept>>();

function keptIn(firestore: Firestore): Map<string, Kept> {
  const kept = answers.get(firestore) ?? new Map<string, Kept>();
  answers.set(firestore, kept);
  return kept;
}

function keep(kept: Map<string, Kept>, key: string, answer: Promise<RestAnswer>): Kept {
  const entry = { at: Date.now(), round: refreshRound(), answer };
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

/**
 * Reads once, and again with {@link refreshReads}, which comes by itself after an own write and with the connection.
 * @returns the function that ends it
 */
export function follow(firestore: Firestore, wanted: Wanted, observer: FindingObserver): () => void {
  // What was followed before is kept up no longer.
  endKeptSources();
  const key = keyOf(wanted);
  const own = { begunAt: Date.now(), readAt: undefined as number | undefined, read };
  let hasEnded = false;

  function end(): void {
    hasEnded = true;
    removeRead(own);
  }
  async function read(): Promise<void> {
    const kept = keptIn(firestore);
    const known = kept.get(key);
    const isFresh = known?.round === refreshRound() && Date.now() - known.at < KEPT_MS;
    const { at, answer } = isFresh ? known : keep(kept, key, readByRest(wanted));
    try {
      const documents = (await answer).documents.map(found);
      if (hasEnded) return;
      own.readAt = at;
      observer.next({ documents, changed: documents, fromCache: false, readAt: at });
      showReads();
    } catch (error) {
      if (hasEnded) return;
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
  addRead(own);
  void read();
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
