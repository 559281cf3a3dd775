import { changeDocument, createInPlace } from '@fleetfoot/shared/firebase';
import { placesFor } from '@fleetfoot/shared/model/places';
import { menuWrites } from './data';
import { detailsOf } from './item-changes';
import { menuItem } from './testing/menu-item-fixture';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  changeDocument: jest.fn(async () => {}),
  createInPlace: jest.fn(),
}));

const place = jest.mocked(createInPlace);
const change = jest.mocked(changeDocument);
const NOW = new Date('2026-11-21T09:00:00Z');
const { create, setSoldOut, update } = menuWrites(
  { restaurantID: 'marula', orgID: 'acme', uid: 'thandi' },
  () => NOW,
);

const KOTA = menuItem();
const ADDED = { details: detailsOf(KOTA), position: 'V00V1' };
const ATTEMPT = { changeID: 'AbcdEfghIjklMnopQrst' };

beforeEach(() => {
  change.mockClear();
  place
    .mockReset()
    .mockImplementation(async ({ places: [id] }) => (id ? { id, creation: 'created' } : undefined));
});

test('a new item goes into a free place, with the id of that place and of its change', async () => {
  const [first = '', second] = placesFor(ATTEMPT, []);
  await create(ATTEMPT, ADDED, [menuItem({ id: first })]);
  const [placed, telling] = place.mock.lastCall ?? [];
  expect(placed?.places[0]).toBe(second);
  expect(placed?.pathOf('042')).toBe('Restaurants/marula/Menu/042');
  expect(placed?.dataOf('042')).toMatchObject({ id: '042', name: KOTA.name, soldOutUntil: null });
  expect(telling).toMatchObject({ ...ATTEMPT, kind: 'menuItem.created' });
  expect(change).not.toHaveBeenCalled();
});

test('a full menu is told in words', async () => {
  const items = Array.from({ length: 1000 }, (_, index) => menuItem({ id: `old${index}` }));
  await expect(create(ATTEMPT, ADDED, items)).rejects.toMatchObject({
    code: 'failed-precondition',
    userMessage: 'This menu is full: it holds 1\u202f000 items. Delete one first.',
  });
});

test('an attempt that was saved before becomes what is typed now, and nothing twice', async () => {
  place.mockResolvedValue({ id: '042', creation: 'received' });
  await create(ATTEMPT, { ...ADDED, details: { ...ADDED.details, price: 5_000 } }, []);
  const [query, changed] = change.mock.lastCall ?? [];
  expect(query?.path).toBe('Restaurants/marula/Menu/042');
  expect(changed?.(menuItem({ id: '042' }))).toMatchObject({ price: 5_000, updated_by: 'thandi' });
  expect(changed?.(menuItem({ id: '042', price: 5_000 }))).toEqual({});
});

/** Applies the last write to the item that is there. */
function written(present = KOTA) {
  return change.mock.lastCall?.[1](present);
}

test('a price that somebody else has just changed is not replaced', async () => {
  await update(KOTA, { ...detailsOf(KOTA), price: 9_000 }, undefined);
  expect(written()).toMatchObject({ price: 9_000, updated_by: 'thandi' });
  expect(() => written(menuItem({ price: 7_000 }))).toThrow(
    expect.objectContaining({
      code: 'failed-precondition',
      userMessage: expect.stringContaining('Someone else saved it a moment ago.'),
    }),
  );
  expect(written(menuItem({ name: 'House special' }))).not.toHaveProperty('name');
});

test('an item that is available again has no time left', async () => {
  const until = new Date('2026-11-21T22:00:00Z');
  await setSoldOut(KOTA, until);
  expect(written()).toMatchObject({ soldOutUntil: until, updated_by: 'thandi' });
  const soldOut = menuItem({ soldOutUntil: until });
  await setSoldOut(soldOut, undefined);
  expect(written(soldOut)).toMatchObject({ soldOutUntil: null });
});
