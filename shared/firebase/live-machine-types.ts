import type { AppError } from '@fleetfoot/shared/domain';
import type { Live, LiveSnapshot, Seen } from './live';

type ReadyRead<T> = Extract<Live<T>, { readonly status: 'ready' }>;

/** A failed read, without the function that repeats it. */
interface FailedRead {
  readonly status: 'error';
  readonly error: AppError;
}

export type ShownRead<T> = { readonly status: 'loading' } | ReadyRead<T> | FailedRead;

/** What is known while somebody reads. */
export interface Listening<T> {
  /** Which listening it is: an answer of an earlier one is late. */
  readonly attempt: number;
  /** When the server last confirmed what is known, in milliseconds since 1970; 0 before it has. */
  readonly confirmedAt: number;
  readonly known: LiveSnapshot<T> | undefined;
  /** The source has failed: it may say nothing more. */
  readonly hasFailed: boolean;
}

/** Data is shown. */
export interface ReadyState<T> extends Listening<T> {
  /**
   * `live` the server has confirmed it; `lost` the listener lost the server, perhaps for a moment; `old` for so long that the
   * reader is told; `seen` on an earlier page, which only the server's word replaces.
   */
  readonly name: 'live' | 'lost' | 'old' | 'seen';
  readonly known: LiveSnapshot<T>;
  readonly shown: ReadyRead<T>;
}

/** Nothing is shown yet, or why there is nothing. */
export type WaitingState<T> =
  | (Listening<T> & { readonly name: 'loading' })
  | (Listening<T> & { readonly name: 'error'; readonly shown: FailedRead });

export type LiveState<T> =
  | { readonly name: 'unread'; readonly attempt: number; readonly confirmedAt: number }
  | WaitingState<T>
  | ReadyState<T>;

/** What connection and server are like when something happens. */
export interface LiveMoment {
  readonly isOnline: boolean;
  /** Whether the server does not answer anybody. */
  readonly isSilent: boolean;
  /** When the server last gave a sign of life, in milliseconds since 1970. */
  readonly heardAt: number;
  readonly now: number;
}

/** Something that happened, without its moment. */
export type LiveHappening<T> =
  /** The first reader comes, the last one leaves. */
  | { readonly kind: 'open' | 'close' }
  | { readonly kind: 'answered'; readonly attempt: number; readonly snapshot: LiveSnapshot<T> }
  | { readonly kind: 'failed'; readonly attempt: number; readonly error: AppError }
  /** The server has had its time to answer. */
  | { readonly kind: 'overdue' }
  /** What was seen last has been looked up, `undefined` for nothing, instead of telling the `failure`. */
  | {
      readonly kind: 'recalled';
      readonly attempt: number;
      readonly seen: Seen<T> | undefined;
      readonly failure: AppError;
    }
  /** The browser's connection, or the silence of the server, has ended or begun. */
  | { readonly kind: 'connection' | 'contact' }
  /** The reader wants another attempt after this error. */
  | { readonly kind: 'retry'; readonly error: AppError };

export type LiveEvent<T> = LiveHappening<T> & { readonly moment: LiveMoment };

export type LiveEffect<T> =
  /** Hears of connection and server, until `leave`. */
  | { readonly kind: 'follow' }
  /** Ends the source, and starts it anew. */
  | { readonly kind: 'listen'; readonly attempt: number }
  /** Ends everything; the source a while later if it `keeps`. */
  | { readonly kind: 'leave'; readonly keeps: boolean }
  /** Gives the server its time to answer, anew. */
  | { readonly kind: 'wait' | 'stop-waiting' }
  | { readonly kind: 'recall'; readonly attempt: number; readonly failure: AppError }
  /** Notes a sign of life of the server. */
  | { readonly kind: 'heard' }
  /** Asks over a new connection. */
  | { readonly kind: 'renew' }
  | { readonly kind: 'show'; readonly read: ShownRead<T> };
