import { API_LIMITS } from '@fleetfoot/shared/api';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { Answer } from './answer';
import { ApiFailure } from './api-failure';

const KEPT_MS = API_LIMITS.idempotencyHours * 3_600_000;
const REPLAYED = { 'Idempotent-Replayed': 'true' };
const MAX_ATTEMPTS = 5;
/** gRPC: not found, already exists, failed precondition, aborted. Somebody else was there between reading and writing. */
const OVERTAKEN: readonly unknown[] = [5, 6, 9, 10];

/** What a request is remembered by. */
export interface Mark {
  /** A document ID. */
  readonly id: string;
  readonly requestHash: string;
}

interface Deed {
  readonly orgID: string;
  readonly marks: readonly Mark[];
  /** What is read together with the marks. */
  readonly reads?: readonly DocumentReference[];
}

function earlierAnswer(document: DocumentSnapshot, { requestHash }: Mark): Answer | undefined {
  const expiresAt: unknown = document.get('expiresAt');
  if (!(expiresAt instanceof Timestamp) || expiresAt.toMillis() <= Date.now()) return undefined;
  if (document.get('requestHash') !== requestHash) throw new ApiFailure('idempotency_key_reused');
  const { status, body } = document.data() as { readonly status: number; readonly body: string };
  return { status, headers: REPLAYED, body: JSON.parse(body) as object };
}

/** Written only if nobody has written it since it was read. */
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
 * Does something in one write with remembering its answer, so that a request that comes again, also many times at once,
 * gets the same answer and nothing is done twice. Nothing is locked meanwhile: of requests at once the first write
 * counts, and the others find its answer.
 * @param work adds to the batch and says what to answer
 * @throws ApiFailure `idempotency_key_reused` when a mark stands for another request; `idempotency_key_in_use` when
 * others are always first
 */
export async function once(
  database: Firestore,
  { orgID, marks, reads = [] }: Deed,
  work: (batch: WriteBatch, documents: readonly DocumentSnapshot[]) => Answer,
): Promise<Answer> {
  const references = marks.map(({ id }) => database.doc(`Organizations/${orgID}/ApiIdempotency/${id}`));
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const documents = await database.getAll(...references, ...reads);
    const marked = marks.flatMap((mark, index) => {
      const document = documents[index];
      return document ? [{ mark, document }] : [];
    });
    const earlier = marked.map(({ mark, document }) => earlierAnswer(document, mark)).find(Boolean);
    if (earlier) return earlier;
    const batch = database.batch();
    const answer = work(batch, documents.slice(marks.length));
    const expiresAt = Timestamp.fromMillis(Date.now() + KEPT_MS);
    for (const { mark, document } of marked) {
      // As text: the answer comes back letter by letter, whatever fields it has.
      const { status, body } = answer;
      remember(batch, document, {
        ...{ requestHash: mark.requestHash, status, body: JSON.stringify(body), expiresAt },
      });
    }
    if (await isCommitted(batch)) return answer;
  }
  throw new ApiFailure('idempotency_key_in_use', { headers: { 'Retry-After': '1' } });
}
