import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ id: string, file: string, line?: number, title: string, error: string }} TestReport
 *   `file` relative to the folder that was given; `error` of the first attempt that failed
 * @typedef {{ passed: number, failed: TestReport[], flaky: TestReport[] }} Results
 */

/** Characters of an error that a report keeps. */
const MOST_CHARACTERS = 600;

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours in errors are written with the escape character
const COLOURS = /\u001B\[[0-9;]*m/g;

function firstOf(messages) {
  const text = messages.find(Boolean) ?? 'No error was reported.';
  return text.replaceAll(COLOURS, '').slice(0, MOST_CHARACTERS).trim();
}

function report(folder, file, line, title, messages) {
  const relative = path.relative(folder, file);
  return { id: `${relative} ${title}`, file: relative, line, title, error: firstOf(messages) };
}

/**
 * Results of `jest --json --testLocationInResults`.
 * @param {object} json
 * @param {string} folder that files are named relative to
 * @returns {Results}
 */
export function jestResults({ testResults }, folder) {
  const results = { passed: 0, failed: [], flaky: [] };
  for (const { name, status, message, assertionResults } of testResults) {
    const failures = assertionResults.filter((test) => test.status === 'failed');
    results.failed.push(
      ...failures.map((test) =>
        report(folder, name, test.location?.line, test.fullName, test.failureMessages),
      ),
    );
    // The file itself failed: an import, or a hook.
    if (status === 'failed' && failures.length === 0) {
      results.failed.push(report(folder, name, undefined, '(the file)', [message]));
    }
    for (const test of assertionResults.filter((one) => one.status === 'passed')) {
      results.passed += 1;
      if (test.retryReasons?.length > 0) {
        results.flaky.push(report(folder, name, test.location?.line, test.fullName, test.retryReasons));
      }
    }
  }
  return results;
}

/**
 * Results of Playwright's JSON reporter.
 * @param {object} json
 * @param {string} folder that files are named relative to
 * @returns {Results}
 */
export function playwrightResults({ config, suites, errors }, folder) {
  const results = { passed: 0, failed: [], flaky: [] };

  function readSpec({ title, file, line, tests }, titles) {
    for (const { status, projectName, results: attempts } of tests) {
      if (status === 'skipped') continue;
      const messages = attempts.flatMap((attempt) => attempt.errors.map(({ message }) => message));
      const fullTitle = [...titles, title].join(' › ');
      const one = report(folder, path.resolve(config.rootDir, file), line, fullTitle, messages);
      one.id = `${projectName} ${one.id}`;
      if (status === 'unexpected') results.failed.push(one);
      else results.passed += 1;
      if (status === 'flaky') results.flaky.push(one);
    }
  }

  function readSuite({ suites: inner = [], specs = [], title, file }, titles) {
    const own = title === file ? titles : [...titles, title];
    for (const spec of specs) readSpec(spec, own);
    for (const suite of inner) readSuite(suite, own);
  }

  for (const suite of suites) readSuite(suite, []);
  for (const { message } of errors) {
    results.failed.push(report(folder, config.rootDir, undefined, '(the run)', [message]));
  }
  return results;
}

const READERS = { jest: jestResults, playwright: playwrightResults };

/**
 * @param {'jest' | 'playwright'} kind
 * @param {string} file JSON that the runner wrote
 * @param {string} folder that files are named relative to
 * @returns {Results | undefined} undefined when the runner wrote nothing
 */
export function readResults(kind, file, folder) {
  try {
    return READERS[kind](JSON.parse(readFileSync(file, 'utf8')), folder);
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * Results of a first pass and of a second one that ran the failed tests again.
 * @param {Results} first
 * @param {Results} second
 * @returns {Results} tests that passed the second time are flaky
 */
export function mergePasses(first, second) {
  const failedAgain = new Set(second.failed.map(({ id }) => id));
  const healed = first.failed.filter(({ id }) => !failedAgain.has(id));
  return {
    passed: first.passed + healed.filter(({ title }) => !title.startsWith('(the ')).length,
    failed: second.failed,
    flaky: [...first.flaky, ...healed],
  };
}
