import { jestResults, mergePasses, playwrightResults } from './read-results.js';

const FOLDER = '/repo';

test('results of jest tell passed, failed and retried tests, and files that did not load', () => {
  const file = (name, status, assertionResults, message = '') => ({
    name: `${FOLDER}/${name}`,
    status,
    message,
    assertionResults,
  });
  const results = jestResults(
    {
      testResults: [
        file('sum.test.ts', 'failed', [
          { status: 'passed', fullName: 'adds', retryReasons: [] },
          {
            status: 'passed',
            fullName: 'subtracts',
            location: { line: 9 },
            retryReasons: ['\u001B[31mslow\u001B[39m'],
          },
          { status: 'failed', fullName: 'divides', location: { line: 12 }, failureMessages: ['by zero'] },
          { status: 'pending', fullName: 'waits' },
        ]),
        file('broken.test.ts', 'failed', [], 'Cannot find module'),
      ],
    },
    FOLDER,
  );
  expect(results).toEqual({
    passed: 2,
    failed: [
      { id: 'sum.test.ts divides', file: 'sum.test.ts', line: 12, title: 'divides', error: 'by zero' },
      {
        id: 'broken.test.ts (the file)',
        file: 'broken.test.ts',
        title: '(the file)',
        error: 'Cannot find module',
      },
    ],
    flaky: [{ id: 'sum.test.ts subtracts', file: 'sum.test.ts', line: 9, title: 'subtracts', error: 'slow' }],
  });
});

test('results of Playwright tell passed, failed and flaky journeys by their project', () => {
  const spec = (title, status, messages = []) => ({
    title,
    file: 'journeys/list.spec.ts',
    line: 4,
    tests: [
      {
        status,
        projectName: 'gate',
        results: [{ errors: messages.map((message) => ({ message })) }, { errors: [] }],
      },
    ],
  });
  const results = playwrightResults(
    {
      config: { rootDir: `${FOLDER}/e2e` },
      errors: [],
      suites: [
        {
          title: 'journeys/list.spec.ts',
          file: 'journeys/list.spec.ts',
          specs: [spec('opens', 'expected'), spec('closes', 'skipped')],
          suites: [
            {
              title: 'on a phone',
              file: 'journeys/list.spec.ts',
              specs: [
                spec('scrolls', 'flaky', ['late']),
                spec('sorts', 'unexpected', ['wrong', 'wrong again']),
              ],
            },
          ],
        },
      ],
    },
    FOLDER,
  );
  const one = { file: 'e2e/journeys/list.spec.ts', line: 4 };
  expect(results).toEqual({
    passed: 2,
    failed: [
      {
        ...one,
        id: 'gate e2e/journeys/list.spec.ts on a phone › sorts',
        title: 'on a phone › sorts',
        error: 'wrong',
      },
    ],
    flaky: [
      {
        ...one,
        id: 'gate e2e/journeys/list.spec.ts on a phone › scrolls',
        title: 'on a phone › scrolls',
        error: 'late',
      },
    ],
  });
});

test('a run of Playwright that could not start has failed', () => {
  const json = { config: { rootDir: FOLDER }, suites: [], errors: [{ message: 'No server' }] };
  expect(playwrightResults(json, FOLDER).failed).toEqual([expect.objectContaining({ error: 'No server' })]);
});

test('a second pass heals what it passes', () => {
  const test = (id) => ({ id, file: 'a.test.ts', title: id, error: 'once' });
  const first = { passed: 5, failed: [test('adds'), test('divides')], flaky: [test('sorts')] };
  expect(mergePasses(first, { passed: 1, failed: [test('divides')], flaky: [] })).toEqual({
    passed: 6,
    failed: [test('divides')],
    flaky: [test('sorts'), test('adds')],
  });
});
