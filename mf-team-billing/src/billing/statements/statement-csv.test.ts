import { splitVat } from '@fleetfoot/shared/billing';
import type { CsvFormat } from '@fleetfoot/shared/csv';
import fc from 'fast-check';
import type { StatementContent } from './statement-content';
import { csvFileName, statementCsv } from './statement-csv';

const LOCAL: CsvFormat = { separator: ';', decimal: ',' };
const PLAIN: CsvFormat = { separator: ',', decimal: '.' };

const CONTENT: StatementContent = {
  lines: [
    {
      id: 'pi_1',
      trip: { chargeID: 'd1', deliveryID: 'd1', reference: 'PO-1' },
      date: new Date('2026-11-03T22:05:00Z'),
      description: 'Deposit, "Summer" campaign',
      last4: '4242',
      amount: 1_234_550,
    },
    {
      id: 're_1',
      campaign: {
        ...{ chargeID: 'kota.2026-10', campaignID: 'kota', name: 'Kota Summer', monthYear: 'October2026' },
      },
      date: new Date('2026-11-09T08:00:00Z'),
      description: '=1+1',
      last4: '',
      amount: -11_550,
    },
  ],
  total: splitVat(1_223_000),
};

/** Parses cells as a spreadsheet does. */
function parse(csv: string, { separator }: CsvFormat): string[][] {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}]*))(?:${separator}|$)`, 'gy');
  return csv
    .split('\r\n')
    .slice(0, -1)
    .map((row) => {
      const found = [...`${row}${separator}`.matchAll(cell)].slice(0, -1);
      return found.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
    });
}

test('the local format has semicolons and decimal commas', () => {
  expect(statementCsv(CONTENT, LOCAL)).toBe(
    [
      '\ufeffDate;Description;Card;Delivery;Campaign;Reference;Amount incl. VAT (ZAR)',
      '2026-11-04 00:05;"Deposit, ""Summer"" campaign";ending in 4242;PO-1;;pi_1;12345,50',
      "2026-11-09 10:00;'=1+1;;;Kota Summer;re_1;-115,50",
      ';Total excluding VAT;;;;;10634,78',
      ';VAT 15 %;;;;;1595,22',
      ';Total including VAT;;;;;12230,00',
      '',
    ].join('\r\n'),
  );
});

test('the plain format has commas and decimal points', () => {
  const rows = statementCsv(CONTENT, PLAIN).split('\r\n');
  expect(rows[1]).toBe('2026-11-04 00:05,"Deposit, ""Summer"" campaign",ending in 4242,PO-1,,pi_1,12345.50');
  expect(rows.at(-2)).toBe(',Total including VAT,,,,,12230.00');
});

test('lines add up to the total in every file', () => {
  const cents = fc.integer({ min: -5_000_000, max: 5_000_000 });
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 30 }), fc.constantFrom(LOCAL, PLAIN), (amounts, format) => {
      const lines = amounts.map((amount) => ({
        id: 'pi_1',
        date: new Date(0),
        description: 'A; "b", c',
        last4: '',
        amount,
      }));
      const total = splitVat(amounts.reduce((sum, amount) => sum + amount, 0));
      const rows = parse(statementCsv({ lines, total }, format), format).slice(1);
      const read = rows.map((cells) => Math.round(Number(cells[6]?.replace(',', '.')) * 100) || 0);
      expect(rows.every((cells) => cells.length === 7)).toBe(true);
      expect(read.slice(0, -3)).toEqual(amounts.map((amount) => amount || 0));
      expect(read.slice(-3)).toEqual([total.exclusive, total.vat, total.inclusive]);
    }),
  );
});

test.each([
  ['Kasi Kitchen', 'statement-kasi-kitchen-2026-11.csv'],
  ['  Café / “Müller” & Sons ', 'statement-cafe-muller-sons-2026-11.csv'],
  ['…', 'statement-2026-11.csv'],
])('the file name of %s is %s', (name, file) => expect(csvFileName(name, '2026-11')).toBe(file));
