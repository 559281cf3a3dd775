import type { ApiMode } from '@fleetfoot/shared/api';
import type { Firestore } from 'firebase-admin/firestore';

/** A request as HTTP brings it. */
export interface ApiCall {
  readonly method: string;
  /** Path and query, as the function sees them: with /v1 behind Hosting, without it at the function's own address. */
  readonly url: string;
  readonly header: (name: string) => string | undefined;
  readonly rawBody: Buffer;
}

/** Whom a key stands for. */
export interface KeyHolder {
  readonly orgID: string;
  readonly mode: ApiMode;
}

/** What a route works with. */
export interface RouteContext extends KeyHolder {
  readonly database: Firestore;
  /** The delivery that the path names. */
  readonly deliveryID: string;
  readonly call: ApiCall;
  readonly query: URLSearchParams;
  readonly now: () => Date;
}
