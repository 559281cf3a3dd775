import { expect } from '@playwright/test';
import { storeAddress } from '../support/address-book';
import { newestCode } from '../support/codes';
import { storeDelivery } from '../support/deliveries';
import type { Company } from '../support/fixtures';
import { storeItems, storeRestaurant } from '../support/menus';
import { afterPrefix } from '../support/numbers';
import { storeCampaign } from '../support/reports';
import { test } from './fixtures';
import type { Visitor } from './visitor';

type Cloud = Parameters<typeof storeDelivery>[0];

/** A page with its heading and something of what it shows under it. */
type Shown = readonly [path: string, heading: string, text: string];

/** Gives the company something to show on every page; returns those pages. */
async function furnish(cloud: Cloud, { organization: { id } }: Company): Promise<readonly Shown[]> {
  const delivery = await storeDelivery(cloud, id, { external_id: 'SMOKE-1' });
  await storeAddress(cloud, id, 'Bakery door');
  const restaurant = await storeRestaurant(cloud, id, 'Kota Corner');
  await storeItems(cloud, restaurant, ['Kota', 'Slap chips']);
  const report = { month: 'June', year: 2026, number: 1, bikes: [], downtime: [] };
  const campaign = await storeCampaign(cloud, id, [report]);
  return [
    ['/deliveries', 'Deliveries', 'SMOKE-1'],
    [`/deliveries/${delivery}`, 'SMOKE-1', 'Naledi Molefe'],
    [`/deliveries/${delivery}/waybill`, 'Waybill', 'Vilakazi Street'],
    ['/newdelivery', 'Create New Delivery', 'External ID'],
    ['/importdeliveries', 'Import deliveries', 'CSV file'],
    ['/address', 'Address Book', 'Bakery door'],
    ['/advertising', 'Advertising', 'Winter warmers'],
    [`/advertising/${campaign}`, 'Winter warmers', 'Soweto'],
    ['/newcampaign', 'Create Campaign', 'Month-to-Month'],
    ['/restaurants', 'Restaurants', 'Kota Corner'],
    [`/restaurants/${restaurant}`, 'Kota Corner', 'Soweto'],
    [`/restaurants/${restaurant}/menu`, 'Menu', 'Slap chips'],
    [`/restaurants/${restaurant}/menu/kota`, 'Kota', 'Price'],
    ['/team', 'Team', 'Lerato Khumalo'],
    ['/billing', 'Billing Settings', 'No payment methods yet'],
    ['/api', 'API', 'API key'],
    ['/api/docs', 'API documentation', '/v1'],
    ['/no/such/page', 'This page does not exist.', 'Karoo Kitchen'],
  ];
}

async function signIn(visitor: Visitor, cloud: Cloud, phoneNumber: string): Promise<void> {
  await visitor.open('/login');
  await visitor.fill('Mobile number', afterPrefix(phoneNumber));
  await visitor.press('button', 'Continue');
  await visitor.isAt('/verify');
  await visitor.type('Six-digit code', await newestCode(cloud, phoneNumber));
}

async function createDelivery(visitor: Visitor): Promise<void> {
  // The pickup is filled in as the delivery before had it.
  await visitor.sees('Collects from Front desk');
  await visitor.fill('External ID', 'SMOKE-2');
  await visitor.fill('Drop-off address', '5 Vilakazi Street');
  await visitor.press('option', 'Vilakazi Street');
  await visitor.fill('Drop-off name', 'Naledi Molefe');
  await visitor.fill('Drop-off phone number', '082 123 4567');
  await visitor.fill('Drop-off instructions', 'Gate code 4321');
  await visitor.press('button', 'Create Delivery');
}

test('an Admin signs in, sees every page, creates a delivery and signs out', async ({
  browserEngine,
  visitor,
  cloud,
  company,
}) => {
  console.log(`  ${browserEngine.version}`);
  const pages = await furnish(cloud, company);
  await test.step('sign in', async () => {
    await signIn(visitor, cloud, company.admin.phoneNumber);
    await visitor.seesHeading('Deliveries');
  });
  for (const [path, heading, text] of pages) {
    await test.step(`open ${heading}`, async () => {
      await visitor.open(path);
      await visitor.seesHeading(heading);
      await visitor.sees(text);
    });
  }
  for (const name of ['Address Book', 'Advertising', 'Restaurants', 'API', 'Team', 'Deliveries']) {
    await test.step(`go to ${name}`, async () => {
      await visitor.follow(name);
    });
  }
  await test.step('create a delivery', async () => {
    await visitor.press('link', 'New Delivery');
    await createDelivery(visitor);
    await visitor.isAt('/deliveries');
    await visitor.sees('SMOKE-2');
    const { docs } = await cloud.firestore
      .collection(`Organizations/${company.organization.id}/Deliveries`)
      .get();
    const references = docs.map((document): unknown => document.get('external_id'));
    expect(references.toSorted()).toEqual(['SMOKE-1', 'SMOKE-2']);
  });
  await test.step('sign out', async () => {
    await visitor.press('button', 'Sign Out');
    await visitor.sees('Are you sure you would like to sign out?');
    await visitor.press('button', 'Sign Out');
    await visitor.isAt('/login');
  });
  expect(await browserEngine.problems()).toEqual([]);
});
