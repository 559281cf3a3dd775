import { expect, type Page } from '@playwright/test';

/** Fills in /createprofile and goes on. */
export async function completeProfile(page: Page, fullName: string, email: string): Promise<void> {
  await page.getByLabel('Full Name').fill(fullName);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).not.toHaveURL(/\/createprofile$/);
}

/** Fills in all of /createorganization but the name, and goes on. */
export async function describeOrganization(page: Page): Promise<void> {
  await page.getByLabel('Address line 1').fill('12 Long Street');
  await page.getByLabel('Address line 2').fill('Second floor');
  await page.getByLabel('City').fill('Cape Town');
  await page.getByLabel('Postal code').fill('8001');
  await page.getByLabel('Website').fill('karookitchen.example.co.za');
  await page.getByLabel('Support Phone number').fill('21 555 0100');
  await page.getByLabel('Support email').fill('help@karookitchen.example.co.za');
  await page.getByRole('button', { name: 'Create Organization' }).click();
  await expect(page).not.toHaveURL(/\/createorganization$/);
}
