// How the product fares in people's browsers: what pages tell, and the function `vitals` counts. No text of a user's, no
// address, nobody's name.

/** Where pages tell it, on their own origin. */
export const VITALS_PATH = '/vitals';

export const VITALS_LIMITS = {
  /** Largest beacon, in bytes. */
  bytes: 16_384,
  /** Entries of one beacon. */
  entries: 50,
  /** Entries of one tab, from its first to its last. */
  entriesOfTab: 200,
  /** Time between two beacons that are not urgent, in milliseconds. */
  pauseMs: 30_000,
  /** Tabs that tell their web vitals; of failures and sessions all tell. */
  webVitalsShare: 0.1,
} as const;

export type WebVital = 'LCP' | 'CLS' | 'INP';

/**
 * What a tab tells of one version of a remote:
 * `session` the tab uses it, told once; `failing` it failed the user for the first time, told once;
 * `load` its code came (`ok`), or why not: a kind of RemoteError; `crash` a page or lifecycle of it threw; `unhandled` its
 * script threw elsewhere; `error` it reported something; `save` an action that the server was asked for failed;
 * the web vitals of a page load that it was the first remote of: LCP and INP in milliseconds, CLS as a score.
 */
export type VitalsEntry = { readonly remote: string; readonly version: string } & (
  | { readonly kind: 'session' | 'failing' }
  | { readonly kind: 'load'; readonly result: string; readonly ms?: number }
  | {
      readonly kind: 'crash' | 'unhandled' | 'error' | 'save';
      readonly name: string;
      readonly code?: string | undefined;
    }
  | { readonly kind: WebVital; readonly value: number }
);

/** The body of a beacon. */
export interface VitalsBeacon {
  readonly entries: readonly VitalsEntry[];
}

/** What is counted in buckets: web vitals, and how long a remote's code took to come. */
export type Measure = WebVital | 'load';

/** Upper bounds of the buckets; more than the last is `more`. What Google calls good and poor is among them. */
export const HISTOGRAMS: Readonly<Record<Measure, readonly number[]>> = {
  LCP: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000],
  CLS: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
  INP: [50, 100, 200, 300, 500, 1000],
  load: [100, 250, 500, 1000, 2000, 4000, 8000],
};
