import { useGoogleMap } from '@react-google-maps/api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isOnePoint } from './cluster-places';
import type { MapPlace } from './map-place';
import { toLatLng } from './marker';

/** Space for pins and controls, in px. */
const PADDING = { top: 48, right: 32, bottom: 40, left: 32 };
/** Nearer than this nobody sees where a single pin is. */
const CLOSEST_FIT = 15;

/** What is done to a map by who looks at it. */
const TOUCHES = ['pointerdown', 'wheel', 'keydown'] as const;

export interface MapSight {
  readonly zoom: number;
  /** Whether a place is in sight, or nearly so. */
  readonly holds: (place: MapPlace) => boolean;
}

function sightOf(map: google.maps.Map): MapSight | undefined {
  const bounds = map.getBounds();
  const zoom = map.getZoom();
  if (!bounds || zoom === undefined) return undefined;
  return { zoom, holds: ({ position }) => bounds.contains(toLatLng(position)) };
}

/**
 * Fits places into the map, again for other places as long as nobody has touched it, and tells what is in sight once it is at rest.
 * @returns what is in sight, and a function that fits all
 */
export function useMapView(places: readonly MapPlace[]): {
  readonly sight: MapSight | undefined;
  readonly fit: (places: readonly MapPlace[]) => void;
} {
  const map = useGoogleMap();
  const [sight, setSight] = useState<MapSight>();
  const isTouched = useRef(false);

  function fit(shown: readonly MapPlace[]): void {
    if (!map || shown.length === 0) return;
    const bounds = new google.maps.LatLngBounds();
    for (const { position } of shown) bounds.extend(toLatLng(position));
    const [first] = shown;
    if (first && isOnePoint(shown)) {
      map.setCenter(toLatLng(first.position));
      map.setZoom(Math.max(CLOSEST_FIT, map.getZoom() ?? 0));
    } else map.fitBounds(bounds, PADDING);
  }

  useEffect(() => {
    if (!map) return;
    const look = () => setSight(sightOf(map));
    const listener = map.addListener('idle', look);
    look();
    const touch = () => {
      isTouched.current = true;
    };
    const element = map.getDiv();
    for (const name of TOUCHES) element.addEventListener(name, touch, { passive: true });
    return () => {
      listener.remove();
      for (const name of TOUCHES) element.removeEventListener(name, touch);
    };
  }, [map]);

  const ids = places.map(({ id }) => id).join(' ');
  const follow = useEffectEvent(() => {
    if (!isTouched.current) fit(places);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other places, another view.
  useEffect(() => follow(), [map, ids]);

  return {
    sight,
    fit(shown) {
      fit(shown);
      if (shown === places) isTouched.current = false;
    },
  };
}
