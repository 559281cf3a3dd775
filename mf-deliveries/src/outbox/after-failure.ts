import { type AppErrorCode, toAppError } from '@fleetfoot/shared/domain';
import type { EntryChange } from './outbox-store';

/** Failures that time alone can mend. */
const TEMPORARY: readonly AppErrorCode[] = ['offline', 'timeout', 'resource-exhausted', 'unauthenticated'];

/** How often a failure that the server did not explain is tried again before a person looks at it. */
const MOST_ATTEMPTS = 5;

/**
 * What becomes of an entry whose sending failed: it waits, or a person must look at it.
 * @param attempts how often it was sent, this time included
 */
export function afterFailure(error: unknown, attempts: number): EntryChange {
  const { code, userMessage } = toAppError(error);
  const waits = TEMPORARY.includes(code) || (code === 'internal' && attempts < MOST_ATTEMPTS);
  return waits
    ? { state: 'saved', attempts, code: undefined, error: undefined }
    : { state: 'needs-you', attempts, code, error: userMessage };
}
