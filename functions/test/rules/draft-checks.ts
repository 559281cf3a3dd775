import {
  DRAFT_LIMIT,
  MEMBER_DRAFT_KEYS,
  memberDrafts,
  USER_DRAFT_KEYS,
  userDrafts,
} from '@fleetfoot/shared/model';
import { write } from './access';
import type { Check, Verdict } from './check';
import { Timestamp } from './client-sdk';
import { givenFields } from './given-fields';
import { inDays, newDraft } from './new-documents';
import { ANY_TYPE, NO_TEXT, NO_TIME } from './wrong-types';

type Row = readonly [what: string, changes: Readonly<Record<string, unknown>>];

const RIGHT: readonly Row[] = [
  ['all its fields', {}],
  ['an empty value', { value: '' }],
  [`a value of ${DRAFT_LIMIT} bytes`, { value: 'x'.repeat(DRAFT_LIMIT) }],
  ['a value of two lines', { value: '{\n}' }],
  ['an expiresAt just within 91 days', { expiresAt: inDays(90.9) }],
  ['an expiresAt that is past', { expiresAt: new Date(0) }],
];

const WRONG: readonly Row[] = [
  ['keys too many', { apiKey: 'x' }],
  ["another's id", { id: 'other' }],
  [`a value of ${DRAFT_LIMIT + 1} bytes`, { value: 'x'.repeat(DRAFT_LIMIT + 1) }],
  ['a value of fewer characters and more bytes', { value: 'é'.repeat(DRAFT_LIMIT / 2 + 1) }],
  ["the client's updated_at", { updated_at: Timestamp.now() }],
  ['an expiresAt just beyond 91 days', { expiresAt: inDays(91.1) }],
  ['an expiresAt in a hundred years', { expiresAt: inDays(36_500) }],
  ...NO_TIME.map(([type, value]): Row => [`expiresAt that is ${type}`, { expiresAt: value }]),
  ...['id', 'value', 'updated_at', 'expiresAt'].map((field): Row => [`no ${field}`, { [field]: undefined }]),
  ...NO_TEXT.map(([type, value]): Row => [`value that is ${type}`, { value }]),
  ...['id', 'updated_at'].flatMap((field) =>
    ANY_TYPE.map(([type, value]): Row => [`${field} that is ${type}`, { [field]: value }]),
  ),
];

interface Folder {
  readonly whose: string;
  readonly path: string;
  /** A form that has no draft yet. */
  readonly fresh: string;
  readonly existing: string;
  readonly keys: readonly (readonly [Verdict, string])[];
}

const OTHER_KEYS = ['other', 'new-delivery2', 'a.b'];

/** A user's own, and a member's within an organisation. */
const FOLDERS: readonly Folder[] = [
  {
    ...{ whose: '', path: userDrafts.path('member'), fresh: 'import-columns', existing: 'campaign-acme' },
    keys: [
      ...USER_DRAFT_KEYS.map((key) => ['allowed', key] as const),
      ['allowed', 'campaign-acme'],
      ...[
        'new-delivery',
        'campaign-zenith',
        'campaign-',
        'campaign-nowhere',
        'x-campaign-acme',
        'campaign-acme-campaign-',
      ].map((key) => ['refused', key] as const),
      ...OTHER_KEYS.map((key) => ['refused', key] as const),
    ],
  },
  {
    whose: ' of an organisation',
    ...{ path: memberDrafts.path('acme', 'member'), fresh: 'repeated-delivery', existing: 'new-delivery' },
    keys: [
      ...MEMBER_DRAFT_KEYS.map((key) => ['allowed', key] as const),
      ...[...USER_DRAFT_KEYS, 'campaign-acme', ...OTHER_KEYS].map((key) => ['refused', key] as const),
    ],
  },
];

function draftOf(
  { whose, path: folder }: Folder,
  expect: Verdict,
  state: string,
  id: string,
  [what, changes]: Row,
): Check {
  const path = `${folder}/${id}`;
  return {
    name: `Drafts: a ${state} draft${whose} with ${what} is ${expect}`,
    expect,
    writes: path,
    run: (world) => write(world.as('member'), path, givenFields({ ...newDraft(id), ...changes })),
  };
}

function checksOf(expect: Verdict, row: Row): Check[] {
  return FOLDERS.flatMap((folder) => [
    draftOf(folder, expect, 'new', folder.fresh, row),
    draftOf(folder, expect, 'changed', folder.existing, row),
  ]);
}

export const DRAFT_CHECKS: readonly Check[] = [
  ...RIGHT.flatMap((row) => checksOf('allowed', row)),
  ...WRONG.flatMap((row) => checksOf('refused', row)),
  ...FOLDERS.flatMap((folder) =>
    folder.keys.map(([expect, key]) => draftOf(folder, expect, 'right', key, [`the key ${key}`, {}])),
  ),
];
