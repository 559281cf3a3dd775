import { expectAccessible } from '../../support/axe';
import { storeCards } from '../../support/billing';
import {
  bikeField,
  buy,
  choose,
  expectNothingBought,
  expectOneCampaign,
  openPurchase,
  purchaseDialog,
} from '../../support/campaigns';
import { answerBank } from '../../support/cards';
import { repair, stall } from '../../support/faults';
import { expect, test } from '../../support/fixtures';
import { failFunction } from '../../support/function-calls';
import { LISTENING } from '../../support/network';
import { section } from '../../support/screens';
import { GATE } from '../../support/tags';

const UNCLEAR = 'We do not know yet whether the deposit was paid.';

test('a user who pays and leaves has the campaign all the same', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  await storeCards(cloud, organization.id, ['pm_card_visa']);
  const page = await openAsAdmin('/newcampaign');
  await failFunction(page, 'createAdvertisingCampaign');
  const paid = page.waitForResponse((response) => response.url().endsWith('/payDeposit') && response.ok());
  await buy(page, 0, 3);
  await paid;
  await page.close();
  await expectOneCampaign(cloud, organization.id, 180_000);
  const later = await openAsAdmin('/newcampaign');
  await expect(later.getByRole('link', { name: /^12 Months from/ })).toBeVisible();
  await expect(later.getByRole('button', { name: 'Create Campaign' })).toBeVisible();
  await expectOneCampaign(cloud, organization.id, 180_000);
});

test('the same payment continues after a reload while the bank asks', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  await storeCards(cloud, organization.id, ['pm_card_authenticationRequired']);
  const page = await openAsAdmin('/newcampaign');
  await buy(page, 2, 10);
  await expect(page.getByRole('dialog', { name: /3D Secure/ })).toBeVisible();
  await page.reload();
  const panel = section(page, 'This campaign is not finished');
  await expect(panel).toContainText('Month-to-Month, 10 bikes.');
  await expectAccessible(page, 'unfinished campaign');
  await expect(page.getByRole('button', { name: 'Create Campaign' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Go on' }).click();
  const dialog = purchaseDialog(page, 'Finish this campaign?');
  await expectAccessible(page, 'campaign to be finished');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await answerBank(page, 'Complete');
  await expect(page).toHaveURL(/\/advertising$/);
  await expectOneCampaign(cloud, organization.id, 600_000);
});

test('an interrupted campaign can be given up, and is not paid afterwards', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  await storeCards(cloud, organization.id, ['pm_card_authenticationRequired']);
  const page = await openAsAdmin('/newcampaign');
  await buy(page, 0, 4);
  await expect(page.getByRole('dialog', { name: /3D Secure/ })).toBeVisible();
  await page.reload();
  const panel = section(page, 'This campaign is not finished');
  await failFunction(page, 'withdrawDeposit');
  await panel.getByRole('button', { name: 'Give it up' }).click();
  await expect(panel.getByRole('alert')).toBeVisible();
  await repair(page);
  await panel.getByRole('button', { name: 'Give it up' }).dblclick();
  await expect(page.getByRole('button', { name: 'Create Campaign' })).toBeVisible();
  await expectNothingBought(cloud, organization.id);
  // The next attempt is another payment.
  await buy(page, 0, 1);
  await answerBank(page, 'Complete');
  await expect(page).toHaveURL(/\/advertising$/);
  await expectOneCampaign(cloud, organization.id, 60_000);
});

test('a purchase given up in place makes room for another choice', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  await storeCards(cloud, organization.id, ['pm_card_visa']);
  const page = await openAsAdmin('/newcampaign');
  await failFunction(page, 'payDeposit');
  const dialog = await buy(page, 0, 9);
  await expect(dialog.getByRole('alert')).toContainText(UNCLEAR);
  await repair(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Give it up' }).click();
  await expect(bikeField(page)).toHaveValue('9');
  await buy(page, 0, 2);
  await expect(page).toHaveURL(/\/advertising$/);
  await expectOneCampaign(cloud, organization.id, 120_000);
});

test('the same payment continues after a reload before anything arrived', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  await storeCards(cloud, organization.id, ['pm_card_visa']);
  const page = await openAsAdmin('/newcampaign');
  await failFunction(page, 'payDeposit');
  await buy(page, 0, 2);
  await expect(page.getByRole('alert')).toContainText(UNCLEAR);
  await repair(page);
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click();
  await purchaseDialog(page, 'Finish this campaign?').getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/advertising$/);
  await expectOneCampaign(cloud, organization.id, 120_000);
});

test('a tab that could not read yet what another one bought meanwhile does not buy it again', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  await storeCards(cloud, organization.id, ['pm_card_visa']);
  const one = await openAsAdmin('/newcampaign');
  const other = await one.context().newPage();
  await stall(other, LISTENING);
  await other.goto('/newcampaign');
  await choose(other, 0, 7);
  await openPurchase(other);
  await choose(one, 0, 7);
  await openPurchase(one);
  await purchaseDialog(one).getByRole('button', { name: 'Confirm' }).click();
  await expect(one.getByText(/has been created\. It is in/).first()).toBeVisible();
  await purchaseDialog(other).getByRole('button', { name: 'Confirm' }).click();
  await expect(other.getByText(/has been created\. It is in/).first()).toBeVisible();
  await expectOneCampaign(cloud, organization.id, 420_000);
});

test(
  'two tabs that confirm one purchase at once pay once',
  GATE,
  async ({ cloud, company: { organization }, openAsAdmin }) => {
    await storeCards(cloud, organization.id, ['pm_card_visa']);
    const one = await openAsAdmin('/newcampaign');
    const other = await one.context().newPage();
    await other.goto('/newcampaign');
    const tabs = [one, other];
    for (const page of tabs) {
      await choose(page, 0, 7);
      await openPurchase(page);
    }
    // A tab that reacts later finds its popup closed.
    await Promise.allSettled(
      tabs.map((page) =>
        purchaseDialog(page).getByRole('button', { name: 'Confirm' }).click({ timeout: 3_000 }),
      ),
    );
    await expectOneCampaign(cloud, organization.id, 420_000);
    for (const page of tabs) {
      await expect(page.getByText(/has been created\. It is in/).first()).toBeVisible();
    }
    await expectOneCampaign(cloud, organization.id, 420_000);
  },
);

test('an idle tab closes its popup when another tab pays', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  await storeCards(cloud, organization.id, ['pm_card_authenticationRequired']);
  const one = await openAsAdmin('/newcampaign');
  const other = await one.context().newPage();
  await other.goto('/newcampaign');
  await choose(other, 1, 3);
  await openPurchase(other);
  await buy(one, 0, 2);
  await expect(purchaseDialog(other)).toHaveCount(0);
  await expect(section(other, 'This campaign is not finished')).toContainText('12 Months, 2 bikes.');
  await answerBank(one, 'Complete');
  await expect(one).toHaveURL(/\/advertising$/);
  await expect(other.getByText(/has been created/)).toBeVisible();
  await expect(bikeField(other)).toHaveValue('3');
  await expectOneCampaign(cloud, organization.id, 120_000);
});
