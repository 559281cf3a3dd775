import { countDocuments, fetchCollection } from '@fleetfoot/shared/firebase';
import { fakeServices, fakeSessionOfNew } from '@fleetfoot/shared/testing';
import { restaurantFixture } from '../../testing/restaurant-fixture';
import { readMenuDay } from './menu-day';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual('@fleetfoot/shared/firebase'),
  countDocuments: jest.fn(),
  fetchCollection: jest.fn(),
}));

const NOW = new Date('2026-11-25T12:00:00Z');

function services() {
  return fakeServices({ session: fakeSessionOfNew(), now: jest.fn(() => NOW) });
}

async function figuresOf(soldOut: Readonly<Record<string, number>>, shell = services()) {
  jest
    .mocked(fetchCollection)
    .mockResolvedValue(Object.keys(soldOut).map((id) => restaurantFixture({ id })) as never);
  jest.mocked(countDocuments).mockImplementation(async ({ path, range }) => {
    expect(range).toEqual({ field: 'soldOutUntil', from: NOW });
    return soldOut[path.split('/')[1] ?? ''] ?? 0;
  });
  const { figures = [] } = await readMenuDay(shell);
  return figures.map(({ value, label, path }) => [`${value} ${label}`, path]);
}

test('items that are sold out at the moment lead to the one menu that they are on', async () => {
  expect(await figuresOf({ marula: 0, kasi: 1 })).toEqual([['1 item sold out', '/restaurants/kasi/menu']]);
});

test('items of several menus are summed up', async () => {
  expect(await figuresOf({ marula: 2, kasi: 1 })).toEqual([['3 items sold out', '/restaurants']]);
});

test('no restaurant, and nothing sold out, is no figure', async () => {
  expect(await figuresOf({})).toEqual([]);
  expect(await figuresOf({ marula: 0 })).toEqual([]);
});

test('of more restaurants than are counted, at least so many items are told', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 11 }, (_, index) => [`r${index}`, index === 0 ? 1 : 0]),
  );
  expect(await figuresOf(many)).toEqual([['1+ items sold out', '/restaurants']]);
});

test('restaurants are read once in ten minutes, of each organisation', async () => {
  const shell = services();
  jest.mocked(fetchCollection).mockClear();
  await figuresOf({ kasi: 1 }, shell);
  expect(await figuresOf({ kasi: 2 }, shell)).toEqual([['2 items sold out', '/restaurants/kasi/menu']]);
  expect(fetchCollection).toHaveBeenCalledTimes(1);
  shell.now.mockReturnValue(new Date(NOW.getTime() + 11 * 60_000));
  jest.mocked(countDocuments).mockResolvedValue(0);
  await readMenuDay(shell);
  await readMenuDay(services());
  expect(fetchCollection).toHaveBeenCalledTimes(3);
});
