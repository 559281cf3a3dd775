import { cardProblem } from '@fleetfoot/shared/billing';
import { expectAccessible } from '../../support/axe';
import { failFunction, storeCards } from '../../support/billing';
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
} from '../../support/campaigns';
import { answerBank, CARD_NUMBERS, cardDialog, submitCard } from '../../support/cards';
import { repair } from '../../support/faults';
import { expect, test } from '../../support/fixtures';
import { loseAnswer } from '../../support/lost-answers';
import { section } from '../../support/screens';
import { GATE } from '../../support/tags';

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

test('a declined card is followed by one that is added in the middle, and the purchase goes on', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  await storeCards(cloud, organization.id, ['pm_card_chargeCustomerFail']);
  const page = await openAsAdmin('/newcampaign');
  const dialog = await buy(page, 0, 2);
  await expect(dialog.getByRole('alert')).toContainText('Nothing was charged.');
  await dialog.getByRole('button', { name: 'Add a card' }).click();
  const form = cardDialog(page, 'Add a card');
  await expect(form.getByRole('button', { name: 'Save' })).toBeEnabled();
  await submitCard(page, CARD_NUMBERS.visa);
  await expect(form).toHaveCount(0);
  await expect(dialog).toContainText('Visa •••• 4242');
  await dialog.getByRole('button', { name: 'Change card' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Card' }).getByRole('option')).toHaveCount(2);
  await expectAccessible(page, 'choice of cards');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/advertising$/);
  await expectOneCampaign(cloud, organization.id, 120_000);
});

test('a confirmation that the bank asks for over the dialog is declined, then given', async ({
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

test('a retry after a connection lost before the charge charges once', async ({
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

test(
  'a retry after a connection was lost after the charge charges no second time',
  GATE,
  async ({ cloud, company: { organization }, openAsAdmin }) => {
    await storeCards(cloud, organization.id, ['pm_card_visa']);
    const page = await openAsAdmin('/newcampaign');
    await loseAnswer(page, 'payDeposit');
    await buy(page, 0, 3);
    // The user tries again, unless Stripe's event has created the campaign before that.
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again.or(page.getByText('Your campaign has been created.')).first()).toBeVisible();
    if (await again.isVisible()) await again.click({ timeout: 2_000 }).catch(() => undefined);
    await expect(page).toHaveURL(/\/advertising$/);
    await expectOneCampaign(cloud, organization.id, 180_000);
  },
);

test('a purchase is not begun offline', async ({ cloud, company: { organization }, openAsAdmin }) => {
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

test('a lost answer after the creation of a campaign makes no second campaign', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  const page = await openAsAdmin('/newcampaign');
  await loseAnswer(page, 'createAdvertisingCampaign');
  await buy(page, 1, 2);
  // The page follows the stored campaign, so the lost answer does not matter.
  await expect(page).toHaveURL(/\/advertising$/);
  await expectOneCampaign(cloud, organization.id, 0);
});

test('a campaign that cannot be created is reported, and is created later', async ({
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

test('a card whose look-up fails is looked up again', async ({ cloud, company, openAsAdmin }) => {
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
