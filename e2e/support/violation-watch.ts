import type { Page } from '@playwright/test';
import { watchConsole } from './console-watch';

/** The policy violations and console messages of a page since the watch began. */
type ViolationWatch = () => readonly string[];

/** Begins to watch a page, before it is opened. */
export async function watchViolations(page: Page): Promise<ViolationWatch> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const { tellViolation } = globalThis as unknown as { tellViolation(text: string): void };
      tellViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} (${sourceFile})`);
    });
  });
  const problems = await watchConsole(page);
  return () => [...violations, ...problems];
}
