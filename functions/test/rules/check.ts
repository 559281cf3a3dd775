import type { World } from './world';

export type Verdict = 'allowed' | 'refused';

/** One fact about the wall: this is let through, or it is not. */
export interface Check {
  /** Begins with the collection; unique. */
  readonly name: string;
  readonly expect: Verdict;
  /** The document that this writes if it is let through. */
  readonly writes?: string;
  run(world: World): Promise<unknown>;
}

// No answer of the wall: whoever counts these as verdicts proves nothing.
const NO_VERDICT: readonly unknown[] = [
  undefined,
  'aborted',
  'cancelled',
  'deadline-exceeded',
  'internal',
  'resource-exhausted',
  'unavailable',
  'unknown',
];

/**
 * What the database had against a request, such as `permission-denied`.
 * @throws the failure itself when it is no verdict
 */
export function refusalIn(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  if (NO_VERDICT.includes(code)) throw error;
  return String(code);
}

/** @returns the verdict, or what else the database had against it, such as `not-found` */
async function ask(check: Check, world: World): Promise<string> {
  try {
    await check.run(world);
    return 'allowed';
  } catch (error) {
    const code = refusalIn(error);
    return code === 'permission-denied' ? 'refused' : code;
  }
}

const MOST_TRIES = 4;
const PAUSE_MS = 3_000;

/**
 * Failures of a busy emulator. The SDK calls it offline and gives up a read when it hears nothing for ten seconds. A write is
 * `cancelled` when somebody else who listens leaves before it is answered, and `aborted` when it waits too long for others
 * to the same document.
 */
const SILENCES: readonly unknown[] = ['unavailable', 'cancelled', 'aborted'];

function isSilence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && SILENCES.includes(error.code);
}

/** Runs the check and makes undone what it wrote. Who gets no answer asks again. */
export async function verdictOf(check: Check, world: World, tries = 1): Promise<string> {
  try {
    const verdict = await ask(check, world);
    if (verdict === 'allowed' && check.writes) await world.restore(check.writes);
    return verdict;
  } catch (error) {
    if (!isSilence(error) || tries === MOST_TRIES) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    // It may have been written all the same.
    if (check.writes) await world.restore(check.writes);
    return verdictOf(check, world, tries + 1);
  }
}
