import type { Page } from '@playwright/test';
import { watchConsole } from '../support/console-watch';
import { demoAdmin } from '../support/demo';
import { expect, test } from '../support/fixtures';
import { heading } from '../support/screens';
import { signIn } from '../support/sign-in';

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

/** The console's problems, once the browser has said which preloads of the page were for nothing. */
async function problemsOf(page: Page, path: string, title: string): Promise<readonly string[]> {
  await addSentinel(page);
  const problems = watchConsole(page);
  await page.goto(path);
  await expect(heading(page)).toHaveText(title);
  const isSentinel = (problem: string) => problem.includes(SENTINEL);
  await expect.poll(() => problems.some(isSentinel)).toBe(true);
  return problems.filter((problem) => !isSentinel(problem));
}

for (const path of ['/', '/login', '/deliveries', '/newdelivery', '/organizations']) {
  test(`a visitor who asks for ${path} is led to the sign-in page, and the console stays empty`, async ({
    page,
  }) => {
    expect(await problemsOf(page, path, 'Sign in to Fleetfoot')).toEqual([]);
  });
}

for (const path of ['/', '/login', '/createprofile']) {
  test(`a signed-in user who asks for ${path} is led to the deliveries, and the console stays empty`, async ({
    openAs,
    cloud,
  }) => {
    const page = await openAs(await demoAdmin(cloud), 'about:blank');
    expect(await problemsOf(page, path, 'Deliveries')).toEqual([]);
  });
}

test('signing in leaves the console empty, from the number to the first page', async ({
  page,
  cloud,
  phoneNumber,
}) => {
  const problems = watchConsole(page);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto('/');
  await signIn(page, cloud, phoneNumber);
  await expect(page).toHaveURL(/\/createprofile$/);
  await expect(heading(page)).toBeVisible();
  expect(problems).toEqual([]);
  expect(messages.filter((text) => /recaptcha/i.test(text))).toEqual([]);
});
