import { setTimeout as pause } from 'node:timers/promises';
import { API_LIMITS } from '@fleetfoot/shared/api';
import { idempotencyRecords } from '@fleetfoot/shared/model/api/api-request';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { Answer } from './answer';
import { ApiFailure } from './api-failure';

const KEPT_MS = API_LIMITS.idempotencyHours * 3_600_000;
const REPLAYED = { 'Idempotent-Replayed': 'true' };
/** As many as end before a function's time does; with every one that is lost another request was written. */
const MAX_ATTEMPTS = 60;
const PAUSE_MS = 40;
/** gRPC: not found, already exists, failed precondition, aborted. Another request wrote between reading and writing. */
const OVERTAKEN: readonly unknown[] = [5, 6, 9, 10];

/** An answer as it is remembered. */
const AnsweredSchema = v.object({
  status: v.number(),
  body: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
});

/** The document by which a request is remembered. */
export interface Mark {
  /** A document ID. */
  readonly id: string;
  readonly requestHash: string;
}

interface IdempotentWrite {
  readonly orgID: string;
  readonly marks: readonly Mark[];
  /** Documents to read together with the marks. */
  readonly reads?: readonly DocumentReference[];
}

function earlierAnswer(document: DocumentSnapshot, { requestHash }: Mark): Answer | undefined {
  const expiresAt: unknown = document.get('expiresAt');
  if (!(expiresAt instanceof Timestamp) || expiresAt.toMillis() <= Date.now()) return undefined;
  if (document.get('requestHash') !== requestHash) throw new ApiFailure('idempotency_key_reused');
  const answered = v.safeParse(AnsweredSchema, document.data());
  // What cannot be read is not answered anew either: that might do the work twice.
  if (!answered.success) throw new ApiFailure('idempotency_key_reused');
  const { status, body } = answered.output;
  return { status, headers: REPLAYED, body };
}

/** Remembers an answer, unless the document was written since it was read. */
function remember(batch: WriteBatch, document: DocumentSnapshot, fields: Record<string, unknown>): void {
  const { ref, updateTime } = document;
  if (updateTime) batch.update(ref, fields, { lastUpdateTime: updateTime });
  else batch.create(ref, fields);
}

async function isCommitted(batch: WriteBatch): Promise<boolean> {
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && OVERTAKEN.includes(error.code)) return false;
    throw error;
  }
}

/**
 * Writes in one batch with the answer to remember, so that a repeated request, also many times at once,
 * gets the same answer and changes nothing more. Nothing is locked meanwhile: of requests at once the first write
 * counts, and the others find its answer.
 * @param work adds to the batch and says what to answer
 * @throws ApiFailure `idempotency_key_reused` when a mark stands for another request; `idempotency_key_in_use` when
 * other requests always write first
 */
export async function once(
  database: Firestore,
  { orgID, marks, reads = [] }: IdempotentWrite,
  work: (batch: WriteBatch, documents: readonly DocumentSnapshot[]) => Answer | Promise<Answer>,
): Promise<Answer> {
  const references = marks.map(({ id }) => database.doc(idempotencyRecords.document(orgID, id)));
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    if (attempt > 0) await pause(Math.random() * PAUSE_MS);
    const documents = await database.getAll(...references, ...reads);
    const marked = marks.flatMap((mark, index) => {
      const document = documents[index];
      return document ? [{ mark, document }] : [];
    });
    const earlier = marked.map(({ mark, document }) => earlierAnswer(document, mark)).find(Boolean);
    if (earlier) return earlier;
    const batch = database.batch();
    const answer = await work(batch, documents.slice(marks.length));
    const expiresAt = Timestamp.fromMillis(Date.now() + KEPT_MS);
    for (const { mark, document } of marked) {
      // Stored as text, so that the repeated answer is identical to the letter.
      const { status, body } = answer;
      remember(batch, document, {
        ...{ requestHash: mark.requestHash, status, body: JSON.stringify(body), expiresAt },
      });
    }
    if (await isCommitted(batch)) return answer;
  }
  throw new ApiFailure('idempotency_key_in_use', { headers: { 'Retry-After': '1' } });
}
