import { expectAccessible } from '../support/axe';
import { watchConsole } from '../support/console-watch';
import { demoAdmin } from '../support/demo';
import { expect, test } from '../support/fixtures';
import { type StoredReport, storeCampaign } from '../support/reports';
import { detail, heading, section } from '../support/screens';
import { gateIf } from '../support/tags';

const bike = (regNo: string, totalTime: number, totalDistance: number, estImpressions: number) => ({
  ...{ regNo, totalTime, totalDistance, estImpressions },
  status: 'Active',
});

const JUNE: StoredReport = {
  ...{ month: 'June', year: 2026, number: 6 },
  bikes: [bike('CA 1 GP', 100, 1800, 280_000), bike('CA 2 GP', 100, 1700, 270_000)],
  downtime: [],
};
const JULY: StoredReport = {
  ...{ month: 'July', year: 2026, number: 7 },
  bikes: [
    bike('CA 2 GP', 62.5, 1094.4, 171_900),
    bike('CA 1 GP', 100, 1750, 275_000),
    bike('=CA+3', 80, 1400, 220_000),
  ],
  downtime: [
    { regNo: 'CA 2 GP', reason: 'Service; brakes', totalTime: 62.5, discountValue: 281.25 },
    { regNo: '=CA+3', reason: 'Rider on leave', totalTime: 80, discountValue: 150.1 },
  ],
};

for (const width of [1280, 360]) {
  test.describe(`on a screen of ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test(
      'a campaign shows its months, and a month all that adds up to its discount',
      gateIf(width === 360),
      async ({ cloud, company: { organization }, openAsAdmin }) => {
        const id = await storeCampaign(cloud, organization.id, [JUNE, JULY]);
        const page = await openAsAdmin('about:blank');
        const problems = await watchConsole(page);
        await page.goto(`/advertising/${id}`);
        await expect(heading(page)).toHaveText('Winter warmers');
        await expect(detail(section(page, 'Summary'), 'Start date')).toHaveText('01 Jun 2026');
        await expect(detail(section(page, 'Summary'), 'End date')).toHaveText('N/A');
        const reports = section(page, 'Monthly reports');
        const chart = reports.getByRole('img');
        await expect(chart).toHaveAccessibleName(/Distance by month\. Newest: July 2026: 4\s244,4 KM/);
        await reports.getByRole('radio', { name: 'Impressions' }).check();
        await expect(chart).toHaveAccessibleName(/Impressions by month\. Newest: July 2026: 666\s900\. /);
        await expect(reports.getByRole('figure')).toContainText(/planned to do: 825\s000 a month/);
        // The column in the chart; the table leads there, too.
        await reports.getByRole('link', { name: /^July 2026: 666/ }).click();

        await expect(heading(page)).toHaveText('July 2026');
        await expect(page).toHaveURL(/\/July2026$/);
        await expect(detail(section(page, 'Totals'), 'Total distance')).toHaveText(/^4\s244,4 KM$/);
        const compared = section(page, 'Compared with June 2026').getByRole('row');
        await expect(compared.nth(1)).toContainText(/3\s500 KM/);
        await expect(compared.nth(1)).toContainText(/\+744,4 KM \(\+21,3 %\)/);
        await expect(compared.nth(2)).toContainText(/\+42,5 hours/);

        const bikes = section(page, 'Bikes');
        await expect(bikes.getByRole('rowheader')).toHaveText(['CA 1 GP', '=CA+3', 'CA 2 GP']);
        const bars = bikes.getByRole('list', { name: 'Distance by bike' }).getByRole('listitem');
        await expect(bars).toHaveText([/CA 1 GP1\s750 KM/, /=CA\+31\s400 KM/, /CA 2 GP1\s094,4 KM/]);

        const downtime = section(page, 'Downtime');
        const lines = downtime.getByRole('row');
        await expect(lines.nth(1)).toContainText(/^=CA\+3Rider on leave8020–R\s150,10$/);
        await expect(lines.nth(2)).toContainText(/^CA 2 GPService; brakes62,537,5R\s7,50R\s281,25$/);
        const discount = section(page, 'Discount');
        await expect(detail(discount, 'Total downtime')).toHaveText('57,5 hours');
        await expect(detail(discount, 'Total discount')).toHaveText(/^R\s431,35$/);
        await expect(detail(discount, 'Price of the month')).toHaveText(/^R\s2\s250,00$/);
        await expect(detail(discount, 'Price less discount')).toHaveText(/^R\s1\s818,65$/);

        await page
          .getByRole('navigation', { name: 'Months' })
          .getByRole('link', { name: 'June 2026' })
          .click();
        await expect(heading(page)).toHaveText('June 2026');
        await expect(page.getByText('No downtime this month')).toBeVisible();
        await expect(section(page, 'Compared with')).toHaveCount(0);
        await page.getByRole('link', { name: 'July 2026' }).click();
        await expect(heading(page)).toHaveText('July 2026');
        expect(problems).toEqual([]);
      },
    );
  });
}

test('a printed report has nothing else on its paper, under a head of its own', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  const id = await storeCampaign(cloud, organization.id, [JUNE, JULY]);
  const page = await openAsAdmin(`/advertising/${id}/July2026`);
  await expect(section(page, 'Discount')).toBeVisible();
  const printedOn = page.getByText(/^Printed on \d{2} \w{3} \d{4}$/);
  await expect(printedOn).toBeHidden();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(printedOn).toBeVisible();
  await expect(page.locator('[data-paper]')).toContainText(organization.name);
  await expect(section(page, 'Discount')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  // As wide as A4 between its margins.
  await page.setViewportSize({ width: 673, height: 952 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(673);
  expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);
});

test('an open report follows corrections, also after a lost connection', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  const id = await storeCampaign(cloud, organization.id, [JULY]);
  const page = await openAsAdmin(`/advertising/${id}/July2026`);
  await expect(section(page, 'Discount')).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.').first()).toBeVisible();
  await expect(section(page, 'Discount')).toBeVisible();
  const reports = await cloud.firestore
    .collection(`Organizations/${organization.id}/AdvertisingCampaigns/${id}/Reports`)
    .get();
  const lines = await reports.docs[0]?.ref.collection('BikeDowntime').where('regNo', '==', 'CA 2 GP').get();
  await lines?.docs[0]?.ref.delete();
  await page.context().setOffline(false);
  await expect(detail(section(page, 'Discount'), 'Total discount')).toHaveText(/^R\s150,10$/);
});

test('charts and tables of a full campaign are accessible', async ({ cloud, openAs }) => {
  const page = await openAs(await demoAdmin(cloud), '/advertising/demo-campaign-summer');
  await expect(section(page, 'Monthly reports').getByRole('img')).toBeVisible();
  await expectAccessible(page, 'campaign with a chart');
  await page.getByRole('rowheader').getByRole('link').first().click();
  await expect(section(page, 'Discount')).toBeVisible();
  await section(page, 'Bikes').getByRole('radio', { name: 'Time' }).check();
  await expectAccessible(page, 'monthly report with charts');
});
