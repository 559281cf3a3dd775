import { write } from './access';
import type { Check, Verdict } from './check';
import { Timestamp } from './client-sdk';
import { givenFields } from './given-fields';
import { newView } from './new-view';
import { ANY_TYPE, NO_TEXT } from './wrong-types';

type Row = readonly [what: string, changes: Readonly<Record<string, unknown>>];

const RIGHT: readonly Row[] = [
  ['all its fields', {}],
  ['a name of 40 characters', { name: 'x'.repeat(40) }],
  ['an empty query', { query: '' }],
  ['a query of 2000 characters', { query: 'x'.repeat(2_000) }],
];

const WRONG: readonly Row[] = [
  ['keys too many', { shared: true }],
  ["another's id", { id: 'other' }],
  ['an empty name', { name: '' }],
  ['a blank name', { name: '  ' }],
  ['a name of two lines', { name: 'a\nb' }],
  ['a name of 41 characters', { name: 'x'.repeat(41) }],
  ['a query of 2001 characters', { query: 'x'.repeat(2_001) }],
  ["the client's updated_at", { updated_at: Timestamp.now() }],
  ...['id', 'name', 'query', 'updated_at'].map((field): Row => [`no ${field}`, { [field]: undefined }]),
  ...['name', 'query'].flatMap((field) =>
    NO_TEXT.map(([type, value]): Row => [`${field} that is ${type}`, { [field]: value }]),
  ),
  ...['id', 'updated_at'].flatMap((field) =>
    ANY_TYPE.map(([type, value]): Row => [`${field} that is ${type}`, { [field]: value }]),
  ),
];

function viewOf(expect: Verdict, state: string, id: string, [what, changes]: Row): Check {
  const path = `Organizations/acme/Team/member/Views/${id}`;
  return {
    name: `Views: a ${state} view with ${what} is ${expect}`,
    expect,
    writes: path,
    run: (world) => write(world.as('member'), path, givenFields({ ...newView(id), ...changes })),
  };
}

let count = 0;

function checksOf(expect: Verdict, row: Row): Check[] {
  count += 1;
  return [viewOf(expect, 'new', `new${count}`, row), viewOf(expect, 'changed', 'late', row)];
}

/** The document's id, which is also its field `id`. */
const IDS: readonly (readonly [Verdict, string, string])[] = [
  ['allowed', 'an id of 64 characters', 'x'.repeat(64)],
  ['refused', 'an id of 65 characters', 'x'.repeat(65)],
  ['refused', 'an id with a dot', 'a.b'],
];

export const VIEW_CHECKS: readonly Check[] = [
  ...RIGHT.flatMap((row) => checksOf('allowed', row)),
  ...WRONG.flatMap((row) => checksOf('refused', row)),
  ...IDS.map(([expect, what, id]) => viewOf(expect, 'new', id, [what, {}])),
];
