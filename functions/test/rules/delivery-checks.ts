import { deliveries } from '@fleetfoot/shared/model';
import { change, write } from './access';
import type { Check, Verdict } from './check';
import { serverTimestamp } from './client-sdk';
import { type DeliveryTable, RIGHT_FIELDS, WRONG_FIELD_TYPES, WRONG_FIELDS } from './delivery-fields';
import {
  RIGHT_SCHEDULED,
  RIGHT_WINDOWS,
  WRONG_ON_DEMAND,
  WRONG_SCHEDULED,
  WRONG_WINDOWS,
} from './delivery-times';
import { givenFields } from './given-fields';
import { newDelivery, newQuote, newScheduledDelivery, newWindowDelivery } from './new-delivery';
import type { Persona } from './personas';

const KINDS = { on_demand: newDelivery, scheduled: newScheduledDelivery, time_window: newWindowDelivery };
type Kind = keyof typeof KINDS;

const DELIVERIES = deliveries.path('acme');

let count = 0;

function creation(expect: Verdict, kind: Kind, what: string, changes: object, id?: string): Check {
  count += 1;
  const name = id ?? `new${count}`;
  const delivery = givenFields({ ...KINDS[kind](name, 'member'), ...changes });
  const path = `${DELIVERIES}/${name}`;
  return {
    name: `Deliveries: a new ${kind} delivery with ${what} is ${expect}`,
    expect,
    writes: path,
    run: (world) => write(world.as('member'), path, delivery),
  };
}

function table(expect: Verdict, kind: Kind, rows: DeliveryTable): Check[] {
  return rows.map(([what, changes]) => creation(expect, kind, what, changes));
}

const EVERY_FIELD = (Object.keys(KINDS) as Kind[]).flatMap((kind) => [
  creation('allowed', kind, 'all it needs', {}),
  ...Object.keys(KINDS[kind]('x', 'member')).map((field) =>
    creation('refused', kind, `no ${field}`, { [field]: undefined }),
  ),
]);

/** The document's id, which is also its field `id`. */
const IDS: readonly (readonly [Verdict, string, string])[] = [
  ['allowed', 'a deliveryID of one character', 'x'],
  ['allowed', 'a deliveryID of 64 characters', 'x'.repeat(64)],
  ['allowed', 'a deliveryID of letters, digits and dashes', 'aZ0_-'],
  ['refused', 'a deliveryID of 65 characters', 'x'.repeat(65)],
  ['allowed', 'a deliveryID that ends with a date', '12-2026-11-25'],
  ['refused', "a deliveryID of a recurring delivery's run", `${'r'.repeat(20)}-2026-11-25`],
  ['refused', "a deliveryID of an import's row", `${'r'.repeat(20)}-7`],
  ['refused', 'a deliveryID with a dot', 'a.b'],
  ['refused', 'a deliveryID with a space', 'a b'],
  ['refused', 'a deliveryID with an escape', 'a%2Fb'],
  ['refused', 'a deliveryID in another script', 'ключ'],
];

const { price } = newQuote('good');
const QUOTED = { price, quoteID: 'good' };

/** A price comes with the quote that promised it, and both or neither. */
const QUOTES: readonly Check[] = [
  ...table('allowed', 'on_demand', [['the price of its quote', QUOTED]]),
  ...table('refused', 'on_demand', [
    ['a price without a quote', { price }],
    ['a quote without a price', { quoteID: 'good' }],
    ['a lower price than that of its quote', { ...QUOTED, price: { ...price, total: price.total - 1 } }],
    ['a price with other lines', { ...QUOTED, price: { ...price, lines: price.lines.slice(1) } }],
    ['a price in text', { ...QUOTED, price: JSON.stringify(price) }],
    ['an expired quote', { ...QUOTED, quoteID: 'expired' }],
    ['a quote of a test key', { ...QUOTED, quoteID: 'tested' }],
    ['a quote that expires at no time', { ...QUOTED, quoteID: 'endless' }],
    ['a quote that is not there', { ...QUOTED, quoteID: 'none' }],
    ["another organisation's quote", { ...QUOTED, quoteID: 'theirs' }],
    ['a quoteID that is a path', { ...QUOTED, quoteID: '../../zenith/Quotes/theirs' }],
    ...['pickup_latitude', 'pickup_longitude', 'dropoff_latitude', 'dropoff_longitude'].map(
      (field) => [`a quote of another ${field}`, { ...QUOTED, [field]: 1 }] as const,
    ),
  ]),
  ...table('refused', 'scheduled', [['a quote of another urgency level', QUOTED]]),
];

/** Organisations by what they owe for trips and have under way; the seed says how much. */
const CREDITS: readonly (readonly [Verdict, string, string, Persona])[] = [
  ['allowed', 'that owes nothing', 'zenith', 'otherAdmin'],
  ['allowed', 'that owes nothing and comes to what it may owe', 'begins-most', 'member'],
  ['refused', 'that owes nothing and comes to more than it may owe', 'begins-more', 'member'],
  ['allowed', 'that comes to what it may owe', 'owes-most', 'member'],
  ['refused', 'that comes to more than it may owe', 'owes-more', 'member'],
  ['allowed', 'that comes to what it may owe and have under way', 'holds-most', 'member'],
  ['refused', 'that comes to more than it may owe and have under way', 'holds-more', 'member'],
  ['allowed', 'that may owe more than others', 'raised', 'member'],
  ['refused', 'that may owe less than others', 'lowered', 'member'],
];

const CREDIT_CHECKS = CREDITS.map(([expect, what, orgID, persona]): Check => {
  const path = deliveries.document(orgID, 'onCredit');
  return {
    name: `Deliveries: a new delivery of an organisation ${what} is ${expect}`,
    expect,
    writes: path,
    run: (world) => write(world.as(persona), path, newDelivery('onCredit', persona)),
  };
});

const EXISTING = `${DELIVERIES}/d1`;

const OVERWRITES: readonly Check[] = [
  {
    name: 'Deliveries: a right delivery over an existing one is refused',
    expect: 'refused',
    writes: EXISTING,
    run: (world) => write(world.as('member'), EXISTING, newDelivery('d1', 'member')),
  },
  {
    name: 'Deliveries: a new updated_at of an existing one is refused',
    expect: 'refused',
    writes: EXISTING,
    run: (world) => change(world.as('member'), EXISTING, { updated_at: serverTimestamp() }),
  },
];

export const DELIVERY_CHECKS: readonly Check[] = [
  ...EVERY_FIELD,
  ...table('allowed', 'on_demand', RIGHT_FIELDS),
  ...table('refused', 'on_demand', WRONG_FIELDS),
  ...table('refused', 'on_demand', WRONG_ON_DEMAND),
  ...table('allowed', 'scheduled', RIGHT_SCHEDULED),
  ...table('refused', 'scheduled', WRONG_SCHEDULED),
  ...table('allowed', 'time_window', RIGHT_WINDOWS),
  ...table('refused', 'time_window', WRONG_WINDOWS),
  ...table('refused', 'time_window', WRONG_FIELD_TYPES),
  ...IDS.map(([expect, what, id]) => creation(expect, 'on_demand', what, {}, id)),
  ...QUOTES,
  ...CREDIT_CHECKS,
  ...OVERWRITES,
];
