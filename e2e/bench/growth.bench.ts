import { savedAddresses } from '@fleetfoot/shared/model/delivery/saved-address';
import { menuItems } from '@fleetfoot/shared/model/restaurants/menu-item';
import { teamMembers } from '@fleetfoot/shared/model/team/people';
import type { Page } from '@playwright/test';
import { addressFields } from '../support/address-book';
import { countReads } from '../support/document-reads';
import { expect, test } from '../support/fixtures';
import { recordInteractions, takeInteractions } from '../support/interactions';
import { storeMany, storeManyDeliveries } from '../support/many-deliveries';
import { measureSettled } from '../support/memory';
import { itemFields, menuPath, storeRestaurant } from '../support/menus';

/** Deliveries of one organisation; `FLEETFOOT_GROWTH=100000` adds a size to them. */
const SIZES = [
  50,
  10_000,
  ...(process.env['FLEETFOOT_GROWTH'] ? [Number(process.env['FLEETFOOT_GROWTH'])] : []),
];

/** Most that each place holds. */
const [MEMBERS, ADDRESSES, ITEMS] = [500, 1_000, 300];

/** What every first screen may read besides what it shows: the person, the organisation, the membership, the like. */
const MOST_BESIDES = 20;

interface Place {
  readonly path: string;
  readonly stored: number;
  /** Documents of its own that it may read, however many there are. */
  readonly mostReads: number;
  /** A text of its first row. */
  readonly row: string;
  readonly typed?: string;
}

const ids = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}-${String(index + 1).padStart(4, '0')}`);

/** Milliseconds from the request for the page until a row is shown. */
async function firstRow(page: Page, { path, row }: Place): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' });
  const seen = await page.waitForFunction(
    (text) =>
      [...document.querySelectorAll('[data-remote]')].some((remote) => remote.textContent?.includes(text)) &&
      performance.now(),
    row,
    { polling: 'raf', timeout: 120_000 },
  );
  return Number(await seen.jsonValue());
}

async function search(page: Page, typed: string) {
  const field = page.getByRole('searchbox');
  await recordInteractions(page);
  for (let round = 0; round < 3; round += 1) {
    await field.pressSequentially(typed, { delay: 60 });
    for (const _ of typed) await field.press('Backspace', { delay: 60 });
  }
  return takeInteractions(page);
}

test('a full organisation opens, and what that costs', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  test.setTimeout(900_000);
  const restaurantID = await storeRestaurant(cloud, organization.id, 'Vilakazi Street Kitchen');
  await storeMany(cloud, teamMembers.path(organization.id), ids('member', MEMBERS - 1), (id, index) => ({
    ...{ id, fullName: `Grown ${id}`, role: 'Member', email: `${id}@example.co.za` },
    phoneNumber: `+2783${5_000_000 + index}`,
  }));
  await storeMany(cloud, savedAddresses.path(organization.id), ids('address', ADDRESSES), (id) =>
    addressFields(id, `Grown ${id}`),
  );
  await storeMany(cloud, menuItems.path(restaurantID), ids('item', ITEMS), (id, index) =>
    itemFields(id, `Grown ${id}`, index),
  );

  const rows: object[] = [];
  async function measure(name: string, place: Place): Promise<void> {
    const page = await openAsAdmin('about:blank');
    const count = await countReads(page);
    const cold = await firstRow(page, place);
    // Rows may stand before the listeners are there, and are counted with them.
    await expect.poll(count.reads).toBeGreaterThan(0);
    const { heapKiB } = await measureSettled(page);
    const reads = count.reads();
    const again = await firstRow(page, place);
    const found = place.typed === undefined ? undefined : await search(page, place.typed);
    rows.push({
      page: name,
      stored: place.stored,
      'documents read': reads,
      'first row, cold ms': Math.round(cold),
      'again ms': Math.round(again),
      'heap MiB': Number((heapKiB / 1024).toFixed(1)),
      'search p50 ms': found && Math.round(found.result.p50),
      'search max ms': found && Math.round(found.result.max),
    });
    expect.soft(reads, name).toBeLessThanOrEqual(place.mostReads + MOST_BESIDES);
    await page.context().close();
  }

  for (const stored of SIZES) {
    await storeManyDeliveries(cloud, organization.id, stored);
    const place = { path: '/deliveries', stored, mostReads: 50, row: 'MANY-00001', typed: 'dlamini soweto' };
    await measure('deliveries', place);
  }
  const address = { stored: ADDRESSES, mostReads: ADDRESSES, row: 'Grown address', typed: 'address-07' };
  await measure('address book', { path: '/address', ...address });
  await measure('team', {
    path: '/team',
    stored: MEMBERS,
    mostReads: MEMBERS,
    row: 'Grown',
    typed: 'member-04',
  });
  await measure('menu', {
    path: menuPath(restaurantID),
    stored: ITEMS,
    mostReads: ITEMS + 1,
    row: 'Grown item',
  });
  console.table(rows);
});
