import { countDeliveries, raiseCredit } from '../support/deliveries';
import { expect, test } from '../support/fixtures';
import { chooseFile, createDeliveries, manyLines } from '../support/import-files';

const ROWS = 1_000;

test('a thousand rows of a file become deliveries', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  await raiseCredit(cloud, organization.id);
  const page = await openAsAdmin('/importdeliveries');
  const chosen = Date.now();
  await chooseFile(page, manyLines('B', ROWS));
  const begun = Date.now();
  await createDeliveries(page).click();
  await expect(page.getByText(/^1\s000 deliveries created\./)).toBeVisible({ timeout: 240_000 });
  const ended = Date.now();
  expect(await countDeliveries(cloud, organization.id)).toBe(ROWS);
  const seconds = (ended - begun) / 1000;
  console.log(
    `\n${ROWS} rows: read and checked in ${(begun - chosen) / 1000} s, created in ${seconds} s, ${Math.round(ROWS / seconds)} a second`,
  );
});
