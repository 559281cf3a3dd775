import * as fc from 'fast-check';
import { EVERYBODY, type Persona } from '../personas';
import type { Collection } from './collection';
import { DeliveryId, newDelivery } from './delivery-entity';
import { hostileChanges } from './hostile-change';
import { issuesOf } from './issues-of';
import type { Subject } from './subject';
import { TEAMS } from './teams';
import { type Fields, OWN_ID, OWN_UID, SERVER_TIME, time } from './value';
import type { Manner, Write } from './write';

const HOUR = 3_600_000;

const common: Fields = {
  id: OWN_ID,
  external_id: 'PO-1',
  urgency_level: 'on_demand',
  deliverable_action: 'meet_at_door',
  dropoff_address: '1 Vilakazi Street, Orlando West, Soweto',
  dropoff_latitude: -26.2385,
  dropoff_longitude: 27.9087,
  dropoff_name: 'Nomsa Dlamini',
  dropoff_phone_number: '+27821234567',
  dropoff_instructions: '',
  pickup_facility_id: '',
  pickup_address: '4 Long Street, Cape Town',
  pickup_latitude: -33.9249,
  pickup_longitude: 18.4241,
  pickup_name: 'Kota House',
  pickup_phone_number: '+27111234567',
  pickup_instructions: 'Ring twice',
  metadata: {},
  pickup_time: SERVER_TIME,
  status: 'Created',
  payment_status: 'Unpaid',
  created_at: SERVER_TIME,
  updated_at: SERVER_TIME,
  created_by: OWN_UID,
  updated_by: OWN_UID,
};

const windowed: Fields = {
  ...common,
  urgency_level: 'time_window',
  pickup_time: time(25 * HOUR),
  pickup_window: { start: time(25 * HOUR), end: time(26 * HOUR) },
  dropoff_window: { start: time(26 * HOUR), end: time(27 * HOUR) },
};

const shapes: Readonly<Record<string, Fields>> = {
  'on demand': common,
  scheduled: { ...common, urgency_level: 'scheduled', pickup_time: time(24 * HOUR) },
  windowed,
  'new status': { status: 'Delivered', updated_at: SERVER_TIME, updated_by: OWN_UID },
};

const WHOLE = ['on demand', 'scheduled', 'windowed', 'windowed'];

const writer = fc.oneof(
  { weight: 7, arbitrary: fc.constantFrom<Persona>('member', 'admin') },
  { weight: 1, arbitrary: fc.constantFrom(...EVERYBODY) },
);

const organization = fc.oneof(
  { weight: 12, arbitrary: fc.constant('fuzz') },
  { weight: 1, arbitrary: fc.constantFrom('elsewhere', 'nowhere') },
);

const id = fc.oneof(
  { weight: 20, arbitrary: fc.constant('{id}') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('{id}.', ' {id}', '{id}\u00e9', '{id}-_', `${'x'.repeat(60)}{id}`, '~{id}'),
  },
);

function writesOf(manner: Manner, over: Write['over']): fc.Arbitrary<Write> {
  const shape = over === 'existing' && manner !== 'set' ? [...WHOLE, 'new status'] : WHOLE;
  return fc.record({
    by: writer,
    manner: fc.constant(manner),
    over: fc.constant(over),
    path: fc.tuple(organization, id).map((parts) => `Organizations/${parts[0]}/Deliveries/${parts[1]}`),
    shape: fc.constantFrom(...shape),
    changes: hostileChanges(manner, Object.keys(windowed), ['pickup_window', 'dropoff_window', 'metadata']),
  });
}

function problem({ by, manner, over }: Write, subject: Subject, outcome: Fields): string | undefined {
  if (subject.number === '') return 'not signed in with a number';
  const [, organization = ''] = subject.path.split('/');
  if (!TEAMS[organization]?.includes(by)) return 'not a member';
  if (manner === 'delete') return undefined;
  if (over === 'existing') return 'deliveries are changed by the server';
  if (manner === 'update') return 'nothing to update';
  return issuesOf(DeliveryId, subject.id) ?? issuesOf(newDelivery(subject), outcome);
}

export const DELIVERIES: Collection = {
  name: 'Deliveries',
  writes: fc.oneof(
    { weight: 16, arbitrary: writesOf('set', 'nothing') },
    { weight: 4, arbitrary: writesOf('merge', 'nothing') },
    { weight: 1, arbitrary: writesOf('update', 'nothing') },
    { weight: 1, arbitrary: writesOf('set', 'existing') },
    { weight: 1, arbitrary: writesOf('merge', 'existing') },
    { weight: 2, arbitrary: writesOf('update', 'existing') },
    { weight: 1, arbitrary: writesOf('delete', 'existing') },
    { weight: 1, arbitrary: writesOf('delete', 'nothing') },
  ),
  shapes,
  stored: { id: OWN_ID, status: 'Created', payment_status: 'Unpaid', created_by: 'member' },
  lane: () => undefined,
  problem,
};
