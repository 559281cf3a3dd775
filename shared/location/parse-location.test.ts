import { parseLocation } from './parse-location';

function at(latitude: number, longitude: number) {
  const coordinates = { latitude: expect.closeTo(latitude, 5), longitude: expect.closeTo(longitude, 5) };
  return { kind: 'coordinates', coordinates, words: expect.any(String), isCode: expect.any(Boolean) };
}

/** Stops of Google's directions: with degrees, the longitude first, and without any. */
const FROM = '!1m5!1m1!1s0x1e95!2m2!1d27.86!2d-26.25';
const TO = '!1m5!1m1!1s0x1e96!2m2!1d28.0473!2d-26.2041';
const NOWHERE = '!1m0';
const DATA = 'data=!3m1!4b1!4m6!3m5!1s0x1e95!8m2!3d-26.2387!4d27.9082!16zL20';

test.each([
  ['-26.2041, 28.0473', -26.2041, 28.0473],
  ['-26.2041,28.0473', -26.2041, 28.0473],
  ['  −26.2041   28.0473 ', -26.2041, 28.0473],
  ['(-26.2041, 28.0473)', -26.2041, 28.0473],
  ['Location: -26.2041, 28.0473', -26.2041, 28.0473],
  ['Location -26.20410, 28.04730', -26.2041, 28.0473],
  ['-26,2041; 28,0473', -26.2041, 28.0473],
  ['-26,2041, 28,0473', -26.2041, 28.0473],
  ['26.2041S, 28.0473E', -26.2041, 28.0473],
  ['S26.2041 E28.0473', -26.2041, 28.0473],
  ['28.0473° E, 26.2041° S', -26.2041, 28.0473],
  ['26°12\'14.8"S 28°02\'50.3"E', -26.204111, 28.047306],
  ['26° 12′ 14.8″ S, 28° 2′ 50.3″ E', -26.204111, 28.047306],
  ["26°12''S 28°02'E", undefined, undefined],
  ["26°12.25'S 28°02.84'E", -26.204167, 28.047333],
  ['5G5CQ4XV+2X', -26.202438, 28.144937],
  ['5g5cq4xv+2x Kempton Park', -26.202438, 28.144937],
  ['https://www.google.com/maps/@-26.2041,28.0473,17z', -26.2041, 28.0473],
  ['https://www.google.com/maps/place/Soweto/@-26.25,27.85,13z', -26.25, 27.85],
  [`https://www.google.com/maps/place/Vilakazi/@-26.25,27.85,17z/${DATA}?entry=ttu`, -26.2387, 27.9082],
  ['https://www.google.co.za/maps/search/-26.2041,+28.0473?sa=X', -26.2041, 28.0473],
  [
    "https://www.google.com/maps/place/26%C2%B012'14.8%22S+28%C2%B002'50.3%22E/@-26,28,9z",
    -26.204111,
    28.047306,
  ],
  ['https://maps.google.com/?q=-26.2041,28.0473', -26.2041, 28.0473],
  ['Location: https://maps.google.com/?q=-26.2041,28.0473 the blue gate', -26.2041, 28.0473],
  ['https://www.google.com/maps/search/?api=1&query=-26.2041%2C28.0473', -26.2041, 28.0473],
  ['https://www.google.com/maps/dir/?api=1&destination=-26.2041,28.0473', -26.2041, 28.0473],
  ['https://maps.google.com/?q=5G5CQ4XV%2B2X', -26.202438, 28.144937],
  ['https://plus.codes/5G5CQ4XV+2X', -26.202438, 28.144937],
  ['https://maps.apple.com/?ll=-26.2041,28.0473&q=Dropped%20Pin', -26.2041, 28.0473],
  ['https://maps.apple.com/place?coordinate=-26.2041,28.0473&name=x', -26.2041, 28.0473],
  ['https://waze.com/ul?ll=-26.2041%2C28.0473&navigate=yes', -26.2041, 28.0473],
  ['https://www.openstreetmap.org/?mlat=-26.2041&mlon=28.0473#map=17', -26.2041, 28.0473],
  ['maps.google.com/?q=-26.2041,28.0473', -26.2041, 28.0473],
  ['www.google.com/maps/@-26.2041,28.0473,17z', -26.2041, 28.0473],
  ['https://www.google.com/maps/dir/-26.25,27.86/-26.2041,28.0473/@-26.22,27.95,12z', -26.2041, 28.0473],
  ['https://www.google.com/maps/dir//-26.2041,28.0473', -26.2041, 28.0473],
  ['https://www.google.com/maps/dir/-26.25,27.86/-26.2041,28.0473/', -26.2041, 28.0473],
  [
    `https://www.google.com/maps/dir/Soweto/Marshalltown/@-26.2,27.9,12z/data=!4m13!4m12${FROM}${TO}!3e0`,
    -26.2041,
    28.0473,
  ],
  [
    `https://www.google.com/maps/dir/Soweto/-26.2041,28.0473/@-26.2,27.9,12z/data=!4m8${FROM}${NOWHERE}`,
    -26.2041,
    28.0473,
  ],
  ['https://maps.google.com/?saddr=-26.25,27.86&daddr=-26.2041,28.0473', -26.2041, 28.0473],
  ['https://maps.google.com/?q=loc:-26.2041,28.0473', -26.2041, 28.0473],
  ['https://www.waze.com/live-map/directions?to=ll.-26.2041%2C28.0473', -26.2041, 28.0473],
  ['https://www.openstreetmap.org/#map=17/-26.2041/28.0473', -26.2041, 28.0473],
  ['https://maps.google.com/?q=5G5CQ4XV+2X+Kempton+Park', -26.202438, 28.144937],
  ['See https://maps.google.com/?q=-26.2041,28.0473.', -26.2041, 28.0473],
  ['https://maps.google.com/?q=-26.2041,28.0473, Soweto', -26.2041, 28.0473],
  ['S 26.2041 E 28.0473', -26.2041, 28.0473],
  ["S 26° 12.246' E 28° 2.838'", -26.2041, 28.0473],
  ['26º12\'14.8"S 28º02\'50.3"E', -26.204111, 28.047306],
  ['Lat: -26.2041, Long: 28.0473', -26.2041, 28.0473],
  ['Latitude -26.2041 longitude 28.0473', -26.2041, 28.0473],
  ['geo:-26.2041,28.0473', -26.2041, 28.0473],
  ['geo:-26,28;u=35', -26, 28],
  ['geo:0,0?q=-26.2041,28.0473(Thandi)', -26.2041, 28.0473],
  ['geo:-26.2041,28.0473?q=12%20Vilakazi%20Street', -26.2041, 28.0473],
])('%s is a place', (text, latitude, longitude) => {
  const expected = latitude === undefined || longitude === undefined ? undefined : at(latitude, longitude);
  expect(parseLocation(text)).toEqual(expected);
});

test.each([
  ['4GRQ+2X Soweto', { kind: 'short-code', code: '4GRQ+2X', place: 'Soweto' }],
  ['Orlando West, Soweto, 4GRQ+2X', { kind: 'short-code', code: '4GRQ+2X', place: 'Orlando West, Soweto' }],
  ['4GRQ+2X', { kind: 'short-code', code: '4GRQ+2X', place: '' }],
  [
    'https://www.google.com/maps/place/4GRQ%2B2X+Soweto/',
    { kind: 'short-code', code: '4GRQ+2X', place: 'Soweto' },
  ],
  ['https://maps.app.goo.gl/abc123?g_st=iw', { kind: 'short-link' }],
  ['maps.app.goo.gl/abc123', { kind: 'short-link' }],
  ['https://goo.gl/maps/abc123', { kind: 'short-link' }],
  ['https://www.google.com/maps/place/Soweto', { kind: 'no-place' }],
  ['https://maps.google.com/?q=4GRQ+2X', { kind: 'short-code', code: '4GRQ+2X', place: '' }],
  ['https://www.google.com/maps/dir/Soweto/Marshalltown/@-26.2,27.9,12z', { kind: 'no-place' }],
  ['https://www.google.com/maps/dir/-26.25,27.86/Marshalltown/@-26.2,27.9,12z', { kind: 'no-place' }],
  ['https://www.google.com/maps/dir/-26.25,27.86//@-26.2,27.9,12z', { kind: 'no-place' }],
  [
    `https://www.google.com/maps/dir/Soweto/Market/@-26.2,27.9,12z/data=!4m8${FROM}${NOWHERE}`,
    { kind: 'no-place' },
  ],
  ['https://www.google.com/maps/search/pharmacy/@-26.2,27.9,12z', { kind: 'no-place' }],
  ['https://maps.google.com/?q=pharmacy&ll=-26.2,27.9', { kind: 'no-place' }],
  ['https://maps.apple.com/?q=pharmacy&sll=-26.2,27.9', { kind: 'no-place' }],
  ['https://maps.apple.com/?daddr=Soweto&ll=-26.2,27.9', { kind: 'no-place' }],
  ['https://www.waze.com/live-map/directions?to=place.w.1', { kind: 'no-place' }],
  ['51.5007, -0.1246', { kind: 'outside' }],
  ['28.0473, -26.2041', { kind: 'outside' }],
  ['26.2041, 28.0473', { kind: 'outside' }],
  ['https://maps.google.com/?q=51.5007,-0.1246', { kind: 'outside' }],
  ['geo:0,0', { kind: 'outside' }],
  ['9C3XGV00+22', undefined],
  ['9C3XGVMF+22', { kind: 'outside' }],
])('%s is told from a place: %j', (text, expected) => {
  expect(parseLocation(text)).toEqual(
    expected && { ...(!('code' in expected) && { words: '' }), ...expected },
  );
});

test.each([
  ['5g5cq4xv+2x Kempton Park', 'Kempton Park', true],
  ['5G5CQ4XV+2X', '', true],
  ['Location: https://maps.google.com/?q=-26.2041,28.0473 the blue gate', 'the blue gate', false],
  ['https://maps.google.com/?q=-26.2041,28.0473, Soweto', 'Soweto', false],
  ['Pinetown gate: https://maps.google.com/?q=5G5CQ4XV+2X.', 'Pinetown gate', false],
  ['maps.google.com/?q=5G5CQ4XV+2X', '', false],
  ['-26.2041, 28.0473', '', false],
])('%s has %j beside its place, and is a code in words: %s', (text, words, isCode) => {
  expect(parseLocation(text)).toMatchObject({ kind: 'coordinates', words, isCode });
});

test.each([
  ['12 Vilakazi Street, Soweto https://maps.app.goo.gl/x7Yp', 'short-link', '12 Vilakazi Street, Soweto'],
  ['Soweto: https://www.google.com/maps/place/Soweto', 'no-place', 'Soweto'],
  ['9C3XGVMF+22 Main Road', 'outside', 'Main Road'],
])('%s is a %s, and has words beside it', (text, kind, words) => {
  expect(parseLocation(text)).toEqual({ kind, words });
});

test('the words beside the link of a short code are its place', () => {
  expect(parseLocation('Soweto https://maps.google.com/?q=4GRQ+2X')).toMatchObject({ place: 'Soweto' });
});

test.each([
  '',
  'Erf 45+46 Main Road, Sandton',
  '22+24 Long Street, Cape Town',
  'Units 22+23, 5 Main Road',
  'Erven 2345+67, Main Road',
  '12, 14 Long Street',
  '12,14',
  '26 28',
  '12.5 Long Street',
  'Unit 4, 12 Vilakazi Street, Orlando West, 1804',
  '082 123 4567',
  '+27 82 123 4567',
  'Cafe+Bar, Melville',
  'https://shop.example/orders/12',
  'https://',
  'http://%',
  'geo:',
  'geo:north',
  '91.5, 28.5',
  '-26.2041S, 28.0473E',
  '26.2041S, 28.0473N',
  "26°61'S 28°02'E",
  'javascript:alert(1)',
  'data:text/html,-26.2,28.0',
])('%j is left to the search', (text) => {
  expect(parseLocation(text)).toBeUndefined();
});

/** Pieces that the expressions look for, over and over: what makes a slow expression slow. */
const HOSTILE = [
  '1',
  '1.1',
  ' ',
  ',',
  '-',
  '°',
  "'",
  'S',
  '2',
  '2+',
  'C',
  '(',
  '!3d1.1',
  '@1.1,',
  '%',
  'q=',
  '!1d1.1!2d1.1',
  'S1',
  '.',
  '/',
  '\t',
];

test.each(
  HOSTILE.flatMap((piece) => ['', 'geo:', 'https://maps.google.com/'].map((start) => [start, piece])),
)('%s with %j a hundred thousand times is read before the limit of a test', (start, piece) => {
  parseLocation(`${start}${piece.repeat(4_000 / piece.length)}`.slice(0, 3_999));
  parseLocation(`${start}${piece.repeat(100_000)}`);
  expect(parseLocation('-26.2, 27.9')).toBeDefined();
});

test('a pasted text never throws, and no place is outside the country', () => {
  let seed = 66;
  const next = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % most;
  };
  const pieces = [
    ...HOSTILE,
    '-26.2',
    '28.04',
    'https://',
    'maps.google.com/',
    '?',
    '4GRQ+2X',
    '5G5CQ4XV+2X',
    '\u0000',
    '😀',
  ];
  for (let round = 0; round < 5_000; round += 1) {
    const text = Array.from({ length: 1 + next(8) }, () => pieces[next(pieces.length)]).join('');
    const found = parseLocation(text);
    if (found?.kind !== 'coordinates') continue;
    expect(found.coordinates.latitude).toBeLessThan(-20);
    expect(found.coordinates.longitude).toBeGreaterThan(14);
  }
});
