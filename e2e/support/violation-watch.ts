import type { Page } from '@playwright/test';
import { watchConsole } from './console-watch';

/** Everything that a page's policies refused, and that its console said, since the watch began. */
export type ViolationWatch = () => readonly string[];

export async function watchViolations(page: Page): Promise<ViolationWatch> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const { tellViolation } = globalThis as unknown as { tellViolation(text: string): void };
      tellViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} (${sourceFile})`);
    });
  });
  const problems = watchConsole(page);
  return () => [...violations, ...problems];
}
