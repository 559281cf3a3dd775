import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';

const count = v.number();
/** How many fell into each bucket, by its upper bound: `{ '2500': 12, more: 1 }`. */
const histogram = v.optional(v.record(v.string(), v.number()));

/**
 * How one version of a remote fares in people's browsers. Sums of figures, of nobody in particular; only server functions
 * read and write it. A session is one tab's use of one version, and fails once at most.
 */
const ReleaseHealthSchema = v.object({
  remote: v.string(),
  version: v.string(),
  sessions: count,
  failing: count,
  loadFailures: count,
  crashes: count,
  errors: count,
  failedSaves: count,
  /** Web vitals of a sample of page loads, LCP and INP in milliseconds. */
  LCP: histogram,
  CLS: histogram,
  INP: histogram,
  /** Milliseconds until the remote's code was there, or its first page drawn. */
  load: histogram,
  updatedAt: v.date(),
  /** When it may be forgotten. */
  expiresAt: v.date(),
});

export type ReleaseHealth = v.InferOutput<typeof ReleaseHealthSchema>;

/** Documents are named `mf-deliveries@1.2.0`. */
export const releaseHealth = collection('ReleaseHealth/{releaseID}', ReleaseHealthSchema);
