import { type AppErrorCode, toAppError } from '@fleetfoot/shared/domain';
import type { LiveResult } from '@fleetfoot/shared/ui';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Reads something once. Its signal is aborted when the answer is no longer needed. */
export type Ask<T> = (signal: AbortSignal) => Promise<T>;

export interface Request<T> {
  /** What is known of the answer, for `LiveView`; `loading` too while nothing is asked. */
  readonly result: LiveResult<T>;
  /**
   * Asks again, such as after a write. What is shown stays until the answer is there.
   * @returns the answer, `undefined` when there is none
   */
  reload(): Promise<T | undefined>;
}

interface Answer<T> {
  readonly ask: Ask<T>;
  readonly result: LiveResult<T>;
  /** When the shown data was loaded. */
  readonly loadedAt?: Date;
}

/** Failures after which nobody may go on seeing what was loaded. */
const ENDS_ACCESS: readonly AppErrorCode[] = ['permission-denied', 'unauthenticated', 'not-found'];

const LOADING = { status: 'loading' } as const;

/**
 * A one-off read with its loading, failure, retry and end. A failure is tried again when the connection is back. What was
 * loaded stays through failures and without a connection, and says how old it is.
 * Data that may change while it is shown is read live instead: `useLiveCollection`, `useLiveDocument`, `useLivePages`.
 * @param ask stable for as long as the same thing is asked; `undefined` while nothing is
 * @param onFailure gets the error of every failed attempt
 */
export function useRequest<T>(ask: Ask<T> | undefined, onFailure?: (error: unknown) => void): Request<T> {
  const [answer, setAnswer] = useState<Answer<T>>();
  const running = useRef<AbortController>(undefined);
  const told = useRef(onFailure);
  useEffect(() => {
    told.current = onFailure;
  });

  const reload = useCallback(async (): Promise<T | undefined> => {
    running.current?.abort();
    if (!ask) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    try {
      const data = await ask(signal);
      if (!signal.aborted) {
        setAnswer({ ask, result: { status: 'ready', data, offline: false }, loadedAt: new Date() });
      }
      return data;
    } catch (error) {
      if (signal.aborted) return undefined;
      told.current?.(error);
      const retry = () => {
        setAnswer({ ask, result: LOADING });
        void reload();
      };
      const failure = toAppError(error);
      setAnswer((shown) => {
        const { loadedAt, result } = shown?.ask === ask ? shown : {};
        if (loadedAt && result?.status === 'ready' && !ENDS_ACCESS.includes(failure.code)) {
          return { ask, loadedAt, result: { ...result, offline: !navigator.onLine, asOf: loadedAt } };
        }
        return { ask, result: { status: 'error', error: failure, retry } };
      });
      return undefined;
    }
  }, [ask]);

  useEffect(() => {
    void reload();
    return () => running.current?.abort();
  }, [reload]);

  const result = answer && answer.ask === ask ? answer.result : LOADING;
  const isOld = result.status === 'error' || (result.status === 'ready' && result.asOf !== undefined);
  const askAgain = useEffectEvent(() => {
    if (!isOld) return;
    if (result.status === 'error') result.retry();
    else void reload();
  });
  useEffect(() => {
    const markOld = () =>
      setAnswer((shown) => {
        if (!shown?.loadedAt || shown.result.status !== 'ready') return shown;
        return { ...shown, result: { ...shown.result, offline: true, asOf: shown.loadedAt } };
      });
    const listen = () => askAgain();
    window.addEventListener('online', listen);
    window.addEventListener('offline', markOld);
    return () => {
      window.removeEventListener('online', listen);
      window.removeEventListener('offline', markOld);
    };
  }, []);
  return { result, reload };
}
