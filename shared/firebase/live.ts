import type { AppError } from '@fleetfoot/shared/domain';
import type { CacheKnowledge } from './confirmed';

/** An answer of a source. */
export interface LiveSnapshot<T> extends CacheKnowledge {
  readonly data: T;
  /** Not (or no longer) confirmed by the server. */
  readonly fromCache: boolean;
  /** Nothing is in it: out of the cache that means nothing is known. */
  readonly empty: boolean;
  /** When it was read, in milliseconds since 1970, where nobody listens to what changes after that. */
  readonly readAt?: number | undefined;
}

/** What was confirmed last by the server, on an earlier page. */
export interface Seen<T> {
  readonly data: T;
  /** In milliseconds since 1970, by this device's clock. */
  readonly at: number;
}

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
