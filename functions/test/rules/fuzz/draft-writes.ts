import * as fc from 'fast-check';
import * as v from 'valibot';
import { EVERYBODY } from '../personas';
import { textBoundaries } from './boundary';
import type { Collection } from './collection';
import { DocumentId } from './document-id';
import { freeText } from './entity-text';
import { ServerTime } from './entity-time';
import { hostileChanges } from './hostile-change';
import { issuesOf } from './issues-of';
import { SIGNED_IN, type Subject } from './subject';
import { isTeammate } from './teams';
import { type Fields, OWN_ID, SERVER_TIME, STORED_TIME } from './value';
import type { Manner, Write } from './write';

const draft: Fields = { id: OWN_ID, value: '{"external_id":"PO-1"}', updated_at: SERVER_TIME };

const shapes: Readonly<Record<string, Fields>> = {
  draft,
  'new value': { value: '{}', updated_at: SERVER_TIME },
  nothing: {},
};

const writer = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...SIGNED_IN) },
  { weight: 1, arbitrary: fc.constantFrom(...EVERYBODY) },
);

const path = fc.oneof(
  { weight: 12, arbitrary: fc.constant('Users/{uid}/Drafts/{id}') },
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      ...['fuzz', 'fuzz', 'elsewhere'].map((id) => `Organizations/${id}/Team/{uid}/Drafts/{id}`),
      'Organizations/fuzz/Team/member/Drafts/{id}',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...['Users/stranger/Drafts/{id}', 'Users/member/Drafts/{id}', 'Users/{uid}/Drafts/{id}.'],
      ...['Users/{uid}/Drafts/ {id}', `Users/{uid}/Drafts/${'x'.repeat(60)}{id}`],
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
      boundaries: textBoundaries({ value: 20_000 }),
    }),
  });
}

function draftOf({ id }: Subject) {
  return v.strictObject({ id: v.literal(id), value: freeText(20_000), updated_at: ServerTime });
}

function problem({ by, manner, over }: Write, subject: Subject, outcome: Fields): string | undefined {
  const [root, user, , member] = subject.path.split('/');
  const isUsers = root === 'Users';
  if (subject.number === '') return 'not signed in with a number';
  if ((isUsers ? user : member) !== subject.uid) return "another's draft";
  if (!isUsers && !isTeammate(by, subject.path)) return 'not a member';
  if (manner === 'delete') return undefined;
  if (over === 'existing') return issuesOf(draftOf(subject), outcome);
  if (manner === 'update') return 'nothing to update';
  return issuesOf(DocumentId, subject.id) ?? issuesOf(draftOf(subject), outcome);
}

export const DRAFTS: Collection = {
  name: 'Drafts',
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
  lane: () => undefined,
  problem,
};
