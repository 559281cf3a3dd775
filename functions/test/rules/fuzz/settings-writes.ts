import { deliverySettings } from '@fleetfoot/shared/model/delivery/delivery-records';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { EVERYBODY, type Persona } from '../personas';
import { textBoundaries } from './boundary';
import type { Collection } from './collection';
import { optionalLine } from './entity-text';
import { ServerTime } from './entity-time';
import { hostileChanges } from './hostile-change';
import { issuesOf } from './issues-of';
import type { Subject } from './subject';
import { isTeammate } from './teams';
import { type Fields, OWN_UID, SERVER_TIME, STORED_TIME } from './value';
import type { Manner, Write } from './write';

const settings: Fields = {
  defaultPickupAddressID: 'shop',
  updated_at: SERVER_TIME,
  updated_by: OWN_UID,
};

const shapes: Readonly<Record<string, Fields>> = { settings, nothing: {} };

const writer = fc.oneof(
  { weight: 7, arbitrary: fc.constantFrom<Persona>('member', 'admin') },
  { weight: 1, arbitrary: fc.constantFrom(...EVERYBODY) },
);

function writesOf(manner: Manner, over: Write['over']): fc.Arbitrary<Write> {
  return fc.record({
    by: writer,
    manner: fc.constant(manner),
    over: fc.constant(over),
    path: fc
      .tuple(
        fc.constantFrom('fuzz', 'fuzz', 'fuzz', 'fuzz', 'elsewhere', 'nowhere'),
        fc.constantFrom('deliveries', 'deliveries', 'deliveries', '{id}'),
      )
      .map(([organization, id]) => deliverySettings.document(organization).replace(/\w+$/, id)),
    shape: fc.constant(manner === 'delete' ? 'nothing' : 'settings'),
    changes: hostileChanges(manner, {
      keys: Object.keys(settings),
      boundaries: textBoundaries({ defaultPickupAddressID: 64 }),
    }),
  });
}

function settingsOf({ uid }: Subject) {
  return v.strictObject({
    defaultPickupAddressID: optionalLine(64),
    updated_at: ServerTime,
    updated_by: v.literal(uid),
  });
}

function problem({ by, manner, over }: Write, subject: Subject, outcome: Fields): string | undefined {
  if (subject.number === '') return 'not signed in with a number';
  if (!isTeammate(by, subject.path)) return 'not a member';
  if (subject.id !== 'deliveries') return 'no such settings';
  if (manner === 'delete') return 'settings stay';
  if (manner === 'update' && over === 'nothing') return 'nothing to update';
  return issuesOf(settingsOf(subject), outcome);
}

export const SETTINGS: Collection = {
  name: 'Settings',
  writes: fc.oneof(
    { weight: 5, arbitrary: writesOf('set', 'nothing') },
    { weight: 2, arbitrary: writesOf('merge', 'nothing') },
    { weight: 1, arbitrary: writesOf('update', 'nothing') },
    { weight: 3, arbitrary: writesOf('set', 'existing') },
    { weight: 3, arbitrary: writesOf('merge', 'existing') },
    { weight: 5, arbitrary: writesOf('update', 'existing') },
    { weight: 1, arbitrary: writesOf('delete', 'existing') },
  ),
  shapes,
  stored: { defaultPickupAddressID: '', updated_at: STORED_TIME, updated_by: 'somebody' },
  // An organisation has one such document.
  lane: ({ path }) => (path.endsWith('/deliveries') ? path : undefined),
  problem,
};
