import { cardProblem } from '@fleetfoot/shared/billing';
import { expectAccessible } from '../../support/axe';
import { storeCards } from '../../support/billing';
import { buy, expectNothingBought, expectOneCampaign } from '../../support/campaigns';
import { answerBank, CARD_NUMBERS, cardDialog, submitCard } from '../../support/cards';
import { expect, test } from '../../support/fixtures';
import { loseAnswer } from '../../support/lost-answers';
import { GATE } from '../../support/tags';

test('a declined card is followed by one that is added in the middle, and the purchase goes on', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  await storeCards(cloud, organization.id, ['pm_card_chargeCustomerFail']);
  const page = await openAsAdmin('/newcampaign');
  const dialog = await buy(page, 0, 2);
  await expect(dialog.getByRole('alert')).toContainText('Nothing was charged.');
  await expectAccessible(page, 'declined card');
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
  await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await expectNothingBought(cloud, organization.id);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await answerBank(page, 'Complete');
  await expect(page).toHaveURL(/\/advertising$/);
  await expectOneCampaign(cloud, organization.id, 120_000);
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
