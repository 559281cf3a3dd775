import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isInTime, slowness, timeTable } from './run-steps.js';

test('the table of times names every step, its time and the one that failed', () => {
  const results = [
    { name: 'lint', took: 2_040, passed: true },
    { name: 'test:functions', took: 123_460, passed: false },
  ];
  expect(timeTable(results, 124_000).split('\n')).toEqual([
    'lint               2.0 s',
    'test:functions   123.5 s failed',
    'all              124.0 s',
  ]);
});

test.each([
  [60, undefined, true],
  [60, '1060', true],
  [61, '1060', false],
  [0, '999', false],
])('a step of %d seconds that has until %s is in time: %s', (atMost, deadline, expected) => {
  expect(isInTime(atMost, deadline, 1_000_000)).toBe(expected);
});

test.each([
  [[], 1],
  [[{ took: 90_000 }], 1],
  [[{ took: 90_000, atMost: 100 }], 1],
  [[{ took: 90_000, atMost: 60 }, { took: 240_000, atMost: 200 }, { took: 5_000 }], 1.5],
])('a machine that has taken %j is slower than at most by %d', (results, expected) => {
  expect(slowness(results)).toBe(expected);
});

/** Runs steps in a process of their own, as a failure ends it. @param {object} steps */
function runSteps(steps) {
  const program = `
    import { runSteps } from ${JSON.stringify(import.meta.resolve('./run-steps.js'))};
    await runSteps(${JSON.stringify(steps)});`;
  return spawnSync('node', ['--input-type=module', '-e', program], { encoding: 'utf8' });
}

/** A step that runs a program. */
const step = (name, program) => ({ name, command: 'node', args: ['-e', program] });

test('steps of a list run side by side, and what each prints stays together', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'steps-'));
  /** Ends once the other one has begun. */
  const meeting = (name, other) => {
    const program = `
      const { existsSync, writeFileSync } = require('node:fs');
      process.chdir(${JSON.stringify(folder)});
      console.log('${name} begins');
      writeFileSync('${name}', '');
      const look = () => existsSync('${other}') ? console.log('${name} ends') : setTimeout(look, 20);
      look();`;
    return step(name, program);
  };
  const { status, stdout } = runSteps([
    [meeting('one', 'other'), meeting('other', 'one')],
    step('last', "console.log('after both')"),
  ]);
  rmSync(folder, { recursive: true });
  expect(status).toBe(0);
  for (const name of ['one', 'other']) expect(stdout).toContain(`── ${name}\n${name} begins\n${name} ends\n`);
  expect(stdout.indexOf('after both')).toBeGreaterThan(stdout.lastIndexOf(' ends'));
});

test('a step that fails beside others is named, and nothing runs after them', () => {
  const { status, stdout, stderr } = runSteps([
    [step('sound', ''), step('broken', 'process.exit(3)')],
    step('next', ''),
  ]);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^broken failed\. Run it alone with: node -e /m);
  expect(stderr).not.toMatch(/^sound failed/m);
  expect(stdout).not.toContain('next');
});
