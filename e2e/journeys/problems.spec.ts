import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { problems } from '@fleetfoot/shared/model/delivery/problem';
import { FIRST_TARIFF, quotedPrice } from '@fleetfoot/shared/model/delivery/tariff';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import { expectAccessible } from '../support/axe';
import { chargeTrips, storeCards } from '../support/billing';
import type { Cloud } from '../support/cloud';
import { storeDelivery } from '../support/deliveries';
import { expect, test } from '../support/fixtures';
import { tellEvent } from '../support/fleet';
import { problemsCommand } from '../support/problems-command';
import { linkDelivery, openPhone } from '../support/recipients';
import { runScheduled } from '../support/run-scheduled';
import { heading, section } from '../support/screens';
import { GATE } from '../support/tags';

const PRICE = quotedPrice(FIRST_TARIFF, { urgency_level: 'on_demand', metres: 7_000, seconds: 900 });
const FIRST_TRIP = 14 * 1024;

/** A delivery that was paid for. */
async function paidDelivery(cloud: Cloud, orgID: string, external_id: string): Promise<string> {
  await cloud.firestore.doc(organizations.document(orgID)).update({ name: 'Kasi Kitchen' });
  await storeCards(cloud, orgID, ['pm_card_visa']);
  const id = await storeDelivery(cloud, orgID, { external_id, price: PRICE });
  for (const type of ['collected', 'delivered']) {
    expect(await tellEvent(cloud, orgID, id, { type })).toBe(200);
  }
  await chargeTrips(cloud, orgID);
  const delivery = cloud.firestore.doc(deliveries.document(orgID, id));
  await expect.poll(async (): Promise<unknown> => (await delivery.get()).get('payment_status')).toBe('Paid');
  return id;
}

test(
  'a recipient without JavaScript reports, the shop writes, an operator answers with a refund, and both see it',
  GATE,
  async ({ cloud, company, browser, openAsAdmin }) => {
    const { id: orgID } = company.organization;
    const id = await paidDelivery(cloud, orgID, 'WRONG-1');
    const path = await linkDelivery(cloud, orgID, id);
    const phone = await openPhone(browser, { baseURL: cloud.origin, javaScriptEnabled: false });
    await phone.goto(path);
    await phone.getByRole('link', { name: 'Report a problem' }).click();
    await expect(heading(phone)).toHaveText('Report a problem');
    await phone.getByLabel('What is wrong?').selectOption('Something else');
    await phone.getByRole('button', { name: 'Send' }).click();
    await expect(phone.getByRole('alert')).toHaveText('Enter something.');
    await expect(phone.getByLabel('What is wrong?')).toHaveValue('other');
    await phone.getByLabel('What is wrong?').selectOption('It is damaged');
    await phone.getByLabel('What happened').fill('The bag is wet.');
    await phone.getByRole('button', { name: 'Send' }).click();
    await expect(phone.getByText('Sent.')).toBeVisible();
    await expect(phone.getByText(/^We answer by \d\d \w{3} \d{4}, \d\d:\d\d$/)).toBeVisible();

    const shop = await openAsAdmin(`/deliveries/${id}`);
    const card = section(shop, 'PROBLEMS');
    const thread = card.getByRole('article', { name: 'Damaged' });
    await expect(thread).toContainText('The bag is wet.');
    await expect(thread).toContainText(/Answer due by/);
    await expect(section(shop, 'TIMELINE')).toContainText('Problem reported: Damaged by the recipient');
    await thread.getByLabel('Your message').fill('We are sorry, and ask our couriers.');
    await thread.getByRole('button', { name: 'Send' }).click();
    // The thread also contains the field, which keeps what was typed until it is written.
    await expect(thread.getByRole('list')).toContainText('We are sorry, and ask our couriers.');
    await expectAccessible(shop, 'a delivery with a problem');

    const problemID = `${id}.recipient.1`;
    expect(await problemsCommand(cloud, '--organisation', orgID)).toContain(problemID);
    const answer = ['--answer', 'The courier rode through rain.', '--seen', '1', '--refund', '20.00'];
    await problemsCommand(cloud, '--organisation', orgID, '--problem', problemID, ...answer);
    await expect(thread).toContainText('The courier rode through rain.');
    await expect(thread).toContainText(/Refund of R.20,00, to the card once the charge is paid\./);
    await runScheduled(cloud, 'everyMinute/giveRefunds', orgID);
    await expect(thread).toContainText(/Refund of R.20,00 to the card on/);
    await expect(section(shop, 'TIMELINE')).toContainText('Problem answered by our support team');
    await shop.getByRole('button', { name: /^Notifications/ }).click();
    await expect(shop.getByRole('link', { name: /^The problem of WRONG-1 was answered/ })).toBeVisible();
    await shop.keyboard.press('Escape');

    await phone.goto(`${path}/problem?lang=en`);
    await expect(phone.getByText('The courier rode through rain.')).toBeVisible();
    await expect(phone.getByText('We are sorry, and ask our couriers.')).toBeVisible();
    await expect(phone.locator('body')).not.toContainText(/20,00|refund/i);
    await thread.getByRole('button', { name: 'Close this problem' }).click();
    await expect(thread).toContainText('Closed');
    await phone.goto(path);
    await expect(phone.locator('#reported')).toContainText('Closed');
    await phone.context().close();

    await shop.goto('/billing');
    await section(shop, 'Statements').getByRole('link').first().click();
    await expect(shop.getByRole('row', { name: /Refund: Delivery WRONG-1/ })).toContainText(
      /-R.20,00|R.-20,00|−R.20,00/,
    );
  },
);

test('a member reports a problem by keyboard on a phone', async ({ cloud, company, openAsAdmin }) => {
  const { id: orgID } = company.organization;
  const id = await storeDelivery(cloud, orgID, { external_id: 'WRONG-2' });
  const page = await openAsAdmin(`/deliveries/${id}`, { viewport: { width: 360, height: 740 } });
  const card = section(page, 'PROBLEMS');
  await expect(card).toContainText('Nothing was reported.');
  const report = card.getByRole('button', { name: 'Report a problem' });
  await report.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await dialog.getByRole('button', { name: 'Report' }).press('Enter');
  const reason = dialog.getByLabel('What is wrong?');
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription('Choose what is wrong.');
  await expectAccessible(page, 'reporting a problem');
  await reason.selectOption('Late');
  await dialog.getByRole('button', { name: 'Report' }).press('Enter');
  await expect(card.getByRole('article', { name: 'Late' })).toContainText(/Open.*Answer due by/s);
  await expect(report).toHaveCount(0);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  const { docs } = await cloud.firestore.collection(problems.path(orgID)).get();
  expect(docs.map((document) => document.id)).toEqual([`${id}.1`]);
});

test('the page of a problem is one first round trip in each language, and accessible', async ({
  cloud,
  company,
  browser,
}) => {
  const { id: orgID } = company.organization;
  const id = await storeDelivery(cloud, orgID, { external_id: 'WRONG-3' });
  const path = await linkDelivery(cloud, orgID, id);
  const page = await openPhone(browser, { baseURL: cloud.origin });
  for (const language of ['en', 'zu', 'af', 'xh', 'st']) {
    const response = await page.goto(`${path}/problem?lang=${language}`);
    expect((await response?.body())?.length ?? 0).toBeLessThan(FIRST_TRIP);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectAccessible(page, `reporting a problem in ${language}`);
  }
  await page.context().close();
});
