import { savedViews, VIEW_PLACES, VIEW_TEXTS } from '@fleetfoot/shared/model';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { EVERYBODY, type Persona } from '../personas';
import { textBoundaries } from './boundary';
import { type Collection, laneOf } from './collection';
import { lineOfText, optionalLine } from './entity-text';
import { ServerTime } from './entity-time';
import { hostileChanges } from './hostile-change';
import { issuesOf } from './issues-of';
import type { Subject } from './subject';
import { isTeammate } from './teams';
import { type Fields, OWN_ID, SERVER_TIME, STORED_TIME } from './value';
import type { Manner, Write } from './write';

const view: Fields = { id: OWN_ID, name: 'Too late', query: 'q=zoe&status=Late', updated_at: SERVER_TIME };

const shapes: Readonly<Record<string, Fields>> = {
  view,
  'new name': { name: 'Late', updated_at: SERVER_TIME },
  nothing: {},
};

const writer = fc.oneof(
  { weight: 7, arbitrary: fc.constantFrom<Persona>('member', 'admin') },
  { weight: 1, arbitrary: fc.constantFrom(...EVERYBODY) },
);

const path = fc
  .tuple(
    fc.oneof(
      { weight: 12, arbitrary: fc.constant('fuzz') },
      { weight: 1, arbitrary: fc.constantFrom('elsewhere', 'nowhere') },
    ),
    fc.oneof(
      { weight: 12, arbitrary: fc.constant('{uid}') },
      { weight: 1, arbitrary: fc.constantFrom('member', 'stranger') },
    ),
    fc.oneof(
      { weight: 20, arbitrary: fc.nat({ max: VIEW_PLACES - 1 }).map(String) },
      { weight: 2, arbitrary: fc.constantFrom('{id}', String(VIEW_PLACES), '-1', '00', '1.', ' 1', '1{id}') },
    ),
  )
  .map(([organization, member, id]) => savedViews.document(organization, member, id));

function writesOf(manner: Manner, over: Write['over'], shape: string): fc.Arbitrary<Write> {
  return fc.record({
    by: writer,
    manner: fc.constant(manner),
    over: fc.constant(over),
    path,
    shape: fc.constant(shape),
    changes: hostileChanges(manner, {
      keys: Object.keys(view),
      boundaries: textBoundaries(VIEW_TEXTS),
    }),
  });
}

const PLACES = Array.from({ length: VIEW_PLACES }, () => true);

function viewOf({ id }: Subject) {
  return v.strictObject({
    id: v.literal(id),
    name: lineOfText(VIEW_TEXTS.name),
    query: optionalLine(VIEW_TEXTS.query),
    updated_at: ServerTime,
  });
}

function problem({ by, manner, over }: Write, subject: Subject, outcome: Fields): string | undefined {
  const [, , , owner] = subject.path.split('/');
  if (subject.number === '') return 'not signed in with a number';
  if (owner !== subject.uid) return "another's view";
  if (!isTeammate(by, subject.path)) return 'not a member';
  if (manner === 'delete') return undefined;
  if (manner === 'update' && over === 'nothing') return 'nothing to update';
  const isPlace = String(Number(subject.id)) === subject.id && Number(subject.id) in PLACES;
  return isPlace ? issuesOf(viewOf(subject), outcome) : 'no place for a view';
}

export const VIEWS: Collection = {
  name: savedViews.name,
  writes: fc.oneof(
    { weight: 6, arbitrary: writesOf('set', 'nothing', 'view') },
    { weight: 2, arbitrary: writesOf('merge', 'nothing', 'view') },
    { weight: 1, arbitrary: writesOf('update', 'nothing', 'new name') },
    { weight: 3, arbitrary: writesOf('set', 'existing', 'view') },
    { weight: 3, arbitrary: writesOf('merge', 'existing', 'new name') },
    { weight: 5, arbitrary: writesOf('update', 'existing', 'new name') },
    { weight: 1, arbitrary: writesOf('delete', 'existing', 'nothing') },
    { weight: 1, arbitrary: writesOf('delete', 'nothing', 'nothing') },
  ),
  shapes,
  stored: { ...view, updated_at: STORED_TIME },
  lane: laneOf,
  problem,
};
