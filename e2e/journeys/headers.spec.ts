import type { Page } from '@playwright/test';
import { demoAdmin } from '../support/demo';
import { expect, test } from '../support/fixtures';
import { inviteToCreate } from '../support/invitations';
import { createAccount, createPerson } from '../support/people';
import {
  INVITED_SCREENS,
  NO_PROFILE_SCREENS,
  type Screen,
  SET_UP_SCREENS,
  visitorScreens,
} from '../support/screenshot-list';
import { untilReady } from '../support/take-screenshots';
import { watchViolations } from '../support/violation-watch';

/** Opens each screen by its address and expects nothing to be refused on the way. */
async function expectNoViolation(page: Page, screens: readonly Screen[]): Promise<void> {
  const seen = await watchViolations(page);
  for (const { name, path, prepare } of screens) {
    await page.goto(path, { waitUntil: 'commit' });
    await untilReady(page);
    await prepare?.(page);
    await untilReady(page);
    expect(seen(), name).toEqual([]);
  }
}

test.describe.configure({ timeout: 120_000 });

test('the policies refuse nothing of what a visitor sees', async ({ page, phoneNumber }) => {
  await expectNoViolation(page, [...visitorScreens(phoneNumber), { name: 'codes', path: '/local/inbox' }]);
});

test('the policies refuse nothing on the way to an organisation', async ({ openAs, cloud, newNumber }) => {
  const newcomer = await openAs({ account: await createAccount(cloud, newNumber()) }, 'about:blank');
  await expectNoViolation(newcomer, NO_PROFILE_SCREENS);
  const person = await createPerson(cloud, newNumber(), 'Johan van der Merwe');
  await inviteToCreate(cloud, person.phoneNumber, 'Karoo Kitchen');
  await expectNoViolation(await openAs({ account: person, person }, 'about:blank'), INVITED_SCREENS);
});

test('the policies refuse nothing in the dashboard', async ({ openAs, cloud }) => {
  const page = await openAs(await demoAdmin(cloud), 'about:blank');
  await expectNoViolation(page, SET_UP_SCREENS);
});

test('both layers are in force, and the watch sees what they refuse', async ({ page }) => {
  const seen = await watchViolations(page);
  await page.goto('/login');
  await untilReady(page);
  await page.evaluate(() => {
    // The standing policy names every host of pictures; the page's own asks styles for a nonce.
    new Image().src = 'https://evil.example/pixel.png';
    document.head.append(document.createElement('style'));
    document.head.lastElementChild?.append('body { color: red }');
  });
  await expect.poll(() => seen().join('\n')).toContain('/login: img-src https://evil.example/pixel.png');
  await expect.poll(() => seen().join('\n')).toContain('/login: style-src-elem inline');
});
