import type { Invoice } from '@fleetfoot/shared/model/billing/invoice';
import { sageCsv, xeroCsv } from './accounting-csv';

const PARTY = { name: 'Fleet, Service', vatNumber: '4123456789', address: [] };
const INVOICE: Invoice = {
  ...{ id: 'INV-000042', kind: 'invoice', month: '2026-10', issuedAt: new Date('2026-10-31T23:00:00Z') },
  ...{ supplier: PARTY, buyer: PARTY, amount: 11_450, corrects: [] },
  lines: [
    { id: 'pi_1', at: new Date(0), description: 'Delivery KK-1041', amount: 11_500 },
    { id: 're_1', at: new Date(0), description: '=Refund', amount: -50 },
  ],
};

test('Xero gets a row for each line, and nothing that a spreadsheet would run', () => {
  expect(xeroCsv([INVOICE]).split('\r\n').slice(1)).toEqual([
    '"Fleet, Service",INV-000042,01/11/2026,01/11/2026,Delivery KK-1041,1,115.00,,Standard Rate Purchases,ZAR',
    `"Fleet, Service",INV-000042,01/11/2026,01/11/2026,'=Refund,1,-0.50,,Standard Rate Purchases,ZAR`,
    '',
  ]);
});

test('Sage gets a row for each document with its VAT', () => {
  expect(sageCsv([INVOICE]).split('\r\n').slice(1)).toEqual([
    '01/11/2026,INV-000042,"Fleet, Service",Services of 2026-10,99.57,14.93,114.50',
    '',
  ]);
});
