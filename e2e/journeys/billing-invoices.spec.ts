import { readFile } from 'node:fs/promises';
import { type Invoice, invoices } from '@fleetfoot/shared/model/billing/invoice';
import { expectAccessible } from '../support/axe';
import { storeLedger } from '../support/billing';
import { expect, test } from '../support/fixtures';
import { section } from '../support/screens';

const PAID = {
  id: 'pi_9',
  createdAt: new Date('2026-09-09T08:00:00Z'),
  description: 'Delivery KK-7',
  amount: 11_500,
};
const PARTY = { name: 'Rider Services', vatNumber: '4000000000', address: ['10 Fox Street'] };

function invoiceOf({ id, createdAt: at, description, amount }: typeof PAID): Invoice {
  return {
    ...{ id: 'INV-900001', kind: 'invoice', month: '2026-09', issuedAt: new Date('2026-10-01T01:00:00Z') },
    ...{ supplier: PARTY, buyer: PARTY, lines: [{ id, at, description, amount }], amount, corrects: [] },
  };
}

test('the tax invoice of a month is downloaded as PDF and for an accounting program', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  await storeLedger(cloud, organization.id, [PAID]);
  const invoice = invoiceOf(PAID);
  await cloud.firestore.doc(invoices.document(organization.id, invoice.id)).set(invoice);
  const page = await openAsAdmin('/billing/2026-09');
  const row = section(page, 'Tax invoices').getByRole('row', { name: /INV-900001/ });
  await expect(row).toContainText('R 115,00');
  await expectAccessible(page, 'a statement with a tax invoice');

  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: 'Download INV-900001 as PDF' }).click(),
  ]);
  expect(pdf.suggestedFilename()).toBe('INV-900001.pdf');
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');

  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV for Xero' }).click(),
  ]);
  expect(await readFile(await csv.path(), 'utf8')).toContain('Rider Services,INV-900001,01/10/2026');
});
