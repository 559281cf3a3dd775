import { startBounds } from '@fleetfoot/shared/model/advertising/campaign-brief';
import { campaignChargeID, campaignCharges } from '@fleetfoot/shared/model/advertising/campaign-charge';
import { expectAccessible } from '../support/axe';
import { chargeCampaigns, storeCards } from '../support/billing';
import { choose, expectOneCampaign, openPurchase, purchaseDialog } from '../support/campaigns';
import type { Cloud } from '../support/cloud';
import { repair } from '../support/faults';
import { expect, test } from '../support/fixtures';
import { failFunction } from '../support/function-calls';
import { type StoredReport, storeCampaign } from '../support/reports';
import { detail, heading, section } from '../support/screens';
import { GATE } from '../support/tags';

const OCTOBER: StoredReport = {
  ...{ month: 'October', year: 2026, number: 10 },
  bikes: [
    { regNo: 'BDT 11 GP', status: 'Active', totalDistance: 1_200, totalTime: 57, estImpressions: 180_000 },
  ],
  downtime: [{ regNo: 'BDT 11 GP', reason: 'Flat tyre', totalTime: 57, discountValue: 215 }],
};

const HOUR_MS = 3_600_000;

/** A month that was opened: R 4 000 less R 215, due in an hour. */
async function storeMonth({ firestore }: Cloud, orgID: string, campaignID: string): Promise<void> {
  const id = campaignChargeID(campaignID, '2026-10');
  const discounts = [{ regNo: 'BDT 11 GP', reason: 'Flat tyre', amount: 21_500 }];
  await firestore.doc(campaignCharges.document(orgID, id)).set({
    ...{ id, campaignID, name: 'Kota Summer', month: '2026-10', monthYear: 'October2026' },
    ...{ status: 'waiting', isOwed: true, amount: 378_500, round: 0 },
    ...{ openedAt: new Date(), nextAt: new Date(Date.now() + HOUR_MS) },
    price: { bikes: 8, perBike: 50_000, full: 400_000, discounts, total: 378_500 },
  });
}

/** Lets the time of that month come, and charges it. */
async function chargeMonth(cloud: Cloud, orgID: string, campaignID: string): Promise<void> {
  const id = campaignChargeID(campaignID, '2026-10');
  await cloud.firestore.doc(campaignCharges.document(orgID, id)).update({ nextAt: new Date() });
  await chargeCampaigns(cloud, orgID);
}

test(
  'a campaign is bought with its brief, which an interruption keeps, and which its page shows',
  GATE,
  async ({ cloud, company: { organization }, openAsAdmin }) => {
    await storeCards(cloud, organization.id, ['pm_card_visa']);
    const page = await openAsAdmin('/newcampaign');
    const name = page.getByLabel('Campaign name');
    await choose(page, 2, 8);
    await expect(name).toHaveValue(/^Month-to-Month from \w+ \d{4}$/);
    await name.fill('');
    await page.getByRole('button', { name: 'Create Campaign' }).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Enter a name for the campaign.');
    await expectAccessible(page, 'a campaign without a name');
    await name.fill('Kota Summer');
    await page.getByLabel('Suburbs').fill('Orlando West, Diepkloof');
    const { latest } = startBounds(new Date());
    await page.getByLabel('Start').fill(latest);
    await failFunction(page, 'payDeposit');
    const dialog = await openPurchase(page);
    await expect(dialog).toContainText('Kota Summer: Month-to-Month, 8 bikes.');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByRole('alert')).toContainText('you are never charged twice');
    await repair(page);
    await page.reload();
    await expect(section(page, 'This campaign is not finished')).toContainText('Kota Summer');
    await page.getByRole('button', { name: 'Go on' }).click();
    await purchaseDialog(page, 'Finish this campaign?').getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/\/advertising$/);
    await expectOneCampaign(cloud, organization.id, 480_000);

    const row = page.getByRole('row').filter({ hasText: 'Kota Summer' });
    await expect(row).toContainText('Orlando West, Diepkloof');
    await row.getByRole('link').click();
    await expect(heading(page)).toHaveText('Kota Summer');
    const summary = section(page, 'Summary');
    await expect(detail(summary, 'Area')).toHaveText('Orlando West, Diepkloof');
    await expect(detail(summary, 'Requested start')).toHaveText(new RegExp(`${latest.slice(0, 4)}$`));
    await expect(detail(summary, 'Status')).toHaveText('Review');
  },
);

test("a month's price is charged, found on its statement, and leads back to the report", async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  const { id: orgID } = organization;
  await storeCards(cloud, orgID, ['pm_card_visa']);
  const campaign = { name: 'Kota Summer', noOfBikes: 8, pricePerBike: 500, totalMonthlyCost: 4_000 };
  const campaignID = await storeCampaign(cloud, orgID, [OCTOBER], campaign);
  await storeMonth(cloud, orgID, campaignID);
  const page = await openAsAdmin(`/advertising/${campaignID}/October2026`);
  const payment = section(page, 'Payment');
  await expect(payment).toContainText(/R\s3\s785,00 will be charged to your card\./);
  await payment.getByRole('link', { name: 'Billing' }).click();
  const open = section(page, 'Campaign months to pay');
  await expect(open.getByRole('listitem')).toContainText(/Kota Summer, October 2026.*To be charged/);
  await expectAccessible(page, 'campaign months to pay');
  await open.getByRole('link', { name: 'Kota Summer, October 2026' }).click();

  await chargeMonth(cloud, orgID, campaignID);
  await expect(payment).toContainText(/Charged R\s3\s785,00 on \d{2} \w{3} \d{4}\./);
  await expectAccessible(page, 'the report of a month that was charged');
  await payment.getByRole('link', { name: /^Statement of/ }).click();
  await expect(page.getByRole('row', { name: /Campaign Kota Summer, October 2026/ })).toContainText(
    /R\s3\s785,00/,
  );
  await page.getByRole('button', { name: /R\s3\s785,00 for Kota Summer/ }).click();
  const lines = page.getByRole('dialog', { name: 'Price of Kota Summer' });
  await expect(lines.getByRole('row', { name: /Monthly fee/ })).toContainText(/8 bikes at R\s500,00/);
  await expect(lines.getByRole('row', { name: /Downtime of BDT 11 GP/ })).toContainText('Flat tyre');
  await expect(lines.getByRole('definition').first()).toHaveText(/^R\s3\s785,00$/);
  await expectAccessible(page, 'how a month was priced');
  await lines.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByRole('link', { name: 'Campaign Kota Summer, October 2026' }).click();
  await expect(page).toHaveURL(new RegExp(`/advertising/${campaignID}/October2026$`));
  await expect(heading(page)).toHaveText('October 2026');
});
