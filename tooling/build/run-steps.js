import { spawnSync } from 'node:child_process';
import { root } from './root.js';

function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/**
 * Steps and their times as a table with a last line for all of them.
 * @param {{ name: string, took: number, passed: boolean }[]} results in milliseconds
 * @returns {string}
 */
export function timeTable(results) {
  const total = results.reduce((sum, { took }) => sum + took, 0);
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
 * Runs steps one after the other and prints their times; ends the process with the first that fails.
 * @param {{ name: string, command: string, args: string[] }[]} steps
 * @param {NodeJS.ProcessEnv} env
 */
export function runSteps(steps, env = process.env) {
  const results = [];
  for (const { name, command, args } of steps) {
    console.log(`\n── ${name}`);
    const started = Date.now();
    const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' });
    results.push({ name, took: Date.now() - started, passed: status === 0 });
    if (status === 0) continue;
    console.error(
      `\n${timeTable(results)}\n\n${name} failed. Run it alone with: ${[command, ...args].join(' ')}`,
    );
    process.exit(status ?? 1);
  }
  console.log(`\n${timeTable(results)}`);
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
