import { type Check, verdictOf } from './check';
import type { World } from './world';

/**
 * Runs checks side by side, in order, but those that write the same document one after the other.
 * @param lanes how many at a time
 * @param take learns each verdict; `false` ends the run after those that are under way
 */
export async function runChecks(
  checks: readonly Check[],
  world: World,
  lanes: number,
  take: (check: Check, verdict: string) => boolean,
): Promise<void> {
  const queue = checks.values();
  const lastWrite = new Map<string, Promise<string>>();
  let goesOn = true;

  async function lane(): Promise<void> {
    for (const check of queue) {
      if (!goesOn) return;
      const turn = check.writes === undefined ? undefined : lastWrite.get(check.writes);
      const verdict = Promise.resolve(turn).then(() => verdictOf(check, world));
      if (check.writes !== undefined) lastWrite.set(check.writes, verdict);
      if (!take(check, await verdict)) goesOn = false;
    }
  }

  await Promise.all(Array.from({ length: lanes }, lane));
}
