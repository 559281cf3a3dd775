import type { Invoice } from '@fleetfoot/shared/model/billing/invoice';
import { printable } from '../../platform/pdf';
import { textsOf } from '../../platform/testing/texts-of-pdf';
import { invoicePdf } from './invoice-pdf';

const INVOICE: Invoice = {
  id: 'INV-000042',
  kind: 'invoice',
  month: '2026-10',
  issuedAt: new Date('2026-11-01T01:00:00Z'),
  supplier: {
    name: 'Fleet Service (Pty) Ltd',
    vatNumber: '4123456789',
    address: ['1 Main Road', 'Johannesburg 2001'],
  },
  buyer: { name: 'Kasi Kitchen', vatNumber: '', address: ['12 Vilakazi Street', 'Soweto 1804'] },
  lines: [
    { id: 'pi_1', at: new Date('2026-10-05T10:00:00Z'), description: 'Delivery KK-1041', amount: 11_500 },
    {
      id: 're_1',
      at: new Date('2026-10-06T10:00:00Z'),
      description: 'Refund: Delivery KK-1041',
      amount: -1_150,
    },
  ],
  amount: 10_350,
  corrects: [],
};

test('an invoice shows everything that a full tax invoice needs', async () => {
  const texts = textsOf(await invoicePdf(INVOICE));
  for (const text of [
    ...['Tax Invoice', 'Number INV-000042', 'Date of issue 01 Nov 2026'],
    ...['Fleet Service (Pty) Ltd', 'VAT number 4123456789', 'Johannesburg 2001'],
    ...['Kasi Kitchen', 'No VAT number', '12 Vilakazi Street'],
    ...['05 Oct 2026', 'Delivery KK-1041', 'R 115,00', '-R 11,50'],
    ...['Total excluding VAT', 'R 90,00', 'VAT 15 %', 'R 13,50', 'Total including VAT', 'R 103,50'],
  ]) {
    expect(texts).toContain(text);
  }
});

test('a credit note is called so and names the invoices that it is for', async () => {
  const texts = textsOf(
    await invoicePdf({ ...INVOICE, kind: 'creditNote', id: 'CN-000001', corrects: ['INV-000042'] }),
  );
  expect(texts).toEqual(expect.arrayContaining(['Credit Note', 'Number CN-000001', 'For INV-000042']));
});

test('every line of a long invoice is drawn, on numbered pages that repeat the head of the table', async () => {
  const lines = Array.from({ length: 100 }, (_, index) => ({
    ...{
      id: `pi_${index}`,
      at: INVOICE.issuedAt,
      description: `Delivery ${index} ${'x'.repeat(200)}`,
      amount: 100,
    },
  }));
  const texts = textsOf(await invoicePdf({ ...INVOICE, lines, amount: 10_000 }));
  expect(texts.filter((text) => text.startsWith('Delivery '))).toHaveLength(100);
  expect(texts.filter((text) => text === 'Description')).toHaveLength(3);
  expect(texts).toContain('INV-000042, page 3 of 3');
});

test.each([
  ['Café Šibanye', 'Café Šibanye'],
  ['Ṱhohoyanḓou', 'Thohoyandou'],
  ['Kota 🍟', 'Kota ?'],
  ['R\u00a0115,00', 'R 115,00'],
])('%j is printed as %j', (text, printed) => expect(printable(text)).toBe(printed));
