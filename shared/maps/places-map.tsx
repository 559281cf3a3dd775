import { AskedMap } from './asked-map';
import type { PlacesMapProps } from './map-place';

const loadDrawing = () => import(/* webpackChunkName: "drawn-map" */ './drawn-places');

/**
 * A map of many places, which fills its parent, once it is asked for where data is dear. What would lie on one another is one pin with a number.
 * It is fitted to its places until somebody moves it. A way to see what is there, not the only one: the same is on the page in words.
 */
export function PlacesMap({ label, ...drawn }: PlacesMapProps) {
  return <AskedMap label={label} height="100%" load={loadDrawing} drawn={drawn} />;
}
