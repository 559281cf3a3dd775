import type { Coordinates } from '@fleetfoot/shared/domain';
import { defineSecret, defineString } from 'firebase-functions/params';
import * as v from 'valibot';
import { isLoopback } from '../platform/loopback';

/** Key of Google's Routes API. */
export const roadsKey = defineSecret('ROUTES_API_KEY');
const apiBase = defineString('ROUTES_API_BASE', {
  default: '',
  description: 'Leave empty. Address of a stand-in for Google Routes on this machine, in local development.',
});

const GOOGLE = 'https://routes.googleapis.com';
const TIMEOUT_MS = 4_000;

/** A way by road: whole metres and seconds. */
export interface Road {
  readonly metres: number;
  readonly seconds: number;
}

/** `no_road`: there is none between two places. `unavailable`: nobody could say, and may later. */
export type NoRoad = 'no_road' | 'unavailable';

/** Roads, whoever measures them. */
export interface RoadsPort {
  measure(from: Coordinates, to: Coordinates): Promise<Road | NoRoad>;
}

/** https://developers.google.com/maps/documentation/routes/reference/rest/v2/TopLevel/computeRoutes */
const AnswerSchema = v.object({
  routes: v.optional(
    v.array(
      v.object({
        // Left out where it is 0: both ends are at the same place.
        distanceMeters: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
        duration: v.pipe(
          v.string(),
          v.regex(/^\d+(\.\d+)?s$/),
          v.transform((text) => Math.round(Number.parseFloat(text))),
        ),
      }),
    ),
    [],
  ),
});

const place = (latLng: Coordinates) => ({ location: { latLng } });

/**
 * Google's Routes API. Without traffic: the same trip costs the same at every time of day.
 * @param base where a stand-in on this machine listens; empty for Google
 * @throws Error for another machine: a key goes to nobody but Google
 */
export function googleRoads(key: string, base = ''): RoadsPort {
  if (base !== '' && !isLoopback(new URL(base).hostname)) {
    throw new Error('ROUTES_API_BASE must be empty or on this machine.');
  }
  return {
    async measure(from, to) {
      try {
        const response = await fetch(`${base || GOOGLE}/directions/v2:computeRoutes`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-goog-api-key': key,
            // Fields cost: more than these are billed higher.
            'x-goog-fieldmask': 'routes.distanceMeters,routes.duration',
          },
          body: JSON.stringify({
            ...{ origin: place(from), destination: place(to) },
            ...{ travelMode: 'DRIVE', routingPreference: 'TRAFFIC_UNAWARE' },
          }),
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (!response.ok) return 'unavailable';
        const [route] = v.parse(AnswerSchema, await response.json()).routes;
        return route ? { metres: route.distanceMeters, seconds: route.duration } : 'no_road';
      } catch {
        return 'unavailable';
      }
    },
  };
}

/** The roads of this deployment. */
export function deployedRoads(): RoadsPort {
  return googleRoads(roadsKey.value(), apiBase.value());
}
