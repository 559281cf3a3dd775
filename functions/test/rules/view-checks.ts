import { VIEW_TEXTS as MOST, savedViews, VIEW_PLACES } from '@fleetfoot/shared/model';
import { write } from './access';
import type { Check, Verdict } from './check';
import { Timestamp } from './client-sdk';
import { givenFields } from './given-fields';
import { HIDDEN, LINES } from './hidden-texts';
import { newView } from './new-documents';
import { ANY_TYPE, NO_TEXT } from './wrong-types';

type Row = readonly [what: string, changes: Readonly<Record<string, unknown>>];

const RIGHT: readonly Row[] = [
  ['all its fields', {}],
  [`a name of ${MOST.name} characters`, { name: 'x'.repeat(MOST.name) }],
  ['an empty query', { query: '' }],
  [`a query of ${MOST.query} characters`, { query: 'x'.repeat(MOST.query) }],
];

const WRONG: readonly Row[] = [
  ['keys too many', { shared: true }],
  ["another's id", { id: 'other' }],
  ['an empty name', { name: '' }],
  ['a blank name', { name: '  ' }],
  ...[...HIDDEN, ...LINES].map(([what, query]): Row => [`a query with ${what}`, { query }]),
  ['a name of two lines', { name: 'a\nb' }],
  [`a name of ${MOST.name + 1} characters`, { name: 'x'.repeat(MOST.name + 1) }],
  [`a query of ${MOST.query + 1} characters`, { query: 'x'.repeat(MOST.query + 1) }],
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
  const path = savedViews.document('acme', 'member', id);
  return {
    name: `Views: a ${state} view with ${what} is ${expect}`,
    expect,
    writes: path,
    run: (world) => write(world.as('member'), path, givenFields({ ...newView(id), ...changes })),
  };
}

function checksOf(expect: Verdict, row: Row): Check[] {
  return [viewOf(expect, 'new', '7', row), viewOf(expect, 'changed', '0', row)];
}

/** The document's id, which is also its field `id`. */
const IDS: readonly (readonly [Verdict, string, string])[] = [
  ...Array.from({ length: VIEW_PLACES }, (_, place) => ['allowed', `place ${place}`, String(place)] as const),
  ['refused', 'a place beyond the last', String(VIEW_PLACES)],
  ['refused', 'a place with a zero before it', '00'],
  ['refused', 'no place', 'mine'],
  ['refused', 'a place of three digits', '110'],
];

export const VIEW_CHECKS: readonly Check[] = [
  ...RIGHT.flatMap((row) => checksOf('allowed', row)),
  ...WRONG.flatMap((row) => checksOf('refused', row)),
  ...IDS.map(([expect, what, id]) => viewOf(expect, 'new', id, [what, {}])),
];
