import { expectAccessible } from '../support/axe';
import { storeDelivery } from '../support/deliveries';
import { expect, test } from '../support/fixtures';
import { openSearch } from '../support/palette';
import { heading } from '../support/screens';
import { openSidebar } from '../support/sidebar';
import { GATE } from '../support/tags';

test(
  'a delivery is found by its reference from any page, with seven keys and no click',
  GATE,
  async ({ cloud, company: { organization }, openAsAdmin }) => {
    await storeDelivery(cloud, organization.id, { external_id: 'KK-104', dropoff_name: 'Naledi Molefe' });
    const page = await openAsAdmin('/team');
    await expect(heading(page)).toHaveText('Team');
    await openSearch(page);
    const field = page.getByRole('combobox', { name: 'What are you looking for?' });
    await expect(field).toBeFocused();
    await page.keyboard.type('KK-104');
    const found = page.getByRole('option', { name: /KK-104/ });
    await expect(found).toContainText('Naledi Molefe');
    await expect(found).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page, 'what was found');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toContainText('KK-104');
    await expect(heading(page)).toBeFocused();
  },
);

test('a remote that is down costs the search only its own lines', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/team');
  await expect(heading(page)).toHaveText('Team');
  await page.route(/\/remotes\/mf-deliveries\//, (route) => route.abort());
  await openSearch(page);
  await page.getByRole('dialog').getByRole('combobox').fill('Naledi');
  await expect(page.getByText('Deliveries cannot be searched right now.', { exact: false })).toBeVisible();
  await page.getByRole('dialog').getByRole('combobox').fill('billing');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Billing Settings');
});

test('the search is found in the menu of a phone', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/deliveries', { viewport: { width: 360, height: 740 } });
  const menu = await openSidebar(page);
  await menu.getByRole('button', { name: 'Find' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('dialog').getByRole('combobox').fill('activity');
  await page.getByRole('option', { name: 'Activity of the team' }).click();
  await expect(heading(page)).toHaveText('Activity');
});
