import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { section } from './screens';

/** Stripe's test cards, by what becomes of them. */
export const CARD_NUMBERS = {
  visa: '4242424242424242',
  mastercard: '5555555555554444',
  amex: '378282246310005',
  declined: '4000000000000002',
  /** Its bank wants to hear from the cardholder before it is saved. */
  confirmed: '4000002500003155',
} as const;

/** The popup that a new card is typed into. */
export function cardDialog(page: Page, name = 'Add payment method'): Locator {
  return page.getByRole('dialog', { name });
}

/** The fields for a card, which live in a frame of Stripe's. */
export function cardFields(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Secure payment input frame"]');
}

/** Gives the cardholder's answer in the bank's window. */
export async function answerBank(page: Page, answer: 'Complete' | 'Fail'): Promise<void> {
  await page
    .getByRole('dialog', { name: /3D Secure/ })
    .getByRole('button', { name: answer })
    .click();
}

/** The organisation's cards on /billing. */
export function cards(page: Page): Locator {
  return section(page, 'Payment methods').getByRole('listitem');
}

export async function openCardDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '+ Add payment method' }).click();
  const dialog = cardDialog(page);
  const again = dialog.getByRole('button', { name: 'Try again' });
  // The function that it waits for may be called for the first time, and Stripe's fields after it: after half a minute it is
  // its user who tries again.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  return dialog;
}

/** Fills in the fields of the open popup. */
export async function typeCard(page: Page, number: string, expiry = '1234', cvc = '1234'): Promise<void> {
  const fields = cardFields(page);
  await fields.getByLabel('Card number').fill(number);
  await fields.getByLabel('Expiration date').fill(expiry);
  await fields.getByLabel('Security code').fill(cvc);
}

/** Types a card into the open popup and presses Save. */
export async function submitCard(page: Page, number: string): Promise<void> {
  await typeCard(page, number);
  await page.getByRole('button', { name: 'Save' }).click();
}

/** Adds a card from /billing. */
export async function addCard(page: Page, number: string): Promise<void> {
  const dialog = await openCardDialog(page);
  await submitCard(page, number);
  await expect(dialog).toHaveCount(0);
}
