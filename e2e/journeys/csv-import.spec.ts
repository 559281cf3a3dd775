import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/axe';
import { watchConsole } from '../support/console-watch';
import { countDeliveries, raiseCredit, storeDelivery } from '../support/deliveries';
import { expect, test } from '../support/fixtures';
import { chooseFile, createDeliveries, importFile, manyLines } from '../support/import-files';
import { heading } from '../support/screens';
import { GATE, SMOKE } from '../support/tags';

const PATH = '/importdeliveries';
const PHONE = { width: 360, height: 800 };

test(
  'good rows are created, the others fixed cell by cell',
  GATE,
  async ({ cloud, company: { organization }, openAsAdmin }) => {
    await raiseCredit(cloud, organization.id);
    await storeDelivery(cloud, organization.id, { external_id: 'TAKEN' });
    const page = await openAsAdmin('about:blank', { viewport: PHONE });
    const problems = await watchConsole(page);
    await page.goto(PATH);
    await expect(heading(page)).toHaveText('Import deliveries');
    await expectAccessible(page, 'choosing a file');

    await chooseFile(
      page,
      importFile([
        { reference: '007', gateCode: '4321#' },
        { reference: 'B-2', phone: '12' },
        { reference: 'TAKEN' },
        { reference: 'D-4', address: '12 Main Road', hasPlace: false },
      ]),
    );
    await expect(page.getByText('2 rows ready, 2 rows to fix.')).toBeVisible();
    await expectAccessible(page, 'dry run');
    await createDeliveries(page).click();
    await expect(page.getByText(/^1 delivery created\. 1 row not created/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'TAKEN: see the delivery that exists' })).toBeVisible();
    await expect.poll(() => countDeliveries(cloud, organization.id)).toBe(2);

    const cell = page.getByRole('textbox', { name: 'Drop-off phone number, row 3' });
    await expect(cell).toHaveAccessibleDescription('Enter a phone number such as 082 123 4567.');
    await cell.fill('082 123 4567');
    await cell.press('Enter');
    const question = page.getByRole('group', { name: '12 Main Road' });
    await question.getByRole('button', { name: 'Show on the map' }).click();
    await expect(question.getByRole('group', { name: 'Where 12 Main Road may be' })).toBeVisible();
    await expectAccessible(page, 'an address that may be several places');
    await question.getByRole('button', { name: 'Another place' }).click();
    await question.getByRole('combobox', { name: 'Address: 12 Main Road' }).fill('5 Vilakazi Street');
    await page.getByRole('option', { name: 'Vilakazi Street' }).first().click();
    await expect(page.getByText('All rows are ready.')).toBeVisible();
    await createDeliveries(page).click();
    await expect(page.getByText(/^3 deliveries created/)).toBeVisible();
    await expectAccessible(page, 'result');

    const { docs } = await cloud.firestore.collection(`Organizations/${organization.id}/Deliveries`).get();
    const created = docs
      .map((document) => document.data())
      .filter(({ external_id }) => external_id !== 'TAKEN');
    expect(created.map(({ external_id }) => external_id).sort()).toEqual(['007', 'B-2', 'D-4']);
    expect(created[0]).toMatchObject({
      pickup_address: '12 Long Street, Cape Town',
      pickup_latitude: -33.9221,
      dropoff_phone_number: '+27821234567',
      dropoff_gate_code: '4321#',
      status: 'Created',
    });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    expect(problems).toEqual([]);
  },
);

test(
  'an import of 300 rows finishes by itself, exactly once, through three reloads',
  GATE,
  async ({ cloud, company: { organization }, openAsAdmin }) => {
    await raiseCredit(cloud, organization.id);
    const page = await openAsAdmin(PATH);
    await chooseFile(page, manyLines('R', 300));
    await createDeliveries(page).click();
    for (let reloads = 1; reloads <= 3; reloads += 1) {
      // A call of fifty rows more is under way or done: its answer may be lost with the page.
      await expect
        .poll(() => countDeliveries(cloud, organization.id), { timeout: 90_000 })
        .toBeGreaterThanOrEqual(50 * reloads);
      await page.reload();
    }
    await expect(page.getByText(/^300 deliveries created\./)).toBeVisible({ timeout: 90_000 });
    await expect.poll(() => countDeliveries(cloud, organization.id)).toBe(300);
    // Nothing goes on once it is done.
    await page.reload();
    await expect(page.getByText(/^300 deliveries created\./)).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  },
);

test('an import is open in one window of a browser at a time, and resumes in the next', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  await raiseCredit(cloud, organization.id);
  const first = await openAsAdmin(PATH);
  await chooseFile(first, manyLines('T', 3));
  const second = await first.context().newPage();
  await second.goto(PATH);
  await expect(second.getByText('The import is open in another window')).toBeVisible();
  await expectAccessible(second, 'open elsewhere');
  await first.close();
  await expect(second.getByText('3 rows ready, 0 rows to fix.')).toBeVisible();
  await createDeliveries(second).click();
  await expect(second.getByText(/^3 deliveries created/)).toBeVisible();
  await expect.poll(() => countDeliveries(cloud, organization.id)).toBe(3);
});

test(
  'the template is a file that can be imported as it is',
  SMOKE,
  async ({ cloud, company, openAsAdmin }) => {
    const page = await openAsAdmin('/deliveries');
    await page.getByRole('link', { name: 'Import CSV' }).click();
    for (const format of ['Semicolons, decimal commas', 'Commas, decimal points']) {
      await page.getByRole('button', { name: 'Download template' }).click();
      const dialog = page.getByRole('dialog', { name: 'Download CSV' });
      await dialog.getByLabel('Format').selectOption(format);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Download' }).click(),
      ]);
      await chooseFile(page, await readFile(await download.path(), 'utf8'));
      await expect(page.getByText('1 row ready, 0 rows to fix.')).toBeVisible();
      await page.getByRole('button', { name: 'Discard' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    }
    expect(await countDeliveries(cloud, company.organization.id)).toBe(0);
  },
);
