import { type AppError, toAppError } from '@fleetfoot/shared/domain';

interface Call {
  resolve(): void;
  reject(error: AppError): void;
}

/** Calls of the session service that wait for the machine's answer, by their number. */
export interface SessionCalls {
  /** Begins a call, which `start` tells the machine of. */
  open(start: (request: number) => void): Promise<void>;
  /** @param ready what a call that succeeds waits for, too */
  answer(request: number, error: unknown, ready: Promise<void>): void;
}

export function createSessionCalls(): SessionCalls {
  const calls = new Map<number, Call>();
  let last = 0;
  return {
    open(start) {
      last += 1;
      const request = last;
      return new Promise((resolve, reject) => {
        calls.set(request, { resolve, reject });
        start(request);
      });
    },
    answer(request, error, ready) {
      const call = calls.get(request);
      calls.delete(request);
      if (error !== undefined) call?.reject(toAppError(error));
      else void ready.then(call?.resolve);
    },
  };
}
