import { tripCharges } from '@fleetfoot/shared/model/billing/trip-charge';
import { FIRST_TARIFF, quotedPrice } from '@fleetfoot/shared/model/delivery/tariff';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { chargeTrips, storeCards } from '../support/billing';
import type { Cloud } from '../support/cloud';
import { storeDelivery } from '../support/deliveries';
import { expect, test } from '../support/fixtures';
import { tellEvent } from '../support/fleet';
import { detail, section } from '../support/screens';
import { GATE } from '../support/tags';

const PRICE = quotedPrice(FIRST_TARIFF, { urgency_level: 'on_demand', metres: 7_000, seconds: 900 });

/** A delivery that was priced and has arrived. */
async function deliver(cloud: Cloud, orgID: string, external_id: string): Promise<string> {
  const id = await storeDelivery(cloud, orgID, { external_id, price: PRICE });
  expect(await tellEvent(cloud, orgID, id, { type: 'collected' })).toBe(200);
  expect(await tellEvent(cloud, orgID, id, { type: 'delivered' })).toBe(200);
  return id;
}

/** Says when a trip is charged. What is due, another file's run may charge at any moment. */
async function chargeFrom(cloud: Cloud, orgID: string, id: string, nextAt: Date): Promise<void> {
  await cloud.firestore.doc(tripCharges.document(orgID, id)).update({ nextAt });
}

const paymentStatus = (page: Page) => detail(section(page, 'SUMMARY'), 'Payment status');
const thisMonth = (page: Page) => section(page, 'Statements').getByRole('link').first();

test(
  'a delivered trip is charged, and its statement leads to the delivery and to how it was priced',
  GATE,
  async ({ cloud, company, openAsAdmin }) => {
    const { id: orgID } = company.organization;
    await storeCards(cloud, orgID, ['pm_card_visa']);
    const id = await deliver(cloud, orgID, 'PAID-1');
    await chargeFrom(cloud, orgID, id, new Date(Date.now() + 86_400_000));
    const page = await openAsAdmin('/billing');
    const open = section(page, 'Trips to pay');
    await expect(open).toContainText('R 61,00 owed for trips');
    await expect(open.getByRole('listitem')).toContainText('To be charged');
    await chargeFrom(cloud, orgID, id, new Date());
    await chargeTrips(cloud, orgID);
    await expect(open).toHaveCount(0);

    await thisMonth(page).click();
    await expect(page.getByRole('row', { name: /Delivery PAID-1/ })).toContainText('R 61,00');
    await page.getByRole('button', { name: 'R 61,00 for PAID-1' }).click();
    const lines = page.getByRole('dialog', { name: 'Price of PAID-1' });
    await expect(lines.getByRole('row', { name: /Distance/ })).toContainText('4 km at R 6,50');
    await expect(lines.getByRole('definition').first()).toHaveText('R 61,00');
    await expectAccessible(page, 'how a trip was priced');
    await lines.getByRole('button', { name: 'Close', exact: true }).last().click();
    await page.getByRole('link', { name: 'Delivery PAID-1' }).click();
    await expect(page).toHaveURL(new RegExp(`/deliveries/${id}$`));
    await expect(paymentStatus(page)).toHaveText('Paid');
  },
);
