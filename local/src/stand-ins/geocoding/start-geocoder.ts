import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type LoopbackServer, serveLoopback } from '../../serve-loopback';
import type { Gazetteer } from '../maps/gazetteer';
import { placeDetails } from '../maps/place-details';
import { searchPlaces } from '../maps/search-places';

const MOST_RESULTS = 5;

/** What searching knows nothing of: the country, and postcodes of streets. */
function isKnown(part: string): boolean {
  return part !== '' && !/^(south africa|\d{4})$/i.test(part);
}

/** What an address may mean on the local map, as Google Geocoding writes it. */
export function geocoded(gazetteer: Gazetteer, address: string) {
  const parts = address.split(',').map((part) => part.trim());
  const found = searchPlaces(gazetteer, parts.filter(isKnown).join(' '));
  const line = parts[0]?.toLowerCase();
  const named = found.filter(({ main }) => main.toLowerCase() === line);
  const results = (named.length > 0 ? named : found).slice(0, MOST_RESULTS).flatMap(({ id }) => {
    const details = placeDetails(gazetteer, id);
    if (!details) return [];
    const { formattedAddress, types, location } = details;
    const geometry = {
      location,
      location_type: types.includes('street_address') ? 'ROOFTOP' : 'APPROXIMATE',
    };
    const partial = named.length === 0 && { partial_match: true };
    return [{ formatted_address: formattedAddress, types, geometry, ...partial }];
  });
  return { status: results.length > 0 ? 'OK' : 'ZERO_RESULTS', results };
}

/**
 * Stands in for Google Geocoding, https://maps.googleapis.com: the towns, suburbs and streets of the local map.
 * @param root the repository's folder
 */
export function startGeocoder(root: string): Promise<LoopbackServer> {
  const gazetteer = JSON.parse(readFileSync(path.join(root, 'local/data/za.json'), 'utf8')) as Gazetteer;
  return serveLoopback((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://local');
    if (request.method !== 'GET' || pathname !== '/maps/api/geocode/json') {
      response.writeHead(404).end();
      return;
    }
    const answer = searchParams.get('key')
      ? geocoded(gazetteer, searchParams.get('address') ?? '')
      : { status: 'REQUEST_DENIED', results: [] };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
}
