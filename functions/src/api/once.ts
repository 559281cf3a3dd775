import { API_LIMITS } from '@fleetfoot/shared/api';
import { type DocumentSnapshot, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { inTransaction } from '../domain/in-transaction';
import type { Answer } from './answer';
import { ApiFailure } from './api-failure';

const KEPT_MS = API_LIMITS.idempotencyHours * 3_600_000;
const REPLAYED = { 'Idempotent-Replayed': 'true' };
/** gRPC: somebody else was first, or is at it. */
const CONTENTION: readonly unknown[] = [6, 10];

/** What a request is remembered by. */
export interface Mark {
  /** A document ID. */
  readonly id: string;
  readonly requestHash: string;
}

function earlierAnswer(document: DocumentSnapshot, { requestHash }: Mark): Answer | undefined {
  const expiresAt: unknown = document.get('expiresAt');
  if (!(expiresAt instanceof Timestamp) || expiresAt.toMillis() <= Date.now()) return undefined;
  if (document.get('requestHash') !== requestHash) throw new ApiFailure('idempotency_key_reused');
  const { status, body } = document.data() as { readonly status: number; readonly body: string };
  return { status, headers: REPLAYED, body: JSON.parse(body) as object };
}

async function answerOnce(
  transaction: Transaction,
  documents: readonly DocumentSnapshot[],
  marks: readonly Mark[],
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const earlier = marks.flatMap((mark, index) => {
    const document = documents[index];
    return (document && earlierAnswer(document, mark)) ?? [];
  })[0];
  const answer = earlier ?? (await work(transaction));
  const { status, body } = answer;
  const expiresAt = Timestamp.fromMillis(Date.now() + KEPT_MS);
  for (const [index, { requestHash }] of marks.entries()) {
    const document = documents[index];
    if (!document || (earlier && document.exists)) continue;
    // As text: the answer comes back letter by letter, whatever fields it has.
    transaction.set(document.ref, { requestHash, status, body: JSON.stringify(body), expiresAt });
  }
  return answer;
}

/**
 * Does something in one transaction with remembering its answer, so that a request that comes again, also many times at
 * once, gets the same answer and nothing is done twice.
 * @throws ApiFailure `idempotency_key_reused` when a mark stands for another request; `idempotency_key_in_use` when the
 * same request is under way and does not end soon enough
 */
export async function once(
  database: Firestore,
  { orgID, marks }: { readonly orgID: string; readonly marks: readonly Mark[] },
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const references = marks.map(({ id }) => database.doc(`Organizations/${orgID}/ApiIdempotency/${id}`));
  try {
    return await inTransaction(database, async (transaction) => {
      const documents = await transaction.getAll(...references);
      return answerOnce(transaction, documents, marks, work);
    });
  } catch (error) {
    const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
    if (CONTENTION.includes(code))
      throw new ApiFailure('idempotency_key_in_use', { headers: { 'Retry-After': '1' } });
    throw error;
  }
}
