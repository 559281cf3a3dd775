import type { Locator, Page } from '@playwright/test';

/** The heading of a screen: every screen has exactly one. */
export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

/** The value beside a name in a list of details. */
export function detail(scope: Page | Locator, label: string): Locator {
  return scope.locator(`dl > div:has(> dt:text-is("${label}")) > dd`);
}

/** Lets the browser draw, and the page hear, what a change of size or colours asks for. */
export function nextFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** A titled part of a screen. */
export function section(page: Page, name: string): Locator {
  return page.getByRole('region', { name });
}
