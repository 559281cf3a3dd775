import { useLoaded } from '../parts/use-loaded';
import { MapNote } from './map-note';
import type { PlacesMapProps } from './map-place';
import { MapFrame } from './map-view';

const loadDrawing = () => import(/* webpackChunkName: "drawn-map" */ './drawn-places');

/**
 * A map of many places, which fills its parent. What would lie on one another is one pin with a number. It is fitted to its places until somebody
 * moves it. A way to see what is there, not the only one: the same is on the page in words.
 */
export function PlacesMap({ label, ...map }: PlacesMapProps) {
  const { value: drawing, failed } = useLoaded(loadDrawing);
  return (
    <MapFrame role="group" aria-label={label} style={{ height: '100%' }}>
      {failed && <MapNote />}
      {drawing && <drawing.DrawnPlaces {...map} />}
    </MapFrame>
  );
}
