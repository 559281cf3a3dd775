import { parseRegistryEntry } from '../contract/parse-manifest';
import type { RegistryLine } from '../contract/registry-line';
import { ReleaseError } from './release-error';

/** A version that some organisations get before the others do. */
export interface Candidate {
  readonly entry: RegistryLine;
  /** How many organisations of a hundred; with 0 it is there to be previewed. */
  readonly percent: number;
}

/**
 * All that is current of one remote, as its team signed it. A release, a step of a rollout and a rollback are each a statement
 * with the next number.
 */
export interface ReleaseStatement {
  /** The remote's id: `mf-deliveries`. */
  readonly remote: string;
  /** Project id of the deployment it is for: a statement for a trial is worth nothing in production. */
  readonly environment: string;
  /** Counts a remote's statements from 1. */
  readonly sequence: number;
  /** ISO 8601. */
  readonly issuedAt: string;
  /** `false` switches the remote off. */
  readonly enabled: boolean;
  readonly stable: RegistryLine;
  readonly candidate?: Candidate;
  /** Versions that were taken back: open pages leave them, too. */
  readonly withdrawn?: readonly string[];
  /** Commit that the newest version in it was built of. */
  readonly commit?: string;
}

/** A statement as it is stored and sent: the signed text itself, since other text of the same meaning has other bytes. */
export interface SignedStatement {
  readonly statement: string;
  /** Which of the team's keys signed it: {@link keyIDOf}. */
  readonly keyID: string;
  /** Ed25519, base64. */
  readonly signature: string;
}

function refused(remote: string, says: string): ReleaseError {
  return new ReleaseError('malformed', `The statement about ${remote} ${says}.`);
}

function candidateOf(value: unknown, remote: string): Candidate | undefined {
  if (value === undefined) return undefined;
  const { entry, percent } = value as { entry?: unknown; percent?: unknown };
  if (typeof percent !== 'number' || !(percent >= 0 && percent <= 100)) {
    throw refused(remote, 'has a candidate for no part of the organisations');
  }
  return { entry: parseRegistryEntry(entry, `${remote}.candidate`), percent };
}

function withdrawnOf(value: unknown, remote: string): readonly string[] | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value) && value.every((version) => typeof version === 'string')) return value;
  throw refused(remote, 'takes back what is no list of versions');
}

/**
 * Reads the text of a statement.
 * @param remote whose it must be
 * @throws ReleaseError 'malformed', also where a line breaks the contract: a script without a hash is one
 */
export function parseStatement(text: string, remote: string): ReleaseStatement {
  try {
    const value = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const { environment, sequence, issuedAt } = value;
    if (typeof sequence !== 'number' || !Number.isSafeInteger(sequence) || sequence < 1)
      throw refused(remote, 'has no number');
    if (typeof issuedAt !== 'string' || Number.isNaN(Date.parse(issuedAt)))
      throw refused(remote, 'has no time');
    if (typeof environment !== 'string') throw refused(remote, 'names no environment');
    const stable = parseRegistryEntry(value['stable'], `${remote}.stable`);
    const candidate = candidateOf(value['candidate'], remote);
    if ([value['remote'], stable.id, candidate?.entry.id ?? remote].some((id) => id !== remote))
      throw refused(remote, 'is about another remote');
    const enabled = value['enabled'] !== false;
    const withdrawn = withdrawnOf(value['withdrawn'], remote);
    const commit = typeof value['commit'] === 'string' ? value['commit'] : undefined;
    const always = { remote, environment, sequence, issuedAt, enabled, stable };
    return {
      ...always,
      ...(candidate && { candidate }),
      ...(withdrawn && { withdrawn }),
      ...(commit && { commit }),
    };
  } catch (error) {
    if (error instanceof Error && error.name === 'ReleaseError') throw error;
    throw new ReleaseError('malformed', `The statement about ${remote} cannot be read.`, error);
  }
}
