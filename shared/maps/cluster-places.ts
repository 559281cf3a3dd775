import type { Coordinates } from '../domain/geo';
import type { MapPlace } from './map-place';

/** What is drawn at one point: a place, or several that would lie on one another. */
export interface PlaceCluster {
  /** Of its places, in their order. */
  readonly id: string;
  readonly position: Coordinates;
  readonly places: readonly MapPlace[];
}

/** Places nearer to each other on the screen are one, in px. */
const NEAR_PX = 34;
/** From here on streets are wide enough for every pin, but for those at one point. */
const CLOSEST_CLUSTERED = 17;
const SAME_POINT_PX = 0.01;
const TILE_PX = 256;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a place lies on the map of the whole world at a zoom level, in px. */
function pointOf({ latitude, longitude }: Coordinates, zoom: number): Point {
  const size = TILE_PX * 2 ** zoom;
  const sine = Math.min(0.9999, Math.max(-0.9999, Math.sin((latitude * Math.PI) / 180)));
  return {
    x: size * (longitude / 360 + 0.5),
    y: size * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
}

interface Growing {
  readonly at: Point;
  readonly places: MapPlace[];
}

const cellOf = (at: number) => Math.floor(at / NEAR_PX);

const isCourier = ({ shape }: MapPlace) => shape === 'courier';

/** Whether no nearer look takes places apart. */
export function isOnePoint([first, ...others]: readonly MapPlace[]): boolean {
  return others.every(
    ({ position: { latitude, longitude } }) =>
      latitude === first?.position.latitude && longitude === first.position.longitude,
  );
}

function middleOf(places: readonly MapPlace[]): Coordinates {
  const mean = (part: keyof Coordinates) =>
    places.reduce((sum, { position }) => sum + position[part], 0) / places.length;
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}

/**
 * Puts together what would lie on one another at a zoom level. Each place joins the first one that is near; only neighbours are compared, so
 * that a thousand places take a few milliseconds. Couriers stay by themselves: they pass by the others.
 */
export function clusterPlaces(places: readonly MapPlace[], zoom: number): readonly PlaceCluster[] {
  const clusters: Growing[] = [];
  const reach = zoom >= CLOSEST_CLUSTERED ? SAME_POINT_PX : NEAR_PX;
  const cells = new Map<string, Growing[]>();
  for (const place of places.filter((one) => !isCourier(one))) {
    const at = pointOf(place.position, zoom);
    const [column, row] = [cellOf(at.x), cellOf(at.y)];
    const around = [-1, 0, 1].flatMap((right) =>
      [-1, 0, 1].flatMap((down) => cells.get(`${column + right} ${row + down}`) ?? []),
    );
    const isNear = ({ at: other }: Growing) => Math.hypot(other.x - at.x, other.y - at.y) < reach;
    const near = around.find(isNear);
    if (near) {
      near.places.push(place);
      continue;
    }
    const begun = { at, places: [place] };
    clusters.push(begun);
    const key = `${column} ${row}`;
    cells.set(key, [...(cells.get(key) ?? []), begun]);
  }
  const together = [
    ...clusters.map((cluster) => cluster.places),
    ...places.filter(isCourier).map((one) => [one]),
  ];
  return together.map((some) => ({
    id: some.map(({ id }) => id).join(' '),
    position: middleOf(some),
    places: some,
  }));
}
