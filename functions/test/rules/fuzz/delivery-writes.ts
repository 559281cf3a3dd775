import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import {
  EDITABLE_FIELDS,
  EDITABLE_WINDOWS,
  WAY_FIELDS,
} from '@fleetfoot/shared/model/delivery/delivery-input';
import { isUncollected } from '@fleetfoot/shared/model/delivery/delivery-status';
import * as fc from 'fast-check';
import { EVERYBODY, type Persona } from '../personas';
import type { Collection } from './collection';
import { deliveryBoundaries } from './delivery-boundaries';
import { editedDelivery, newDelivery } from './delivery-entity';
import { DELIVERY_SHAPES, STORED_DELIVERIES } from './delivery-shapes';
import { DocumentID } from './document-id';
import { hostileChanges } from './hostile-change';
import { issuesOf } from './issues-of';
import { settleFields } from './settle';
import type { Subject } from './subject';
import { isTeammate } from './teams';
import type { Fields } from './value';
import type { Manner, Write } from './write';

const WHOLE = ['on demand', 'scheduled', 'windowed', 'windowed'];

const EDITS = [
  'new status',
  'new notes',
  'new directions',
  'new numbers',
  'new names',
  'new places',
  'new time',
  'new windows',
];

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
  const shape = over === 'existing' && manner !== 'set' ? [...EDITS, ...EDITS, 'windowed'] : WHOLE;
  return fc.record({
    by: writer,
    manner: fc.constant(manner),
    over: fc.constant(over),
    path: fc.tuple(organization, id).map((parts) => deliveries.document(parts[0], parts[1])),
    shape: fc.constantFrom(...shape),
    changes: hostileChanges(manner, {
      keys: KEYS,
      maps: ['pickup_window', 'dropoff_window', 'metadata'],
      boundaries: deliveryBoundaries,
    }),
  });
}

type Kind = keyof typeof STORED_DELIVERIES;

const EDITED = [...EDITABLE_FIELDS, ...WAY_FIELDS, 'updated_at', 'updated_by'].filter(
  (field) => !(EDITABLE_WINDOWS as readonly string[]).includes(field),
);

/** What is the matter with an edit: a field that is to be kept was changed, or another one changed wrongly. */
function editProblem(kind: Kind, subject: Subject, outcome: Fields): string | undefined {
  const stored = settleFields(STORED_DELIVERIES[kind], subject);
  if (!isUncollected(String(stored['status']))) return 'it is collected';
  const edited = kind === 'time_window' ? [...EDITED, ...EDITABLE_WINDOWS] : EDITED;
  const changed = Object.keys({ ...stored, ...outcome }).find(
    (key) => !edited.includes(key) && JSON.stringify(outcome[key]) !== JSON.stringify(stored[key]),
  );
  if (changed) return `${changed} is not for editing`;
  const isElsewhere = WAY_FIELDS.some((field) => outcome[field] !== stored[field]);
  // None of these writes has a quote of where it goes.
  if (isElsewhere && stored['status'] !== 'Created') return 'it has a courier and no price of another way';
  return issuesOf(editedDelivery(subject), outcome);
}

function cancellationProblem(kind: Kind, over: Write['over'], { id }: Subject): string | undefined {
  if (over === 'nothing') return 'nothing to cancel';
  // Its part of the credit limit is given back under its id.
  const problem = issuesOf(DocumentID, id);
  if (problem !== undefined) return problem;
  const { status, payment_status }: Fields = STORED_DELIVERIES[kind];
  return isUncollected(String(status)) && payment_status === 'Unpaid' ? undefined : 'it is collected or paid';
}

function problemOf(kind: Kind): Collection['problem'] {
  return ({ by, manner, over }, subject, outcome) => {
    if (subject.number === '') return 'not signed in with a number';
    if (!isTeammate(by, subject.path)) return 'not a member';
    if (manner === 'delete') return cancellationProblem(kind, over, subject);
    if (over === 'existing') return editProblem(kind, subject, outcome);
    if (manner === 'update') return 'nothing to update';
    return issuesOf(DocumentID, subject.id) ?? issuesOf(newDelivery(subject), outcome);
  };
}

export const DELIVERIES: Collection = {
  name: deliveries.name,
  writes: fc.oneof(
    { weight: 16, arbitrary: writesOf('set', 'nothing') },
    { weight: 4, arbitrary: writesOf('merge', 'nothing') },
    { weight: 1, arbitrary: writesOf('update', 'nothing') },
    { weight: 1, arbitrary: writesOf('set', 'existing') },
    { weight: 1, arbitrary: writesOf('delete', 'existing') },
    { weight: 1, arbitrary: writesOf('delete', 'nothing') },
  ),
  shapes: DELIVERY_SHAPES,
  stored: STORED_DELIVERIES.collected,
  lane: () => undefined,
  problem: problemOf('collected'),
};

function editsOf(kind: Kind): Collection {
  return {
    name: `${deliveries.name}, ${kind}`,
    writes: fc.oneof(
      { weight: 5, arbitrary: writesOf('merge', 'existing') },
      { weight: 10, arbitrary: writesOf('update', 'existing') },
      { weight: 1, arbitrary: writesOf('set', 'existing') },
      { weight: 1, arbitrary: writesOf('delete', 'existing') },
    ),
    shapes: DELIVERY_SHAPES,
    stored: STORED_DELIVERIES[kind],
    lane: () => undefined,
    problem: problemOf(kind),
  };
}

/** Deliveries that are there already, one collection for each kind of them. */
export const DELIVERY_EDITS = (Object.keys(STORED_DELIVERIES) as Kind[]).map(editsOf);
