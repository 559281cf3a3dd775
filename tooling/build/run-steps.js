import { execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.js';
import { mergePasses, readResults } from './read-results.js';
import { root } from './root.js';
import { schedule } from './schedule.js';

const CORES = 2;

/** With more failures than these the first pass decides: they have one cause, and it is no chance. */
const MOST_FAILURES_TO_REPEAT = 15;

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {number} [cores] that it keeps busy, 1 by default
 * @property {string[]} [needs] steps that have to pass before it
 * @property {'jest' | 'playwright'} [runner] whose results are read, and whose failed tests are run a second time
 * @property {Record<string, string>} [env] variables beside those of the run
 * @property {string[]} [selection] arguments that select tests in the first pass; the second one selects the failed tests
 *
 * @typedef {import('./read-results.js').Results} Results
 * @typedef {{ env: NodeJS.ProcessEnv, output: string }} Run `output` is the folder of the results
 * @typedef {{ name: string, state: 'passed' | 'failed' | 'not run', seconds: number, command: string, results?: Results }} Outcome
 */

/**
 * A step that is one of the repository's npm scripts.
 * @param {string} name of the script
 * @param {Partial<Step> & { args?: string[] }} [options] `args` go to what the script runs
 * @returns {Step}
 */
export function script(name, { args = [], ...options } = {}) {
  const forScript = args.length > 0 ? ['--', ...args] : [];
  return { name, ...options, command: 'npm', args: ['run', '--silent', name, ...forScript] };
}

/**
 * A step that runs suites of the journeys' configuration.
 * @param {string} name of the step
 * @param {string[]} suites
 * @param {Partial<Step> & { args?: string[] }} [options] as of `script`
 * @returns {Step}
 */
export function browserSuite(name, suites, { args = [], ...options } = {}) {
  const projects = suites.flatMap((suite) => ['--project', suite]);
  const step = script('test:e2e', {
    cores: 2,
    runner: 'playwright',
    args: [...projects, ...args],
    ...options,
  });
  return { ...step, name };
}

/**
 * A step with further arguments, for npm behind its `--`.
 * @param {Step} step
 * @param {string[]} more
 * @returns {Step}
 */
export function withArgs(step, more) {
  const { command, args } = step;
  const separator = command === 'npm' && more.length > 0 && !args.includes('--') ? ['--'] : [];
  return { ...step, args: [...args, ...separator, ...more] };
}

/** Arguments and environment that make a runner write its results to a file. */
async function forRunner(runner, file) {
  if (runner === 'jest')
    return { args: ['--json', `--outputFile=${file}`, '--testLocationInResults'], env: {} };
  if (runner !== 'playwright') return { args: [], env: {} };
  // The system gives no port of this range to outgoing connections. Two runs on one machine take different ports.
  const port = await freePort(randomInt(20_000, 32_000));
  return { args: [], env: { FLEETFOOT_RESULTS: file, FLEETFOOT_E2E_PORT: String(port) } };
}

/** Arguments that select the tests that failed, one after the other. */
function onlyFailed(runner, failed) {
  if (runner === 'playwright') return ['--last-failed', '--workers=1'];
  return ['--runInBand', '--runTestsByPath', ...new Set(failed.map(({ file }) => path.join(root, file)))];
}

/**
 * Runs a command; its output appears line by line behind the name of the step.
 * @returns {Promise<boolean>} whether it exited with 0
 */
function runCommand(name, command, args, env) {
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${name} │ ${line}`));
  }
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${name} │ ${command} cannot be run: ${error.message}`);
      resolve(false);
    });
    child.on('close', (status) => resolve(status === 0));
  });
}

/**
 * One pass of a step.
 * @param {Step} step
 * @param {Run} run
 * @param {string[]} more arguments
 * @param {string} label of its file of results
 */
async function runPass(step, { env, output }, more, label) {
  const file = path.join(output, `${step.name.replaceAll(/[^\w-]/g, '-')}.${label}.json`);
  rmSync(file, { force: true });
  const extra = await forRunner(step.runner, file);
  const { command, args } = withArgs(step, [...more, ...extra.args]);
  const started = Date.now();
  const exitedWell = await runCommand(step.name, command, args, { ...env, ...step.env, ...extra.env });
  const results = step.runner && readResults(step.runner, file, root);
  return { exitedWell, results, seconds: (Date.now() - started) / 1000 };
}

/** Whether a second pass can tell chance from a defect. */
function isWorthASecondPass({ state, results }, { runner }) {
  return (
    runner !== undefined && state === 'failed' && (results?.failed.length ?? 0) <= MOST_FAILURES_TO_REPEAT
  );
}

/** Stands for a first pass that ended without results, such as one whose emulators did not start. */
function unreported({ name, command }) {
  return {
    id: name,
    file: name,
    title: '(the run)',
    error: `The first pass reported no failed test: ${command}`,
  };
}

/** Runs what failed once more, with nothing beside it; everything when it is not known what failed. */
async function repeat(step, outcome, run) {
  console.log(`\n── ${step.name}: second pass`);
  const failed = outcome.results?.failed ?? [];
  const isKnown = failed.length > 0;
  const { exitedWell, results, seconds } = await runPass(
    step,
    run,
    isKnown ? onlyFailed(step.runner, failed) : (step.selection ?? []),
    'second',
  );
  outcome.seconds += seconds;
  if (results) {
    const first = isKnown ? outcome.results : { passed: 0, failed: [unreported(outcome)], flaky: [] };
    outcome.results = mergePasses(first, results);
    if (!isKnown) outcome.results.passed = results.passed;
  }
  if (exitedWell && results) outcome.state = 'passed';
}

function seconds(value) {
  return `${value.toFixed(0)} s`;
}

/**
 * Steps, times and counts as a table with a last line for all.
 * @param {Outcome[]} outcomes
 * @param {number} total seconds; some steps ran side by side
 */
export function summaryTable(outcomes, total) {
  const rows = [
    ['step', 'time', 'passed', 'failed', 'flaky', ''],
    ...outcomes.map(({ name, state, seconds: took, results }) => [
      name,
      state === 'not run' ? '' : seconds(took),
      ...(results ? [results.passed, results.failed.length, results.flaky.length].map(String) : ['', '', '']),
      state,
    ]),
    ['all', seconds(total), '', '', '', ''],
  ];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 || column === 5 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function reportTests(title, tests) {
  for (const { file, line, title: test, error } of tests) {
    console.log(
      `\n${title}: ${file}${line === undefined ? '' : `:${line}`} › ${test}\n  ${error.replaceAll('\n', '\n  ')}`,
    );
  }
}

/** The commit that is tested; none outside a repository. */
function commit() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}

function writeSummary(output, outcomes, total, load) {
  const steps = outcomes.map(({ results, ...outcome }) => ({
    ...outcome,
    ...(results && { passed: results.passed, failed: results.failed, flaky: results.flaky }),
  }));
  const summary = { commit: commit(), seconds: total, load: { before: load, after: loadavg() }, steps };
  writeFileSync(path.join(output, 'summary.json'), `${JSON.stringify(summary, undefined, 2)}\n`);
}

/**
 * Runs steps side by side as far as cores and needs allow, goes on after a failed one, and runs failed tests a second time at the
 * end. Prints a table, failed and flaky tests, writes `test-results/summary.json`, and sets the exit code.
 * @param {Step[]} steps
 * @param {Partial<Run>} [run]
 */
export async function runSteps(steps, { env = process.env, output = path.join(root, 'test-results') } = {}) {
  const run = { env, output };
  mkdirSync(output, { recursive: true });
  const started = Date.now();
  const load = loadavg();
  const outcomes = new Map();
  const outcomeOf = ({ name, command, args }) => ({
    name,
    state: 'not run',
    seconds: 0,
    command: [command, ...args].join(' '),
  });

  await schedule(steps, CORES, async (step) => {
    console.log(`\n── ${step.name}`);
    const { exitedWell, results, seconds: took } = await runPass(step, run, step.selection ?? [], 'first');
    const state = exitedWell ? 'passed' : 'failed';
    outcomes.set(step.name, { ...outcomeOf(step), state, seconds: took, results });
    return exitedWell;
  });
  for (const step of steps) {
    const outcome = outcomes.get(step.name);
    if (outcome && isWorthASecondPass(outcome, step)) await repeat(step, outcome, run);
  }

  const all = steps.map((step) => outcomes.get(step.name) ?? outcomeOf(step));
  const total = (Date.now() - started) / 1000;
  const failed = all.flatMap(({ results }) => results?.failed ?? []);
  const passed = all.reduce((sum, { results }) => sum + (results?.passed ?? 0), 0);
  writeSummary(output, all, total, load);
  console.log(`\n${summaryTable(all, total)}\n\nTests: ${passed} passed, ${failed.length} failed`);
  reportTests('failed', failed);
  for (const { name, state, command } of all) {
    if (state === 'failed') console.log(`\n${name} failed. Run it alone with: ${command}`);
    if (state === 'not run') console.log(`\n${name} was not run: a step that it needs failed.`);
  }
  reportTests(
    'flaky',
    all.flatMap(({ results }) => results?.flaky ?? []),
  );
  if (all.some(({ state }) => state !== 'passed')) process.exitCode = 1;
}
