import type { Page } from '@playwright/test';
import { expectAnnouncements, recordAnnouncements, takeAnnouncements } from '../support/announcements';
import { expect, test } from '../support/fixtures';
import { countWrites, itemNames, menuPath, readItems, storeItems, storeRestaurant } from '../support/menus';
import { gateIf } from '../support/tags';

const KOTAS = ['Full house', 'Kota', 'Quarter', 'Special'];

async function startSorting(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change order' }).click();
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
}

/** The middle of the handle of an item, in the window. */
async function handleOf(page: Page, name: string) {
  const row = page.getByRole('listitem').filter({ hasText: name });
  const handle = row.locator('[data-handle]');
  // Waits until the row stops moving.
  await handle.hover();
  const box = await handle.boundingBox();
  if (!box) throw new Error(`${name} has no handle in sight.`);
  return {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    height: (await row.boundingBox())?.height ?? 0,
  };
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]) {
  test(
    `the order is changed with the keyboard alone at ${viewport.width} px`,
    gateIf(viewport.width === 360),
    async ({ openAsAdmin, cloud, company: { organization } }) => {
      const id = await storeRestaurant(cloud, organization.id, 'Kota Corner');
      await storeItems(cloud, id, KOTAS);
      await storeItems(cloud, id, ['Cola'], { category: 'Drinks', position: 'W00V1' });
      const page = await openAsAdmin('about:blank', { viewport });
      await recordAnnouncements(page);
      await page.goto(menuPath(id));
      await expect(itemNames(page, 'Kotas')).toHaveText(KOTAS);
      await page.getByRole('button', { name: 'Change order' }).focus();
      await page.keyboard.press('Enter');
      const writes = countWrites(page);
      const down = page.getByRole('button', { name: 'Move down Full house' });
      await down.focus();
      await takeAnnouncements(page);
      await page.keyboard.press('Enter');
      await expect(itemNames(page, 'Kotas')).toHaveText(['Kota', 'Full house', 'Quarter', 'Special']);
      await expect(down).toBeFocused();
      await expectAnnouncements(page, ['Full house: place 2 of 4.']);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(itemNames(page, 'Kotas')).toHaveText(['Kota', 'Quarter', 'Special', 'Full house']);
      // A row cannot be moved beyond the end of its category.
      await page.keyboard.press('Enter');
      await expect(down).toBeFocused();
      await expect
        .poll(async () => (await readItems(cloud, id)).map(({ name }) => name))
        .toEqual(['Kota', 'Quarter', 'Special', 'Full house', 'Cola']);
      await expect.poll(writes).toBe(3);
      await page.reload();
      await expect(itemNames(page, 'Kotas')).toHaveText(['Kota', 'Quarter', 'Special', 'Full house']);
    },
  );
}

test('an item is dragged with the mouse; Escape leaves it where it was', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const id = await storeRestaurant(cloud, organization.id, 'Kota Corner');
  await storeItems(cloud, id, KOTAS);
  const page = await openAsAdmin(menuPath(id));
  await startSorting(page);
  const writes = countWrites(page);
  const from = await handleOf(page, 'Special');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 2.2 * from.height, { steps: 8 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(itemNames(page, 'Kotas')).toHaveText(KOTAS);
  // A busy browser is late to move it back.
  await expect.poll(async () => (await handleOf(page, 'Special')).y).toBe(from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 2.2 * from.height, { steps: 8 });
  await page.mouse.up();
  const order = ['Full house', 'Special', 'Kota', 'Quarter'];
  await expect(itemNames(page, 'Kotas')).toHaveText(order);
  await expect.poll(async () => (await readItems(cloud, id)).map(({ name }) => name)).toEqual(order);
  await expect.poll(writes).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 500 }, hasTouch: true });

  test('an item is dragged with a finger, and a long menu scrolls along', async ({
    openAsAdmin,
    cloud,
    company: { organization },
  }) => {
    const names = Array.from({ length: 9 }, (_, index) => `Kota ${index}`);
    const id = await storeRestaurant(cloud, organization.id, 'Kota Corner');
    await storeItems(cloud, id, names);
    const phone = await openAsAdmin(menuPath(id));
    await startSorting(phone);
    const from = await handleOf(phone, 'Kota 0');
    const client = await phone.context().newCDPSession(phone);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: from.x, y }],
      });
    const height = await phone.evaluate(() => document.body.scrollHeight);
    await touch('touchStart', from.y);
    for (let y = from.y; y < 490; y += 20) await touch('touchMove', y);
    // Dragging at the lower edge scrolls the page to its end without making it longer.
    await expect
      .poll(() => phone.evaluate(() => Math.ceil(window.scrollY + window.innerHeight)))
      .toBeGreaterThanOrEqual(height);
    expect(await phone.evaluate(() => document.body.scrollHeight)).toBe(height);
    await touch('touchEnd');
    const order = [...names.slice(1), 'Kota 0'];
    await expect(itemNames(phone, 'Kotas')).toHaveText(order);
    await expect.poll(async () => (await readItems(cloud, id)).map(({ name }) => name)).toEqual(order);
  });
});

test('two people change the order at once, and both moves stay', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const id = await storeRestaurant(cloud, organization.id, 'Kota Corner');
  await storeItems(cloud, id, KOTAS);
  const [one, other] = [await openAsAdmin(menuPath(id)), await openAsAdmin(menuPath(id))];
  await startSorting(one);
  await startSorting(other);
  // Both move into the same gap.
  await Promise.all([
    one.getByRole('button', { name: 'Move up Quarter' }).click(),
    other.getByRole('button', { name: 'Move down Full house' }).click(),
  ]);
  await expect
    .poll(
      async () =>
        (await readItems(cloud, id))
          .map(({ updated_by }) => updated_by)
          .filter((by) => by !== 'another-system').length,
    )
    .toBe(2);
  const stored = (await readItems(cloud, id)).map(({ name }) => String(name));
  expect(new Set(stored)).toEqual(new Set(KOTAS));
  expect(stored.indexOf('Quarter')).toBeLessThan(stored.indexOf('Special'));
  expect(stored.at(-1)).toBe('Special');
  for (const page of [one, other]) await expect(itemNames(page, 'Kotas')).toHaveText(stored);
});
