import { keysOf } from '../support/api';
import { demoAdmin } from '../support/demo';
import { expect, test } from '../support/fixtures';
import { itemNames, menuRow } from '../support/menus';
import { detail, heading, section } from '../support/screens';
import { followSidebar } from '../support/sidebar';
import { SMOKE } from '../support/tags';

/** Figures are formatted with non-breaking spaces between thousands and a decimal comma. */
const FIGURE = /^\d{1,3}(?:[\u00a0\u202f]\d{3})*(?:,\d+)?$/;
const RAND = /^R\u00a0\d{1,3}(?:\u00a0\d{3})*,\d{2}$/;

test(
  'campaigns lead to their summary, and from there to the report of a month',
  SMOKE,
  async ({ cloud, openAs }) => {
    const page = await openAs(await demoAdmin(cloud), '/deliveries');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await followSidebar(page, 'Advertising');
    const row = page.getByRole('row').filter({ hasText: 'Kota Summer' });
    await expect(row).toContainText('Active');
    await expect(row.getByRole('cell').first()).toHaveText('R\u00a0500,00');
    await expect(page.getByRole('row').filter({ hasText: 'Festive season' })).toContainText('Review');
    await page.getByRole('link', { name: 'Kota Summer' }).click();

    await expect(heading(page)).toHaveText('Kota Summer');
    const summary = section(page, 'Summary');
    await expect(detail(summary, 'Number of bikes')).toHaveText('8');
    await expect(detail(summary, 'Price per bike per month')).toHaveText('R\u00a0500,00');
    await expect(detail(summary, 'Total price per month')).toHaveText('R\u00a04\u00a0000,00');
    await expect(detail(summary, 'Area')).toHaveText('Soweto');
    await expect(detail(summary, 'Status')).toHaveText('Active');
    await expect(detail(summary, 'Start date')).toHaveText(/^\d{2} \w{3} \d{4}$/);
    await expect(detail(summary, 'End date')).toHaveText(/^\d{2} \w{3} \d{4}$/);
    const reports = section(page, 'Monthly reports').getByRole('table').getByRole('link');
    await expect(reports).toHaveCount(11);
    const month = (await reports.first().textContent()) ?? '';
    await reports.first().click();

    await expect(heading(page)).toHaveText(month);
    const totals = section(page, 'Totals');
    await expect(detail(totals, 'Total distance')).toHaveText(/^\d{1,3}([\u00a0\u202f]\d{3})* KM$/);
    await expect(detail(totals, 'Total time')).toHaveText(/ hours$/);
    await expect(detail(totals, 'Estimated impressions')).toHaveText(FIGURE);
    const bikeHours = section(page, 'Bikes').locator('td[data-label="Time (hours)"]');
    await expect(bikeHours).toHaveCount(8);
    const hours = (await bikeHours.allTextContents()).map((text) => Number(text.replace(',', '.')));
    expect(hours).toEqual(hours.toSorted((a, b) => b - a));
    const lines = section(page, 'Downtime').getByRole('row');
    await expect(lines.nth(1).locator('td[data-label="Discount"]')).toHaveText(RAND);
  },
);

test('restaurants lead to their details and their menu', SMOKE, async ({ cloud, openAs }) => {
  const page = await openAs(await demoAdmin(cloud), '/restaurants');
  await page.getByRole('link', { name: 'Kasi Kitchen Orlando West', exact: true }).click();
  await expect(heading(page)).toHaveText('Kasi Kitchen Orlando West');
  const summary = section(page, 'SUMMARY');
  await expect(detail(summary, 'Phone number')).toHaveText('011 555 0111');
  await expect(detail(summary, 'URL path')).toHaveText('kasi-kitchen-orlando-west');
  await expect(detail(summary, 'Average prep time')).toHaveText('20 minutes');
  await expect(detail(summary, 'Minimum order without fee')).toHaveText('R\u00a0150,00');
  const location = section(page, 'LOCATION');
  await expect(detail(location, 'Street address')).toHaveText('7166 Vilakazi Street, Orlando West');
  await expect(detail(location, 'Country code')).toHaveText('ZA');
  await page.getByRole('link', { name: 'View Menu' }).click();
  await expect(heading(page)).toHaveText('Menu');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Kotas',
    'Pap & vleis',
    'Sides',
    'Drinks',
  ]);
  await expect(itemNames(page, 'Sides')).toHaveText(['Chakalaka', 'Slap chips', 'Ting ya mabele']);
  await expect(menuRow(page, 'Mogodu Monday')).toContainText('Sold out until');
  await expect(page.getByText('menuConfig')).toHaveCount(0);
});

test('the team lists members and pending invitations', SMOKE, async ({ cloud, openAs }) => {
  const page = await openAs(await demoAdmin(cloud), '/team');
  const own = page.getByRole('row').filter({ hasText: 'Thandi Mokoena' });
  await expect(own).toContainText('You');
  await expect(own).toContainText('082 555 0101');
  await expect(own).toContainText('Admin');
  const other = page.getByRole('row').filter({ hasText: 'Sipho Dlamini' });
  await expect(other).toContainText('Member');
  await expect(other.getByText('You', { exact: true })).toHaveCount(0);
  const invited = page.getByRole('row').filter({ hasText: '084 555 0105' });
  await expect(invited).toContainText('Invite Pending');
  await expect(invited).toContainText('Admin');
});

test('keys are copied with a click', SMOKE, async ({ openAsAdmin, cloud, company: { organization } }) => {
  const keys = await keysOf(cloud, organization.id);
  const page = await openAsAdmin('/api');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [name, key] of [
    ['API key', keys.live],
    ['test key', keys.test],
  ] as const) {
    const copied = expect.poll(() => page.evaluate(() => navigator.clipboard.readText()));
    await expect(page.getByText(key)).toHaveCount(0);
    await page.getByRole('button', { name: `The ${name} is hidden.` }).click();
    await copied.toBe(key);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.getByRole('button', { name: `Copy ${name}` }).click();
    await copied.toBe(key);
    await page.getByRole('button', { name: `Show ${name}` }).click();
    await expect(page.getByText(key)).toBeVisible();
    await expect(page.getByRole('button', { name: `Hide ${name}` })).toBeVisible();
  }
  await expect(page.getByText('Your API requests will show up here after your first use')).toBeVisible();
  await page.getByRole('link', { name: 'API documentation' }).click();
  await expect(heading(page)).toHaveText('API documentation');
});

test('billing shows the payment method and that no amount is due', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/billing');
  await expect(heading(page)).toHaveText('Billing Settings');
  await expect(page.getByText('Pay per trip')).toBeVisible();
  await expect(page.getByText('No payment methods yet')).toBeVisible();
  await expect(section(page, 'Statements')).toBeVisible();
  await expect(page.getByText('No service fees charged')).toBeVisible();
});
