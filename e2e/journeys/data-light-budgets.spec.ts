import { countRequests, saveDataChoice } from '../support/data-light';
import { storeDelivery } from '../support/deliveries';
import { expect, test } from '../support/fixtures';
import { calledIn } from '../support/function-calls';
import { storeRestaurant } from '../support/menus';
import { LISTENING } from '../support/network';
import { heading } from '../support/screens';
import { measureTransfer } from '../support/transfer';

/**
 * What a page may load for who opens it first and saves data, in KiB as the local host sends it: files, and all that it reads,
 * with what comes some seconds after it.
 */
const BUDGETS = {
  '/deliveries': 535,
  '/deliveries/:delivery': 560,
  '/newdelivery': 560,
  '/address': 535,
  '/restaurants': 490,
  '/restaurants/:restaurant/menu': 500,
  '/advertising': 490,
  '/team': 500,
  '/billing': 515,
  '/api': 505,
} as const;

test('no page loads more than its budget, or listens to anything, where data is saved', async ({
  openAs,
  cloud,
  company: { admin, organization },
}) => {
  const delivery = await storeDelivery(cloud, organization.id, { external_id: 'LIGHT-5' });
  const restaurant = await storeRestaurant(cloud, organization.id, 'Kota Corner');
  const rows: { page: string; KiB: number; budget: number }[] = [];
  for (const [name, budget] of Object.entries(BUDGETS)) {
    const page = await openAs({ account: admin, person: admin, organization }, 'about:blank');
    await page.addInitScript(
      (uid) => localStorage.setItem(`fleetfoot.device.${uid}.save-data`, 'on'),
      admin.uid,
    );
    const transfer = await measureTransfer(page);
    const listens = countRequests(page, LISTENING);
    const session = page.waitForResponse(
      (answer) => calledIn(answer.request()) === 'startSession' && answer.ok(),
    );
    await page.goto(name.replace(':delivery', delivery).replace(':restaurant', restaurant));
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await expect(saveDataChoice(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Comes last of all, some seconds after the page.
    await session;
    const size = Math.round(transfer.bytes() / 1_024);
    rows.push({ page: name, KiB: size, budget });
    expect.soft(size, name).toBeLessThanOrEqual(budget);
    expect.soft(listens(), `channels that ${name} listens on`).toBe(0);
    await page.context().close();
  }
  console.table(rows);
});
