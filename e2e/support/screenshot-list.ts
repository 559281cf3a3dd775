import { expect, type Page } from '@playwright/test';
import { chooseFile, importFile } from './import-files';
import { heading } from './screens';
import { askForCode } from './sign-in';

/** A screen to take a picture of. */
export interface Screen {
  /** Beginning of the file's name. */
  readonly name: string;
  readonly path: string;
  /** Brings the path's page into the state to picture. */
  readonly prepare?: (page: Page) => Promise<void>;
}

async function openFirstRow(page: Page): Promise<void> {
  const link = page.getByRole('rowheader').getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(heading(page)).toHaveText(name);
}

/** The first delivery whose page for the recipient is not closed. */
async function getTrackingLink(page: Page): Promise<void> {
  await openFirstRow(page);
  await page.getByRole('button', { name: 'Get tracking link' }).click();
  await page.getByLabel('Tracking link', { exact: true }).and(page.locator('p')).waitFor();
}

/** What the recipient sees of that delivery, in a language. */
function trackingPage(language: string, part = ''): (page: Page) => Promise<void> {
  return async (page) => {
    await getTrackingLink(page);
    const url = await page.getByLabel('Tracking link', { exact: true }).and(page.locator('p')).textContent();
    await page.goto(`${url}${part}?lang=${language}`);
  };
}

async function openWaybill(page: Page): Promise<void> {
  await openFirstRow(page);
  await page.getByRole('link', { name: 'Waybill' }).click();
  await expect(heading(page)).toHaveText('Waybill');
}

async function openEdit(page: Page): Promise<void> {
  await openFirstRow(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function askForViewName(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** A file with good rows, one with a wrong number and one whose place is unknown. */
async function checkFile(page: Page): Promise<void> {
  await chooseFile(
    page,
    importFile([
      { reference: 'UK-2001' },
      { reference: 'UK-2002', phone: '12' },
      { reference: 'UK-2003' },
      { reference: 'UK-2004', address: '9 Mosque Road, Mamelodi', hasPlace: false },
    ]),
  );
}

async function mapColumns(page: Page): Promise<void> {
  const buffer = Buffer.from('Nommer;Waar;Wie;Sel\n1;12 Long Street, Cape Town;Naledi Molefe;0821234567\n');
  await page.getByLabel('CSV file').setInputFiles({ name: 'bestellings.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Check the rows' }).waitFor();
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

/** Deliveries that wait, those first that wait for longest to come. */
const UNENDED = '/deliveries?status=Created&sort=-pickup';

export const SET_UP_SCREENS: readonly Screen[] = [
  { name: 'deliveries', path: '/deliveries' },
  { name: 'deliveries-filtered', path: '/deliveries?q=cape&status=Created&sort=-pickup' },
  { name: 'deliveries-none-found', path: '/deliveries?q=nobody+at+all' },
  { name: 'save-view', path: '/deliveries?status=Created', prepare: askForViewName },
  { name: 'delivery-detail', path: '/deliveries', prepare: openFirstRow },
  { name: 'edit-delivery', path: '/deliveries', prepare: openEdit },
  { name: 'waybill', path: '/deliveries', prepare: openWaybill },
  { name: 'tracking-link', path: UNENDED, prepare: getTrackingLink },
  { name: 'tracking-page', path: UNENDED, prepare: trackingPage('zu') },
  { name: 'tracking-help', path: UNENDED, prepare: trackingPage('en', '/change') },
  { name: 'delivery-gate-code', path: '/deliveries?q=cohen', prepare: openFirstRow },
  { name: 'edit-gate-code', path: '/deliveries?q=cohen&status=Created', prepare: openEdit },
  { name: 'waybill-gate-code', path: '/deliveries?q=cohen', prepare: openWaybill },
  { name: 'recurring', path: '/recurring' },
  { name: 'recurring-delivery', path: '/recurring', prepare: openFirstRow },
  { name: 'new-recurring', path: '/recurring/new' },
  { name: 'import-deliveries', path: '/importdeliveries' },
  { name: 'import-columns', path: '/importdeliveries', prepare: mapColumns },
  { name: 'import-check', path: '/importdeliveries', prepare: checkFile },
  { name: 'new-delivery', path: '/newdelivery' },
  {
    name: 'new-delivery-directions',
    path: '/newdelivery',
    prepare: (page) => page.getByRole('button', { name: 'Add drop-off unit, landmark or gate code' }).click(),
  },
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
  { name: 'menu', path: '/restaurants/kasi-kitchen-orlando-west/menu' },
  {
    name: 'menu-order',
    path: '/restaurants/kasi-kitchen-orlando-west/menu',
    prepare: (page) => page.getByRole('button', { name: 'Change order' }).click(),
  },
  {
    name: 'menu-sold-out',
    path: '/restaurants/kasi-kitchen-orlando-west/menu',
    prepare: (page) => page.getByRole('button', { name: 'Mark sold out Slap chips' }).click(),
  },
  { name: 'menu-item', path: '/restaurants/kasi-kitchen-orlando-west/menu/mogodu-monday' },
  { name: 'new-menu-item', path: '/newmenuitem?restaurant=kasi-kitchen-orlando-west' },
  { name: 'new-menu-item-choice', path: '/newmenuitem' },
  { name: 'api', path: '/api' },
  {
    name: 'roll-key',
    path: '/api',
    prepare: (page) => page.getByRole('button', { name: 'Roll API key' }).click(),
  },
  {
    name: 'create-key',
    path: '/api',
    prepare: (page) => page.getByRole('button', { name: 'Create key' }).click(),
  },
  {
    name: 'add-webhook',
    path: '/api',
    prepare: (page) => page.getByRole('button', { name: 'Add webhook' }).click(),
  },
  { name: 'api-docs', path: '/api/docs' },
  { name: 'team', path: '/team' },
  {
    name: 'invite-member',
    path: '/team',
    prepare: (page) => page.getByRole('button', { name: 'Invite Member' }).click(),
  },
  {
    name: 'share-invitation',
    path: '/team',
    prepare: (page) => page.getByRole('button', { name: 'Share link' }).first().click(),
  },
  { name: 'privacy', path: '/team/privacy' },
  { name: 'profile', path: '/profile' },
  { name: 'devices', path: '/devices' },
  { name: 'billing', path: '/billing' },
  {
    name: 'add-payment-method',
    path: '/billing',
    prepare: (page) => page.getByRole('button', { name: 'Add payment method' }).click(),
  },
  { name: 'statement', path: '/billing', prepare: openStatement },
];
