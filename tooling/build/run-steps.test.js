import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { summaryTable } from './run-steps.js';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'steps-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs steps in a process of their own, whose exit code and output they set. */
function runSteps(steps) {
  const program = `
    import { runSteps } from ${JSON.stringify(import.meta.resolve('./run-steps.js'))};
    await runSteps(${JSON.stringify(steps)}, { output: ${JSON.stringify(folder)} });`;
  const { status, stdout } = spawnSync('node', ['--input-type=module', '-e', program], { encoding: 'utf8' });
  return { status, stdout, summary: JSON.parse(readFileSync(path.join(folder, 'summary.json'), 'utf8')) };
}

/** A step that runs a program; its last argument is the results file of jest. */
const step = (name, program, more = {}) => ({ name, command: 'node', args: ['-e', program, '--'], ...more });

/** A stand-in for jest whose test `adds` fails in the first runs, as many as given. */
function jestStep(failures, { count = 1 } = {}) {
  const runs = path.join(folder, 'runs');
  const program = `
    const { appendFileSync, readFileSync, writeFileSync } = require('node:fs');
    appendFileSync(${JSON.stringify(runs)}, process.argv.slice(1).join(' ') + '\\n');
    const run = readFileSync(${JSON.stringify(runs)}, 'utf8').trim().split('\\n').length;
    const failed = run <= ${failures};
    const file = process.argv.find((one) => one.startsWith('--outputFile=')).slice(13);
    const test = (index) => ({
      status: failed ? 'failed' : 'passed', fullName: 'adds ' + index, location: { line: 7 }, failureMessages: ['expected 2'],
    });
    const assertionResults = Array.from({ length: ${count} }, (_, index) => test(index));
    const status = failed ? 'failed' : 'passed';
    writeFileSync(file, JSON.stringify({ testResults: [{ name: process.cwd() + '/sum.test.js', status, assertionResults }] }));
    process.exit(failed ? 1 : 0);`;
  return {
    ...step('test:unit', program, { runner: 'jest' }),
    runs: () => readFileSync(runs, 'utf8').trim().split('\n'),
  };
}

test('a step has its own variables beside those of the run', () => {
  const { stdout } = runSteps([
    step('prints', "console.log(process.env.COLOUR, 'PATH' in process.env)", { env: { COLOUR: 'blue' } }),
  ]);
  expect(stdout).toContain('prints │ blue true');
});

test('the table has a line for each step and one for all', () => {
  const results = { passed: 12, failed: [{}], flaky: [] };
  const outcomes = [
    { name: 'lint', state: 'passed', seconds: 2.04 },
    { name: 'test:functions', state: 'failed', seconds: 123.46, results },
    { name: 'test:e2e', state: 'not run', seconds: 0 },
  ];
  expect(summaryTable(outcomes, 124).split('\n')).toEqual([
    'step             time  passed  failed  flaky',
    'lint              2 s                         passed',
    'test:functions  123 s      12       1      0  failed',
    'test:e2e                                      not run',
    'all             124 s',
  ]);
});

test('a failed step does not stop the others, and one that needs it is not run', () => {
  const { status, stdout, summary } = runSteps([
    step('build', 'process.exit(3)'),
    step('journeys', "console.log('ran')", { needs: ['build'] }),
    step('rules', "console.log('ran')"),
  ]);
  expect(status).toBe(1);
  expect(stdout).toMatch(/^rules │ ran$/m);
  expect(stdout).not.toMatch(/^journeys │ ran$/m);
  expect(stdout).toMatch(/^build failed\. Run it alone with: node -e /m);
  expect(summary.steps.map(({ name, state }) => [name, state])).toEqual([
    ['build', 'failed'],
    ['journeys', 'not run'],
    ['rules', 'passed'],
  ]);
});

test('a test that passes in the second pass is reported as flaky with file, line and error, and the run is green', () => {
  const { runs, ...jest } = jestStep(1);
  const { status, stdout, summary } = runSteps([jest]);
  expect(status).toBe(0);
  expect(runs()).toHaveLength(2);
  expect(runs()[1]).toMatch(/--runInBand --runTestsByPath \S+sum\.test\.js/);
  expect(stdout.trim().split('\n').slice(-2)).toEqual(['flaky: sum.test.js:7 › adds 0', '  expected 2']);
  expect(stdout).toMatch(/^Tests: 1 passed, 0 failed$/m);
  expect(summary.steps).toEqual([expect.objectContaining({ state: 'passed', passed: 1, failed: [] })]);
});

test('a test that fails in both passes fails the run', () => {
  const { runs, ...jest } = jestStep(2);
  const { status, stdout } = runSteps([jest]);
  expect(status).toBe(1);
  expect(runs()).toHaveLength(2);
  expect(stdout).toContain('failed: sum.test.js:7 › adds 0\n  expected 2');
});

test('more than 15 failed tests get no second pass', () => {
  const { runs, ...jest } = jestStep(1, { count: 16 });
  const { status } = runSteps([jest]);
  expect(status).toBe(1);
  expect(runs()).toHaveLength(1);
});

test('a runner that wrote no results is run a second time as a whole', () => {
  const marker = path.join(folder, 'started');
  const program = `
    const { existsSync, writeFileSync } = require('node:fs');
    if (!existsSync(${JSON.stringify(marker)})) { writeFileSync(${JSON.stringify(marker)}, ''); process.exit(1); }
    const file = process.argv.find((one) => one.startsWith('--outputFile=')).slice(13);
    writeFileSync(file, JSON.stringify({ testResults: [] }));`;
  const { status, stdout } = runSteps([step('test:rules', program, { runner: 'jest' })]);
  expect(status).toBe(0);
  expect(stdout).toContain('flaky: test:rules › (the run)\n  The first pass reported no failed test');
});
