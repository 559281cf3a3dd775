import type { AppError } from '@fleetfoot/shared/domain';

/** What a live read shows at a moment. */
export type Live<T> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly data: T;
      /** The data may be out of date: the server cannot be reached. The listener keeps going. */
      readonly offline: boolean;
    }
  | {
      readonly status: 'error';
      readonly error: AppError;
      /** Listens afresh. */
      retry(): void;
    };
