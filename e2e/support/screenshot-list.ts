import { expect, type Page } from '@playwright/test';
import { chooseFile, importFile, MESSY_LINES } from './import-files';
import { afterPrefix } from './numbers';
import { openSearch } from './palette';
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

async function saveData(page: Page): Promise<void> {
  // A small screen has it in the menu.
  await page.evaluate(() => localStorage.setItem('fleetfoot.device.demo.save-data', 'on'));
  await page.reload();
  const bar = page.getByRole('group', { name: 'Data is saved' });
  // The tour that another screen has begun has its place.
  const end = page.getByRole('button', { name: 'End tour' });
  await bar.or(end).first().waitFor();
  if (await end.isVisible()) await end.click();
  await bar.waitFor();
}

async function saveDataInRow(page: Page): Promise<void> {
  await saveData(page);
  await openFirstRow(page);
  await page.getByRole('button', { name: 'Show map' }).waitFor();
}

/** A delivery with a time window to a recipient of before, under a reference that is taken. */
async function fillWindow(page: Page): Promise<void> {
  await page.getByLabel('External ID').fill('KK-1040');
  await page.getByText('Time window', { exact: true }).click();
  await page
    .getByRole('group', { name: /^Pickup window/ })
    .getByRole('button', { name: /^Tomorrow/ })
    .click();
  // Typed, as the server keeps what an earlier picture left in the form.
  await page.getByRole('combobox', { name: 'Drop-off address' }).fill('310 Immink Drive');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByText('incl. VAT').waitFor();
}

/** A place that somebody shared, on offer. */
async function pasteLocation(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Drop-off address' }).fill('5G5C8R8R+2X');
  await page.getByRole('option', { name: /near/ }).waitFor();
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

/** The form of a problem, with a photo. */
async function reportWithPhoto(page: Page): Promise<void> {
  await openFirstRow(page);
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog');
  const buffer = await page.screenshot();
  await dialog.getByLabel(/^Photo/).setInputFiles({ name: 'IMG_1.png', mimeType: 'image/png', buffer });
  await dialog.getByRole('img').waitFor();
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

/** Discards the import that an earlier picture may have left. */
async function discardImport(page: Page): Promise<void> {
  const discard = page.getByRole('button', { name: 'Discard' });
  await discard.or(page.getByLabel('CSV file')).waitFor();
  if (await discard.isVisible()) {
    await discard.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  }
}

const TIMED =
  'External ID;Pickup address;Pickup name;Pickup phone number;Drop-off address;Drop-off name;Drop-off phone number;Pickup time';

/** A row with degrees for places, so that nothing is looked up. */
function timedRow(reference: string, name: string, time: string): string {
  return `${reference};-33.9221, 18.4197;Karoo Kitchen;0215550100;-33.9136, 18.3886;${name};0821234567;${time}`;
}

async function askForDateOrder(page: Page): Promise<void> {
  await discardImport(page);
  const rows = [
    timedRow('UK-2101', 'Naledi Molefe', '01/12/2027 14:05'),
    timedRow('UK-2102', 'Pieter Botha', '02/12/2027 2:30 PM'),
    timedRow('UK-2103', 'Ayesha Khan', '2027-12-03 09:00'),
    timedRow('UK-2104', 'Sipho Dube', '5 Junk 2027 10:00'),
  ];
  await chooseFile(page, [TIMED, ...rows].join('\n'));
}

async function chooseDateOrder(page: Page): Promise<void> {
  await askForDateOrder(page);
  await page.getByRole('radio', { name: /^Day first/ }).check();
}

async function askForEncoding(page: Page): Promise<void> {
  await discardImport(page);
  const text = [TIMED, timedRow('1', 'Ren\x8e Caf\x8e', ''), timedRow('2', 'Zo\x91 M\x9fller', '')].join(
    '\n',
  );
  const buffer = Buffer.from(text, 'latin1');
  await page.getByLabel('CSV file').setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('radio').first().waitFor();
}

async function askForHeadings(page: Page): Promise<void> {
  await discardImport(page);
  const text = [
    'Umoya Kitchen;;;',
    'Orders of the week from 1 December 2027;;;',
    'Nommer;Waar;Klant;Nr',
    '1;5 Vilakazi Street, Soweto;Naledi Molefe;0821234567',
    '2;286 Fox Street, Maboneng;Pieter Botha;0831234567',
  ].join('\n');
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByLabel(/^Row with the headings/).waitFor();
}

async function findAddresses(page: Page): Promise<void> {
  await discardImport(page);
  await chooseFile(page, MESSY_LINES.join('\r\n'));
  await page.getByLabel('Pickup of rows without one').selectOption('Another address');
  await page.getByRole('button', { name: 'Skip row 7' }).click();
  await expect(page.getByText('3 found, 2 to check.')).toBeVisible();
}

async function mapColumns(page: Page): Promise<void> {
  const buffer = Buffer.from('Nommer;Waar;Wie;Sel\n1;12 Long Street, Cape Town;Naledi Molefe;0821234567\n');
  await page.getByLabel('CSV file').setInputFiles({ name: 'bestellings.csv', mimeType: 'text/csv', buffer });
  await page.getByLabel('Nommer').selectOption('External ID (needed)');
  await page.getByLabel('Waar').selectOption('Drop-off address (needed)');
}

async function openStatement(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Statements' }).getByRole('link').first().click();
  await expect(page.getByRole('table')).toBeVisible();
}

/** The sign-in page in a language, and the page of the code. */
function inLanguage(tag: string, phoneNumber?: string): (page: Page) => Promise<void> {
  return async (page) => {
    const own = page.locator('#outlet > :not(#first)');
    await own.getByRole('combobox').selectOption(tag);
    await expect(page.locator('html')).toHaveAttribute('lang', `${tag}-ZA`);
    if (phoneNumber === undefined) return;
    await own.getByRole('textbox').fill(afterPrefix(phoneNumber));
    await own.locator('[type="submit"]').click();
    await page.waitForURL(/\/verify$/);
  };
}

const OTHER_LANGUAGES = ['zu', 'af', 'xh', 'st'];

/** The choice of an item, whatever an earlier picture, or one that is taken at the same time, has made of the stored menu. */
async function markSoldOut(page: Page): Promise<void> {
  const press = page.getByRole('button', { name: /^(?:Mark sold out|Make available) Slap chips$/ });
  const choice = page.getByRole('group', { name: 'How long is Slap chips sold out?' });
  await expect(async () => {
    if (!(await choice.isVisible())) await press.click({ timeout: 2_000 });
    await expect(choice).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(press).not.toHaveAttribute('aria-busy');
}

/** The tour, at a stop. */
async function takeTour(page: Page, stop = 'Your team'): Promise<void> {
  await openSearch(page);
  await page.getByRole('combobox', { name: 'What are you looking for?' }).fill('tour');
  await page.getByRole('option', { name: 'Tour' }).click();
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.waitFor();
  while (!(await page.getByRole('heading', { name: stop, level: 2 }).isVisible())) await next.click();
}

/** Screens of somebody who has a number and nothing else. */
export function visitorScreens(phoneNumber: string): readonly Screen[] {
  return [
    { name: 'login', path: '/login' },
    { name: 'verify', path: '/login', prepare: (page) => askForCode(page, phoneNumber) },
    { name: 'unknown-page', path: '/no/such/page' },
  ];
}

/** Screens of a visitor that are translated, in each language but English. */
export function translatedVisitorScreens(phoneNumber: string): readonly Screen[] {
  return OTHER_LANGUAGES.flatMap((tag) => [
    { name: `login-${tag}`, path: '/login', prepare: inLanguage(tag) },
    { name: `verify-${tag}`, path: '/login', prepare: inLanguage(tag, phoneNumber) },
  ]);
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
  {
    name: 'palette',
    path: '/team',
    async prepare(page) {
      await openSearch(page);
      await page.getByRole('dialog').getByRole('combobox').fill('deli');
      await expect(page.getByRole('status').getByText(/results$/)).toBeVisible();
    },
  },
  { name: 'deliveries', path: '/deliveries' },
  {
    name: 'set-up-steps',
    path: '/deliveries',
    async prepare(page) {
      await openSearch(page);
      const search = page.getByRole('combobox', { name: 'What are you looking for?' });
      await search.fill('set-up');
      await expect(page.getByRole('option', { name: 'Set-up steps' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      // A pointer would rest on a row, whose page is then loaded ahead.
      await search.press('Enter');
      await page.getByRole('region', { name: 'Today' }).getByRole('list').last().waitFor();
    },
  },
  {
    name: 'deliveries-selected',
    path: '/deliveries',
    async prepare(page) {
      await page.getByRole('checkbox', { name: 'Select all shown' }).click();
      await expect(page.getByRole('button', { name: 'Print waybills' })).toBeVisible();
    },
  },
  {
    name: 'deliveries-beside',
    path: '/deliveries',
    async prepare(page) {
      await page.getByRole('button', { name: 'Map', exact: true }).click();
      await page
        .getByRole('group', { name: /^Map of the deliveries/ })
        .getByRole('button')
        .first()
        .waitFor();
      const panel = page.getByRole('button', { name: 'Side panel' });
      // A small screen has none.
      if (!(await panel.isVisible())) return;
      await panel.click();
      await page.getByRole('region', { name: /^Side panel/ }).waitFor();
    },
  },
  { name: 'deliveries-filtered', path: '/deliveries?q=cape&status=Created&sort=-pickup' },
  { name: 'deliveries-none-found', path: '/deliveries?q=nobody+at+all' },
  { name: 'save-view', path: '/deliveries?status=Created', prepare: askForViewName },
  { name: 'delivery-detail', path: '/deliveries', prepare: openFirstRow },
  { name: 'edit-delivery', path: '/deliveries', prepare: openEdit },
  { name: 'waybill', path: '/deliveries', prepare: openWaybill },
  { name: 'tracking-link', path: UNENDED, prepare: getTrackingLink },
  { name: 'tracking-page', path: UNENDED, prepare: trackingPage('zu') },
  { name: 'tracking-help', path: UNENDED, prepare: trackingPage('en', '/change') },
  { name: 'tracking-problem', path: UNENDED, prepare: trackingPage('en', '/problem') },
  { name: 'report-problem', path: UNENDED, prepare: reportWithPhoto },
  { name: 'delivery-gate-code', path: '/deliveries?q=cohen', prepare: openFirstRow },
  { name: 'edit-gate-code', path: '/deliveries?q=cohen&status=Created', prepare: openEdit },
  { name: 'waybill-gate-code', path: '/deliveries?q=cohen', prepare: openWaybill },
  { name: 'recurring', path: '/recurring' },
  { name: 'recurring-delivery', path: '/recurring', prepare: openFirstRow },
  { name: 'new-recurring', path: '/recurring/new' },
  { name: 'import-deliveries', path: '/importdeliveries' },
  { name: 'import-columns', path: '/importdeliveries', prepare: mapColumns },
  { name: 'import-check', path: '/importdeliveries', prepare: checkFile },
  { name: 'import-addresses', path: '/importdeliveries', prepare: findAddresses },
  { name: 'import-date-order', path: '/importdeliveries', prepare: askForDateOrder },
  { name: 'import-dates', path: '/importdeliveries', prepare: chooseDateOrder },
  { name: 'import-encoding', path: '/importdeliveries', prepare: askForEncoding },
  { name: 'import-headings', path: '/importdeliveries', prepare: askForHeadings },
  { name: 'new-delivery', path: '/newdelivery' },
  { name: 'new-delivery-window', path: '/newdelivery', prepare: fillWindow },
  { name: 'new-delivery-location', path: '/newdelivery', prepare: pasteLocation },
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
    prepare: markSoldOut,
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
  { name: 'test-deliveries', path: '/test/deliveries' },
  { name: 'test-delivery', path: '/test/deliveries', prepare: openFirstRow },
  { name: 'example-day', path: '/test/example' },
  { name: 'example-delivery', path: '/test/example/example-7' },
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
  { name: 'activity', path: '/team/activity' },
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
  // Last, as the device keeps that it is on.
  { name: 'tour', path: '/team', prepare: (page) => takeTour(page) },
  { name: 'tour-new-delivery', path: '/team', prepare: (page) => takeTour(page, 'A new delivery') },
  // Last: the choice stays.
  { name: 'deliveries-saving-data', path: '/deliveries', prepare: saveData },
  { name: 'saving-data-delivery', path: '/deliveries', prepare: saveDataInRow },
  {
    name: 'saving-data-new-delivery',
    path: '/newdelivery',
    async prepare(page) {
      await saveData(page);
      await fillWindow(page);
    },
  },
];

/** Without the list of deliveries, which has journeys of its own, and without pages that are not of the dashboard. */
export const SCREENS_OF_EVERY_WIDTH = SET_UP_SCREENS.filter(
  ({ name }) => !/^(?:deliveries|save-view|tracking-(?!link))/.test(name),
);

const LEADS_TO_PAGE = [openFirstRow, openWaybill, openStatement];

/** Every page of an Admin once, without its dialogs and other states. */
export const ADMIN_PAGES = SET_UP_SCREENS.filter(
  ({ path, prepare }) =>
    !path.includes('?') && path !== '/newmenuitem' && (!prepare || LEADS_TO_PAGE.includes(prepare)),
);
