import { ALL_CHECKS } from '../rules/all-checks';
import type { Check } from '../rules/check';
import { runChecks } from '../rules/run-checks';
import type { World } from '../rules/world';
import type { Mutant } from './mutants';
import type { Nearness } from './nearness';

export interface Trial {
  readonly mutant: Mutant;
  /** The first check that gave the wrong verdict. */
  readonly killer?: Check;
  /** What the compiler said. */
  readonly complaint?: string;
  /** How many checks were asked. */
  readonly asked: number;
}

// Few for a mutant: the first check is likely to notice, and what runs beside it is for nothing.
const LANES = 3;
const LANES_WITHOUT_MUTANT = 16;

/** Asks all checks of a world; returns those that gave the wrong verdict. */
export async function wrongVerdicts(world: World): Promise<string[]> {
  const wrong: string[] = [];
  await runChecks(ALL_CHECKS, world, LANES_WITHOUT_MUTANT, (check, verdict) => {
    if (verdict !== check.expect) wrong.push(`${check.name}: ${verdict}`);
    return true;
  });
  return wrong;
}

async function tryMutant(world: World, mutant: Mutant, nearness: Nearness): Promise<Trial> {
  const complaint = await world.load(mutant.source);
  if (complaint) return { mutant, complaint, asked: 0 };
  let asked = 0;
  let killer: Check | undefined;
  await runChecks(nearness.sorted(mutant), world, LANES, (check, verdict) => {
    asked += 1;
    if (verdict !== check.expect) killer ??= check;
    return killer === undefined;
  });
  if (!killer) return { mutant, asked };
  nearness.noticed(killer);
  return { mutant, killer, asked };
}

/** Takes mutants from the queue, which other worlds share, until there are none. */
export async function tryMutants(
  world: World,
  queue: Iterable<Mutant>,
  nearness: Nearness,
  take: (trial: Trial) => void,
): Promise<void> {
  for (const mutant of queue) take(await tryMutant(world, mutant, nearness));
}
