import { ALL_CHECKS } from '../rules/all-checks';
import { MATRIX_CHECKS } from '../rules/matrix-checks';
import { openWorld, RULES, type World } from '../rules/world';
import { killersAfter, readKillers, writeKillers } from './killers';
import { groupMutants } from './mutant-groups';
import { mutantsOf } from './mutants';
import { sortByNearness } from './nearness';
import { report, survivorsOf } from './report';
import { type Trial, tryMutants } from './try-mutants';

// Rules belong to a project, so each world tries its own mutants while the others try theirs.
const WORLDS = 3;

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

async function openSeeded(_: unknown, index: number): Promise<World> {
  const world = await openWorld(`demo-fleetfoot-mutants-${index}`);
  await world.reset();
  return world;
}

/** What a mutant let be written must be made undone, or it would spoil the verdicts about the next. */
async function proveUnchanged(world: World, contents: string): Promise<void> {
  const before = new Set(contents.split('\n'));
  const left = (await world.contents()).split('\n').filter((line) => !before.has(line));
  if (left.length > 0) throw new Error(`A check left something behind:\n  ${left.slice(0, 20).join('\n  ')}`);
}

/** @returns whether no mutant survived */
async function run(): Promise<boolean> {
  const start = performance.now();
  const worlds = await Promise.all(Array.from({ length: WORLDS }, openSeeded));
  const contents = await Promise.all(worlds.map((world) => world.contents()));
  console.log(`${ALL_CHECKS.length} checks, ${MATRIX_CHECKS.length} of them cells`);

  const killers = readKillers();
  const nearness = sortByNearness(RULES, ALL_CHECKS, killers);
  const mutants = mutantsOf(RULES);
  console.log(`${mutants.length} mutants`);
  const queue = groupMutants(RULES, mutants).values();
  const trials: Trial[] = [];
  await Promise.all(worlds.map((world) => tryMutants(world, queue, nearness, (trial) => trials.push(trial))));

  console.log(report(trials.sort((a, b) => a.mutant.line - b.mutant.line)));
  const asked = trials.reduce((sum, trial) => sum + trial.asked, 0);
  if (process.argv.includes('--write')) writeKillers(killersAfter(killers, mutants, trials));
  console.log(`\n${asked} checks asked of mutants, ${seconds(start)} in all`);
  await Promise.all(worlds.map((world, index) => proveUnchanged(world, contents[index] ?? '')));
  return survivorsOf(trials).length === 0;
}

// The SDK's connections outlive their apps for a while.
run().then(
  (isProven) => process.exit(isProven ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
