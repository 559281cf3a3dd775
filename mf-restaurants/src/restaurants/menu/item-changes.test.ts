import { changesOf, overtakenBy } from './item-changes';
import { detailsOf } from './menu-item';
import { menuItem } from './testing/menu-item-fixture';

const known = menuItem();
const mine = { ...detailsOf(known), price: 5_000, name: 'Kota deluxe' };

test('only what was changed is written', () => {
  expect(changesOf(known, mine)).toEqual({ price: 5_000, name: 'Kota deluxe' });
  expect(changesOf(known, detailsOf(known))).toEqual({});
  const until = new Date('2026-11-22T10:00:00Z');
  const soldOut = menuItem({ soldOutUntil: until });
  expect(changesOf(soldOut, { ...detailsOf(soldOut), soldOutUntil: new Date(until) })).toEqual({});
  expect(changesOf(soldOut, { ...detailsOf(soldOut), soldOutUntil: undefined })).toEqual({
    soldOutUntil: undefined,
  });
});

test('another part changed by another overtakes nothing', () => {
  expect(overtakenBy(known, mine, menuItem({ description: 'Now with cheese.' }))).toEqual([]);
});

test('the same part changed to something else does', () => {
  expect(overtakenBy(known, mine, menuItem({ price: 4_800 }))).toEqual(['price']);
});

test("one's own write whose answer was lost does not", () => {
  expect(overtakenBy(known, mine, menuItem({ price: 5_000, name: 'Kota deluxe' }))).toEqual([]);
});
