import { AppError } from '@fleetfoot/shared/domain';
import { browserConnection } from './connection';
import { fromSdkError } from './sdk-error';

/** Runs an SDK call; whatever it rejects with becomes an AppError. */
export async function attempt<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw fromSdkError(error, browserConnection.isOnline());
  }
}

/**
 * Runs an SDK call that must end.
 * @param call gets `expired()`: true once the call was given up, so that it starts nothing new
 * @throws AppError `timeout` after `ms` milliseconds
 */
export async function attemptWithin<T>(ms: number, call: (expired: () => boolean) => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let expired = false;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      expired = true;
      reject(new AppError('timeout', `No answer from Firestore within ${ms} ms.`));
    }, ms);
  });
  try {
    return await attempt(() => Promise.race([call(() => expired), limit]));
  } finally {
    clearTimeout(timer);
  }
}
