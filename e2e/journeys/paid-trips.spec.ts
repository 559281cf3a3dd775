import { FIRST_TARIFF, quotedPrice, tripCharges } from '@fleetfoot/shared/model';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { chargeTrips, storeCards } from '../support/billing';
import { addCard, CARD_NUMBERS } from '../support/cards';
import type { Cloud } from '../support/cloud';
import { storeDelivery } from '../support/deliveries';
import { createButton, fillDelivery } from '../support/delivery-form';
import { expect, test } from '../support/fixtures';
import { tellEvent } from '../support/fleet';
import { detail, heading, section } from '../support/screens';
import { GATE } from '../support/tags';

// One after the other: a run charges what is due of every organisation, also a trip that another test has just shown as due.
test.describe.configure({ mode: 'default' });

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

test('a trip whose card was refused is Failed, and Pay now with another card makes it Paid', async ({
  cloud,
  company,
  openAsAdmin,
}) => {
  const { id: orgID } = company.organization;
  await storeCards(cloud, orgID, ['pm_card_chargeCustomerFail']);
  const id = await deliver(cloud, orgID, 'FAIL-1');
  await chargeTrips(cloud, orgID);
  const page = await openAsAdmin(`/deliveries/${id}`);
  await expect(paymentStatus(page)).toHaveText('Failed');

  const notice = page.getByRole('link', { name: '1 payment failed' });
  await expect(notice).toBeVisible();
  await expectAccessible(page, 'a failed payment beside the account');
  await notice.click();
  await expect(heading(page)).toHaveText('Billing Settings');
  await expect(notice).toHaveCount(0);
  const trip = section(page, 'Trips to pay').getByRole('listitem');
  await expect(trip).toContainText('Your bank declined this card.');
  await expectAccessible(page, 'trips to pay');
  const payNow = trip.getByRole('button', { name: 'Pay now: FAIL-1' });
  await payNow.click();
  await expect(trip.getByRole('alert')).toContainText('Your bank declined this card.');

  await addCard(page, CARD_NUMBERS.visa);
  await page.getByRole('button', { name: 'Make default: Visa ending in 4242' }).click();
  await expect(section(page, 'Payment methods')).toContainText(
    'Visa ending in 4242 is now the default card.',
  );
  await payNow.click();
  await expect(section(page, 'Trips to pay')).toHaveCount(0);
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await expect(heading(page)).toHaveText('Team');
  // It stands until it is asked for again.
  await expect(notice).toHaveCount(0);
  await page.goto(`/deliveries/${id}`);
  await expect(paymentStatus(page)).toHaveText('Paid');
});

test('an organisation that owes more than it may is told so where it would create a delivery', async ({
  cloud,
  company,
  openAsAdmin,
}) => {
  const { id: orgID } = company.organization;
  await cloud.firestore.doc(`Organizations/${orgID}/Settings/credit`).set({ limit: 6_000 });
  await deliver(cloud, orgID, 'OWED-1');
  const page = await openAsAdmin('/newdelivery');
  await expect(heading(page)).toHaveText('Create New Delivery');
  await expect(page.getByText(/owes\sR\s61,00\sfor\strips\.\sIts\slimit\sis\sR\s60,00/)).toBeVisible();
  await expectAccessible(page, 'a new delivery above the limit');
  // Who presses all the same is told what to do, and keeps what was typed.
  await fillDelivery(page, 'OWED-2');
  await createButton(page).click();
  await expect(
    page.getByText('Pay the open trips in Billing, then create this delivery.').first(),
  ).toBeVisible();
  await expect(page.getByLabel('External ID')).toHaveValue('OWED-2');
  await page.getByRole('link', { name: 'Pay in Billing' }).click();
  await expect(section(page, 'Trips to pay')).toContainText('no delivery can be created');
});
