import { change } from './access';
import type { Check, Verdict } from './check';
import { deleteField, serverTimestamp, Timestamp } from './client-sdk';
import { inHours } from './new-delivery';
import { NO_TEXT } from './wrong-types';

type Row = readonly [what: string, changes: Readonly<Record<string, unknown>>];

const DELIVERIES = 'Organizations/acme/Deliveries';
const EXISTING = { on_demand: 'd1', scheduled: 'scheduled', time_window: 'windowed', collected: 'collected' };

const now = { updated_at: serverTimestamp(), updated_by: 'member' };
const windows = {
  pickup_time: inHours(5),
  pickup_window: { start: inHours(5), end: inHours(6) },
  dropoff_window: { start: inHours(6), end: inHours(7) },
};

const RIGHT: readonly Row[] = [
  ['nothing but updated_at and updated_by', {}],
  ...['pickup', 'dropoff'].flatMap((stop): Row[] => [
    [`other ${stop}_instructions`, { [`${stop}_instructions`]: 'Ring twice\nThen wait' }],
    [`no ${stop}_instructions`, { [`${stop}_instructions`]: '' }],
    [`${stop}_instructions of 500 characters`, { [`${stop}_instructions`]: 'x'.repeat(500) }],
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
  dropoff_address: '2 Vilakazi Street',
  dropoff_latitude: -26,
  dropoff_longitude: 27,
  dropoff_name: 'Somebody else',
  pickup_facility_id: 'f1',
  pickup_address: '5 Long Street',
  pickup_latitude: -33,
  pickup_longitude: 18,
  pickup_name: 'Somebody else',
  status: 'Collected',
  payment_status: 'Paid',
  created_at: serverTimestamp(),
  created_by: 'member',
  discount: 100,
};

const WRONG: readonly Row[] = [
  ...Object.entries(KEPT).map(([field, value]): Row => [`another ${field}`, { [field]: value }]),
  ...['pickup', 'dropoff'].flatMap((stop): Row[] => [
    [`${stop}_instructions of 501 characters`, { [`${stop}_instructions`]: 'x'.repeat(501) }],
    [`${stop}_phone_number of this country only`, { [`${stop}_phone_number`]: '0821234567' }],
    [`an empty ${stop}_phone_number`, { [`${stop}_phone_number`]: '' }],
    ...[`${stop}_instructions`, `${stop}_phone_number`].flatMap((field): Row[] => [
      ...NO_TEXT.map(([type, value]): Row => [`${field} that is ${type}`, { [field]: value }]),
      [`no ${field} at all`, { [field]: deleteField() }],
    ]),
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

export const DELIVERY_EDIT_CHECKS: readonly Check[] = [
  ...RIGHT.map((row) => edit('allowed', 'on_demand', row)),
  ...WRONG.map((row) => edit('refused', 'on_demand', row)),
  edit('refused', 'on_demand', ['another pickup_time', { pickup_time: inHours(2) }]),
  edit('refused', 'on_demand', ['pickup_time of this moment', { pickup_time: serverTimestamp() }]),
  edit('refused', 'on_demand', ['windows', windows]),
  edit('refused', 'on_demand', ['a pickup_window', { pickup_window: windows.pickup_window }]),
  edit('refused', 'on_demand', ['a dropoff_window', { dropoff_window: windows.dropoff_window }]),
  edit('allowed', 'scheduled', ['another pickup_time', { pickup_time: inHours(2) }]),
  edit('refused', 'scheduled', ['pickup_time that is text', { pickup_time: 'soon' }]),
  edit('refused', 'scheduled', ['a pickup_window', { pickup_window: windows.pickup_window }]),
  edit('allowed', 'time_window', ['other windows', windows]),
  edit('allowed', 'time_window', ['other pickup_instructions', { pickup_instructions: 'Ring twice' }]),
  edit('refused', 'time_window', ['another dropoff_name', { dropoff_name: 'Somebody else' }]),
  edit('refused', 'time_window', ['another pickup_time alone', { pickup_time: inHours(5) }]),
  edit('refused', 'time_window', ['no dropoff_window', { dropoff_window: deleteField() }]),
  edit('refused', 'time_window', [
    'windows the wrong way round',
    { ...windows, dropoff_window: { start: inHours(2), end: inHours(3) } },
  ]),
  edit('refused', 'collected', ['other pickup_instructions', { pickup_instructions: 'Ring twice' }]),
];
