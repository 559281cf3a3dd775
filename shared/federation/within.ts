import { RemoteError } from './remote-error';

/**
 * Waits for `work`, but not for ever.
 * @param ms longest wait in milliseconds
 * @param what is being waited for, for the error's message
 * @throws RemoteError of kind `timeout` when the time is over
 */
export function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteError('timeout', `${what} took longer than ${ms} ms.`)), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
