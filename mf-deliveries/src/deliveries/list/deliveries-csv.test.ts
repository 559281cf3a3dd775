import { CSV_FORMATS } from '@fleetfoot/shared/csv';
import Papa from 'papaparse';
import { delivery } from '../testing/delivery';
import { deliveriesCsv, deliveriesFileName } from './deliveries-csv';
import { LIST_COLUMNS, SORT_KEYS } from './list-columns';

const ROWS = [
  delivery({ external_id: '=HYPERLINK("http://x")', dropoff_address: '5 Beach Road; "Flat" 2,\nSea Point' }),
  delivery({ id: 'delivery-2', external_id: '007', pickup_latitude: 'north', dropoff_latitude: '' }),
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

test.each(['local', 'plain'] as const)('%s: the columns of the screen come first, in its order', (name) => {
  const rows = read(name);
  expect(rows[0]?.slice(0, SORT_KEYS.length)).toEqual(SORT_KEYS.map((key) => LIST_COLUMNS[key].header));
  expect(rows).toHaveLength(3);
  expect(new Set(rows.map((cells) => cells.length))).toEqual(new Set([20]));
  expect(column(rows, 'Drop-off address')[0]).toBe('5 Beach Road; "Flat" 2,\nSea Point');
  expect(column(rows, 'ID')).toEqual(['delivery-1', 'delivery-2']);
});

test('nothing runs as a formula, zeros in front and telephone numbers stay as they are', () => {
  const rows = read('local');
  expect(column(rows, 'External ID')).toEqual(['\'=HYPERLINK("http://x")', '007']);
  expect(column(rows, 'Drop-off phone number')[0]).toBe('083 123 4567');
});

test('numbers have the chosen decimal sign, times are South African', () => {
  expect(column(read('local'), 'Drop-off latitude')).toEqual(['-33,9136', '']);
  expect(column(read('plain'), 'Pickup latitude')).toEqual(['-33.9221', '']);
  expect(column(read('plain'), 'Pickup time')[0]).toBe('2026-02-03 14:05');
});

test('the file is named after the day in South Africa', () => {
  expect(deliveriesFileName(new Date('2026-02-03T22:30:00Z'))).toBe('deliveries-2026-02-04.csv');
});
