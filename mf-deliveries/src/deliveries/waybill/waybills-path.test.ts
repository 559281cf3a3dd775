import { MOST_WAYBILLS, waybillIDs, waybillsPath } from './waybills-path';

const idsOf = (path: string) => waybillIDs(new URL(path, 'https://fleetfoot.example').searchParams);

test('the address of waybills names its deliveries in their order, each once', () => {
  expect(idsOf(waybillsPath(['b', 'a-1', 'b']))).toEqual(['b', 'a-1']);
});

test('an address that somebody made up gives no path and no more sheets than fit', () => {
  expect(idsOf('/waybills')).toEqual([]);
  expect(idsOf('/waybills?ids=,a/b,c')).toEqual(['c']);
  const many = Array.from({ length: MOST_WAYBILLS + 5 }, (_, index) => `id-${index}`);
  expect(idsOf(waybillsPath(many))).toHaveLength(MOST_WAYBILLS);
});
