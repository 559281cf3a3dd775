import { MAP } from '../../../texts/english/map';
import { sayBy } from '../../../texts/page-language';
import { delivery } from '../../testing/delivery';
import { deliveriesText } from '../list-summary';
import { deliveryAt, mapPlaces, mapSummary } from './map-places';

const NOW = new Date('2026-02-03T12:10:00Z').getTime();
const NOBODY = new Map();
const WORDS = { texts: MAP, deliveries: deliveriesText, say: sayBy(undefined) };

test('a delivery has a square where it is fetched and a drop where it goes, each with its name and status', () => {
  expect(mapPlaces([delivery()], NOBODY, NOW, WORDS)).toEqual([
    {
      ...{ id: 'pickup -33.92210 18.41970', shape: 'pickup', tone: 'info', sign: undefined, count: 1 },
      position: { latitude: -33.9221, longitude: 18.4197 },
      label: 'Pickup of ORD-1001: Created',
      deliveryIDs: ['delivery-1'],
    },
    expect.objectContaining({ shape: 'dropoff', label: 'Drop-off of ORD-1001: Created' }),
  ]);
});

test('stops at one point are one place, in the look of the delivery that needs somebody most', () => {
  const deliveries = ['Delivered', 'Failed', 'Created'].map((status, index) =>
    delivery({ id: `d${index}`, status, dropoff_latitude: -33 - index }),
  );
  const places = mapPlaces(deliveries, NOBODY, NOW, WORDS);
  expect(places).toHaveLength(4);
  const [pickup] = places;
  // One of them is still to be fetched.
  expect(pickup).toMatchObject({ count: 3, tone: 'info', label: 'Pickup of 3 deliveries' });
  expect(['', 'd0', 'd2'].map((shown) => pickup && deliveryAt([pickup], shown))).toEqual(['d0', 'd1', 'd0']);
  const [, first, second] = places;
  const apart = first && second ? [first, second] : [];
  expect(['', 'd0', 'd1'].map((shown) => deliveryAt(apart, shown))).toEqual(['d0', 'd1', 'd0']);
});

test.each([
  ['late', { pickup_time: new Date(NOW - 3_600_000) }, 'warning', 'problem'],
  ['delivered', { status: 'Delivered' }, 'success', 'done'],
  ['on its way', { status: 'Collected' }, 'accent', undefined],
  ['in a status of a later release', { status: 'Teleported' }, 'neutral', undefined],
])('a delivery that is %s is told by tone and sign', (_, changes, tone, sign) => {
  expect(mapPlaces([delivery(changes)], NOBODY, NOW, WORDS)[1]).toMatchObject({ tone, sign });
});

test('a stop that was removed or has no coordinates is left out, and counted', () => {
  const deliveries = [
    delivery(),
    delivery({ id: 'b', dropoff_address: '', pickup_address: '' }),
    delivery({ id: 'c', dropoff_latitude: 'north', pickup_longitude: 999 }),
  ];
  const places = mapPlaces(deliveries, NOBODY, NOW, WORDS);
  expect(places).toHaveLength(2);
  expect(mapSummary(deliveries, places, WORDS)).toBe(
    '1 delivery on the map: squares are pickups, drops are drop-offs. 2 deliveries have no place on it.',
  );
});

/** The couriers of deliveries, at one point. */
function at(ids: readonly string[], seconds = 10) {
  const moment = new Date(NOW - seconds * 1_000);
  const position = { latitude: -33.92, longitude: 18.4, at: moment, updated_at: moment };
  return new Map(ids.map((id) => [id, { id, ...position }]));
}

test('a courier on the road has a bike with what they carry, in the tone of what needs somebody most', () => {
  const deliveries = ['Collected', 'Returning', 'Delivered'].map((status, index) =>
    delivery({ id: `d${index}`, status, dropoff_latitude: -33 - index }),
  );
  const couriers = at(['d0', 'd1', 'd2']);
  const [first] = deliveries;
  const alone = mapPlaces(first ? [first] : [], couriers, NOW, WORDS);
  expect(alone[2]).toEqual({
    ...{ id: 'courier d0', shape: 'courier', tone: 'accent', sign: undefined, count: 1 },
    position: { latitude: -33.92, longitude: 18.4 },
    label: 'Courier of ORD-1001: Collected',
    deliveryIDs: ['d0'],
  });
  expect(mapSummary(deliveries.slice(0, 1), alone, WORDS)).toContain('drop-offs. Bikes are couriers.');
  const together = mapPlaces(deliveries, couriers, NOW, WORDS).filter(({ shape }) => shape === 'courier');
  expect(together).toMatchObject([{ id: 'courier d0 d1', label: 'Courier of 2 deliveries', count: 2 }]);
});

test('a courier of whom nobody has heard for a quarter of an hour is left out', () => {
  const deliveries = [delivery({ status: 'Collected' })];
  const shapesAfter = (seconds: number) =>
    mapPlaces(deliveries, at(['delivery-1'], seconds), NOW, WORDS).map(({ shape }) => shape);
  expect(shapesAfter(899)).toContain('courier');
  expect(shapesAfter(901)).not.toContain('courier');
});
