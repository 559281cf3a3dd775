import * as v from '@fleetfoot/shared/schema';
import { collection, singleDocument } from '@fleetfoot/shared/schema';

const signed = {
  /** The signed text. */
  statement: v.string(),
  keyID: v.string(),
  signature: v.string(),
  publishedAt: v.date(),
};

/**
 * What is current of one remote. The signed part is its team's; the rest can only take away. Only server functions read and
 * write it.
 */
export const ReleaseSchema = v.object({
  ...signed,
  /** Number of the statement, for those who do not read it. */
  sequence: v.number(),
  /** `false` switches the remote off, whatever the statement says. */
  enabled: v.boolean(),
  /** Version that is not given out any more: it failed too often. */
  halted: v.optional(v.string()),
});

/** A statement that was current. The id is its number with eight digits, so that they are in order. */
export const PastReleaseSchema = v.object(signed);

export type StoredRelease = v.InferOutput<typeof ReleaseSchema>;

export const releases = collection('Releases/{remoteID}', ReleaseSchema);
export const pastReleases = collection('Releases/{remoteID}/PastReleases/{sequenceID}', PastReleaseSchema);

/** What an operator takes away from the shell of every page, by hand. Only server functions read it. */
export const shellSwitches = singleDocument(
  'Switches/shell',
  v.object({
    /** `false`: pages have no service worker. */
    worker: v.boolean(),
  }),
);

const sessionCount = v.object({ sessions: v.number(), failing: v.number() });

/**
 * What has been seen of a candidate beside the stable version, for the rule that halts it. Begins anew with each statement.
 * Only server functions read and write it.
 */
export const RolloutSchema = v.object({
  sequence: v.number(),
  candidate: v.string(),
  /** Sums of the versions' figures at the last look. */
  seen: v.object({ candidate: sessionCount, stable: sessionCount }),
  /** Evidence of the stage so far: `HaltTest` of the functions. */
  test: v.record(v.string(), v.unknown()),
  updatedAt: v.date(),
});

export const rollouts = collection('Rollouts/{remoteID}', RolloutSchema);
