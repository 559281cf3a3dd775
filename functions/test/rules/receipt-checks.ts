import { write } from './access';
import type { Check, Verdict } from './check';
import { Timestamp } from './client-sdk';
import { givenFields } from './given-fields';
import { newReceipt } from './new-receipt';
import { ANY_TYPE, NO_TEXT } from './wrong-types';

type Row = readonly [what: string, changes: Readonly<Record<string, unknown>>];

const RECEIPTS = 'Organizations/acme/DeliveryReceipts';

const RIGHT: readonly Row[] = [
  ['all its fields', {}],
  ['an order of 64 characters', { order: 'x'.repeat(64) }],
];

const WRONG: readonly Row[] = [
  ['keys too many', { dropoff_name: 'Naledi' }],
  ["another's id", { id: 'other' }],
  ['an order of 65 characters', { order: 'x'.repeat(65) }],
  ['an order that says something', { order: 'to Naledi' }],
  ['an empty order', { order: '' }],
  ["the client's created_at", { created_at: Timestamp.now() }],
  ['another created_by', { created_by: 'admin' }],
  ...['id', 'order', 'created_at', 'created_by'].flatMap((field): Row[] => [
    [`no ${field}`, { [field]: undefined }],
    ...(field === 'order' ? NO_TEXT : ANY_TYPE).map(
      ([type, value]): Row => [`${field} that is ${type}`, { [field]: value }],
    ),
  ]),
];

function receiptOf(expect: Verdict, state: string, id: string, [what, changes]: Row): Check {
  const path = `${RECEIPTS}/${id}`;
  return {
    name: `DeliveryReceipts: a ${state} receipt with ${what} is ${expect}`,
    expect,
    writes: path,
    run: (world) => write(world.as('member'), path, givenFields({ ...newReceipt(id, 'member'), ...changes })),
  };
}

let count = 0;

function checksOf(expect: Verdict, row: Row): Check[] {
  count += 1;
  return [receiptOf(expect, 'new', `new${count}`, row), receiptOf(expect, 'changed', 'd1', row)];
}

/** The document's id, which is also its field `id`. */
const IDS: readonly (readonly [Verdict, string, string])[] = [
  ['allowed', 'a deliveryId of 64 characters', 'x'.repeat(64)],
  ['refused', 'a deliveryId of 65 characters', 'x'.repeat(65)],
  ['refused', 'a deliveryId with a dot', 'a.b'],
];

export const RECEIPT_CHECKS: readonly Check[] = [
  ...RIGHT.flatMap((row) => checksOf('allowed', row)),
  ...WRONG.flatMap((row) => checksOf('refused', row)),
  ...IDS.map(([expect, what, id]) => receiptOf(expect, 'new', id, [what, {}])),
];
