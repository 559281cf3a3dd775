import type { RegistryEntry } from '@fleetfoot/shared/contract';
import {
  type PublishedRelease,
  type ReleaseError,
  type ReleaseTrust,
  type SignedStatement,
  verifyStatement,
} from '@fleetfoot/shared/release';
import { fetchJson } from '../config/fetch-json';

/**
 * Why a version is not opened: `unknown` no statement that is believed has it; `withdrawn` its team took it back, or it was
 * halted; `unreachable` the store did not answer; `unverifiable` this browser cannot check signatures.
 */
export type Refusal = 'unknown' | 'withdrawn' | 'unreachable' | 'unverifiable';

/** What a deployment tells of one remote. */
interface Told {
  readonly current: PublishedRelease | null;
  /** Newest first. */
  readonly past: readonly SignedStatement[];
}

export interface FindVersionOptions {
  readonly remote: string;
  readonly version: string;
  readonly trust: ReleaseTrust;
  /** Told of a statement that names the version and is not believed. */
  readonly onRefused: (error: ReleaseError) => void;
}

/** Looks for a version among all that a remote's team has signed; an older statement is as good as the present one. */
export async function findVersion(options: FindVersionOptions): Promise<RegistryEntry | Refusal> {
  const { remote, version, trust, onRefused } = options;
  const told = (await fetchJson(`/releases/${remote}`, 'no-store').catch(() => undefined)) as
    | Told
    | undefined;
  if (!Array.isArray(told?.past)) return 'unreachable';
  const { current, past } = told;
  if (current?.halted === version) return 'withdrawn';
  let refusal: Refusal = 'unknown';
  for (const signed of current ? [current, ...past] : past) {
    if (!signed.statement.includes(version)) continue;
    try {
      const { stable, candidate } = await verifyStatement(signed, remote, trust);
      const found = [stable, candidate?.entry].find((entry) => entry?.version === version);
      if (found) return found;
    } catch (error) {
      onRefused(error as ReleaseError);
      if ((error as ReleaseError).code === 'unverifiable') refusal = 'unverifiable';
    }
  }
  return refusal;
}
