import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import type { Collection } from './collection';
import type { FuzzCloud } from './fuzz-cloud';
import { inLanes } from './in-lanes';
import { createJudge, type Verdict } from './judge';
import type { Write } from './write';

export interface FuzzRun {
  readonly runs: number;
  readonly seed: number;
}

/** One line; the same seed gives the same one, and the last word of it says whether every verdict was the same. */
function summary(name: string, { runs, seed }: FuzzRun, verdicts: readonly Verdict[]): string {
  const sequence = verdicts.map(({ accepted }) => Number(accepted)).join('');
  const accepted = verdicts.filter((verdict) => verdict.accepted).length;
  const digest = createHash('sha256').update(sequence).digest('hex').slice(0, 8);
  const counts = `runs ${runs}  accepted ${accepted}  refused ${runs - accepted}`;
  return `${name.padEnd(24)} ${counts}  seed ${seed}  verdicts ${digest}\n`;
}

/**
 * Makes as many random writes as `runs` says, several at a time, and fails with the smallest one that the rules and the
 * entity disagree about.
 */
export async function runFuzz(cloud: FuzzCloud, collection: Collection, run: FuzzRun): Promise<void> {
  const judge = createJudge(cloud, collection);
  const writes = fc.sample(collection.writes, { seed: run.seed, numRuns: run.runs });
  // The document of a lane is put there once rather than by turns.
  const order = { laneOf: collection.lane, rankOf: ({ over }: Write) => Number(over === 'existing') };
  const verdicts = await inLanes(writes, order, judge);
  process.stdout.write(summary(collection.name, run, verdicts));
  const wrong = verdicts.findIndex(({ difference }) => difference !== undefined);
  if (wrong < 0) return;
  // The same value again, one at a time, which is how it can be made smaller.
  const property = fc.asyncProperty(collection.writes, async (write) => {
    const { difference } = await judge(write);
    if (difference !== undefined) throw new Error(difference);
  });
  await fc.assert(property, { seed: run.seed, path: String(wrong), numRuns: 1, includeErrorInReport: true });
  throw new Error(`Write ${wrong} was judged otherwise when repeated: ${JSON.stringify(writes[wrong])}`);
}
