import { expect, type Page } from '@playwright/test';
import type { Cloud } from './cloud';
import { newestCode } from './codes';
import { afterPrefix } from './numbers';
import { openSidebar } from './sidebar';

/** The number's field of the page itself, which stands there once the scripts have replaced its first screen. */
export function ownNumberField(page: Page) {
  return page.locator('#outlet > :not(#first)').getByLabel('Mobile number');
}

/** Asks for a code on /login and waits for /verify. */
export async function askForCode(page: Page, phoneNumber: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(afterPrefix(phoneNumber));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/verify$/);
  await expect(codeField(page)).toBeVisible();
}

/** The one field behind the six boxes. */
export function codeField(page: Page) {
  return page.getByLabel('Six-digit code');
}

/** Signs in with number and code, from wherever the page is; ends when /verify has been left. */
export async function signIn(page: Page, cloud: Cloud, phoneNumber: string): Promise<void> {
  if (!page.url().endsWith('/login')) await page.goto('/login');
  await askForCode(page, phoneNumber);
  await codeField(page).fill(await newestCode(cloud, phoneNumber));
  await expect(page).not.toHaveURL(/\/(verify|login)$/);
}

/** The popup that asks before signing out. */
export function signOutPopup(page: Page) {
  return page.getByRole('dialog', { name: 'Are you sure you would like to sign out?' });
}

/** Asks to sign out, from the sidebar. */
export async function askToSignOut(page: Page): Promise<void> {
  const sidebar = await openSidebar(page);
  await sidebar.getByRole('button', { name: 'Sign Out' }).click();
}

/** Signs out through the popup. */
export async function signOut(page: Page): Promise<void> {
  await askToSignOut(page);
  await signOutPopup(page).getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
}
