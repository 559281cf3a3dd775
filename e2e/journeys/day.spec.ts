import { expectAccessible } from '../support/axe';
import { storeLedger } from '../support/billing';
import { storeDelivery } from '../support/deliveries';
import { expect, test } from '../support/fixtures';
import { menuPath, storeItems, storeRestaurant } from '../support/menus';
import { storeCampaign } from '../support/reports';
import { GATE } from '../support/tags';

test(
  'today is told in figures that lead to it, and a remote that is down costs only its own',
  GATE,
  async ({ openAsAdmin, cloud, company: { organization } }) => {
    const now = new Date();
    const { id } = organization;
    await storeDelivery(cloud, id, { external_id: 'NOW-1' });
    await storeDelivery(cloud, id, {
      external_id: 'LATE-1',
      pickup_time: new Date(now.getTime() - 40 * 60_000),
    });
    await storeLedger(cloud, id, [
      { id: 'pi_day', createdAt: now, description: 'Trip of NOW-1', amount: 11_500 },
    ]);
    const restaurant = await storeRestaurant(cloud, id, 'Kasi Kitchen');
    await storeItems(cloud, restaurant, ['Kota', 'Mogodu'], {
      soldOutUntil: new Date(now.getTime() + 3_600_000),
    });
    const [year = 0, number = 0] = new Date(now.getTime() + 2 * 3_600_000)
      .toISOString()
      .split('-')
      .map(Number);
    const bike = { regNo: 'CA 1', status: 'Active', totalDistance: 1200, totalTime: 60, estImpressions: 1 };
    await storeCampaign(cloud, id, [{ month: String(number), year, number, bikes: [bike], downtime: [] }]);

    const page = await openAsAdmin('/deliveries');
    const today = page.getByRole('region', { name: 'Today' });
    const figure = (name: RegExp) => today.getByRole('link', { name });
    await expect(figure(/^R.115,00 this month$/)).toHaveAttribute('href', /^\/billing\/\d{4}-\d{2}$/);
    await expect(figure(/^1.200 km of 5.250 planned this month$/)).toHaveAttribute(
      'href',
      /^\/advertising\//,
    );
    await expect(figure(/^2 items sold out$/)).toHaveAttribute('href', menuPath(restaurant));
    // The late one was to be collected yesterday, in the first minutes of a day.
    await expect(figure(/^[12] pickups? today$/)).toBeVisible();
    await expectAccessible(page, 'what matters today');
    await figure(/^1 Needs you$/).click();
    const chips = page.getByRole('navigation', { name: 'Show' });
    await expect(chips.getByRole('link', { name: 'Needs you' })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('rowheader')).toHaveText(['LATE-1']);

    await page.route(/\/remotes\/mf-restaurants\//, (route) => route.abort());
    const refused = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/mf-restaurants/'),
    );
    await page.goto('/deliveries');
    await refused;
    await expect(figure(/^R.115,00 this month$/)).toBeVisible();
    await expect(figure(/^1 Needs you$/)).toBeVisible();
    await expect(figure(/sold out/)).toHaveCount(0);
  },
);
