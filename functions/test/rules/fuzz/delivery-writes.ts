import * as fc from 'fast-check';
import { EVERYBODY, type Persona } from '../personas';
import type { Collection } from './collection';
import { deliveryBoundaries } from './delivery-boundaries';
import { DeliveryId, newDelivery } from './delivery-entity';
import { DELIVERY_SHAPES } from './delivery-shapes';
import { hostileChanges } from './hostile-change';
import { issuesOf } from './issues-of';
import type { Subject } from './subject';
import { TEAMS } from './teams';
import { type Fields, OWN_ID } from './value';
import type { Manner, Write } from './write';

const WHOLE = ['on demand', 'scheduled', 'windowed', 'windowed'];

const KEYS = Object.keys(DELIVERY_SHAPES.windowed);

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
    changes: hostileChanges(manner, {
      keys: KEYS,
      maps: ['pickup_window', 'dropoff_window', 'metadata'],
      boundaries: deliveryBoundaries,
    }),
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
  shapes: DELIVERY_SHAPES,
  stored: { id: OWN_ID, status: 'Created', payment_status: 'Unpaid', created_by: 'member' },
  lane: () => undefined,
  problem,
};
