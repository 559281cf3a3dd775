import {
  DRAFT_LIMIT,
  MEMBER_DRAFT_KEYS,
  memberDrafts,
  purchaseDraftKey,
  USER_DRAFT_KEYS,
  userDrafts,
  users,
} from '@fleetfoot/shared/model';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { EVERYBODY, type Persona } from '../personas';
import { textBoundaries } from './boundary';
import { type Collection, laneOf } from './collection';
import { rawText } from './entity-text';
import { ServerTime } from './entity-time';
import { Expiry, expiryBoundaries, IN_TIME } from './expiry';
import { hostileChanges } from './hostile-change';
import { issuesOf } from './issues-of';
import { SIGNED_IN, type Subject } from './subject';
import { isTeammate, TEAMS } from './teams';
import { type Fields, OWN_ID, SERVER_TIME, STORED_TIME } from './value';
import type { Manner, Write } from './write';

const draft: Fields = {
  id: OWN_ID,
  value: '{"external_id":"PO-1"}',
  updated_at: SERVER_TIME,
  expiresAt: IN_TIME,
};

const shapes: Readonly<Record<string, Fields>> = {
  draft,
  'new value': { value: '{}', updated_at: SERVER_TIME, expiresAt: IN_TIME },
  nothing: {},
};

const writer = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...SIGNED_IN) },
  { weight: 1, arbitrary: fc.constantFrom(...EVERYBODY) },
);

const path = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constantFrom(
      ...[...USER_DRAFT_KEYS, purchaseDraftKey('fuzz'), purchaseDraftKey('elsewhere')].map((key) =>
        userDrafts.document('{uid}', key),
      ),
    ),
  },
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      ...MEMBER_DRAFT_KEYS.flatMap((key) => [
        ...['fuzz', 'fuzz', 'elsewhere'].map((id) => memberDrafts.document(id, '{uid}', key)),
        memberDrafts.document('fuzz', 'member', key),
      ]),
    ),
  },
  // Keys of no form.
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...[userDrafts.document('{uid}', '{id}'), userDrafts.document('{uid}', 'campaign-{id}')],
      ...[
        memberDrafts.document('fuzz', '{uid}', '{id}'),
        memberDrafts.document('fuzz', '{uid}', 'import-columns'),
      ],
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[
        userDrafts.document('stranger', 'import-columns'),
        userDrafts.document('member', 'import-columns'),
        userDrafts.document('{uid}', 'campaign-'),
        userDrafts.document('{uid}', 'x-campaign-fuzz'),
      ],
    ),
  },
);

function writesOf(manner: Manner, over: Write['over'], shape: string): fc.Arbitrary<Write> {
  return fc.record({
    by: writer,
    manner: fc.constant(manner),
    over: fc.constant(over),
    path,
    shape: fc.constant(shape),
    changes: hostileChanges(manner, {
      keys: Object.keys(draft),
      boundaries: fc.oneof(textBoundaries({ value: DRAFT_LIMIT }), expiryBoundaries),
    }),
  });
}

function draftOf({ id }: Subject) {
  return v.strictObject({
    id: v.literal(id),
    value: rawText(DRAFT_LIMIT),
    updated_at: ServerTime,
    expiresAt: Expiry,
  });
}

function userKeys(by: Persona): readonly string[] {
  const own = Object.keys(TEAMS).filter((orgID) => TEAMS[orgID]?.includes(by));
  return [...USER_DRAFT_KEYS, ...own.map(purchaseDraftKey)];
}

function problem({ by, manner, over }: Write, subject: Subject, outcome: Fields): string | undefined {
  const [root, user, , member] = subject.path.split('/');
  const isUsers = root === users.name;
  if (subject.number === '') return 'not signed in with a number';
  if ((isUsers ? user : member) !== subject.uid) return "another's draft";
  if (!isUsers && !isTeammate(by, subject.path)) return 'not a member';
  if (manner === 'delete') return undefined;
  if (manner === 'update' && over === 'nothing') return 'nothing to update';
  const keys = isUsers ? userKeys(by) : MEMBER_DRAFT_KEYS;
  return keys.some((key) => key === subject.id) ? issuesOf(draftOf(subject), outcome) : 'no such form';
}

export const DRAFTS: Collection = {
  name: userDrafts.name,
  writes: fc.oneof(
    { weight: 6, arbitrary: writesOf('set', 'nothing', 'draft') },
    { weight: 2, arbitrary: writesOf('merge', 'nothing', 'draft') },
    { weight: 1, arbitrary: writesOf('update', 'nothing', 'new value') },
    { weight: 3, arbitrary: writesOf('set', 'existing', 'draft') },
    { weight: 3, arbitrary: writesOf('merge', 'existing', 'new value') },
    { weight: 5, arbitrary: writesOf('update', 'existing', 'new value') },
    { weight: 1, arbitrary: writesOf('delete', 'existing', 'nothing') },
    { weight: 1, arbitrary: writesOf('delete', 'nothing', 'nothing') },
  ),
  shapes,
  stored: { ...draft, updated_at: STORED_TIME },
  lane: laneOf,
  problem,
};
