import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { STOPS } from '@fleetfoot/shared/model/delivery/delivery-choices';
import { DELIVERY_TEXTS, WAY_FIELDS } from '@fleetfoot/shared/model/delivery/delivery-input';
import { change } from './access';
import type { Check, Verdict } from './check';
import { deleteField, serverTimestamp, Timestamp } from './client-sdk';
import { RIGHT_DIRECTIONS, WRONG_DIRECTIONS } from './delivery-fields';
import { HALF_A_DAY_AGO, LONG_AGO, TOO_FAR } from './delivery-times';
import { HIDDEN, LINES } from './hidden-texts';
import { inHours, newQuote } from './new-delivery';
import { NO_TEXT } from './wrong-types';

type Row = readonly [what: string, changes: Readonly<Record<string, unknown>>];

const DELIVERIES = deliveries.path('acme');
const EXISTING = {
  on_demand: 'd1',
  scheduled: 'scheduled',
  time_window: 'windowed',
  priced: 'priced',
  priced_assigned: 'pricedAssigned',
  textual: 'textual',
  directed: 'directed',
  assigned: 'assigned',
  at_pickup: 'atPickup',
  collected: 'collected',
  overdue: 'overdue',
  distant: 'distant',
  blanked: 'blanked',
};

const now = { updated_at: serverTimestamp(), updated_by: 'member' };
const windows = {
  pickup_time: inHours(5),
  pickup_window: { start: inHours(5), end: inHours(6) },
  dropoff_window: { start: inHours(6), end: inHours(7) },
};

/** Windows of which some begin at another time. */
function ago({
  pickup_window: pickup,
  dropoff_window: dropoff,
}: Partial<Record<'pickup_window' | 'dropoff_window', Timestamp>>) {
  const [start, end] = [pickup ?? windows.pickup_time, windows.dropoff_window.end];
  return {
    pickup_time: start,
    pickup_window: { start, end: windows.pickup_window.end },
    dropoff_window: { start: dropoff ?? windows.dropoff_window.start, end },
  };
}

const MOST = DELIVERY_TEXTS.instructions;

const RIGHT: readonly Row[] = [
  ...RIGHT_DIRECTIONS,
  ['nothing but updated_at and updated_by', {}],
  ...STOPS.flatMap((stop): Row[] => [
    ...LINES.map(
      ([what, text]): Row => [`${stop}_instructions with ${what}`, { [`${stop}_instructions`]: text }],
    ),
    [`other ${stop}_instructions`, { [`${stop}_instructions`]: 'Ring twice\nThen wait' }],
    [`no ${stop}_instructions`, { [`${stop}_instructions`]: '' }],
    [`${stop}_instructions of ${MOST} characters`, { [`${stop}_instructions`]: 'x'.repeat(MOST) }],
    [
      `${stop}_name of ${DELIVERY_TEXTS.name} characters`,
      { [`${stop}_name`]: 'x'.repeat(DELIVERY_TEXTS.name) },
    ],
    [
      `${stop}_address of ${DELIVERY_TEXTS.address} characters`,
      { [`${stop}_address`]: 'x'.repeat(DELIVERY_TEXTS.address) },
    ],
    [`another ${stop}_name`, { [`${stop}_name`]: 'Somebody else' }],
    [`another ${stop}_address`, { [`${stop}_address`]: '5 Long Street' }],
    [`${stop} at the south pole`, { [`${stop}_latitude`]: -90, [`${stop}_longitude`]: -180 }],
    [`${stop} at the north pole`, { [`${stop}_latitude`]: 90, [`${stop}_longitude`]: 180 }],
    [`another ${stop}_phone_number`, { [`${stop}_phone_number`]: '+27831234567' }],
  ]),
];

/** Fields that another delivery would have. */
const KEPT = {
  id: 'other',
  external_id: 'PO-2',
  urgency_level: 'scheduled',
  deliverable_action: 'leave_at_door',
  metadata: { note: 'x' },
  pickup_facility_id: 'f1',
  status: 'Collected',
  payment_status: 'Paid',
  created_at: serverTimestamp(),
  created_by: 'member',
  discount: 100,
  blanked_at: serverTimestamp(),
  proof: 'none',
  proof_given: { kind: 'name', received_by: 'Naledi Molefe' },
  courier: { name: 'Thabo M.', phone_number: '', vehicle_plate: '' },
  failure_reason: 'other',
  status_times: { Delivered: serverTimestamp() },
  price: { amount: 1 },
  quoteID: 'q2',
};

const WRONG: readonly Row[] = [
  ...WRONG_DIRECTIONS,
  ...Object.entries(KEPT).map(([field, value]): Row => [`another ${field}`, { [field]: value }]),
  ...STOPS.flatMap((stop): Row[] => [
    ...HIDDEN.map(
      ([what, text]): Row => [`${stop}_instructions with ${what}`, { [`${stop}_instructions`]: text }],
    ),
    [`${stop}_instructions of ${MOST + 1} characters`, { [`${stop}_instructions`]: 'x'.repeat(MOST + 1) }],
    [`an empty ${stop}_name`, { [`${stop}_name`]: '' }],
    [`${stop}_name of 121 characters`, { [`${stop}_name`]: 'x'.repeat(121) }],
    [`an empty ${stop}_address`, { [`${stop}_address`]: '' }],
    [`${stop}_address of 501 characters`, { [`${stop}_address`]: 'x'.repeat(501) }],
    [`${stop}_latitude beyond the south pole`, { [`${stop}_latitude`]: -90.1 }],
    [`${stop}_latitude beyond the north pole`, { [`${stop}_latitude`]: 90.1 }],
    [`${stop}_longitude beyond the date line`, { [`${stop}_longitude`]: -180.1 }],
    [`${stop}_longitude beyond it from the other side`, { [`${stop}_longitude`]: 180.1 }],
    ...['latitude', 'longitude'].map(
      (field): Row => [`${stop}_${field} that is text`, { [`${stop}_${field}`]: '1' }],
    ),
    [`${stop}_phone_number of this country only`, { [`${stop}_phone_number`]: '0821234567' }],
    [`an empty ${stop}_phone_number`, { [`${stop}_phone_number`]: '' }],
    ...[`${stop}_instructions`, `${stop}_phone_number`, `${stop}_name`, `${stop}_address`].flatMap(
      (field): Row[] => [
        ...NO_TEXT.map(([type, value]): Row => [`${field} that is ${type}`, { [field]: value }]),
        [`no ${field} at all`, { [field]: deleteField() }],
      ],
    ),
  ]),
  ["the client's updated_at", { updated_at: Timestamp.now() }],
  ['another updated_by', { updated_by: 'admin' }],
  ['no updated_by', { updated_by: deleteField() }],
];

function edit(expect: Verdict, kind: keyof typeof EXISTING, [what, changes]: Row): Check {
  const path = `${DELIVERIES}/${EXISTING[kind]}`;
  return {
    name: `Deliveries: an edit of a ${kind} delivery to ${what} is ${expect}`,
    expect,
    writes: path,
    run: (world) => change(world.as('member'), path, { ...now, ...changes }),
  };
}

/** Of what was priced, a way to elsewhere, by each of its coordinates. */
const ELSEWHERE = WAY_FIELDS.map((field): Row => [`another ${field}`, { [field]: 1 }]);

const UNPRICED = { price: deleteField(), quoteID: deleteField() };

/** Of the seed: to another latitude, for what that costs. */
const QUOTED = { dropoff_latitude: 1, price: newQuote('elsewhere').price, quoteID: 'elsewhere' };

function unpriced([what, changes]: Row, fields: object = UNPRICED): Row {
  return [`${what} and no ${Object.keys(fields).join(' and ')}`, { ...changes, ...fields }];
}

/** What a price and a courier let change. */
const PRICED: readonly Check[] = [
  edit('allowed', 'priced', ['other pickup_instructions', { pickup_instructions: 'Ring twice' }]),
  edit('allowed', 'priced', ['another name of the same place', { dropoff_address: 'Umoya Kitchen' }]),
  edit('refused', 'priced', ['no price', { price: deleteField() }]),
  edit('refused', 'priced', ['neither price nor quoteID', UNPRICED]),
  edit('refused', 'priced', ['another price', { price: { amount: 1 } }]),
  ...ELSEWHERE.flatMap((row) => [
    edit('refused', 'priced', row),
    edit('allowed', 'priced', unpriced(row)),
    edit('refused', 'priced', unpriced(row, { price: deleteField() })),
    edit('refused', 'priced', unpriced(row, { quoteID: deleteField() })),
    edit('refused', 'priced_assigned', row),
    edit('refused', 'priced_assigned', unpriced(row)),
    edit('refused', 'assigned', row),
  ]),
  ...(['priced', 'priced_assigned', 'assigned'] as const).flatMap((kind) => [
    edit('allowed', kind, ['elsewhere for the price of its quote', QUOTED]),
    edit('refused', kind, [
      'elsewhere for less than its quote',
      { ...QUOTED, price: { ...QUOTED.price, total: QUOTED.price.total - 1 } },
    ]),
    edit('refused', kind, ['elsewhere for a price without a quote', { ...QUOTED, quoteID: deleteField() }]),
    edit('refused', kind, ['another place than that of the quote', { ...QUOTED, dropoff_latitude: 2 }]),
    edit('refused', kind, ['elsewhere by a quote of a test key', { ...QUOTED, quoteID: 'elsewhereTested' }]),
    edit('refused', kind, ['elsewhere by an expired quote', { ...QUOTED, quoteID: 'elsewhereExpired' }]),
    edit('refused', kind, [
      'where it goes, for the price of its quote',
      { price: QUOTED.price, quoteID: 'good' },
    ]),
  ]),
  edit('refused', 'priced', ['another way for another price', { dropoff_latitude: 1, price: { amount: 1 } }]),
  edit('allowed', 'priced_assigned', ['another dropoff_name', { dropoff_name: 'Somebody else' }]),
  edit('allowed', 'textual', ['other pickup_instructions', { pickup_instructions: 'Ring twice' }]),
];

export const DELIVERY_EDIT_CHECKS: readonly Check[] = [
  ...PRICED,
  ...RIGHT.map((row) => edit('allowed', 'on_demand', row)),
  ...WRONG.map((row) => edit('refused', 'on_demand', row)),
  edit('refused', 'on_demand', ['another pickup_time', { pickup_time: inHours(2) }]),
  edit('refused', 'on_demand', ['pickup_time of this moment', { pickup_time: serverTimestamp() }]),
  edit('refused', 'on_demand', ['windows', windows]),
  edit('refused', 'on_demand', ['a pickup_window', { pickup_window: windows.pickup_window }]),
  edit('refused', 'on_demand', ['a dropoff_window', { dropoff_window: windows.dropoff_window }]),
  edit('allowed', 'directed', ['no dropoff_gate_code at all', { dropoff_gate_code: deleteField() }]),
  edit('allowed', 'directed', ['another pickup_unit', { pickup_unit: 'Shop 13' }]),
  edit('allowed', 'scheduled', ['another pickup_time', { pickup_time: inHours(2) }]),
  edit('refused', 'scheduled', ['pickup_time that is text', { pickup_time: 'soon' }]),
  edit('refused', 'scheduled', ['a pickup_window', { pickup_window: windows.pickup_window }]),
  edit('allowed', 'time_window', ['other windows', windows]),
  edit('allowed', 'time_window', ['other pickup_instructions', { pickup_instructions: 'Ring twice' }]),
  edit('refused', 'time_window', ['another pickup_time alone', { pickup_time: inHours(5) }]),
  edit('refused', 'time_window', ['no dropoff_window', { dropoff_window: deleteField() }]),
  edit('refused', 'time_window', [
    'windows the wrong way round',
    { ...windows, dropoff_window: { start: inHours(2), end: inHours(3) } },
  ]),
  edit('allowed', 'scheduled', ['a pickup_time half a day ago', { pickup_time: HALF_A_DAY_AGO }]),
  edit('refused', 'scheduled', ['a pickup_time more than a day ago', { pickup_time: LONG_AGO }]),
  edit('refused', 'time_window', ['a pickup_window long ago', ago({ pickup_window: LONG_AGO })]),
  edit('refused', 'time_window', ['a dropoff_window long ago', ago({ dropoff_window: LONG_AGO })]),
  edit('refused', 'scheduled', ['a pickup_time beyond a year', { pickup_time: TOO_FAR }]),
  edit('refused', 'time_window', [
    'a pickup_window that ends beyond a year',
    { 'pickup_window.end': TOO_FAR },
  ]),
  edit('refused', 'time_window', [
    'a dropoff_window that ends beyond a year',
    { 'dropoff_window.end': TOO_FAR },
  ]),
  edit('refused', 'distant', ['other pickup_instructions', { pickup_instructions: 'Ring twice' }]),
  edit('allowed', 'distant', ['other windows', windows]),
  // What is long ago already may stay.
  edit('allowed', 'overdue', ['other pickup_instructions', { pickup_instructions: 'Ring twice' }]),
  edit('allowed', 'overdue', ['a later end', { 'dropoff_window.end': inHours(7) }]),
  edit('refused', 'overdue', ['another time long ago', { 'dropoff_window.start': LONG_AGO }]),
  edit('refused', 'blanked', ['other pickup_instructions', { pickup_instructions: 'Ring twice' }]),
  edit('allowed', 'assigned', ['other pickup_instructions', { pickup_instructions: 'Ring twice' }]),
  edit('allowed', 'at_pickup', ['another pickup_time', { pickup_time: inHours(2) }]),
  edit('refused', 'assigned', ['no courier', { courier: deleteField() }]),
  edit('refused', 'collected', ['other pickup_instructions', { pickup_instructions: 'Ring twice' }]),
];
