import { foundOf } from './sent-write';
import { REMOVED, SERVER_TIME } from './server-time';

const AT = new Date('2026-11-22T08:00:00Z');
const BEFORE = { name: 'Kota', price: 4_500, updated_at: AT };
const CHANGE = {
  before: BEFORE,
  after: { price: 4_800, until: undefined, at: SERVER_TIME, updated_by: 'thandi' },
};

test.each([
  ['has what was written', CHANGE, { ...BEFORE, price: 4_800, updated_at: new Date() }, 'there'],
  ['has it and more since', CHANGE, { name: 'Bunny', price: 4_800, updated_by: 'pieter' }, 'there'],
  ['is as it was', CHANGE, { ...BEFORE, updated_at: new Date(AT) }, 'open'],
  ['was changed by another', CHANGE, { ...BEFORE, price: 4_900, updated_at: new Date() }, 'never'],
  ['was deleted', CHANGE, undefined, 'never'],
  ['is created', { before: undefined, after: { price: 1 } }, { price: 1 }, 'there'],
  ['is not created yet', { before: undefined, after: { price: 1 } }, undefined, 'open'],
  ['is deleted', { before: BEFORE, after: undefined }, undefined, 'there'],
  ['is not deleted yet', { before: BEFORE, after: undefined }, BEFORE, 'open'],
  ['was changed before its deletion', { before: BEFORE, after: undefined }, { name: 'Bunny' }, 'never'],
  [
    'lost what was removed',
    { before: BEFORE, after: { price: REMOVED } },
    { name: 'Kota', updated_at: AT },
    'there',
  ],
  ['has still what was removed', { before: BEFORE, after: { price: REMOVED } }, BEFORE, 'open'],
  [
    'has the written window',
    { before: BEFORE, after: { window: { end: AT } } },
    { window: { end: new Date(AT) } },
    'there',
  ],
] as const)('a look at a document that %s', (_, sent, present, found) => {
  expect(foundOf(sent, present)).toBe(found);
});
