import { expectAnnouncements } from '../support/announcements';
import { expectAccessible, expectAccessibleHere } from '../support/axe';
import { newestCode } from '../support/codes';
import { linkTo } from '../support/messages';
import { afterPrefix, asShown } from '../support/numbers';
import { completeProfile } from '../support/onboarding';
import { heading } from '../support/screens';
import { codeField } from '../support/sign-in';
import { GATE_SMOKE } from '../support/tags';
import { inviteDialog, inviteRow } from '../support/team';
import { expect, test } from '../support/team-fixtures';

const PHONE = { viewport: { width: 360, height: 740 } };

test(
  'a newcomer is invited by a message, opens its link on a phone and joins without typing the number',
  GATE_SMOKE,
  async ({ adminPage, browser, cloud, company: { admin, organization }, phoneNumber }) => {
    await test.step('an Admin invites, and a message goes out', async () => {
      const { dialog, number, role, invite, open } = inviteDialog(adminPage);
      await open();
      await number.fill(afterPrefix(phoneNumber));
      await role.selectOption('Member');
      await invite.click();
      await expect(dialog).toBeHidden();
      await expectAnnouncements(adminPage, [
        `${asShown(phoneNumber)} is invited as a Member. A message with the link is on its way.`,
      ]);
      await expect(inviteRow(adminPage, phoneNumber)).toContainText(/Sent \d{2} \w{3} \d{4}, \d{2}:\d{2}/);
    });

    const path = await linkTo(cloud, phoneNumber);
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();

    await test.step('the link says who invites, and not to which number', async () => {
      const answer = await page.goto(path);
      expect(answer?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
      await expect(heading(page)).toHaveText(`Join ${organization.name}`);
      await expect(page.getByRole('main')).toContainText(
        `${admin.fullName} invited you to the team of ${organization.name} on Fleetfoot, as a Member.`,
      );
      await expect(page.getByRole('main')).toContainText(`ending in ${phoneNumber.slice(-3)}`);
      expect(await page.content()).not.toContain(phoneNumber.slice(3, -3));
      await expectAccessibleHere(page, 'the page of an invitation');
    });

    await test.step('the form to sign in has the number', async () => {
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''));
      await page.getByRole('link', { name: 'Continue' }).click();
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.locator('#first')).toBeHidden();
      await expect(page.getByLabel('Mobile number')).toHaveValue(/^\d{2} ?\d{3} ?\d{4}$/);
      const typed = (await page.getByLabel('Mobile number').inputValue()).replace(/\s/g, '');
      expect(`+27${typed}`).toBe(phoneNumber);
      const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
      expect(kept).not.toContain(phoneNumber.slice(3));
      expect(addresses.join(' ')).not.toContain(phoneNumber.slice(3));
      expect(addresses.filter((address) => address.endsWith(path))).toHaveLength(1);
    });

    await test.step('signs in and accepts', async () => {
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL(/\/verify$/);
      await codeField(page).fill(await newestCode(cloud, phoneNumber));
      await completeProfile(page, 'Sipho Dlamini', 'sipho@example.co.za');
      const invitation = page.getByRole('listitem').filter({ hasText: organization.name });
      await expect(invitation).toContainText('Member');
      await expect(page.getByText(/is for the number ending in/)).toHaveCount(0);
      await invitation.getByRole('button', { name: 'Accept' }).click();
      await expect(page).toHaveURL(/\/deliveries$/);
      expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
    });

    await test.step('the link opens nothing any more', async () => {
      const visitor = await browser.newPage();
      expect((await visitor.goto(path))?.status()).toBe(404);
      await expect(heading(visitor)).toHaveText('This link opens no invitation');
      await expectAccessible(visitor, 'the page of a link that opens nothing');
      await visitor.close();
    });
    await context.close();
  },
);
