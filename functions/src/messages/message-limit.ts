import { apiUsage } from '@fleetfoot/shared/model/api/api-request';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { sha256 } from '../platform/sha256';

const DAY_MS = 86_400_000;

/** Messages of a day: to one number, whoever sends them, and of one organisation. */
export const MESSAGE_LIMITS = { number: 3, organization: 100 } as const;

/** A limit that is met. */
export type MessageLimit = keyof typeof MESSAGE_LIMITS;

function countIn(usage: DocumentSnapshot): number {
  const count: unknown = usage.get('count');
  return typeof count === 'number' ? count : 0;
}

/** Whether a message may be sent, and what counts it. */
export interface MessageAllowance {
  /** The limit that is met; `undefined` while there is none. */
  readonly met: MessageLimit | undefined;
  /** Counts one message, with the transaction's writes. */
  take(): void;
}

/**
 * Reads within a transaction how many messages there were today, so that of two at once no more are let through than may be.
 * A message is counted when it is about to be sent, whatever becomes of it. Numbers are counted by their hash.
 */
export async function readAllowance(
  database: Firestore,
  transaction: Transaction,
  { orgID, phoneNumber }: { readonly orgID: string; readonly phoneNumber: string },
  now = new Date(),
): Promise<MessageAllowance> {
  const day = Math.floor(now.getTime() / DAY_MS);
  const counted = { number: sha256(`message:${phoneNumber}`), organization: orgID };
  const limits = Object.keys(MESSAGE_LIMITS) as MessageLimit[];
  const usages = await transaction.getAll(
    ...limits.map((limit) => database.doc(apiUsage.document(`messages_${counted[limit]}_${day}`))),
  );
  const counts = usages.map(countIn);
  return {
    met: limits.find((limit, index) => (counts[index] ?? 0) >= MESSAGE_LIMITS[limit]),
    take() {
      const expiresAt = new Date((day + 2) * DAY_MS);
      usages.forEach(({ ref }, index) => {
        transaction.set(ref, { count: (counts[index] ?? 0) + 1, expiresAt });
      });
    },
  };
}
