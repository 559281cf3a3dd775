import { ledgerEntries } from '@fleetfoot/shared/model/billing/ledger';
import { tripCharges } from '@fleetfoot/shared/model/billing/trip-charge';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import type { Price } from '@fleetfoot/shared/model/delivery/tariff';
import type { Locator, Page } from '@playwright/test';
import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import { chargeTrips, loseStripeAnswers, storeCards } from '../support/billing';
import type { Cloud } from '../support/cloud';
import { createButton, fillDelivery, untilPrepared } from '../support/delivery-form';
import { loseWriteAnswer } from '../support/faults';
import { expect, test } from '../support/fixtures';
import { COURIER, ridePast, tellEvent } from '../support/fleet';
import { detail, heading, section } from '../support/screens';
import { GATE } from '../support/tags';

const MINUTE_MS = 60_000;
/** Five minutes beyond those that cost nothing, and what they cost. */
const WAITED = { minutes: 15, line: 'Waiting at pickup', cents: 750 };

const status = (page: Page) => detail(section(page, 'SUMMARY'), 'Status');
const paymentStatus = (page: Page) => detail(section(page, 'SUMMARY'), 'Payment status');
const rand = (cents: number) =>
  new RegExp(
    `R\\s${(cents / 100)
      .toFixed(2)
      .replace('.', ',')
      .replace(/\B(?=(\d{3})+,)/, '\\s')}`,
  );

/** The lines that an opened price is derived from, under the table's head. */
async function linesOf(dialog: Locator): Promise<readonly string[]> {
  const rows = dialog.getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  return rows.allTextContents();
}

async function storedOf(cloud: Cloud, path: string) {
  const { docs } = await cloud.firestore.collection(path).get();
  return docs.map(
    (document) => ({ id: document.id, ...document.data() }) as Record<string, unknown> & { id: string },
  );
}

test(
  'a delivery lives from its quote to the statement, which charges the quote and the waiting',
  GATE,
  async ({ cloud, company, openAsAdmin }) => {
    const { id: orgID } = company.organization;
    await storeCards(cloud, orgID, ['pm_card_visa']);
    const page = await openAsAdmin('/newdelivery');
    await fillDelivery(page, 'LIFE-1');
    await page.getByRole('button', { name: 'Price details' }).click();
    const quoted = page.getByRole('dialog', { name: 'Price details' });
    const quotedLines = await linesOf(quoted);
    await quoted.getByRole('button', { name: 'Close' }).last().click();
    await createButton(page).click();
    await page.getByRole('link', { name: 'LIFE-1' }).click();
    await expect(heading(page)).toHaveText('LIFE-1');
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const stored = cloud.firestore.doc(deliveries.document(orgID, id));
    const { total } = (await stored.get()).get('price') as Price;
    await expect(detail(section(page, 'SUMMARY'), 'Price')).toContainText(rand(total));

    const tell = async (event: object) => expect(await tellEvent(cloud, orgID, id, event)).toBe(200);
    await tell({ type: 'assigned', courier: COURIER });
    await expect(status(page)).toHaveText('Courier assigned');
    const arrival = detail(section(page, 'ROUTE'), 'Arrival');
    await ridePast(tell, { latitude: -33.93, longitude: 18.42 }, arrival, /to the pickup/);
    await tell({ type: 'arrived_at_pickup' });
    await expect(status(page)).toHaveText('At pickup');
    // Past the server: the courier has stood there for a quarter of an hour.
    const since = Timestamp.fromMillis(Date.now() - WAITED.minutes * MINUTE_MS - 5_000);
    await stored.update(new FieldPath('status_times', 'At pickup'), since);
    for (const [type, text] of [
      ['collected', 'Collected'],
      ['arrived_at_dropoff', 'At drop-off'],
    ] as const) {
      await tell({ type });
      await expect(status(page)).toHaveText(text);
    }
    await expect(paymentStatus(page)).toHaveText('Unpaid');
    await tell({ type: 'delivered', proof: { received_by: 'Naledi Molefe' } });
    await expect(status(page)).toHaveText('Delivered');
    await expect(detail(section(page, 'SUMMARY'), 'Price')).toContainText(rand(total + WAITED.cents));
    await chargeTrips(cloud, orgID);
    await expect(paymentStatus(page)).toHaveText('Paid');

    await page.goto('/billing');
    await section(page, 'Statements').getByRole('link').first().click();
    await expect(page.getByRole('row', { name: /Delivery LIFE-1/ })).toContainText(
      rand(total + WAITED.cents),
    );
    await page.getByRole('button', { name: /for LIFE-1/ }).click();
    const charged = page.getByRole('dialog', { name: 'Price of LIFE-1' });
    const chargedLines = await linesOf(charged);
    expect(chargedLines.filter((line) => quotedLines.includes(line))).toEqual(quotedLines);
    expect(chargedLines.filter((line) => !quotedLines.includes(line))).toEqual([
      expect.stringContaining('5 min'),
    ]);
  },
);

test('on the worst network a delivery is created, carried and charged once, and its page ends at the truth', async ({
  cloud,
  company,
  openAsAdmin,
}) => {
  const { id: orgID } = company.organization;
  await storeCards(cloud, orgID, ['pm_card_visa']);
  const page = await openAsAdmin('/newdelivery', { viewport: { width: 360, height: 740 } });
  await fillDelivery(page, 'WORST-1');
  await untilPrepared(page);
  await expect(page.getByText('incl. VAT')).toBeVisible();
  // The write arrives, its answer gets lost, and the connection with it.
  await loseWriteAnswer(page, () => page.context().setOffline(true), '/DeliveryReceipts/');
  await createButton(page).dblclick();
  await expect.poll(async () => (await storedOf(cloud, deliveries.path(orgID))).length).toBe(1);
  const [{ id } = { id: '' }] = await storedOf(cloud, deliveries.path(orgID));

  // The form has given up on its answer; had it still waited, it would have shown it itself.
  await expect(page.getByRole('main').getByText('Delivery WORST-1 is saved on this device.')).toBeVisible();
  // While nobody can look, the fleet loses answers and tells again, late and out of order.
  const tell = (event: object, eventID: string) => tellEvent(cloud, orgID, id, event, `${id}-${eventID}`);
  const assigned = { type: 'assigned', courier: COURIER };
  const way = [
    ...[tell(assigned, 'a'), tell(assigned, 'a'), tell({ type: 'collected' }, 'c')],
    ...[tell({ type: 'arrived_at_pickup' }, 'p'), tell({ type: 'collected' }, 'c')],
  ];
  expect(await Promise.all(way)).toEqual([200, 200, 200, 200, 200]);
  await loseStripeAnswers(cloud, orgID, 2);
  const ends = ['d', 'd', 'again'].map((eventID) =>
    tell({ type: 'delivered', proof: { received_by: 'Naledi Molefe' } }, eventID),
  );
  expect(await Promise.all(ends)).toEqual([200, 200, 200]);
  expect(await tell({ type: 'arrived_at_dropoff' }, 'late')).toBe(200);
  expect(await tell({ type: 'failed', reason: 'other' }, 'wrong')).toBe(409);
  await Promise.all([chargeTrips(cloud, orgID), chargeTrips(cloud, orgID)]);
  // Past the server: the five minutes are over after which a run tries again what Stripe told nothing of.
  await cloud.firestore.doc(tripCharges.document(orgID, id)).update({ nextAt: Timestamp.now() });
  await Promise.all([chargeTrips(cloud, orgID), chargeTrips(cloud, orgID)]);

  await page.context().setOffline(false);
  await expect(section(page, 'Outbox').getByRole('listitem').filter({ hasText: 'WORST-1' })).toContainText(
    'Accepted',
  );
  await page.goto('/deliveries');
  const row = page.getByRole('table').getByRole('row').filter({ hasText: 'WORST-1' });
  await expect(row).toContainText('Delivered');
  await page.goto(`/deliveries/${id}`);
  await expect(status(page)).toHaveText('Delivered');
  await expect(paymentStatus(page)).toHaveText('Paid');
  const timeline = section(page, 'TIMELINE').getByRole('listitem');
  await expect(timeline.filter({ hasText: 'Delivered' })).toHaveCount(1);
  await expect(timeline.filter({ hasText: 'Collected' })).toHaveCount(1);

  const [stored, charges, entries] = [
    await storedOf(cloud, deliveries.path(orgID)),
    await storedOf(cloud, tripCharges.path(orgID)),
    await storedOf(cloud, ledgerEntries.path(orgID)),
  ];
  const total = (stored[0]?.['price'] as Price | undefined)?.total;
  expect([stored, charges, entries].map(({ length }) => length)).toEqual([1, 1, 1]);
  expect([charges[0]?.['amount'], entries[0]?.['amount']]).toEqual([total, total]);
});
