import type { Page } from '@playwright/test';
import { storeLedger } from '../support/billing';
import type { Cloud } from '../support/cloud';
import { storeDelivery } from '../support/deliveries';
import { createButton } from '../support/delivery-form';
import { countingHand, type Effort } from '../support/effort';
import { type Company, expect, test } from '../support/fixtures';
import { menuPath, menuRow, storeItems, storeRestaurant } from '../support/menus';
import { untilSearchable } from '../support/palette';
import { heading } from '../support/screens';

// What a frequent task may cost at most, in clicks and keys. A figure goes down, never up.

/** The newest delivery of the organisation, as the database has it. */
async function newest(cloud: Cloud, { organization }: Company) {
  const { docs } = await cloud.firestore
    .collection(`Organizations/${organization.id}/Deliveries`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .get();
  return docs[0]?.data();
}

/** The list of an organisation whose last delivery was KK-1040, to Naledi Molefe. */
async function openList(
  cloud: Cloud,
  { organization }: Company,
  open: (path: string) => Promise<Page>,
): Promise<Page> {
  await storeDelivery(cloud, organization.id, { external_id: 'KK-1040' });
  const page = await open('/deliveries');
  await expect(page.getByRole('link', { name: 'KK-1040', exact: true })).toBeVisible();
  return page;
}

/** Presses New Delivery above that list, and waits for what a user sees before they type: the focus, the pickup and the next reference. */
async function openForm(page: Page): Promise<ReturnType<typeof countingHand>> {
  const hand = countingHand(page);
  await hand.click(page.getByRole('link', { name: 'New Delivery' }));
  await expect(page.getByLabel('Drop-off phone number')).toBeFocused();
  await expect(page.getByLabel('Pickup name')).toHaveValue('Front desk');
  await expect(page.getByText('Left empty, it is KK-1041.')).toBeVisible();
  return hand;
}

/** Types a number that fills in who it is. */
async function typeKnownNumber(page: Page, hand: ReturnType<typeof countingHand>): Promise<void> {
  await hand.type('0821234567');
  await expect(page.getByLabel('Drop-off name')).toHaveValue('Naledi Molefe');
}

async function expectCreated(page: Page, effort: Effort, most: Effort): Promise<void> {
  await expect(page.getByRole('link', { name: 'KK-1041', exact: true })).toBeVisible();
  expect(effort).toEqual(most);
}

test('a delivery to a known recipient takes two clicks and a number', async ({
  openAsAdmin,
  cloud,
  company,
}) => {
  const page = await openList(cloud, company, openAsAdmin);
  const hand = await openForm(page);
  await typeKnownNumber(page, hand);
  await hand.click(createButton(page));
  await expectCreated(page, hand.effort(), { clicks: 2, keys: 10 });
  await expect
    .poll(() => newest(cloud, company))
    .toMatchObject({
      external_id: 'KK-1041',
      pickup_address: '5 Nelson Mandela Square, Sandton, South Africa',
      dropoff_address: '1 Vilakazi Street, Orlando West, Soweto, South Africa',
      dropoff_phone_number: '+27821234567',
    });
});

test('a delivery to a new recipient takes five clicks, and its price is seen before', async ({
  openAsAdmin,
  cloud,
  company,
}) => {
  const page = await openList(cloud, company, openAsAdmin);
  const hand = await openForm(page);
  await hand.type('0831112223');
  await hand.click(page.getByRole('combobox', { name: 'Drop-off address' }));
  await hand.type('12 Long Stree');
  await hand.click(page.getByRole('option', { name: 'Long Street' }).first());
  await expect(page.getByRole('combobox', { name: 'Drop-off address' })).toHaveValue(/South Africa$/);
  await hand.click(page.getByLabel('Drop-off name'));
  await hand.type('Thabo Nk');
  await expect(page.getByText(/incl\. VAT/)).toBeVisible();
  await hand.click(createButton(page));
  await expectCreated(page, hand.effort(), { clicks: 5, keys: 31 });
  await expect.poll(() => newest(cloud, company)).toHaveProperty('price');
});

test('a time window takes two clicks more', async ({ openAsAdmin, cloud, company }) => {
  const page = await openList(cloud, company, openAsAdmin);
  const hand = await openForm(page);
  await typeKnownNumber(page, hand);
  await hand.click(page.getByText('Time window', { exact: true }));
  const pickup = page.getByRole('group', { name: 'Pickup window: ready times' });
  await hand.click(pickup.getByRole('button', { name: 'Tomorrow 9 to 12' }));
  await expect(page.getByLabel('Drop-off window end')).toHaveValue(/T12:00$/);
  await hand.click(createButton(page));
  await expectCreated(page, hand.effort(), { clicks: 4, keys: 10 });
  const { pickup_window, dropoff_window } = (await newest(cloud, company)) ?? {};
  expect(pickup_window).toEqual(dropoff_window);
  expect(pickup_window.end.toMillis() - pickup_window.start.toMillis()).toBe(3 * 3_600_000);
});

test('a delivery is repeated by two clicks', async ({ openAsAdmin, cloud, company }) => {
  const page = await openList(cloud, company, openAsAdmin);
  await page.getByRole('link', { name: 'KK-1040', exact: true }).click();
  const hand = countingHand(page);
  await hand.click(page.getByRole('link', { name: 'Repeat', exact: true }));
  await expect(page.getByLabel('Drop-off name')).toHaveValue('Naledi Molefe');
  await expect(page.getByText('Left empty, it is KK-1041.')).toBeVisible();
  await hand.click(createButton(page));
  await expectCreated(page, hand.effort(), { clicks: 2, keys: 0 });
});

test('a delivery is found from any page by six keys', async ({ openAsAdmin, cloud, company }) => {
  await storeDelivery(cloud, company.organization.id, { external_id: 'KK-1040' });
  const page = await openAsAdmin('/team');
  await expect(heading(page)).toHaveText('Team');
  const hand = countingHand(page);
  await untilSearchable(page);
  await hand.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'What are you looking for?' })).toBeFocused();
  await hand.type('1040');
  await expect(page.getByRole('option', { name: /KK-1040/ })).toHaveAttribute('aria-selected', 'true');
  await hand.press('Enter');
  await expect(heading(page)).toContainText('KK-1040');
  expect(hand.effort()).toEqual({ clicks: 0, keys: 6 });
});

// Counted from a page that is none of the restaurants', with two of them; with one it is the same.
test('a dish is sold out for the rest of today by three clicks from any page, for another time by four', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  await storeRestaurant(cloud, organization.id, 'Pap Palace');
  const id = await storeRestaurant(cloud, organization.id, 'Kota Corner');
  await storeItems(cloud, id, ['Full house']);
  const page = await openAsAdmin('/team');
  await expect(heading(page)).toHaveText('Team');
  const hand = countingHand(page);
  await hand.click(page.getByRole('link', { name: 'Restaurants', exact: true }));
  await hand.click(page.getByRole('link', { name: 'View Menu of Kota Corner' }));
  await hand.click(page.getByRole('button', { name: 'Mark sold out Full house' }));
  // In the evening it is until the next morning.
  await expect(menuRow(page, 'Full house')).toContainText(/Sold out (?:for the rest of today|until)/);
  expect(page.url()).toContain(menuPath(id));
  expect(hand.effort()).toEqual({ clicks: 3, keys: 0 });
  await hand.click(page.getByRole('button', { name: '1 hour' }));
  await expect(menuRow(page, 'Full house')).toContainText(/Sold out until \d/);
  expect(hand.effort()).toEqual({ clicks: 4, keys: 0 });
});

test('the statement of a month takes two clicks from any page', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const paid = { description: 'Deposit', amount: 115_000 };
  await storeLedger(
    cloud,
    organization.id,
    ['07', '08', '09', '10'].map((month) => ({
      ...paid,
      id: `pi_${month}`,
      createdAt: new Date(`2026-${month}-09T08:00:00Z`),
    })),
  );
  const page = await openAsAdmin('/team');
  await expect(heading(page)).toHaveText('Team');
  const hand = countingHand(page);
  await hand.click(page.getByRole('link', { name: 'Billing', exact: true }));
  const october = page.getByRole('link', { name: 'October 2026 statement' });
  await expect(october).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'July 2026 statement' })).toHaveCount(0);
  await hand.click(october);
  await expect(heading(page)).toHaveText('October 2026');
  expect(hand.effort()).toEqual({ clicks: 2, keys: 0 });
});
