import { readFile } from 'node:fs/promises';
import { splitVat } from '@fleetfoot/shared/billing';
import { formatRand } from '@fleetfoot/shared/domain';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { type StoredEntry, storeLedger } from '../support/billing';
import { watchConsole } from '../support/console-watch';
import { expect, test } from '../support/fixtures';
import { heading, section } from '../support/screens';
import { GATE } from '../support/tags';

const LEDGER: readonly StoredEntry[] = [
  {
    id: 'pi_1',
    // Already November in South Africa.
    createdAt: new Date('2026-10-31T22:30:00Z'),
    description: 'Deposit for "Summer"; 20 bikes',
    amount: 3_450_001,
    last4: '4242',
  },
  {
    id: 'pi_2',
    createdAt: new Date('2026-11-09T08:00:00Z'),
    description: '=1+1',
    amount: 115_000,
    last4: '4444',
  },
  {
    id: 're_2',
    createdAt: new Date('2026-11-19T08:00:00Z'),
    description: 'Refund',
    amount: -15_037,
    last4: '4444',
  },
  { id: 'pi_0', createdAt: new Date('2026-09-09T08:00:00Z'), description: 'Deposit', amount: 60_000 },
];
const NOVEMBER = LEDGER.slice(0, 3);
const TOTAL = splitVat(NOVEMBER.reduce((sum, { amount }) => sum + amount, 0));

function money(cents: number): string {
  return formatRand(cents / 100);
}

/** The CSV of the open statement. */
async function downloadCsv(page: Page, format?: string): Promise<{ name: string; rows: string[] }> {
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download CSV' });
  if (format) await dialog.getByLabel('Format').selectOption(format);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  await expect(dialog).toHaveCount(0);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\ufeff')).toBe(true);
  return { name: download.suggestedFilename(), rows: text.slice(1).trimEnd().split('\r\n') };
}

function lastCell(row: string | undefined, separator: string): number {
  return Math.round(Number(row?.split(separator).at(-1)?.replace(',', '.')) * 100);
}

test('statement, ledger and CSV agree', GATE, async ({ cloud, company: { organization }, openAsAdmin }) => {
  await storeLedger(cloud, organization.id, LEDGER);
  const page = await openAsAdmin('about:blank');
  const problems = await watchConsole(page);
  await page.goto('/billing');
  const months = section(page, 'Statements').getByRole('rowheader');
  await expect(months).toHaveText(['November 2026', 'September 2026']);
  await expect(section(page, 'Statements').getByRole('row', { name: 'November' })).toContainText(
    money(TOTAL.inclusive),
  );
  await page.getByRole('link', { name: 'November 2026' }).click();

  await expect(page).toHaveURL(/\/billing\/2026-11$/);
  await expect(heading(page)).toHaveText('November 2026');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(1 + NOVEMBER.length + 3);
  await expect(rows.nth(1)).toContainText('01 Nov 2026');
  for (const [index, { amount }] of NOVEMBER.entries()) {
    await expect(rows.nth(1 + index)).toContainText(money(amount));
  }
  await expect(rows.nth(4)).toContainText(`Total excluding VAT${money(TOTAL.exclusive)}`);
  await expect(rows.nth(5)).toContainText(`VAT 15 %${money(TOTAL.vat)}`);
  await expect(rows.nth(6)).toContainText(`Total including VAT${money(TOTAL.inclusive)}`);
  await expect(page.getByText(organization.billingAddress.line1)).toBeVisible();
  await expect(page.locator('[data-print]').getByText(/invoice/i)).toHaveCount(0);

  for (const [format, separator] of [
    [undefined, ';'],
    ['Commas, decimal points', ','],
  ] as const) {
    const csv = await downloadCsv(page, format);
    expect(csv.name).toBe('statement-karoo-kitchen-2026-11.csv');
    const amounts = csv.rows
      .slice(1)
      .map((row) => lastCell(separator === ';' ? row : row.replace(/"[^"]*"/g, ''), separator));
    expect(amounts).toEqual([
      ...NOVEMBER.map(({ amount }) => amount),
      TOTAL.exclusive,
      TOTAL.vat,
      TOTAL.inclusive,
    ]);
    expect(csv.rows[2]).toContain("'=1+1");
  }
  expect(problems).toEqual([]);
});

test('a printed statement has nothing else on its paper', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  await storeLedger(cloud, organization.id, LEDGER);
  const page = await openAsAdmin('/billing/2026-11');
  await expect(page.getByRole('table')).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText('Statement for November 2026').last()).toBeVisible();
  await expect(page.getByText(organization.billingAddress.line1)).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(heading(page)).toBeHidden();
  const ink = await page.getByRole('table').evaluate((table) => getComputedStyle(table).color);
  expect(ink).toBe('rgb(0, 0, 0)');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  // A4 in points, and all on one page.
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  expect(pdf).toMatch(/\/Count 1\b/);
});

test('statements are accessible', async ({ cloud, company: { organization }, openAsAdmin }) => {
  await storeLedger(cloud, organization.id, LEDGER);
  const page = await openAsAdmin('/billing');
  await expect(page.getByRole('link', { name: 'November 2026' })).toBeVisible();
  await expectAccessible(page, 'statements');
  await page.getByRole('link', { name: 'November 2026' }).click();
  await expect(page.getByRole('table', { name: 'Statement for November 2026' })).toBeVisible();
  await expectAccessible(page, 'a statement');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await expect(page.getByRole('dialog', { name: 'Download CSV' })).toBeVisible();
  await expectAccessible(page, 'download CSV');
  await page.goto('/billing/2020-01');
  await expect(page.getByText('No statement for this month')).toBeVisible();
  await expectAccessible(page, 'unknown month');
});

test('an opened statement stays readable offline', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  await storeLedger(cloud, organization.id, LEDGER);
  const page = await openAsAdmin('/billing/2026-11');
  await expect(page.getByRole('table')).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline. This is what was last loaded')).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('You are offline. This is what was last loaded')).toBeHidden();
});
