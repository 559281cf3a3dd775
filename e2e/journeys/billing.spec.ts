import { cardProblem } from '@fleetfoot/shared/billing';
import { recordAnnouncements, takeAnnouncements } from '../support/announcements';
import { expectAccessible } from '../support/axe';
import {
  failFunction,
  saveElsewhere,
  storeActiveCampaign,
  storeCards,
  storeLedger,
} from '../support/billing';
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
import { addMember } from '../support/organizations';
import { createPerson } from '../support/people';
import { heading, section } from '../support/screens';
import { GATE, GATE_SMOKE } from '../support/tags';

const SETUP_FAILED = 'Failed to create Setup Intent. Please try again later.';

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

for (const [name, error] of [
  ['declined', { code: 'card_declined', decline_code: 'generic_decline' }],
  ['lost', { code: 'card_declined', decline_code: 'lost_card' }],
  ['insufficientFunds', { code: 'card_declined', decline_code: 'insufficient_funds' }],
  ['expired', { code: 'expired_card' }],
  ['incorrectCvc', { code: 'incorrect_cvc' }],
  ['processingError', { code: 'processing_error' }],
] as const) {
  test(`a card is refused in plain words: ${name}`, async ({ openAsAdmin }) => {
    const page = await openAsAdmin('/billing');
    let intents = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('create-setup-intent')) intents += 1;
    });
    const dialog = await openCardDialog(page);
    await submitCard(page, CARD_NUMBERS[name]);
    await expect(dialog.getByRole('alert')).toHaveText(cardProblem(error));
    // The same form takes the next card.
    await submitCard(page, CARD_NUMBERS.visa);
    await expect(dialog).toHaveCount(0);
    await expect(cards(page)).toHaveText(/Visa •••• 4242/);
    expect(intents).toBe(1);
  });
}

test('an unfinished card is not sent', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/billing');
  const dialog = await openCardDialog(page);
  await typeCard(page, CARD_NUMBERS.visa, '12');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(cardFields(page).getByLabel('Expiration date')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
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
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
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

test('the last card stays as long as a campaign needs it', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  await storeCards(cloud, organization.id, ['pm_card_visa']);
  await storeActiveCampaign(cloud, organization.id);
  const page = await openAsAdmin('/billing');
  await page.getByRole('button', { name: 'Delete Visa ending in 4242' }).click();
  const popup = page.getByRole('dialog', { name: 'Delete Visa ending in 4242?' });
  await popup.getByRole('button', { name: 'Delete' }).click();
  await expect(popup.getByRole('alert')).toContainText('Add another card first');
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expect(cards(page)).toHaveCount(1);
});

test('a Member adds and sees cards, and can do no more', async ({
  cloud,
  company: { organization },
  newNumber,
  openAs,
}) => {
  await storeCards(cloud, organization.id, ['pm_card_mastercard']);
  const person = await createPerson(cloud, newNumber(), 'Sipho Dlamini');
  await addMember(cloud, organization.id, person, 'Member');
  const page = await openAs({ account: person, person, organization, role: 'Member' }, '/billing');
  await expect(cards(page)).toHaveText(/Mastercard •••• 4444/);
  await addCard(page, CARD_NUMBERS.visa);
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).getByRole('button')).toHaveCount(0);
});

test('a server without a setup intent is told before anything is typed, and asked again', async ({
  openAsAdmin,
}) => {
  const page = await openAsAdmin('/billing');
  await failFunction(page, 'create-setup-intent');
  await page.getByRole('button', { name: '+ Add payment method' }).click();
  const dialog = cardDialog(page);
  await expect(dialog.getByRole('alert')).toHaveText(SETUP_FAILED);
  await expect(dialog.locator('iframe')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expectAccessible(page, 'setup intent refused');
  await repair(page);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  await submitCard(page, CARD_NUMBERS.visa);
  await expect(dialog).toHaveCount(0);
  await expect(cards(page)).toHaveCount(1);
});

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
  await page.context().setOffline(true);
  await submitCard(page, CARD_NUMBERS.visa);
  await expect(dialog.getByRole('alert')).toContainText('You are offline.');
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(cards(page)).toHaveCount(1);
});

test('cards and their popups are accessible', async ({ cloud, company: { organization }, openAsAdmin }) => {
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
});
