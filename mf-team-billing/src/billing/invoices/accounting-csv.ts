import { splitVat } from '@fleetfoot/shared/billing';
import { csvAmount, csvFile, csvText } from '@fleetfoot/shared/csv';
import { toLocalDateTime } from '@fleetfoot/shared/domain';
import type { Invoice } from '@fleetfoot/shared/model/billing/invoice';
import { INVOICES } from '../../texts/statement';

/** Both programs read commas and points whatever the computer's country is. */
const FORMAT = { separator: ',', decimal: '.' } as const;

function amount(cents: number): string {
  return csvAmount(cents, FORMAT);
}

function isoDay(date: Date): string {
  return toLocalDateTime(date).slice(0, 10);
}

/** `01/11/2026` */
function day(date: Date): string {
  return isoDay(date).split('-').reverse().join('/');
}

const XERO = [
  '*ContactName',
  '*InvoiceNumber',
  '*InvoiceDate',
  '*DueDate',
  'Description',
  '*Quantity',
  '*UnitAmount',
  '*AccountCode',
  '*TaxType',
  'Currency',
];

/**
 * Bills as Xero imports them, a row for each line; credit notes have negative amounts. The account is left to who imports.
 * Source: the template that Xero offers under Bills to pay, Import.
 */
export function xeroCsv(invoices: readonly Invoice[]): string {
  const rows = invoices.flatMap(({ id, issuedAt, supplier, lines }) =>
    lines.map((line) => [
      csvText(supplier.name),
      csvText(id),
      ...[day(issuedAt), day(issuedAt), csvText(line.description), '1', amount(line.amount)],
      ...['', 'Standard Rate Purchases', 'ZAR'],
    ]),
  );
  return csvFile([XERO, ...rows], FORMAT);
}

const SAGE = ['Date', 'Reference', 'Supplier', 'Description', 'Exclusive', 'Tax', 'Inclusive'];

/** One row for each document, as Sage imports supplier transactions: VAT as it stands on the document. */
export function sageCsv(invoices: readonly Invoice[]): string {
  const rows = invoices.map(({ id, month, issuedAt, supplier, amount: total }) => {
    const { exclusive, vat, inclusive } = splitVat(total);
    const texts = [day(issuedAt), csvText(id), csvText(supplier.name), csvText(INVOICES.services(month))];
    return [...texts, amount(exclusive), amount(vat), amount(inclusive)];
  });
  return csvFile([SAGE, ...rows], FORMAT);
}
