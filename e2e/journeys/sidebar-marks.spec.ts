import { expectAccessible } from '../support/axe';
import { demoAdmin } from '../support/demo';
import { expect, test } from '../support/fixtures';
import { heading } from '../support/screens';
import { openSidebar } from '../support/sidebar';

const NAVIGATION = ['Deliveries', 'Address Book', 'Advertising', 'Restaurants', 'API', 'Team'];

/** Pages, each with the entry in whose area it is. */
const AREAS: readonly (readonly [path: string, area: string])[] = [
  ['/deliveries', 'Deliveries'],
  ['/newdelivery', 'Deliveries'],
  ['/importdeliveries', 'Deliveries'],
  ['/recurring', 'Deliveries'],
  ['/recurring/new', 'Deliveries'],
  ['/deliveries/nothing/waybill', 'Deliveries'],
  ['/address', 'Address Book'],
  ['/newcampaign', 'Advertising'],
  ['/advertising/demo-campaign-summer', 'Advertising'],
  ['/restaurants/kasi-kitchen-orlando-west/menu', 'Restaurants'],
  ['/newmenuitem', 'Restaurants'],
  ['/api/docs', 'API'],
  ['/test/deliveries', 'Test deliveries'],
  ['/test/example/example-3', 'Example day'],
  ['/team/activity', 'Team'],
  ['/billing', 'Billing'],
  ['/profile', 'the account'],
  ['/devices', 'the account'],
];

test('the sidebar marks the area of every page, and no other', async ({ cloud, openAs }) => {
  const admin = await demoAdmin(cloud);
  const page = await openAs(admin, '/deliveries');
  for (const [path, area] of AREAS) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    const sidebar = await openSidebar(page);
    const name = area === 'the account' ? (admin.person?.fullName ?? '') : area;
    await expect(sidebar.locator('[aria-current]'), path).toHaveText([name]);
  }
});

test('Billing stands with the account, and a statement marks it', async ({ cloud, openAs }) => {
  const page = await openAs(await demoAdmin(cloud), '/deliveries');
  const sidebar = await openSidebar(page);
  await expect(sidebar.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(NAVIGATION);
  await sidebar.getByRole('link', { name: 'Billing' }).press('Enter');
  await expect(heading(page)).toHaveText('Billing Settings');
  await page.getByRole('region', { name: 'Statements' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/billing\/\d{4}-\d{2}$/);
  await expect(sidebar.locator('[aria-current]')).toHaveText(['Billing']);
  await expect(sidebar.getByRole('link', { name: 'Billing' })).toHaveAttribute('aria-current', 'true');
});

test('Billing is found in the menu of a phone', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/team', { viewport: { width: 360, height: 740 } });
  const menu = await openSidebar(page);
  await menu.getByRole('link', { name: 'Billing' }).click();
  await expect(menu).toBeHidden();
  await expect(heading(page)).toHaveText('Billing Settings');
  await expectAccessible(page, 'billing from the menu');
});
