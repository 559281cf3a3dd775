import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Gazetteer } from './gazetteer';
import { nearestPlace, placeDetails } from './place-details';
import { searchPlaces } from './search-places';

const gazetteer: Gazetteer = JSON.parse(readFileSync(path.join(__dirname, '../../../data/za.json'), 'utf8'));

function first(input: string) {
  const [found] = searchPlaces(gazetteer, input);
  if (!found) throw new Error(`Nothing found for ${input}`);
  return found;
}

function component(id: string, type: string) {
  return placeDetails(gazetteer, id)?.addressComponents.find(({ types }) => types.includes(type));
}

test.each([
  ['8115 vilakazi', '8115 Vilakazi Street', 'Orlando West, Soweto, 1804, South Africa'],
  ['vilakazi street soweto', 'Vilakazi Street', 'Orlando West, Soweto, 1804, South Africa'],
  ['12 london rd', undefined, undefined],
  ['12 london road alex', '12 London Road', 'Alexandra, Johannesburg, 2090, South Africa'],
  ['5 fredman', '5 Fredman Drive', 'Sandton, Johannesburg, 2196, South Africa'],
  ['spine khaye', 'Spine Road', 'Khayelitsha, Cape Town, 7784, South Africa'],
  ['umla', 'Umlazi', 'Durban, KwaZulu-Natal, South Africa'],
  ['0122', 'Mamelodi', 'Pretoria, Gauteng, South Africa'],
  ['jóhannesburg', 'Johannesburg', 'Gauteng, South Africa'],
])('finds %j', (input, main, secondary) => {
  const [found] = searchPlaces(gazetteer, input);
  expect([found?.main, found?.secondary]).toEqual([main, secondary]);
});

test.each([
  'Orlando West',
  'Diepkloof',
  'Khayelitsha',
  'Alexandra',
  'Umlazi',
  'Mamelodi',
  'Gugulethu',
  'Mdantsane',
])('knows %s', (name) => {
  expect(first(name).main).toBe(name);
});

test.each(['', ' ', 'v', '8', 'zzzz', '12 zzzz'])('finds nothing for %j', (input) => {
  expect(searchPlaces(gazetteer, input)).toEqual([]);
});

test('places near the map come first', () => {
  const capeTown = { lat: -33.92, lng: 18.42 };
  expect(searchPlaces(gazetteer, 'main road', capeTown)[0]?.secondary).toContain('Cape Town');
});

test('no place is listed twice', () => {
  const ids = searchPlaces(gazetteer, 'main').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('details name every part of a street address', () => {
  const { id } = first('8115 vilakazi');
  expect(placeDetails(gazetteer, id)).toMatchObject({
    displayName: '8115 Vilakazi Street',
    formattedAddress: '8115 Vilakazi Street, Orlando West, Soweto, 1804, South Africa',
    types: ['street_address'],
  });
  expect(component(id, 'street_number')?.longText).toBe('8115');
  expect(component(id, 'route')?.longText).toBe('Vilakazi Street');
  expect(component(id, 'sublocality')?.longText).toBe('Orlando West');
  expect(component(id, 'locality')?.longText).toBe('Soweto');
  expect(component(id, 'postal_code')?.longText).toBe('1804');
  expect(component(id, 'country')).toMatchObject({ longText: 'South Africa', shortText: 'ZA' });
});

test('the same address is always in the same place, near the middle of its suburb', () => {
  const { id } = first('8115 vilakazi');
  const details = placeDetails(gazetteer, id);
  expect(placeDetails(gazetteer, id)).toEqual(details);
  expect(details?.location.lat).toBeCloseTo(-26.2385, 1);
  expect(details?.location.lng).toBeCloseTo(27.908, 1);
  expect(placeDetails(gazetteer, first('8116 vilakazi').id)?.location).not.toEqual(details?.location);
});

test('an unknown id has no details', () => {
  expect(placeDetails(gazetteer, 'local:|||')).toBeUndefined();
  expect(placeDetails(gazetteer, 'ChIJ123')).toBeUndefined();
});

test('a point has the nearest street of its suburb, and a town where there is none', () => {
  expect(nearestPlace(gazetteer, { lat: -26.2385, lng: 27.908 })?.formattedAddress).toContain('Orlando West');
  expect(nearestPlace(gazetteer, { lat: -32.35, lng: 22.58 })?.formattedAddress).toContain('Beaufort West');
});
