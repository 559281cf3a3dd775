import { AppError } from '@fleetfoot/shared/domain';

/**
 * Gives up waiting for work before the function is ended, so that the caller is told.
 * @throws AppError `timeout`
 */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('timeout', `No answer from Stripe within ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
