import type { AppError } from '@fleetfoot/shared/domain';

/** What a live read shows at a moment. */
export type Live<T> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly data: T;
      /** The browser has no connection. The listener keeps going. */
      readonly offline: boolean;
      /** When the server last confirmed the data, by this device's clock; there while it may be out of date. */
      readonly asOf?: Date;
      /** It was seen on an earlier page of this browser. */
      readonly isSeen?: boolean;
    }
  | {
      readonly status: 'error';
      readonly error: AppError;
      /** Listens afresh. */
      retry(): void;
    };
