import { clusterPlaces } from './cluster-places';
import type { MapPlace } from './map-place';

function place(id: string, latitude: number, longitude: number): MapPlace {
  return {
    ...{ id, label: id, position: { latitude, longitude } },
    ...{ shape: 'dropoff', tone: 'info', count: 1 },
  };
}

/** A few hundred metres, and as many kilometres, apart. */
const PLACES = [place('a', -33.92, 18.42), place('b', -33.922, 18.423), place('c', -33.98, 18.9)];
const idsAt = (zoom: number) => clusterPlaces(PLACES, zoom).map(({ id }) => id);

test('places that would lie on one another are one, until they are looked at from near', () => {
  expect(idsAt(5)).toEqual(['a b c']);
  expect(idsAt(11)).toEqual(['a b', 'c']);
  expect(idsAt(16)).toEqual(['a', 'b', 'c']);
});

test('places together lie in the middle of them', () => {
  const [both] = clusterPlaces(PLACES.slice(0, 2), 10);
  expect(both?.position.latitude).toBeCloseTo(-33.921);
  expect(both?.position.longitude).toBeCloseTo(18.4215);
});

test('places stay apart where streets are wide enough for every pin', () => {
  expect(clusterPlaces([place('a', -33.92, 18.42), place('b', -33.920_001, 18.42)], 17)).toHaveLength(2);
});

test('places at one point are one at every zoom', () => {
  expect(clusterPlaces([place('a', -33.92, 18.42), place('b', -33.92, 18.42)], 19)).toHaveLength(1);
});

test('a thousand places keep their number, whatever the zoom', () => {
  const many = Array.from({ length: 1_000 }, (_, index) =>
    place(`p${index}`, -34 + (index % 40) / 50, 18 + Math.floor(index / 40) / 50),
  );
  for (const zoom of [3, 8, 12]) {
    const clusters = clusterPlaces(many, zoom);
    expect(clusters.flatMap(({ places }) => places)).toHaveLength(1_000);
  }
});

test('a courier stays apart from the places that they pass by, and is drawn after them', () => {
  const courier: MapPlace = { ...place('bike', -33.92, 18.42), shape: 'courier' };
  expect(clusterPlaces([courier, ...PLACES], 5).map(({ id }) => id)).toEqual(['a b c', 'bike']);
});
