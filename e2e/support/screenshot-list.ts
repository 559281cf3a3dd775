import { expect, type Page } from '@playwright/test';
import { heading } from './screens';
import { askForCode } from './sign-in';

/** A screen to take a picture of. */
export interface Screen {
  /** Beginning of the file's name. */
  readonly name: string;
  readonly path: string;
  /** What to do on the path's page first. */
  readonly prepare?: (page: Page) => Promise<void>;
}

async function openFirstRow(page: Page): Promise<void> {
  const link = page.getByRole('rowheader').getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(heading(page)).toHaveText(name);
}

async function openStatement(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Statements' }).getByRole('link').first().click();
  await expect(page.getByRole('table')).toBeVisible();
}

/** Screens of somebody who has a number and nothing else. */
export function visitorScreens(phoneNumber: string): readonly Screen[] {
  return [
    { name: 'login', path: '/login' },
    { name: 'verify', path: '/login', prepare: (page) => askForCode(page, phoneNumber) },
    { name: 'unknown-page', path: '/no/such/page' },
  ];
}

export const NO_PROFILE_SCREENS: readonly Screen[] = [{ name: 'create-profile', path: '/createprofile' }];

/** Screens of somebody who is invited to create an organisation. */
export const INVITED_SCREENS: readonly Screen[] = [
  { name: 'organizations', path: '/organizations' },
  {
    name: 'create-organization',
    path: '/organizations',
    prepare: (page) => page.getByRole('button', { name: 'Create' }).click(),
  },
];

export const SET_UP_SCREENS: readonly Screen[] = [
  { name: 'deliveries', path: '/deliveries' },
  { name: 'delivery-detail', path: '/deliveries', prepare: openFirstRow },
  { name: 'new-delivery', path: '/newdelivery' },
  { name: 'address-book', path: '/address' },
  { name: 'advertising', path: '/advertising' },
  { name: 'campaign-detail', path: '/advertising/demo-campaign-summer' },
  { name: 'monthly-report', path: '/advertising/demo-campaign-summer', prepare: openFirstRow },
  { name: 'new-campaign', path: '/newcampaign' },
  {
    name: 'create-campaign',
    path: '/newcampaign',
    prepare: (page) => page.getByRole('button', { name: 'Create Campaign' }).click(),
  },
  { name: 'restaurants', path: '/restaurants' },
  { name: 'restaurant-detail', path: '/restaurants', prepare: openFirstRow },
  { name: 'menu', path: '/restaurants/kasi-kitchen-maboneng/menu' },
  { name: 'api', path: '/api' },
  { name: 'team', path: '/team' },
  {
    name: 'invite-member',
    path: '/team',
    prepare: (page) => page.getByRole('button', { name: 'Invite Member' }).click(),
  },
  { name: 'billing', path: '/billing' },
  {
    name: 'add-payment-method',
    path: '/billing',
    prepare: (page) => page.getByRole('button', { name: 'Add payment method' }).click(),
  },
  { name: 'statement', path: '/billing', prepare: openStatement },
];
