import type { BrowserContext, Page } from '@playwright/test';
import { watchConsole } from '../support/console-watch';
import { demoAdmin } from '../support/demo';
import { expect, test } from '../support/fixtures';
import { heading } from '../support/screens';
import { signIn } from '../support/sign-in';
import { GATE } from '../support/tags';

test.use({ serviceWorkers: 'allow' });

const SENTINEL = '/config.json?never-used';

/** Adds a preload that nothing uses: the browser names it with all others of its kind, seconds after the page has loaded. */
async function addSentinel(page: Page): Promise<void> {
  await page.addInitScript((href) => {
    document.addEventListener('DOMContentLoaded', () => {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
      document.head.append(link);
    });
  }, SENTINEL);
}

/** Expects no problem in the console, once the browser has said which preloads of the page were for nothing. */
async function expectQuiet(page: Page, path: string, title: string): Promise<void> {
  await addSentinel(page);
  const problems = await watchConsole(page);
  await page.goto(path);
  await expect(heading(page)).toHaveText(title);
  const isSentinel = (problem: string) => problem.includes(SENTINEL);
  await expect.poll(() => problems.some(isSentinel)).toBe(true);
  // A slow page may run a file only after the browser has called it unused.
  await expect.poll(() => problems.filter((problem) => !isSentinel(problem)), path).toEqual([]);
}

/** The same of each path, in pages that are open at the same time: each waits for seconds until the browser has spoken. */
async function expectAllQuiet(
  context: BrowserContext,
  title: string,
  paths: readonly string[],
): Promise<void> {
  await Promise.all(paths.map(async (path) => expectQuiet(await context.newPage(), path, title)));
}

test('a visitor is led to the sign-in page from every path, and the console stays empty', async ({
  context,
}) => {
  const paths = ['/', '/login', '/deliveries', '/newdelivery', '/organizations'];
  await expectAllQuiet(context, 'Sign in to Fleetfoot', paths);
});

test('a signed-in user is led to the deliveries from where a visitor is, and the console stays empty', async ({
  openAs,
  cloud,
}) => {
  const page = await openAs(await demoAdmin(cloud), 'about:blank');
  const paths = ['/', '/login', '/createprofile'];
  await expectAllQuiet(page.context(), 'Deliveries', paths);
});

test(
  'signing in leaves the console empty, from the number to the first page',
  GATE,
  async ({ page, cloud, phoneNumber }) => {
    const problems = await watchConsole(page);
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.goto('/');
    await signIn(page, cloud, phoneNumber);
    await expect(page).toHaveURL(/\/createprofile$/);
    await expect(heading(page)).toBeVisible();
    expect(problems).toEqual([]);
    expect(messages.filter((text) => /recaptcha/i.test(text))).toEqual([]);
  },
);
