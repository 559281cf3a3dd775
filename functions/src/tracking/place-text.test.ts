import { placeIn } from './place-text';

const PLACE = { latitude: -26.2386, longitude: 27.9088 };

test.each([
  '-26.2386, 27.9088',
  ' (-26.2386,27.9088) ',
  '-26.2386 27.9088',
  '-26.2386;27.9088',
  'https://www.google.com/maps/search/?api=1&query=-26.2386,27.9088',
  'https://www.google.com/maps/search/?api=1&query=-26.2386%2C27.9088',
  'https://maps.google.com/?q=loc:-26.2386,+27.9088',
  'https://www.google.com/maps/place/Home/@-26.3,27.8,17z/data=!3d-26.2386!4d27.9088',
  'https://www.google.com/maps/@-26.2386,27.9088,17z',
  'https://maps.apple.com/?ll=-26.2386,27.9088&q=Home',
  'https://www.openstreetmap.org/?mlat=-26.2386&mlon=27.9088#map=19/-26/27',
  'geo:-26.2386,27.9088?z=17',
])('the place in %j is found', (text) => {
  expect(placeIn(text)).toEqual(PLACE);
});

test.each([
  '',
  'at the corner',
  'https://maps.app.goo.gl/abcDEF123',
  '7166 Vilakazi Street, 1804',
  '-96.2386, 27.9088',
  '-26.2386, 277.9088',
  '-26.2386',
  '%E0%A4%A',
  `${'1'.repeat(5_000)},${'1'.repeat(5_000)}`,
])('there is no place in %j', (text) => {
  expect(placeIn(text)).toBeUndefined();
});
