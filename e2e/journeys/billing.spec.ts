import { cardProblem } from '@fleetfoot/shared/billing';
import { recordAnnouncements, takeAnnouncements } from '../support/announcements';
import { expectAccessible } from '../support/axe';
import { saveElsewhere, storeCards, storeLedger } from '../support/billing';
import {
  addCard,
  answerBank,
  CARD_NUMBERS,
  cardDialog,
  cardFields,
  cards,
  openCardDialog,
  submitCard,
  typeCard,
} from '../support/cards';
import { watchConsole } from '../support/console-watch';
import { repair } from '../support/faults';
import { expect, test } from '../support/fixtures';
import { failFunction } from '../support/function-calls';
import { heading, section } from '../support/screens';
import { GATE, GATE_SMOKE } from '../support/tags';

test('a new card is saved and listed at once', GATE_SMOKE, async ({ openAsAdmin }) => {
  const page = await openAsAdmin('about:blank');
  const problems = await watchConsole(page);
  await recordAnnouncements(page);
  await page.goto('/billing');
  await expect(page.getByText('No payment methods yet')).toBeVisible();

  await openCardDialog(page);
  await expect(cardFields(page).getByLabel('Card number')).toBeFocused();
  await submitCard(page, CARD_NUMBERS.visa);
  await expect(cardDialog(page)).toHaveCount(0);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Visa •••• 4242');
  await expect(cards(page)).toContainText('Default');
  await expect(cards(page)).toContainText('Expires 12/2034');
  await expect.poll(() => takeAnnouncements(page)).toContain('Visa ending in 4242 was added.');
  await expect(page.getByRole('button', { name: '+ Add payment method' })).toBeFocused();

  await addCard(page, CARD_NUMBERS.mastercard);
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).filter({ hasText: 'Mastercard' })).not.toContainText('Default');
  expect(problems).toEqual([]);
});

test('the confirmation of the bank opens above the popup', GATE, async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/billing');
  const dialog = await openCardDialog(page);
  await submitCard(page, CARD_NUMBERS.confirmed);
  await answerBank(page, 'Fail');
  await expect(dialog.getByRole('alert')).toHaveText(
    cardProblem({ code: 'setup_intent_authentication_failure' }),
  );
  await expect(dialog).toHaveJSProperty('open', true);
  await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await answerBank(page, 'Complete');
  await expect(dialog).toHaveCount(0);
  await expect(cards(page)).toHaveText(/Visa •••• 3155/);
});

test('a bank that confirms on a page of its own returns the user to the outcome', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  const customer = await storeCards(cloud, organization.id, []);
  const page = await openAsAdmin(await saveElsewhere(cloud, customer, 'pm_card_visa'));
  await expect(section(page, 'Payment methods')).toContainText('Visa ending in 4242 was added.');
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\/billing$/);

  await page.goto(await saveElsewhere(cloud, customer, 'pm_card_authenticationRequiredOnSetup'));
  await expect(page.getByRole('alert')).toContainText('The card was not saved.');
  await expect(page).toHaveURL(/\/billing$/);
  await expect(cards(page)).toHaveCount(1);
});

test(
  'an Admin chooses the default, replaces and deletes cards',
  GATE,
  async ({ cloud, company: { organization }, openAsAdmin }) => {
    await storeCards(cloud, organization.id, ['pm_card_visa', 'pm_card_mastercard']);
    const page = await openAsAdmin('/billing');
    const visa = cards(page).filter({ hasText: 'Visa' });
    const mastercard = cards(page).filter({ hasText: 'Mastercard' });
    await expect(visa).toContainText('Default');

    await page.getByRole('button', { name: 'Make default: Mastercard ending in 4444' }).click();
    await expect(mastercard).toContainText('Default');
    await expect(visa).not.toContainText('Default');

    await page.getByRole('button', { name: 'Replace Mastercard ending in 4444' }).click();
    const dialog = cardDialog(page, 'Replace Mastercard ending in 4444');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
    await submitCard(page, CARD_NUMBERS.amex);
    await expect(dialog).toHaveCount(0);
    const amex = cards(page).filter({ hasText: 'American Express •••• 0005' });
    await expect(amex).toContainText('Default');
    await expect(mastercard).toHaveCount(0);
    await expect(heading(page)).toBeFocused();

    await page.getByRole('button', { name: 'Delete American Express ending in 0005' }).click();
    const popup = page.getByRole('dialog', { name: 'Delete American Express ending in 0005?' });
    await expect(popup).toContainText('The newest of the others becomes the default.');
    await popup.getByRole('button', { name: 'Delete' }).click();
    await expect(amex).toHaveCount(0);
    await expect(visa).toContainText('Default');
    await expect(section(page, 'Payment methods')).toContainText(
      'American Express ending in 0005 was deleted.',
    );
  },
);

test('statements stay readable without functions and Stripe', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  const createdAt = new Date('2026-11-03T08:00:00Z');
  await storeLedger(cloud, organization.id, [
    { id: 'pi_1', createdAt, description: 'Deposit', amount: 11_500 },
  ]);
  const page = await openAsAdmin('/team');
  await failFunction(page, 'fetch-payment-methods');
  await page.route('**/local/stripe.js', (route) => route.abort());
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await page.goto('/billing');
  await expect(section(page, 'Payment methods').getByRole('alert')).toBeVisible();
  await expect(page.getByRole('link', { name: 'November 2026' })).toBeVisible();

  await page.getByRole('button', { name: '+ Add payment method' }).click();
  await expect(cardDialog(page).getByRole('alert')).toContainText('could not be loaded');
  await expectAccessible(page, 'card form missing');
  await cardDialog(page).getByRole('button', { name: 'Cancel' }).click();

  await repair(page);
  await section(page, 'Payment methods').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No payment methods yet')).toBeVisible();
});

test('cards that could not be fetched appear by themselves when the connection returns', async ({
  openAsAdmin,
}) => {
  const page = await openAsAdmin('/team');
  await failFunction(page, 'fetch-payment-methods');
  await page.goto('/billing');
  await expect(section(page, 'Payment methods').getByRole('alert')).toBeVisible();
  await repair(page);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(page.getByText('No payment methods yet')).toBeVisible();

  const dialog = await openCardDialog(page);
  await typeCard(page, CARD_NUMBERS.visa);
  const save = dialog.getByRole('button', { name: 'Save' });
  await page.context().setOffline(true);
  await expect(save).toBeDisabled();
  await expect(save).toHaveAccessibleDescription(/^This needs a connection\./);
  await page.context().setOffline(false);
  await save.click();
  await expect(cards(page)).toHaveCount(1);
});

test('cards and the popups of Billing are accessible', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  await storeCards(cloud, organization.id, ['pm_card_visa', 'pm_card_mastercard', 'pm_card_amex']);
  const page = await openAsAdmin('/billing');
  await expect(cards(page)).toHaveCount(3);
  await expectAccessible(page, 'cards');
  const dialog = await openCardDialog(page);
  await expectAccessible(page, 'add payment method');
  const label = cardFields(page).getByText('Card number');
  for (const [colorScheme, ink] of [
    ['dark', 'rgb(233, 238, 236)'],
    ['light', 'rgb(20, 28, 25)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(label).toHaveCSS('color', ink);
  }
  await submitCard(page, CARD_NUMBERS.declined);
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'card refused');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /^Delete Visa/ }).click();
  await expect(page.getByRole('dialog', { name: /^Delete Visa/ })).toBeVisible();
  await expectAccessible(page, 'delete card');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Change invoice details' }).click();
  const details = page.getByRole('dialog', { name: 'Change invoice details' });
  await details.getByLabel(/^VAT number/).fill('123');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details).toContainText('Enter the ten digits of the VAT number');
  await expectAccessible(page, 'the invoice details with a message');
  await details.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Change limits' }).click();
  await expect(page.getByRole('dialog', { name: 'Change spending limits' })).toBeVisible();
  await expectAccessible(page, 'change spending limits');
});
