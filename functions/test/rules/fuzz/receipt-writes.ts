import { deliveryReceipts } from '@fleetfoot/shared/model/delivery/delivery-records';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { EVERYBODY, type Persona } from '../personas';
import { textBoundaries } from './boundary';
import type { Collection } from './collection';
import { DocumentID } from './document-id';
import { ServerTime } from './entity-time';
import { Expiry, expiryBoundaries, IN_TIME } from './expiry';
import { hostileChanges } from './hostile-change';
import { issuesOf } from './issues-of';
import type { Subject } from './subject';
import { isTeammate } from './teams';
import { type Fields, OWN_ID, OWN_UID, SERVER_TIME, STORED_TIME } from './value';
import type { Manner, Write } from './write';

const receipt: Fields = {
  ...{ id: OWN_ID, order: '1a2b-3c4d', created_at: SERVER_TIME, created_by: OWN_UID },
  expiresAt: IN_TIME,
};

const shapes: Readonly<Record<string, Fields>> = {
  receipt,
  'another order': { order: '5e6f-7a8b', created_at: SERVER_TIME, created_by: OWN_UID },
  nothing: {},
};

const writer = fc.oneof(
  { weight: 7, arbitrary: fc.constantFrom<Persona>('member', 'admin') },
  { weight: 1, arbitrary: fc.constantFrom(...EVERYBODY) },
);

const organization = fc.constantFrom('fuzz', 'fuzz', 'fuzz', 'fuzz', 'fuzz', 'fuzz', 'elsewhere', 'nowhere');

const id = fc.oneof(
  { weight: 12, arbitrary: fc.constant('{id}') },
  { weight: 1, arbitrary: fc.constantFrom('{id}.', ' {id}', `${'x'.repeat(60)}{id}`) },
);

function writesOf(manner: Manner, over: Write['over'], shape: string): fc.Arbitrary<Write> {
  return fc.record({
    by: writer,
    manner: fc.constant(manner),
    over: fc.constant(over),
    path: fc.tuple(organization, id).map((parts) => deliveryReceipts.document(parts[0], parts[1])),
    shape: fc.constant(shape),
    changes: hostileChanges(manner, {
      keys: Object.keys(receipt),
      boundaries: fc.oneof(textBoundaries({ order: 64 }), expiryBoundaries),
    }),
  });
}

function receiptOf({ id: ownID, uid }: Subject) {
  return v.strictObject({
    id: v.literal(ownID),
    order: DocumentID,
    created_at: ServerTime,
    created_by: v.literal(uid),
    expiresAt: Expiry,
  });
}

function problem({ by, manner, over }: Write, subject: Subject, outcome: Fields): string | undefined {
  if (subject.number === '') return 'not signed in with a number';
  if (!isTeammate(by, subject.path)) return 'not a member';
  if (manner === 'delete') return 'receipts stay';
  if (manner === 'update' && over === 'nothing') return 'nothing to update';
  // The checks write them beside their deliveries.
  return issuesOf(receiptOf(subject), outcome) ?? 'alone, without its delivery';
}

export const RECEIPTS: Collection = {
  name: deliveryReceipts.name,
  writes: fc.oneof(
    { weight: 6, arbitrary: writesOf('set', 'nothing', 'receipt') },
    { weight: 2, arbitrary: writesOf('merge', 'nothing', 'receipt') },
    { weight: 1, arbitrary: writesOf('update', 'nothing', 'another order') },
    { weight: 3, arbitrary: writesOf('set', 'existing', 'receipt') },
    { weight: 3, arbitrary: writesOf('merge', 'existing', 'another order') },
    { weight: 4, arbitrary: writesOf('update', 'existing', 'another order') },
    { weight: 1, arbitrary: writesOf('delete', 'existing', 'nothing') },
    { weight: 1, arbitrary: writesOf('delete', 'nothing', 'nothing') },
  ),
  shapes,
  stored: { ...receipt, created_at: STORED_TIME, created_by: 'somebody' },
  lane: () => undefined,
  problem,
};
