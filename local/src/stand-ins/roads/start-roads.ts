import type { IncomingMessage } from 'node:http';
import { type LoopbackServer, serveLoopback } from '../../serve-loopback';

/** Decimal degrees. */
interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_M = 6_371_000;
/** Roads are longer than the straight line, the less so the further one goes. */
const CITY = { factor: 1.35, kmPerHour: 32 };
const COUNTRY = { factor: 1.2, kmPerHour: 85 };
const CITY_M = 30_000;
/** Corners of the country that the local map shows; beyond them there are no roads. */
const SOUTH_WEST: Place = { latitude: -35, longitude: 16 };
const NORTH_EAST: Place = { latitude: -22, longitude: 33 };

function metresBetween(from: Place, to: Place): number {
  const [north, east, middle] = [
    to.latitude - from.latitude,
    to.longitude - from.longitude,
    (from.latitude + to.latitude) / 2,
  ].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number];
  const half = Math.sin(north / 2) ** 2 + Math.cos(middle) ** 2 * Math.sin(east / 2) ** 2;
  return 2 * EARTH_M * Math.asin(Math.sqrt(half));
}

function isOnTheMap({ latitude, longitude }: Place): boolean {
  return (
    latitude >= SOUTH_WEST.latitude &&
    latitude <= NORTH_EAST.latitude &&
    longitude >= SOUTH_WEST.longitude &&
    longitude <= NORTH_EAST.longitude
  );
}

/** A road between two places, as Google Routes writes it; `undefined` where there is none. */
export function roadBetween(from: Place, to: Place) {
  if (!isOnTheMap(from) || !isOnTheMap(to)) return undefined;
  const straight = metresBetween(from, to);
  const city = Math.min(straight, CITY_M) * CITY.factor;
  const country = Math.max(0, straight - CITY_M) * COUNTRY.factor;
  const hours = city / 1000 / CITY.kmPerHour + country / 1000 / COUNTRY.kmPerHour;
  return { distanceMeters: Math.round(city + country), duration: `${Math.round(hours * 3600)}s` };
}

interface Asked {
  readonly origin: { readonly location: { readonly latLng: Place } };
  readonly destination: { readonly location: { readonly latLng: Place } };
}

async function bodyOf(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Asked;
}

/** Stands in for Google Routes, https://routes.googleapis.com: straight lines over the local map, at the length and the speed of roads. */
export function startRoads(): Promise<LoopbackServer> {
  return serveLoopback(async (request, response) => {
    const isKnown = request.method === 'POST' && request.url === '/directions/v2:computeRoutes';
    if (!isKnown || !request.headers['x-goog-api-key'] || !request.headers['x-goog-fieldmask']) {
      response.writeHead(isKnown ? 403 : 404).end();
      return;
    }
    const { origin, destination } = await bodyOf(request);
    const road = roadBetween(origin.location.latLng, destination.location.latLng);
    response.writeHead(200, { 'content-type': 'application/json' });
    // Google leaves the list out where there is no way.
    response.end(JSON.stringify(road ? { routes: [road] } : {}));
  });
}
