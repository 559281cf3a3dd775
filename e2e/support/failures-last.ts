import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Characters of one error. An error that prints a whole page would push the others out of a log that is cut. */
const MOST_CHARACTERS = 800;

/** Prints the error of each failed test, and the first error of each flaky one, at the very end of the run. */
export default class FailuresLast implements Reporter {
  readonly #tests = new Set<TestCase>();

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (status !== test.expectedStatus && status !== 'skipped') this.#tests.add(test);
  }

  onEnd(): void {
    for (const test of this.#tests) {
      const { title, results, location } = test;
      const first = results.find(({ errors }) => errors.length > 0);
      const errors = (first?.errors ?? []).map(({ message, value }) =>
        (message ?? value ?? '').slice(0, MOST_CHARACTERS),
      );
      const outcome = test.outcome() === 'flaky' ? 'Flaky' : 'Failed';
      console.log(`\n${outcome}: ${title} (${location.file}:${location.line})\n${errors.join('\n')}`);
    }
  }
}
