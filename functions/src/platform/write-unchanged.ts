import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import { GrpcStatus } from 'firebase-admin/firestore';

const OVERTAKEN: readonly unknown[] = [GrpcStatus.ALREADY_EXISTS, GrpcStatus.FAILED_PRECONDITION];

/** Whether a write was refused because the document had changed since it was read. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && OVERTAKEN.includes(error.code);
}

/**
 * Writes fields of a document, or makes it, unless it has changed since it was read. Unlike a transaction it locks
 * nothing, so that two clicks do not wait for each other.
 * @returns whether it was written
 */
export async function writeUnchanged(read: DocumentSnapshot, fields: DocumentData): Promise<boolean> {
  try {
    if (read.updateTime) await read.ref.update(fields, { lastUpdateTime: read.updateTime });
    else await read.ref.create(fields);
    return true;
  } catch (error) {
    if (isOvertaken(error)) return false;
    throw error;
  }
}
