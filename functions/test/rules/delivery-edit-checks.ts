import { DELIVERY_TEXTS, deliveries, STOPS } from '@fleetfoot/shared/model';
import { change } from './access';
import type { Check, Verdict } from './check';
import { deleteField, serverTimestamp, Timestamp } from './client-sdk';
import { HALF_A_DAY_AGO, LONG_AGO } from './delivery-times';
import { HIDDEN, LINES } from './hidden-texts';
import { inHours } from './new-delivery';
import { NO_TEXT } from './wrong-types';

type Row = readonly [what: string, changes: Readonly<Record<string, unknown>>];

const DELIVERIES = deliveries.path('acme');
const EXISTING = {
  on_demand: 'd1',
  scheduled: 'scheduled',
  time_window: 'windowed',
  collected: 'collected',
  overdue: 'overdue',
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
  ['nothing but updated_at and updated_by', {}],
  ...STOPS.flatMap((stop): Row[] => [
    ...LINES.map(
      ([what, text]): Row => [`${stop}_instructions with ${what}`, { [`${stop}_instructions`]: text }],
    ),
    [`other ${stop}_instructions`, { [`${stop}_instructions`]: 'Ring twice\nThen wait' }],
    [`no ${stop}_instructions`, { [`${stop}_instructions`]: '' }],
    [`${stop}_instructions of ${MOST} characters`, { [`${stop}_instructions`]: 'x'.repeat(MOST) }],
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
  blanked_at: serverTimestamp(),
};

const WRONG: readonly Row[] = [
  ...Object.entries(KEPT).map(([field, value]): Row => [`another ${field}`, { [field]: value }]),
  ...STOPS.flatMap((stop): Row[] => [
    ...HIDDEN.map(
      ([what, text]): Row => [`${stop}_instructions with ${what}`, { [`${stop}_instructions`]: text }],
    ),
    [`${stop}_instructions of ${MOST + 1} characters`, { [`${stop}_instructions`]: 'x'.repeat(MOST + 1) }],
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
  edit('allowed', 'scheduled', ['a pickup_time half a day ago', { pickup_time: HALF_A_DAY_AGO }]),
  edit('refused', 'scheduled', ['a pickup_time more than a day ago', { pickup_time: LONG_AGO }]),
  edit('refused', 'time_window', ['a pickup_window long ago', ago({ pickup_window: LONG_AGO })]),
  edit('refused', 'time_window', ['a dropoff_window long ago', ago({ dropoff_window: LONG_AGO })]),
  // What is long ago already may stay.
  edit('allowed', 'overdue', ['other pickup_instructions', { pickup_instructions: 'Ring twice' }]),
  edit('allowed', 'overdue', ['a later end', { 'dropoff_window.end': inHours(7) }]),
  edit('refused', 'overdue', ['another time long ago', { 'dropoff_window.start': LONG_AGO }]),
  edit('refused', 'blanked', ['other pickup_instructions', { pickup_instructions: 'Ring twice' }]),
  edit('refused', 'collected', ['other pickup_instructions', { pickup_instructions: 'Ring twice' }]),
];
