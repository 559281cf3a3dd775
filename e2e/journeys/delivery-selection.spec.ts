import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleHere } from '../support/axe';
import { storeDelivery } from '../support/deliveries';
import { expect, test } from '../support/fixtures';
import { storeManyDeliveries } from '../support/many-deliveries';
import { heading } from '../support/screens';
import { GATE } from '../support/tags';

const status = (page: Page, text: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text });
const box = (page: Page, reference: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^Select ${reference}, `) });
const number = (age: number) => `MANY-${String(age).padStart(5, '0')}`;

test(
  'the waybills of 20 deliveries are one document, printed with four clicks',
  GATE,
  async ({ openAsAdmin, cloud, company: { organization } }) => {
    await storeManyDeliveries(cloud, organization.id, 30);
    const page = await openAsAdmin('/deliveries');
    await page.evaluate(() => {
      const counted = window as Window & { clicks?: number; prints?: number };
      window.addEventListener('click', ({ isTrusted }) => {
        // A click on a label makes another one on its field.
        if (isTrusted) counted.clicks = (counted.clicks ?? 0) + 1;
      });
      window.print = () => {
        counted.prints = (counted.prints ?? 0) + 1;
      };
    });
    await box(page, number(1)).click();
    await box(page, number(20)).click({ modifiers: ['Shift'] });
    await expect(status(page, '20 deliveries selected.')).toBeVisible();
    await page.getByRole('button', { name: 'Print waybills' }).click();
    await expect(heading(page)).toHaveText('Waybills');
    await expect(page.getByRole('article', { name: 'Waybill' })).toHaveCount(20);
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    const counts = await page.evaluate(() => {
      const { clicks, prints } = window as Window & { clicks?: number; prints?: number };
      return { clicks, prints };
    });
    expect(counts).toEqual({ clicks: 4, prints: 1 });

    const sheets = page.getByRole('article', { name: 'Waybill' }).getByRole('heading', { level: 2 });
    await expect(sheets).toHaveText(Array.from({ length: 20 }, (_, index) => number(index + 1)));
    await expectAccessible(page, 'waybills');
    const file = await page.pdf({ preferCSSPageSize: true });
    expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(20);
    await page.goBack();
    await expect(heading(page)).toHaveText('Deliveries');
  },
);

test(
  'deliveries are selected with the keyboard alone, through news, another order and more rows',
  GATE,
  async ({ openAsAdmin, cloud, company: { organization } }) => {
    await storeManyDeliveries(cloud, organization.id, 60);
    const page = await openAsAdmin('/deliveries');
    const all = page.getByRole('checkbox', { name: 'Select all shown' });
    await all.press('Tab');
    const first = box(page, number(1));
    for (let press = 0; press < 12; press += 1) {
      if (await first.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(first).toBeFocused();
    await page.keyboard.press('Space');
    await expect(status(page, '1 delivery selected.')).toBeVisible();
    // Its link, Repeat and Share, twice.
    for (let press = 0; press < 8; press += 1) await page.keyboard.press('Tab');
    await expect(box(page, number(3))).toBeFocused();
    await page.keyboard.press('Shift+Space');
    await expect(status(page, '3 deliveries selected.')).toBeVisible();
    await expect(all).not.toBeChecked();
    await expect(all).toBeChecked({ indeterminate: true });
    await expectAccessible(page, 'selected deliveries');

    await storeDelivery(cloud, organization.id, { external_id: 'NEW-1' });
    await expect(page.getByRole('link', { name: 'NEW-1' })).toBeVisible();
    await page.getByRole('button', { name: 'Load 50 more' }).click();
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '62');
    await expect(status(page, '3 deliveries selected.')).toBeVisible();
    await page.getByRole('button', { name: 'External ID' }).press('Enter');
    await expect(page.getByRole('columnheader', { name: 'External ID' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(status(page, '3 deliveries selected.')).toBeVisible();
    // The rows are in the page while they are in sight.
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const age of [1, 2, 3]) await expect(box(page, number(age))).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(status(page, '61 deliveries.')).toBeVisible();
    await expect(box(page, number(1))).not.toBeChecked();
    await all.press('Space');
    await expect(status(page, '61 deliveries selected.')).toBeVisible();
  },
);

test('a selection is cancelled as far as it can be, and the rest says why not', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const path = `Organizations/${organization.id}`;
  const gone = await storeDelivery(cloud, organization.id, { external_id: 'GO-1' });
  await storeDelivery(cloud, organization.id, { external_id: 'GO-2' });
  const kept = await storeDelivery(cloud, organization.id, { external_id: 'STAY-1' });
  await cloud.firestore.doc(`${path}/Deliveries/${kept}`).update({ status: 'Collected' });
  const page = await openAsAdmin('/deliveries', { viewport: { width: 360, height: 740 } });
  await expect(page.getByRole('row').filter({ hasText: 'STAY-1' })).toContainText('Collected');
  await page.getByRole('checkbox', { name: 'Select all shown' }).click();
  await page.getByRole('button', { name: 'Cancel deliveries' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel 2 deliveries?' });
  await expect(dialog.getByRole('list', { name: 'Cannot be cancelled' })).toHaveText(
    'STAY-1: its status is Collected',
  );
  await expectAccessibleHere(page, 'cancel of several');
  await dialog.getByRole('button', { name: 'Cancel 2 deliveries' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(status(page, '1 delivery.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'STAY-1' })).toBeVisible();
  const copies = await cloud.firestore.collection(`${path}/CancelledDeliveries`).get();
  expect(copies.docs.map((copy) => String(copy.get('external_id'))).sort()).toEqual(['GO-1', 'GO-2']);
  expect((await cloud.firestore.doc(`${path}/Deliveries/${gone}`).get()).exists).toBe(false);
});

for (const width of [320, 390, 769, 820, 1000, 1024, 1280, 1920]) {
  test(`no column of the list is squeezed or cut off at ${width} px`, async ({
    openAsAdmin,
    cloud,
    company: { organization },
  }) => {
    await storeManyDeliveries(cloud, organization.id, 20);
    const page = await openAsAdmin('/deliveries', { viewport: { width, height: 900 } });
    await expect(page.getByRole('link', { name: number(1) })).toBeVisible();
    const measure = () =>
      page.evaluate(() => {
        const table = document.querySelector('[role=table]');
        const right = table?.getBoundingClientRect().right ?? 0;
        const cells = [...document.querySelectorAll<HTMLElement>('tbody [data-column]')];
        const shown = cells.filter((cell) => cell.offsetWidth > 0);
        return {
          sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          outside: shown.filter((cell) => cell.getBoundingClientRect().right > right + 1).length,
          // Long texts end in dots; times and statuses are read whole.
          cut: shown
            .filter(({ dataset }) =>
              ['pickup', 'created', 'urgency', 'status'].includes(dataset['column'] ?? ''),
            )
            .filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length,
          names: shown.filter((cell) => cell.dataset['column'] === 'dropoff' && cell.offsetWidth < 80).length,
        };
      });
    await expect.poll(measure).toEqual({ sideways: 0, outside: 0, cut: 0, names: 0 });
    if (width >= 1000) return;
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect.poll(measure).toEqual({ sideways: 0, outside: 0, cut: 0, names: 0 });
  });
}

test('a screen of 1280 by 900 px shows 16 deliveries', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  await storeManyDeliveries(cloud, organization.id, 30);
  const deliveries = cloud.firestore.collection(`Organizations/${organization.id}/Deliveries`);
  const HOUR_MS = 3_600_000;
  // The longest status, by itself and with a second badge.
  for (const [id, hours] of [
    ['many-2', 1],
    ['many-3', -2],
  ] as const) {
    const pickup_time = new Date(Date.now() + hours * HOUR_MS);
    await deliveries.doc(id).update({ status: 'Courier assigned', pickup_time });
  }
  const page = await openAsAdmin('/deliveries', { viewport: { width: 1280, height: 900 } });
  await expect(page.getByRole('row').filter({ hasText: number(3) })).toContainText('Courier assignedLate');
  await expect(page.getByRole('link', { name: number(16) })).toBeInViewport({ ratio: 1 });
});
