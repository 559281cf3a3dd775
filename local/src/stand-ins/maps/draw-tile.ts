import type { BaseMapData, PlaceShape } from './base-map-data';
import { pixelsPerKm, TILE, type UnitPoint } from './projection';

export interface TileCoordinates {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

type Context = CanvasRenderingContext2D;
type ToPixels = (point: UnitPoint) => [number, number];

/** What a map is painted with. */
interface Paints {
  readonly sea: string;
  readonly land: string;
  readonly abroad: string;
  readonly coast: string;
  readonly town: string;
  readonly street: string;
  readonly road: string;
  readonly roadEdge: string;
  readonly name: string;
  readonly suburbName: string;
  readonly halo: string;
}

const LIGHT: Paints = {
  sea: '#aadaff',
  land: '#f4f3ef',
  abroad: '#e6e5e0',
  coast: '#c9c7c0',
  town: '#e9e7e1',
  street: '#fff',
  road: '#ffe08a',
  roadEdge: '#e8b84a',
  name: '#3c4043',
  suburbName: '#6b7280',
  halo: 'rgba(255,255,255,.9)',
};

const DARK: Paints = {
  sea: '#0e1a2b',
  land: '#1f2725',
  abroad: '#171d1b',
  coast: '#39433f',
  town: '#29322f',
  street: '#3a4541',
  road: '#5f5a48',
  roadEdge: '#3b3a31',
  name: '#d3dad7',
  suburbName: '#9ba8a3',
  halo: 'rgba(13,17,16,.85)',
};

const STREETS_FROM_ZOOM = 12;

function trace(context: Context, points: readonly UnitPoint[], toPixels: ToPixels): void {
  points.forEach((point, index) => {
    const [x, y] = toPixels(point);
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
}

function isNear([x, y]: [number, number], margin: number): boolean {
  return x > -margin && y > -margin && x < TILE + margin && y < TILE + margin;
}

/** Draws the countries and keeps what follows on land. */
function drawLand(context: Context, { land }: BaseMapData, toPixels: ToPixels, paints: Paints): void {
  context.strokeStyle = paints.coast;
  context.lineJoin = 'round';
  for (const { isHome, polygons } of land) {
    context.fillStyle = isHome ? paints.land : paints.abroad;
    for (const rings of polygons) {
      context.beginPath();
      for (const ring of rings) {
        trace(context, ring, toPixels);
        context.closePath();
      }
      context.fill('evenodd');
      context.stroke();
    }
  }
  context.beginPath();
  for (const ring of land.flatMap(({ polygons }) => polygons.flat())) {
    trace(context, ring, toPixels);
    context.closePath();
  }
  context.clip();
}

function drawStreets(
  context: Context,
  at: [number, number],
  radius: number,
  step: number,
  hash: number,
): void {
  context.save();
  context.clip();
  context.translate(...at);
  context.rotate(((hash % 90) * Math.PI) / 180);
  context.beginPath();
  for (let offset = -radius; offset <= radius; offset += step) {
    context.moveTo(offset, -radius);
    context.lineTo(offset, radius);
    context.moveTo(-radius, offset * 1.6);
    context.lineTo(radius, offset * 1.6);
  }
  context.stroke();
  context.restore();
}

function drawPlace(
  context: Context,
  { place, at, hash }: PlaceShape,
  zoom: number,
  toPixels: ToPixels,
  paints: Paints,
): void {
  const centre = toPixels(at);
  const km = place.suburb ? 1.9 : Math.min(9, Math.max(0.9, Math.sqrt(place.people) / 90));
  const scale = pixelsPerKm(zoom, place.lat);
  const radius = km * scale;
  if (radius < 1.5 || !isNear(centre, radius)) return;
  context.fillStyle = paints.town;
  context.beginPath();
  context.arc(...centre, radius, 0, 2 * Math.PI);
  context.fill();
  if (zoom < STREETS_FROM_ZOOM || km > 4) return;
  context.strokeStyle = paints.street;
  context.lineWidth = zoom > 14 ? 4 : zoom > 12 ? 2 : 1;
  drawStreets(context, centre, radius, 0.19 * scale, hash);
}

function drawRoads(
  context: Context,
  { roads }: BaseMapData,
  zoom: number,
  toPixels: ToPixels,
  paints: Paints,
): void {
  const scale = zoom < 8 ? 0.5 : zoom < 11 ? 0.8 : 1.4;
  for (const [color, width] of [
    [paints.roadEdge, 4],
    [paints.road, 2.4],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = width * scale;
    for (const road of roads) {
      context.beginPath();
      trace(context, road, toPixels);
      context.stroke();
    }
  }
}

function drawNames(
  context: Context,
  labels: readonly PlaceShape[],
  toPixels: ToPixels,
  paints: Paints,
): void {
  context.textAlign = 'center';
  context.lineWidth = 3;
  context.strokeStyle = paints.halo;
  for (const { place, at } of labels) {
    const [x, y] = toPixels(at);
    if (!isNear([x, y], 120)) continue;
    const isCity = place.people > 400_000;
    context.font = `${isCity ? '600 13px' : '400 11px'} system-ui, sans-serif`;
    context.fillStyle = place.suburb ? paints.suburbName : paints.name;
    context.strokeText(place.name, x, y + 4);
    context.fillText(place.name, x, y + 4);
  }
}

/** Paints one tile: sea, land, towns with a hint of streets, main roads, names. */
export function drawTile(
  context: Context,
  { x, y, z }: TileCoordinates,
  data: BaseMapData,
  labels: readonly PlaceShape[],
  isDark: boolean,
): void {
  const paints = isDark ? DARK : LIGHT;
  const size = TILE * 2 ** z;
  const toPixels: ToPixels = (point) => [point[0] * size - x * TILE, point[1] * size - y * TILE];
  context.fillStyle = paints.sea;
  context.fillRect(0, 0, TILE, TILE);
  context.save();
  drawLand(context, data, toPixels, paints);
  for (const place of data.places) drawPlace(context, place, z, toPixels, paints);
  drawRoads(context, data, z, toPixels, paints);
  context.restore();
  drawNames(context, labels, toPixels, paints);
}
