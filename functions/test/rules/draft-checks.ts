import { write } from './access';
import type { Check, Verdict } from './check';
import { Timestamp } from './client-sdk';
import { givenFields } from './given-fields';
import { newDraft } from './new-draft';
import { ANY_TYPE, NO_TEXT } from './wrong-types';

type Row = readonly [what: string, changes: Readonly<Record<string, unknown>>];

const RIGHT: readonly Row[] = [
  ['all its fields', {}],
  ['an empty value', { value: '' }],
  ['a value of 20000 characters', { value: 'x'.repeat(20_000) }],
  ['a value of two lines', { value: '{\n}' }],
];

const WRONG: readonly Row[] = [
  ['keys too many', { apiKey: 'x' }],
  ["another's id", { id: 'other' }],
  ['a value of 20001 characters', { value: 'x'.repeat(20_001) }],
  ["the client's updated_at", { updated_at: Timestamp.now() }],
  ...['id', 'value', 'updated_at'].map((field): Row => [`no ${field}`, { [field]: undefined }]),
  ...NO_TEXT.map(([type, value]): Row => [`value that is ${type}`, { value }]),
  ...['id', 'updated_at'].flatMap((field) =>
    ANY_TYPE.map(([type, value]): Row => [`${field} that is ${type}`, { [field]: value }]),
  ),
];

/** A user's own, and a member's within an organisation. */
const FOLDERS = [
  ['', 'Users/member/Drafts'],
  [' of an organisation', 'Organizations/acme/Team/member/Drafts'],
] as const;

type Folder = (typeof FOLDERS)[number];

function draftOf([whose, folder]: Folder, expect: Verdict, state: string, id: string, row: Row): Check {
  const [what, changes] = row;
  const path = `${folder}/${id}`;
  return {
    name: `Drafts: a ${state} draft${whose} with ${what} is ${expect}`,
    expect,
    writes: path,
    run: (world) => write(world.as('member'), path, givenFields({ ...newDraft(id), ...changes })),
  };
}

let count = 0;

function checksOf(expect: Verdict, row: Row): Check[] {
  count += 1;
  return FOLDERS.flatMap((folder) => [
    draftOf(folder, expect, 'new', `new${count}`, row),
    draftOf(folder, expect, 'changed', 'new-delivery', row),
  ]);
}

/** The document's id, which is also its field `id`. */
const KEYS: readonly (readonly [Verdict, string, string])[] = [
  ['allowed', 'a key of 64 characters', 'x'.repeat(64)],
  ['refused', 'a key of 65 characters', 'x'.repeat(65)],
  ['refused', 'a key with a dot', 'a.b'],
];

export const DRAFT_CHECKS: readonly Check[] = [
  ...RIGHT.flatMap((row) => checksOf('allowed', row)),
  ...WRONG.flatMap((row) => checksOf('refused', row)),
  ...FOLDERS.flatMap((folder) =>
    KEYS.map(([expect, what, id]) => draftOf(folder, expect, 'new', id, [what, {}])),
  ),
];
