import { storeAddress } from '../support/address-book';
import { storeDelivery } from '../support/deliveries';
import { countReads } from '../support/document-reads';
import { expect, test } from '../support/fixtures';
import { storeManyDeliveries } from '../support/many-deliveries';
import { storeItems, storeRestaurant } from '../support/menus';
import { holdStreams } from '../support/network';
import { storeCampaign } from '../support/reports';
import { heading } from '../support/screens';
import { GATE } from '../support/tags';

/** Of the session below, whose list alone has forty. */
const MOST_READS = 70;

/** What there is to do today, of each visit of its list: a slow session asks again on each. */
const MOST_COUNTS_OF_VISIT = 20;

/** What waits at the account, each time it is asked: at first, and after Billing. */
const MOST_COUNTS_OF_ACCOUNT = 2;

/** Of a form that is opened: thirty deliveries, and who its user is. */
const MOST_READS_OF_FORM = 36;

test(
  'a list that is returned to reads nothing again, and a session of eleven steps little',
  GATE,
  async ({ openAsAdmin, cloud, company: { organization } }) => {
    await storeManyDeliveries(cloud, organization.id, 40);
    const restaurant = await storeRestaurant(cloud, organization.id, 'Kasi Kitchen');
    await storeItems(cloud, restaurant, ['Kota'], {});
    await storeCampaign(cloud, organization.id, []);
    const page = await openAsAdmin('about:blank');
    const count = await countReads(page);
    const steps: { step: string; documents: number; deliveries: number }[] = [];
    let [documents, deliveries] = [0, 0];

    async function step(name: string, title: string, act: () => Promise<unknown>): Promise<void> {
      await act();
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
      const now = [count.reads(), count.reads('Deliveries')] as const;
      steps.push({ step: name, documents: now[0] - documents, deliveries: now[1] - deliveries });
      [documents, deliveries] = now;
    }
    const follow = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
    const open = (name: string) => step(name, name, () => follow(name));

    await step('Deliveries', 'Deliveries', async () => {
      await page.goto('/deliveries');
      // The rows may stand before what brought them is counted, which must not become a read of the way back; nor must what the
      // list's own listener brings, which follows.
      await expect.poll(() => count.listened('Deliveries')).toBeGreaterThanOrEqual(40);
      await expect.poll(() => count.reads('Deliveries')).toBe(40);
    });
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '41');
    await step('MANY-00001', 'MANY-00001', async () => {
      await follow('MANY-00001');
      await expect.poll(() => count.reads('Deliveries')).toBeGreaterThan(deliveries);
    });
    await step('back', 'Deliveries', () => page.goBack());
    await open('Team');
    await step('Billing', 'Billing Settings', async () => {
      await follow('Billing');
      // It asks whether there is any delivery; an answer that came later would be counted as one of the list's.
      await expect.poll(() => count.reads('Deliveries')).toBeGreaterThan(deliveries);
    });
    await open('Deliveries');
    await open('Advertising');
    await open('Restaurants');
    await open('Address Book');
    await open('API');
    await open('Deliveries');
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '41');

    console.table(steps);
    console.table([{ reads: count.reads(), counts: count.counts() }]);
    const visits = steps.filter(({ step }) => step === 'back' || step === 'Deliveries');
    const [, ...returns] = visits;
    expect(returns.map((each) => each.deliveries)).toEqual([0, 0, 0]);
    expect(count.reads()).toBeLessThanOrEqual(MOST_READS);
    expect(count.counts()).toBeGreaterThan(0);
    const mostCounts = visits.length * MOST_COUNTS_OF_VISIT + 2 * MOST_COUNTS_OF_ACCOUNT;
    expect(count.counts()).toBeLessThanOrEqual(mostCounts);
  },
);

test('a new delivery reads the address book only once its user types', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  await storeManyDeliveries(cloud, organization.id, 40);
  for (const label of ['Home', 'Shop', 'Depot']) await storeAddress(cloud, organization.id, label);
  const page = await openAsAdmin('about:blank');
  const count = await countReads(page);
  await page.goto('/newdelivery');
  await expect(page.getByLabel('Drop-off phone number')).toBeFocused();
  await expect(page.getByText(/^Left empty, it is /)).toBeVisible();
  await expect.poll(() => count.reads('Deliveries')).toBe(30);
  expect(count.reads('Addresses')).toBe(0);
  const opening = count.reads();
  await page.keyboard.type('0');
  await expect.poll(() => count.reads('Addresses')).toBe(3);
  console.table([{ page: 'New Delivery', opening, typing: count.reads() - opening }]);
  expect(opening).toBeLessThanOrEqual(MOST_READS_OF_FORM);
});

test('documents are counted, and the list stays live, where the network hands on only answers that have ended', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  await storeManyDeliveries(cloud, organization.id, 40);
  const page = await openAsAdmin('about:blank');
  await holdStreams(page);
  const count = await countReads(page);
  await page.goto('/deliveries');
  const table = page.getByRole('table');
  await expect(table).toHaveAttribute('aria-rowcount', '41');
  await expect.poll(() => count.listened('Deliveries')).toBeGreaterThanOrEqual(40);
  const before = count.reads('Deliveries');
  await storeDelivery(cloud, organization.id, { external_id: 'NEW-1' });
  await expect(table).toHaveAttribute('aria-rowcount', '42');
  await expect.poll(() => count.reads('Deliveries')).toBeGreaterThan(before);
});
