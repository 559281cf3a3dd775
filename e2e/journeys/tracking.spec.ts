import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { trackingLinks } from '@fleetfoot/shared/model/delivery/tracking';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import { expectAccessible } from '../support/axe';
import type { Cloud } from '../support/cloud';
import { storeDelivery } from '../support/deliveries';
import { createButton, fillDelivery } from '../support/delivery-form';
import { expect, test } from '../support/fixtures';
import { COURIER, tellEvent } from '../support/fleet';
import { linkDelivery, openPhone } from '../support/recipients';
import { heading, section } from '../support/screens';
import { GATE, gateIf } from '../support/tags';

/** What a first round trip brings. */
const FIRST_TRIP = 14 * 1024;
const LANGUAGES = { en: 'English', zu: 'isiZulu', af: 'Afrikaans', xh: 'isiXhosa', st: 'Sesotho' } as const;
/** 600 m from the drop-off of stored deliveries. */
const NEARLY_THERE = { latitude: -26.2332, longitude: 27.9088 };

/** A delivery whose recipient has the link of its page. */
async function linked(cloud: Cloud, orgID: string, external_id: string) {
  await cloud.firestore
    .doc(organizations.document(orgID))
    .update({ name: 'Kasi Kitchen', supportPhoneNumber: '011 555 0100' });
  const id = await storeDelivery(cloud, orgID, { external_id });
  const path = await linkDelivery(cloud, orgID, id);
  const tell = async (event: object) => expect(await tellEvent(cloud, orgID, id, event)).toBe(200);
  const stored = async () => (await cloud.firestore.doc(deliveries.document(orgID, id)).get()).data();
  return { id, path, tell, stored };
}

test(
  'a shop shares a link, and its recipient follows the courier without signing in, until it is revoked',
  GATE,
  async ({ cloud, company, browser, openAsAdmin }) => {
    const { id: orgID } = company.organization;
    const { id, tell } = await linked(cloud, orgID, 'LINK-1');
    const shop = await openAsAdmin(`/deliveries/${id}`);
    const card = section(shop, 'TRACKING LINK');
    await card.getByRole('button', { name: 'Get tracking link' }).click();
    const url = (await card.getByLabel('Tracking link').textContent()) ?? '';
    await expect(card.getByRole('link', { name: /^WhatsApp Naledi Molefe/ })).toHaveAttribute(
      'href',
      `https://wa.me/27821234567?text=${encodeURIComponent(`Follow your delivery from Kasi Kitchen: ${url}`)}`,
    );
    await expect(card.getByRole('link', { name: 'SMS Naledi Molefe' })).toHaveAttribute(
      'href',
      /^sms:\+27821234567/,
    );
    await expectAccessible(shop, 'a delivery with its tracking link');

    const page = await openPhone(browser, { baseURL: cloud.origin });
    await page.goto(url);
    await expect(heading(page)).toHaveText('Your delivery from Kasi Kitchen');
    const state = page.getByRole('status');
    await expect(state).toHaveText('It is booked. No courier is on the way yet.');
    await expect(page.getByText('Orlando West', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call the shop' })).toHaveAttribute(
      'href',
      'tel:+27115550100',
    );
    await expect(page.getByRole('link', { name: 'Call the courier' })).toBeHidden();

    // The page asks by itself: at once when somebody looks at it again.
    const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await tell({ type: 'assigned', courier: COURIER });
    await lookAgain();
    await expect(state).toHaveText('A courier is on the way to collect it.');
    await expect(page.getByText('Thabo, ND 123-456')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call the courier' })).toHaveAttribute(
      'href',
      'tel:+27825550171',
    );
    await tell({ type: 'collected' });
    await tell({ type: 'position', ...NEARLY_THERE, at: new Date().toISOString() });
    await lookAgain();
    await expect(page.getByText(/^In about \d min \(Position of \d\d:\d\d\)$/)).toBeVisible();
    await expect(page.getByText('1 Vilakazi Street, Orlando West')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Show the courier on a map' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Help the courier find you' })).toBeHidden();

    await card.getByRole('button', { name: 'Revoke link' }).click();
    await shop.getByRole('dialog').getByRole('button', { name: 'Revoke link' }).click();
    await expect(card.getByRole('button', { name: 'Get tracking link' })).toBeVisible();
    await lookAgain();
    await expect(heading(page)).toHaveText('This link does not work');
    await page.context().close();
  },
);

test('a delivery that was just created offers its link above the list', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/newdelivery');
  await fillDelivery(page, 'LINK-4');
  await createButton(page).click();
  const card = section(page, 'Delivery LINK-4 is created');
  await card.getByRole('button', { name: 'Get tracking link' }).click();
  await expect(card.getByLabel('Tracking link')).toHaveText(/\/t\/[\w-]{22}$/);
  await expectAccessible(page, 'the list with a delivery that was just created');
  await page.getByRole('link', { name: 'LINK-4' }).click();
  await expect(section(page, 'TRACKING LINK')).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText('Deliveries');
  await expect(card).toHaveCount(0);
});

for (const width of [360, 1280]) {
  test(`a row of the list shares the link of its delivery, by keyboard, at ${width} px`, async ({
    cloud,
    company,
    openAsAdmin,
  }) => {
    const { id } = await linked(cloud, company.organization.id, 'LINK-5');
    const page = await openAsAdmin('/deliveries', { viewport: { width, height: 740 } });
    const share = page.getByRole('row').getByRole('button', { name: 'Share' });
    await expect(share).toHaveAccessibleDescription('LINK-5');
    await share.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Tracking link' });
    await expect(dialog.getByText('LINK-5')).toBeVisible();
    await dialog.getByRole('button', { name: 'Get tracking link' }).press('Enter');
    const link = dialog.getByLabel('Tracking link');
    await expect(link).toHaveText(/\/t\/[\w-]{22}$/);
    await expect(link).toBeFocused();
    await expect(dialog.getByRole('link', { name: 'SMS Naledi Molefe' })).toBeVisible();
    await expectAccessible(page, `the link of a row at ${width} px`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(share).toBeFocused();

    await share.press('Enter');
    await dialog.getByRole('button', { name: 'Get tracking link' }).click();
    await dialog.getByRole('button', { name: 'Revoke link' }).click();
    const sure = page.getByRole('dialog', { name: 'Revoke this link?' });
    await sure.getByRole('button', { name: 'Revoke link' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(share).toBeFocused();
    const kept = await cloud.firestore.doc(trackingLinks.document(company.organization.id, id)).get();
    expect(kept.data()).toMatchObject({ generation: 1, hash: '' });
  });
}

for (const javaScriptEnabled of [true, false]) {
  const withOrWithout = javaScriptEnabled ? 'with' : 'without';
  test(
    `a recipient ${withOrWithout} JavaScript reads the page and helps the courier`,
    gateIf(!javaScriptEnabled),
    async ({ cloud, company, browser, openAsAdmin }) => {
      const { id, path, stored } = await linked(cloud, company.organization.id, 'LINK-2');
      const context = { baseURL: cloud.origin, javaScriptEnabled, permissions: ['geolocation'] };
      const geolocation = { latitude: -26.2346, longitude: 27.9088 };
      const page = await openPhone(browser, { ...context, geolocation });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const response = await page.goto(path);
      await expect(page.getByText('It is booked.')).toBeVisible();
      expect((await response?.body())?.length).toBeLessThan(FIRST_TRIP);
      // One request brings everything; a browser may ask for an icon beside.
      expect(asked.filter((url) => !url.endsWith('/favicon.ico'))).toHaveLength(1);

      await page.getByRole('link', { name: 'Help the courier find you' }).click();
      await expect(heading(page)).toHaveText('Help the courier find you');
      await page.getByLabel('Note for the courier').fill('Ring the second bell.');
      const save = (name: string) =>
        page
          .locator('form')
          .filter({ has: page.getByLabel(name) })
          .getByRole('button', { name: 'Save' })
          .click();
      await save('Note for the courier');
      await expect(page.getByText('Saved. The courier is told.')).toBeVisible();

      await page.getByRole('link', { name: 'Help the courier find you' }).click();
      await page.getByLabel('Move the pin').fill('-26.1, 27.9');
      await save('Move the pin');
      await expect(page.getByText('This is more than 1 km away.')).toBeVisible();
      await expect(page.getByLabel('Move the pin')).toHaveValue('-26.1, 27.9');
      const here = page.getByRole('button', { name: 'Use where I am' });
      if (javaScriptEnabled) {
        await here.click();
        await expect(page.getByLabel('Move the pin')).toHaveValue('-26.234600, 27.908800');
      } else {
        await expect(here).toBeHidden();
        await page.getByLabel('Move the pin').fill('https://www.google.com/maps/@-26.2346,27.9088,17z');
      }
      await save('Move the pin');
      await expect(page.getByText('Saved. The courier is told.')).toBeVisible();
      await expect.poll(stored).toMatchObject({
        ...{ dropoff_note: 'Ring the second bell.', dropoff_latitude: -26.2346, updated_by: 'recipient' },
      });
      await page.context().close();

      const shop = await openAsAdmin(`/deliveries/${id}`);
      const timeline = section(shop, 'TIMELINE');
      await expect(timeline.getByText('Edited by the recipient')).toHaveCount(2);
      await expect(timeline).toContainText('Added note of the recipient: “Ring the second bell.”');
      await expect(timeline).toContainText('Moved drop-off pin by 445 m');
      await expect(section(shop, 'DROPOFF DETAILS')).toContainText('Ring the second bell.');
    },
  );
}

test('a page of the dashboard with its map, which the page replaces, takes ten times its bytes', async ({
  cloud,
  company,
  openAsAdmin,
}) => {
  const { id } = await linked(cloud, company.organization.id, 'LINK-4');
  const page = await openAsAdmin('/deliveries');
  await expect(heading(page)).toHaveText('Deliveries');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(`/deliveries/${id}`);
  await section(page, 'ROUTE').getByRole('img', { name: 'Drop-off' }).waitFor();
  // With the stand-in's scripts, which are smaller than Google's.
  expect(bytes).toBeGreaterThan(10 * FIRST_TRIP);
});

test('the page speaks the language of the browser, or the one that is chosen, and is accessible in each', async ({
  cloud,
  company,
  browser,
}) => {
  const { path, tell } = await linked(cloud, company.organization.id, 'LINK-3');
  await tell({ type: 'assigned', courier: COURIER });
  const page = await openPhone(browser, { baseURL: cloud.origin, locale: 'zu-ZA' });
  await page.goto(path);
  await expect(heading(page)).toHaveText('Iphasela lakho elivela ku-Kasi Kitchen');
  for (const [tag, name] of Object.entries(LANGUAGES)) {
    await page.goto(`${path}?lang=${tag === 'en' ? 'st' : 'en'}`);
    await page.getByRole('link', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expectAccessible(page, `the tracking page in ${name}`);
    await page.goto(`${path}/change?lang=${tag}`);
    await expectAccessible(page, `helping the courier in ${name}`);
  }
  await page.goto('/t/AAAAAAAAAAAAAAAAAAAAAA?lang=af');
  await expect(heading(page)).toHaveText('Hierdie skakel werk nie');
  await expectAccessible(page, 'a link that does not work');
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`${path}?lang=zu`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
  await page.context().close();
});
