import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Of an error's text; a page that is printed with it can be longer than what a log keeps. */
const MOST_CHARACTERS = 800;

/** Says at the very end, after all pages, what each failed test failed with: the end is what a log that is cut keeps. */
export default class FailuresLast implements Reporter {
  readonly #failures: string[] = [];

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    if (status === test.expectedStatus || status === 'skipped') return;
    const says = errors.map(({ message, value }) => (message ?? value ?? '').slice(0, MOST_CHARACTERS));
    const { file, line } = test.location;
    this.#failures.push([`${test.title} (${file}:${line})`, ...says].join('\n'));
  }

  onEnd(): void {
    for (const failure of this.#failures) console.log(`\nFailed: ${failure}`);
  }
}
