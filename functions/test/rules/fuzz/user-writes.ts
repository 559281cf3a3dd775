import { USER_TEXTS } from '@fleetfoot/shared/model/team/onboarding-details';
import { users } from '@fleetfoot/shared/model/team/people';
import * as fc from 'fast-check';
import { EVERYBODY } from '../personas';
import { textBoundaries } from './boundary';
import type { Change } from './change';
import type { Collection } from './collection';
import { hostileChanges } from './hostile-change';
import { addressOf } from './hostile-text';
import { issuesOf } from './issues-of';
import { SIGNED_IN, type Subject } from './subject';
import { changedUser, newUser } from './user-entity';
import { type Fields, OWN_ID, OWN_NUMBER, SERVER_TIME, STORED_TIME } from './value';
import type { Manner, Write } from './write';

const profile: Fields = {
  id: OWN_ID,
  fullName: 'Thandi Nkosi',
  email: 'thandi@example.co.za',
  phoneNumber: OWN_NUMBER,
};

const shapes: Readonly<Record<string, Fields>> = {
  'new profile': { ...profile, dateJoined: SERVER_TIME },
  'same profile': { ...profile, dateJoined: STORED_TIME },
  'new name': { fullName: 'Thandi N' },
  'new details': { fullName: 'Thandi N', email: 't@example.co.za' },
  nothing: {},
};

const MANNERS: Readonly<Record<Manner, Readonly<Record<Write['over'], readonly string[]>>>> = {
  set: { nothing: ['new profile'], existing: ['same profile', 'new profile'] },
  merge: { nothing: ['new profile'], existing: ['new name', 'new details', 'same profile', 'nothing'] },
  update: { nothing: ['new details'], existing: ['new name', 'new details', 'same profile', 'nothing'] },
  delete: { nothing: ['nothing'], existing: ['nothing'] },
};

const KEYS = Object.keys(shapes['new profile'] ?? {});

const boundaries: fc.Arbitrary<Change> = fc.oneof(
  textBoundaries({ fullName: USER_TEXTS.fullName }),
  fc.constantFrom(253, 254, 255).map((length) => ({ put: 'email', as: addressOf(length) })),
);

const writer = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...SIGNED_IN) },
  { weight: 1, arbitrary: fc.constantFrom(...EVERYBODY) },
);

function writesOf(manner: Manner, over: Write['over']): fc.Arbitrary<Write> {
  return fc.record({
    by: writer,
    manner: fc.constant(manner),
    over: fc.constant(over),
    path: fc.oneof(
      { weight: 9, arbitrary: fc.constant(users.document('{uid}')) },
      {
        weight: 1,
        arbitrary: fc.constant(over === 'nothing' ? users.document('{id}') : users.document('stranger')),
      },
    ),
    shape: fc.constantFrom(...MANNERS[manner][over]),
    changes: hostileChanges(manner, { keys: KEYS, boundaries }),
  });
}

function problem({ manner, over }: Write, subject: Subject, outcome: Fields): string | undefined {
  if (subject.number === '') return 'not signed in with a number';
  if (subject.id !== subject.uid) return "another's profile";
  if (manner === 'delete') return 'profiles stay';
  if (over === 'existing') return issuesOf(changedUser(subject), outcome);
  return manner === 'update' ? 'nothing to update' : issuesOf(newUser(subject), outcome);
}

export const USERS: Collection = {
  name: users.name,
  writes: fc.oneof(
    { weight: 9, arbitrary: writesOf('set', 'nothing') },
    { weight: 3, arbitrary: writesOf('merge', 'nothing') },
    { weight: 1, arbitrary: writesOf('update', 'nothing') },
    { weight: 3, arbitrary: writesOf('set', 'existing') },
    { weight: 4, arbitrary: writesOf('merge', 'existing') },
    { weight: 6, arbitrary: writesOf('update', 'existing') },
    { weight: 1, arbitrary: writesOf('delete', 'existing') },
  ),
  shapes,
  stored: { ...profile, dateJoined: STORED_TIME },
  // Everybody has one profile.
  lane: ({ by, path }) => (path === users.document('stranger') ? path : by),
  problem,
};
