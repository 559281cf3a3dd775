import { MENU_SETTINGS, menuItems } from '@fleetfoot/shared/model/restaurants/menu-item';
import { restaurants } from '@fleetfoot/shared/model/restaurants/restaurant';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Cloud } from './cloud';
import { heading } from './screens';

/** Puts a restaurant into an organisation, past the dashboard. */
export async function storeRestaurant(cloud: Cloud, orgID: string, name: string): Promise<string> {
  const reference = cloud.firestore.collection(restaurants.path()).doc();
  await reference.set({
    id: reference.id,
    name,
    organizationID: orgID,
    phoneNumber: '+27115550100',
    website: 'https://example.co.za',
    urlPath: 'restaurant',
    averagePrepTime: 20,
    minimumOrderAmountWithoutFee: 150,
    location: {
      ...{ streetAddress: '7166 Vilakazi Street, Orlando West', city: 'Soweto', state: 'Gauteng' },
      ...{ postalCode: '1804', country: 'South Africa', countryCode: 'ZA' },
      ...{ latitude: -26.2386, longitude: 27.9088 },
    },
  });
  await cloud.firestore
    .doc(menuItems.document(reference.id, MENU_SETTINGS))
    .set({ id: MENU_SETTINGS, name: MENU_SETTINGS });
  return reference.id;
}

/** The document of an item at this place of the menu. */
export function itemFields(id: string, name: string, index: number): Record<string, unknown> {
  return {
    ...{ id, name, description: '', price: 4_500, category: 'Kotas', soldOutUntil: null },
    ...{ position: `V0${index}V1`, updated_at: new Date(), updated_by: 'another-system' },
  };
}

/** Puts items on a restaurant's menu in this order, past the dashboard. */
export async function storeItems(
  cloud: Cloud,
  restaurantID: string,
  names: readonly string[],
  fields: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  for (const [index, name] of names.entries()) {
    const id = itemID(name);
    await itemDocument(cloud, restaurantID, id).set({ ...itemFields(id, name, index), ...fields });
  }
}

/** The id under which an item of this name is put on a menu. */
export function itemID(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

export function itemDocument(cloud: Cloud, restaurantID: string, id: string) {
  return cloud.firestore.doc(menuItems.document(restaurantID, id));
}

/** The items of a menu as the database has them, in their order. */
export async function readItems(cloud: Cloud, restaurantID: string) {
  const { docs } = await cloud.firestore.collection(menuItems.path(restaurantID)).get();
  const items = docs.map((document) => document.data()).filter(({ id }) => id !== 'menuConfig');
  return items.toSorted((a, b) => (String(a['position']) < String(b['position']) ? -1 : 1));
}

export function menuPath(restaurantID: string): string {
  return `/restaurants/${restaurantID}/menu`;
}

/** The items of a category on the page, in order. */
export function itemNames(page: Page, category: string): Locator {
  return page.getByRole('list', { name: category }).locator('li > div > a, li > span');
}

export function menuRow(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
}

export async function openItem(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
  await expect(heading(page)).toHaveText(name);
}

/** Fills in what every item needs. */
export async function fillItem(page: Page, name: string, price: string, category = ''): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Price').fill(price);
  await page.getByLabel('Category').fill(category);
}

export function saveItem(page: Page): Locator {
  return page.getByRole('button', { name: 'Save item' });
}

export function addItem(page: Page): Locator {
  return page.getByRole('button', { name: 'Add item', exact: true });
}

/** Counts the writes that a page asks for from now on. A busy browser tells of them late: poll it. */
export function countWrites(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/documents:commit')) count += 1;
  });
  return () => count;
}
