import { spawn } from 'node:child_process';
import { root } from './root.js';

function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/**
 * @typedef {{ name: string, command: string, args: string[], atMost?: number }} Step `atMost` in seconds, on a slow machine
 * @typedef {{ name: string, atMost?: number, took: number, passed: boolean, command: string }} Result `took` in milliseconds
 */

/**
 * Steps and their times as a table with a last line for all of them.
 * @param {Pick<Result, 'name' | 'took' | 'passed'>[]} results
 * @param {number} total how long they took together, in milliseconds; some ran side by side
 * @returns {string}
 */
export function timeTable(results, total) {
  const rows = [
    ...results.map(({ name, took, passed }) => [name, seconds(took), passed ? '' : 'failed']),
    ['all', seconds(total), ''],
  ];
  const widest = Math.max(...rows.map(([name]) => name.length));
  return rows
    .map(([name, time, note]) => `${name.padEnd(widest)} ${time.padStart(9)} ${note}`.trimEnd())
    .join('\n');
}

/**
 * Whether a step ends in time.
 * @param {number} atMost how long it takes on a slow machine, in seconds
 * @param {string | undefined} deadline seconds since 1970, as `date +%s` prints them; none where nothing has to end
 * @param {number} now in milliseconds since 1970
 */
export function isInTime(atMost, deadline, now = Date.now()) {
  return deadline === undefined || now / 1000 + atMost <= Number(deadline);
}

/**
 * How much longer than at most this machine takes, by the step that went furthest over; 1 where none did.
 * @param {Pick<Result, 'took' | 'atMost'>[]} results
 */
export function slowness(results) {
  return Math.max(1, ...results.map(({ took, atMost = Infinity }) => took / 1000 / atMost));
}

/**
 * @param {Step} step
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} isAlone what it prints is seen at once; otherwise at its end, whole
 * @returns {Promise<Result>}
 */
async function run({ name, command, args, atMost }, env, isAlone) {
  const title = `\n── ${name}`;
  if (isAlone) console.log(title);
  const started = Date.now();
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: isAlone ? 'inherit' : ['inherit', 'pipe', 'pipe'],
  });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk));
  const passed = await new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (status) => resolve(status === 0));
  });
  if (!isAlone) console.log(`${title}\n${Buffer.concat(printed)}`);
  return { name, atMost, took: Date.now() - started, passed, command: [command, ...args].join(' ') };
}

/**
 * Runs steps one after the other, those of a list side by side, and prints their times; ends the process where one fails. Of those
 * that say how long they take, what would not end before `FLEETFOOT_DEADLINE` at this machine's pace is left out, and named.
 * @param {(Step | Step[])[]} steps
 * @param {NodeJS.ProcessEnv} env
 */
export async function runSteps(steps, env = process.env) {
  const started = Date.now();
  const results = [];
  const left = [];
  for (const step of steps) {
    const isInTimeHere = ({ atMost }) =>
      atMost === undefined || isInTime(atMost * slowness(results), env.FLEETFOOT_DEADLINE);
    const all = [step].flat();
    const taken = all.filter(isInTimeHere);
    left.push(...all.filter((one) => !taken.includes(one)).map(({ name }) => name));
    const ended = await Promise.all(taken.map((one) => run(one, env, all.length === 1)));
    results.push(...ended);
    const failed = ended.filter(({ passed }) => !passed);
    if (failed.length === 0) continue;
    console.error(`\n${timeTable(results, Date.now() - started)}\n`);
    for (const { name, command } of failed) console.error(`${name} failed. Run it alone with: ${command}`);
    process.exit(1);
  }
  console.log(`\n${timeTable(results, Date.now() - started)}`);
  if (left.length > 0) console.log(`\nLeft out, as they would not have ended in time: ${left.join(', ')}.`);
}

/**
 * A step that is one of the repository's npm scripts.
 * @param {string} name of the script
 * @param {string[]} [args] for what it runs
 */
export function script(name, args = []) {
  const forScript = args.length > 0 ? ['--', ...args] : [];
  return { name, command: 'npm', args: ['run', '--silent', name, ...forScript] };
}
