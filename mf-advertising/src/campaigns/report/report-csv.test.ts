import { CSV_FORMATS } from '@fleetfoot/shared/csv';
import { bikeFixture, downtimeFixture, reportFixture } from '../../testing/report-fixtures';
import { downtimeReport } from './downtime/downtime';
import { reportCsv, reportFileName } from './report-csv';

const CONTENT = {
  campaign: 'Kota Summer & Co.',
  report: reportFixture(),
  bikes: [bikeFixture({ totalDistance: 1750.5 }), bikeFixture({ regNo: '@bike', status: 'In; out' })],
  downtime: downtimeReport([downtimeFixture()]),
};

test('bikes, downtime and totals are one row each', () => {
  const rows = reportCsv(CONTENT, CSV_FORMATS.local.format).slice(1).split('\r\n');
  expect(rows.slice(1)).toEqual([
    'Bike;JX 12 GP;Active;1750,5;98;275000;;',
    'Bike;\'@bike;"In; out";1750;98;275000;;',
    'Total;;;20750,5;1130;3300000;;',
    'Downtime;JX 12 GP;Service;;62;;38;285,00',
    'Total downtime;;;;;;38;285,00',
    '',
  ]);
  expect(rows.every((row) => row === '' || row.replace(/"[^"]*"/g, '').split(';').length === 8)).toBe(true);
});

test('the plain format has commas and decimal points', () => {
  const rows = reportCsv(CONTENT, CSV_FORMATS.plain.format).split('\r\n');
  expect(rows[1]).toBe('Bike,JX 12 GP,Active,1750.5,98,275000,,');
});

test.each([
  ['Kota Summer & Co.', 'campaign-kota-summer-co-2025-12.csv'],
  ['', 'campaign-2025-12.csv'],
])('the file name of %j is %s', (campaign, name) => {
  expect(reportFileName({ campaign, report: reportFixture() })).toBe(name);
});
