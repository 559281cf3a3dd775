import { deliveries, deliveryReceipts } from '@fleetfoot/shared/model';
import { write } from './access';
import type { Check, Verdict } from './check';
import { Timestamp } from './client-sdk';
import { givenFields } from './given-fields';
import { newDelivery } from './new-delivery';
import { inDays, newReceipt } from './new-documents';
import { CANCELLED, CANCELLED_BY_ADMIN } from './seed/deliveries';
import { ANY_TYPE, NO_TEXT, NO_TIME } from './wrong-types';

type Row = readonly [what: string, changes: Readonly<Record<string, unknown>>];

const RECEIPTS = deliveryReceipts.path('acme');

const RIGHT: readonly Row[] = [
  ['all its fields', {}],
  ['an order of 64 characters', { order: 'x'.repeat(64) }],
  ['an expiresAt just within 91 days', { expiresAt: inDays(90.9) }],
];

const WRONG: readonly Row[] = [
  ['keys too many', { dropoff_name: 'Naledi' }],
  ["another's id", { id: 'other' }],
  ['an order of 65 characters', { order: 'x'.repeat(65) }],
  ['an order that says something', { order: 'to Naledi' }],
  ['an empty order', { order: '' }],
  ["the client's created_at", { created_at: Timestamp.now() }],
  ['another created_by', { created_by: 'admin' }],
  ['no expiresAt', { expiresAt: undefined }],
  ['an expiresAt just beyond 91 days', { expiresAt: inDays(91.1) }],
  ...NO_TIME.map(([type, value]): Row => [`expiresAt that is ${type}`, { expiresAt: value }]),
  ...['id', 'order', 'created_at', 'created_by'].flatMap((field): Row[] => [
    [`no ${field}`, { [field]: undefined }],
    ...(field === 'order' ? NO_TEXT : ANY_TYPE).map(
      ([type, value]): Row => [`${field} that is ${type}`, { [field]: value }],
    ),
  ]),
];

/** A receipt beside its delivery, as the product writes it. */
function receiptOf(expect: Verdict, state: string, id: string, [what, changes]: Row): Check {
  const path = `${RECEIPTS}/${id}`;
  const receipt = givenFields({ ...newReceipt(id, 'member'), ...changes });
  const delivery = deliveries.document('acme', id);
  return {
    name: `DeliveryReceipts: a ${state} receipt with ${what} is ${expect}`,
    expect,
    writes: path,
    async run(world) {
      try {
        await write(world.as('member'), path, receipt, { [delivery]: newDelivery(id, 'member') });
      } finally {
        await world.remove(delivery);
      }
    },
  };
}

let count = 0;

function checksOf(expect: Verdict, row: Row): Check[] {
  count += 1;
  return [receiptOf(expect, 'new', `new${count}`, row), receiptOf(expect, 'changed', CANCELLED, row)];
}

/** The document's id, which is also its field `id`. */
const IDS: readonly (readonly [Verdict, string, string])[] = [
  ['allowed', 'a deliveryID of 64 characters', 'x'.repeat(64)],
  ['refused', 'a deliveryID of 65 characters', 'x'.repeat(65)],
  ['refused', 'a deliveryID with a dot', 'a.b'],
];

function alone(id: string, what: string): Check {
  const path = `${RECEIPTS}/${id}`;
  return {
    name: `DeliveryReceipts: a receipt of ${what} is refused`,
    expect: 'refused',
    writes: path,
    run: (world) => write(world.as('member'), path, newReceipt(id, 'member')),
  };
}

export const RECEIPT_CHECKS: readonly Check[] = [
  ...RIGHT.flatMap((row) => checksOf('allowed', row)),
  ...WRONG.flatMap((row) => checksOf('refused', row)),
  ...IDS.map(([expect, what, id]) => receiptOf(expect, 'new', id, [what, {}])),
  receiptOf('refused', 'changed', CANCELLED_BY_ADMIN, ['all its fields over that of another', {}]),
  alone('alone', 'a delivery that is not there'),
  alone('member', 'a delivery that was there before'),
  alone(CANCELLED, 'a cancelled delivery, alone'),
];
