import type { ApiMode } from '@fleetfoot/shared/model/api/api-key';
import type { Firestore } from 'firebase-admin/firestore';
import type { GeocoderPort } from '../geocoding/geocoder';
import type { RoadsPort } from '../quotes/roads';
import type { TrackingSite } from '../tracking/token';

/** A request as HTTP brings it. */
export interface ApiCall {
  readonly method: string;
  /** Path and query, as the function sees them: with /v1 behind Hosting, without it at the function's own address. */
  readonly url: string;
  /** IP address that it comes from; empty where it is not known. */
  readonly address: string;
  readonly header: (name: string) => string | undefined;
  readonly rawBody: Buffer;
}

/** The organisation and mode that a key belongs to. */
export interface KeyHolder {
  readonly orgID: string;
  readonly mode: ApiMode;
  /** The named key; `undefined` for one of the organisation's own two. */
  readonly named?: { readonly id: string; readonly name: string } | undefined;
}

/** What a route works with. */
export interface RouteContext extends KeyHolder {
  readonly database: Firestore;
  readonly roads: RoadsPort;
  readonly geocoder: GeocoderPort;
  readonly tracking: TrackingSite;
  /** The delivery that the path names; the quote, where it names one. */
  readonly deliveryID: string;
  readonly call: ApiCall;
  readonly query: URLSearchParams;
  readonly now: () => Date;
}
