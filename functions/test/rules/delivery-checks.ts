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
import { newDelivery, newScheduledDelivery, newWindowDelivery } from './new-delivery';

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
  ['allowed', 'a deliveryID of 64 characters', 'x'.repeat(64)],
  ['allowed', 'a deliveryID of letters, digits and dashes', 'aZ0_-'],
  ['refused', 'a deliveryID of 65 characters', 'x'.repeat(65)],
  ['refused', 'a deliveryID with a dot', 'a.b'],
  ['refused', 'a deliveryID with a space', 'a b'],
  ['refused', 'a deliveryID with an escape', 'a%2Fb'],
  ['refused', 'a deliveryID in another script', 'ключ'],
];

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
  ...OVERWRITES,
];
