import type { Client, ClientOptions } from 'openapi-fetch';
import type { paths } from '../dist/openapi.js';

export type * from '../dist/openapi.js';

export interface FleetfootOptions {
  /** The key: a secret, for servers alone. */
  readonly key: string;
  /** Origin of the product: `https://app.example.com`. */
  readonly origin: string;
  /** Replaces the `fetch` of the runtime. */
  readonly fetch?: ClientOptions['fetch'];
}

/** Creates the client of a key. */
export declare function fleetfoot(options: FleetfootOptions): Client<paths>;
