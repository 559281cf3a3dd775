import { cardProblem } from '@fleetfoot/shared/billing';
import { expectAccessible } from '../support/axe';
import { failFunction, storeCards } from '../support/billing';
import {
  bikeField,
  buy,
  choose,
  expectNothingBought,
  expectOneCampaign,
  holdFunction,
  openPurchase,
  plans,
  purchaseDialog,
} from '../support/campaigns';
import { answerBank } from '../support/cards';
import { repair } from '../support/faults';
import { expect, test } from '../support/fixtures';
import { loseAnswer } from '../support/lost-answers';
import { section } from '../support/screens';

const UNCLEAR = 'We do not know yet whether the deposit was paid.';

test('a declined card is explained, and the choice stays', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  await storeCards(cloud, organization.id, ['pm_card_chargeCustomerFail']);
  const page = await openAsAdmin('/newcampaign');
  const dialog = await buy(page, 2, 4);
  await expect(dialog.getByRole('alert')).toContainText('Nothing was charged.');
  await expectAccessible(page, 'declined card');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Nothing was charged.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(bikeField(page)).toHaveValue('4');
  await expect(plans(page).nth(2)).toBeChecked();
  await expectNothingBought(cloud, organization.id);
});

test('the bank asks over the popup: no, and then yes', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  await storeCards(cloud, organization.id, ['pm_card_authenticationRequired']);
  const page = await openAsAdmin('/newcampaign');
  const dialog = await buy(page, 0, 2);
  await answerBank(page, 'Fail');
  await expect(dialog.getByRole('alert')).toContainText(
    cardProblem({ code: 'payment_intent_authentication_failure' }),
  );
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await expectNothingBought(cloud, organization.id);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await answerBank(page, 'Complete');
  await expect(page).toHaveURL(/\/advertising$/);
  await expectOneCampaign(cloud, organization.id, 120_000);
});

test('a connection lost before the charge: trying again charges once', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  await storeCards(cloud, organization.id, ['pm_card_visa']);
  const page = await openAsAdmin('/newcampaign');
  await holdFunction(page, 'payDeposit');
  const dialog = await buy(page, 0, 3);
  await expect(dialog.getByRole('alert')).toContainText(UNCLEAR);
  await expectAccessible(page, 'payment unclear');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('alert')).toContainText(UNCLEAR);
  await expectNothingBought(cloud, organization.id);
  await repair(page);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/advertising$/);
  await expectOneCampaign(cloud, organization.id, 180_000);
});

test('a connection lost after the charge: trying again charges nothing more', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  await storeCards(cloud, organization.id, ['pm_card_visa']);
  const page = await openAsAdmin('/newcampaign');
  await loseAnswer(page, 'payDeposit');
  await buy(page, 0, 3);
  // Either the user tries again, or the campaign that Stripe's event makes is seen before.
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again.or(page.getByText('Your campaign has been created.')).first()).toBeVisible();
  if (await again.isVisible()) await again.click({ timeout: 2_000 }).catch(() => undefined);
  await expect(page).toHaveURL(/\/advertising$/);
  await expectOneCampaign(cloud, organization.id, 180_000);
});

test('offline, nothing is begun', async ({ cloud, company: { organization }, openAsAdmin }) => {
  await storeCards(cloud, organization.id, ['pm_card_visa']);
  const page = await openAsAdmin('/newcampaign');
  await choose(page, 0, 6);
  const dialog = await openPurchase(page);
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert')).toContainText('You are offline.');
  await expect(dialog.getByRole('alert')).toContainText('Nothing was charged.');
  await expectNothingBought(cloud, organization.id);
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/advertising$/);
  await expectOneCampaign(cloud, organization.id, 360_000);
});

test('an answer that is lost after the campaign was created', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  const page = await openAsAdmin('/newcampaign');
  await loseAnswer(page, 'createAdvertisingCampaign');
  await buy(page, 1, 2);
  // The campaign itself tells that it is there.
  await expect(page).toHaveURL(/\/advertising$/);
  await expectOneCampaign(cloud, organization.id, 0);
});

test('a campaign that cannot be created says so, and is created later', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  const page = await openAsAdmin('/newcampaign');
  await holdFunction(page, 'createAdvertisingCampaign');
  const dialog = await buy(page, 1, 2);
  await expect(dialog.getByRole('alert')).toContainText('whether the campaign was created');
  await page.reload();
  await expect(section(page, 'This campaign is not finished')).toContainText('12 Months, 2 bikes.');
  await expectAccessible(page, 'unfinished campaign');
  await repair(page);
  await page.getByRole('button', { name: 'Go on' }).click();
  await purchaseDialog(page, 'Finish this campaign?').getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/advertising$/);
  await expectOneCampaign(cloud, organization.id, 0);
});

test('a card that cannot be looked up is asked for again', async ({ cloud, company, openAsAdmin }) => {
  const { organization } = company;
  await storeCards(cloud, organization.id, ['pm_card_visa']);
  const page = await openAsAdmin('/newcampaign');
  await failFunction(page, 'fetch-payment-methods');
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  const dialog = purchaseDialog(page);
  await expect(dialog.getByRole('alert')).toContainText('could not be looked up');
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await repair(page);
  await dialog.getByRole('button', { name: 'Look again' }).click();
  await expect(dialog).toContainText('Visa •••• 4242');
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled();
});
