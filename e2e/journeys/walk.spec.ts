import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { demoAdmin } from '../support/demo';
import { expect, test } from '../support/fixtures';
import { inviteToCreate } from '../support/invitations';
import { layoutProblems } from '../support/layout-problems';
import { createAccount, createPerson } from '../support/people';
import { heading } from '../support/screens';
import {
  ADMIN_PAGES,
  INVITED_SCREENS,
  NO_PROFILE_SCREENS,
  type Screen,
  visitorScreens,
} from '../support/screenshot-list';
import { GATE } from '../support/tags';
import { openScreen } from '../support/take-screenshots';
import { watchViolations } from '../support/violation-watch';

const NARROWEST = { width: 320, height: 640 };

/**
 * Opens screens by their addresses. Each has a heading and a title, is accessible on a desktop and on a phone, fits a width of 320 px,
 * and leaves the console empty; the content security policy refuses nothing.
 */
async function walk(page: Page, screens: readonly Screen[]): Promise<void> {
  const soft = expect.configure({ soft: true });
  const problems = await watchViolations(page);
  const size = page.viewportSize();
  for (const screen of screens) {
    const { name } = screen;
    await openScreen(page, screen);
    await soft(heading(page), name).toHaveText(/\S/);
    await soft(page, name).toHaveTitle(/^\S.* · Fleetfoot$/);
    await expectAccessible(page, name);
    await page.setViewportSize(NARROWEST);
    await soft.poll(() => layoutProblems(page), { message: `${name}, ${NARROWEST.width} px` }).toEqual([]);
    if (size) await page.setViewportSize(size);
    soft(problems(), name).toEqual([]);
  }
}

test('every page of a visitor is sound', GATE, async ({ page, phoneNumber }) => {
  await walk(page, visitorScreens(phoneNumber));
});

test(
  'every page of a newcomer and of an invited person is sound',
  GATE,
  async ({ openAs, cloud, newNumber }) => {
    await walk(
      await openAs({ account: await createAccount(cloud, newNumber()) }, 'about:blank'),
      NO_PROFILE_SCREENS,
    );
    const person = await createPerson(cloud, newNumber(), 'Johan van der Merwe');
    await inviteToCreate(cloud, person.phoneNumber, 'Karoo Kitchen');
    await walk(await openAs({ account: person, person }, 'about:blank'), INVITED_SCREENS);
  },
);

// In parts, so that workers share them.
for (const [part, remotes] of [
  ['deliveries', /^\/(deliveries|newdelivery|importdeliveries|recurring|address)/],
  ['advertising and restaurants', /^\/(advertising|newcampaign|restaurants|newmenuitem)/],
  ['the team, keys and the account', /^\/(team|billing|api|test|profile|devices)/],
] as const) {
  test(`every page of an Admin is sound: ${part}`, GATE, async ({ openAs, cloud }) => {
    const page = await openAs(await demoAdmin(cloud), 'about:blank');
    await walk(
      page,
      ADMIN_PAGES.filter(({ path }) => remotes.test(path)),
    );
  });
}
