import { BOOK_PLACES, freePlaces, placesFor } from './places';

const ATTEMPT = { changeID: 'AbcdEfghIjklMnopQrst' };

const known = (...ids: readonly string[]) => ids.map((id) => ({ id }));
const numbered = (count: number) => known(...freePlaces(BOOK_PLACES, new Set()).slice(0, count));

test('free places have their digits, and leave out what is taken', () => {
  expect(freePlaces({ count: 4, digits: 1 }, new Set(['1', 'old']))).toEqual(['0', '2', '3']);
  expect(freePlaces({ count: 12, digits: 3 }, new Set(), 10).slice(0, 4)).toEqual([
    ...['010', '011', '000', '001'],
  ]);
});

test('a thousand places begin where the attempt does, each time the same', () => {
  const places = placesFor(ATTEMPT, []);
  expect(new Set(places).size).toBe(1000);
  expect(places.every((id) => /^\d{3}$/.test(id))).toBe(true);
  expect(placesFor(ATTEMPT, [])).toEqual(places);
  const begins = Array.from({ length: 200 }, (_, index) => placesFor({ changeID: `attempt${index}` }, [])[0]);
  expect(new Set(begins).size).toBeGreaterThan(150);
});

test('places of what is there are left out, and so are reserved ones', () => {
  const [first = '', second = '', third = ''] = placesFor(ATTEMPT, []);
  expect(placesFor(ATTEMPT, known(first, 'of-another-system'), [second])[0]).toBe(third);
});

test('an attempt that is there already finds itself', () => {
  const found = [{ id: '042', changeID: ATTEMPT.changeID }, ...known('043')];
  expect(placesFor({ ...ATTEMPT, formerID: '007' }, found)).toEqual(['042']);
});

test('a place that something had comes first when it comes back, where it is one, also before its deletion is told', () => {
  const back = { ...ATTEMPT, formerID: '042' };
  expect(placesFor(back, [], ['042'])[0]).toBe('042');
  expect(new Set(placesFor(back, [])).size).toBe(1000);
  expect(placesFor(back, known('042', '043'))).toEqual(placesFor(back, known('043')));
  expect(placesFor({ ...ATTEMPT, formerID: 'shop' }, [])).toEqual(placesFor(ATTEMPT, []));
  expect(placesFor({ ...ATTEMPT, formerID: '0042' }, [])).not.toContain('0042');
});

test('a full book has no place, counting what has another id, but for what comes back', () => {
  expect(placesFor(ATTEMPT, numbered(1000))).toEqual([]);
  const full = [...numbered(999), ...known('of-another-system')];
  expect(placesFor(ATTEMPT, full)).toEqual([]);
  expect(placesFor({ ...ATTEMPT, formerID: '999' }, full)).toEqual(['999']);
  expect(placesFor({ ...ATTEMPT, formerID: '999' }, numbered(1000))).toEqual(['999']);
  expect(placesFor(ATTEMPT, numbered(999))).toEqual(['999']);
});
