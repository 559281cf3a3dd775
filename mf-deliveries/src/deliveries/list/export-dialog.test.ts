import { CSV_FORMATS } from '@fleetfoot/shared/csv';
import { FIRST_TARIFF, quotedPrice } from '@fleetfoot/shared/model/delivery/tariff';
import Papa from 'papaparse';
import { delivery } from '../testing/delivery';
import { COLUMN_KEYS, columnOf } from './columns';
import { deliveriesCsv, deliveriesFileName } from './export-dialog';

const price = quotedPrice(FIRST_TARIFF, { urgency_level: 'on_demand', metres: 12_345, seconds: 1_500 });

const ROWS = [
  delivery({ external_id: '=HYPERLINK("http://x")', dropoff_address: '5 Beach Road; "Flat" 2,\nSea Point' }),
  delivery({
    id: 'delivery-2',
    external_id: '007',
    pickup_latitude: 'north',
    dropoff_latitude: '',
    price,
    dropoff_gate_code: '4321#',
  }),
];

function read(name: keyof typeof CSV_FORMATS): string[][] {
  const { format } = CSV_FORMATS[name];
  const text = deliveriesCsv(ROWS, format);
  expect(text.startsWith('\ufeff')).toBe(true);
  return Papa.parse<string[]>(text.slice(1).trimEnd(), { delimiter: format.separator }).data;
}

function column(rows: string[][], header: string): string[] {
  const index = rows[0]?.indexOf(header) ?? -1;
  return rows.slice(1).map((cells) => cells[index] ?? '');
}

test.each(['local', 'plain'] as const)(
  'the columns of the screen come first, in its order, in a %s file',
  (name) => {
    const rows = read(name);
    expect(rows[0]?.slice(0, COLUMN_KEYS.length)).toEqual(COLUMN_KEYS.map((key) => columnOf(key).header));
    expect(rows).toHaveLength(3);
    expect(new Set(rows.map((cells) => cells.length))).toEqual(new Set([35]));
    expect(column(rows, 'Drop-off address')[0]).toBe('5 Beach Road; "Flat" 2,\nSea Point');
    expect(column(rows, 'ID')).toEqual(['delivery-1', 'delivery-2']);
  },
);

test('the file begins with the columns and the texts of a row on the screen', () => {
  const [headers = [], , cells = []] = read('plain');
  const shown = {
    'External ID': '007',
    'Drop-off name': 'Lerato Dlamini',
    'Drop-off address': '5 Beach Road, Sea Point, Cape Town, 8005, South Africa',
    Urgency: 'On demand',
    'Pickup time': '2026-02-03 14:05',
    Created: '2026-02-03 13:00',
    Status: 'Created',
  };
  expect(Object.entries(shown)).toEqual(headers.slice(0, 7).map((header, index) => [header, cells[index]]));
});

test('cells run as no formula, and keep zeros in front and telephone numbers as they are', () => {
  const rows = read('local');
  expect(column(rows, 'External ID')).toEqual(['\'=HYPERLINK("http://x")', '007']);
  expect(column(rows, 'Drop-off phone number')[0]).toBe('083 123 4567');
});

test('time windows and the proof have columns of their own', () => {
  const start = new Date('2027-12-01T06:00:00Z');
  const end = new Date('2027-12-01T07:30:00Z');
  const pickup_window = { start, end };
  const text = deliveriesCsv([delivery({ pickup_window, proof: 'photo' })], CSV_FORMATS.plain.format);
  const rows = Papa.parse<string[]>(text.slice(1).trimEnd()).data;
  expect(column(rows, 'Pickup window start')).toEqual(['2027-12-01 08:00']);
  expect(column(rows, 'Pickup window end')).toEqual(['2027-12-01 09:30']);
  expect(column(rows, 'Drop-off window start')).toEqual(['']);
  expect(column(rows, 'Proof of delivery')).toEqual(['photo']);
});

test('directions have columns of their own for both stops', () => {
  const rows = read('plain');
  expect(column(rows, 'Drop-off gate code')).toEqual(['', '4321#']);
  for (const header of ['Drop-off unit', 'Drop-off landmark', 'Pickup unit', 'Pickup landmark']) {
    expect(column(rows, header)).toEqual(['', '']);
  }
  expect(column(rows, 'Pickup gate code')).toEqual(['', '']);
});

test('numbers have the chosen decimal sign, times are South African', () => {
  expect(column(read('local'), 'Drop-off latitude')).toEqual(['-33,9136', '']);
  expect(column(read('plain'), 'Pickup latitude')).toEqual(['-33.9221', '']);
  expect(column(read('plain'), 'Pickup time')[0]).toBe('2026-02-03 14:05');
});

test('the file is named after the day in South Africa', () => {
  expect(deliveriesFileName(new Date('2026-02-03T22:30:00Z'))).toBe('deliveries-2026-02-04.csv');
});

test('a price is an amount with its VAT, its road and its tariff; what has none has empty cells', () => {
  const rows = read('local');
  const cells = ['Price incl. VAT', 'VAT', 'Distance (km)', 'Tariff'].map((header) => column(rows, header));
  expect(cells).toEqual([
    ['', '93,70'],
    ['', '12,22'],
    ['', '12,345'],
    ['', '2026-11'],
  ]);
});

test('tracking links are the last column, empty where there is none, and no column where they are left out', () => {
  const url = 'https://dash.example/t/abcdefghijklmnopqrstuA';
  const text = deliveriesCsv(ROWS, CSV_FORMATS.plain.format, new Map([['delivery-2', url]]));
  const rows = Papa.parse<string[]>(text.slice(1).trimEnd()).data;
  expect(rows.map((cells) => cells.at(-1))).toEqual(['Tracking link', '', url]);
  expect(read('plain')[0]?.at(-1)).toBe('ID');
});
