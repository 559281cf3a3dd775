import { type Check, verdictOf } from '../rules/check';
import { runChecks } from '../rules/run-checks';
import { RULES, type World } from '../rules/world';
import { IN_FORCE, type MutantGroup } from './mutant-groups';
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

/** Asks those checks first that are likely to notice the mutant that is in force. */
async function findKiller(world: World, mutant: Mutant, nearness: Nearness): Promise<Trial> {
  let asked = 0;
  let killer: Check | undefined;
  await runChecks(nearness.sorted(mutant), world, LANES, (check, verdict) => {
    asked += 1;
    if (verdict !== check.expect) killer ??= check;
    return killer === undefined;
  });
  return { mutant, asked, ...(killer && { killer }) };
}

/** A check that is wrong about the rules as they are tells nothing about a mutant. */
async function proveCheck(world: World, check: Check): Promise<void> {
  await world.load(RULES);
  const verdict = await verdictOf(check, world);
  if (verdict !== check.expect) throw new Error(`The rules give a wrong verdict: ${check.name}: ${verdict}`);
}

async function tryAlone(world: World, mutant: Mutant, nearness: Nearness): Promise<Trial> {
  const complaint = await world.load(mutant.source);
  if (complaint) return { mutant, complaint, asked: 0 };
  const trial = await findKiller(world, mutant, nearness);
  if (trial.killer) await proveCheck(world, trial.killer);
  return trial;
}

/** The killer's verdict is right as soon as no mutant is in force, so that the mutant alone is what it noticed. */
async function isKilledAlone(world: World, { killer }: Trial): Promise<boolean> {
  if (!killer) return true;
  await world.put(IN_FORCE, { number: 0 });
  return (await verdictOf(killer, world)) === killer.expect;
}

async function tryGroup(
  world: World,
  { mutants, source }: MutantGroup,
  nearness: Nearness,
  take: (trial: Trial) => void,
): Promise<void> {
  const complaint = await world.load(source);
  const doubtful: Mutant[] = complaint ? [...mutants] : [];
  for (const [index, mutant] of complaint ? [] : mutants.entries()) {
    await world.put(IN_FORCE, { number: index + 1 });
    const trial = await findKiller(world, mutant, nearness);
    if (await isKilledAlone(world, trial)) take(trial);
    else doubtful.push(mutant);
  }
  for (const mutant of doubtful) take(await tryAlone(world, mutant, nearness));
}

/** Takes groups of mutants from the queue, which other worlds share, until there are none. */
export async function tryMutants(
  world: World,
  queue: Iterable<MutantGroup>,
  nearness: Nearness,
  take: (trial: Trial) => void,
): Promise<void> {
  for (const group of queue) {
    await tryGroup(world, group, nearness, (trial) => {
      if (trial.killer) nearness.noticed(trial.killer);
      take(trial);
    });
  }
  await world.remove(IN_FORCE);
}
