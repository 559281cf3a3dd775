import * as L from 'leaflet';
import type { LatLngLiteral } from './gazetteer';
import { type LatLng, toLiteral } from './lat-lng';
import type { LocalMap } from './local-map';
import { MVCObject } from './mvc-object';

/** The options of google.maps.Polyline that have an effect here. */
interface PolylineOptions {
  readonly map?: LocalMap | null;
  readonly path?: readonly (LatLngLiteral | LatLng)[];
  readonly strokeColor?: string;
  readonly strokeOpacity?: number;
  readonly strokeWeight?: number;
}

/** google.maps.Polyline, drawn by Leaflet. */
export class Polyline extends MVCObject {
  readonly #line: L.Polyline;

  constructor({ map, path = [], strokeColor, strokeOpacity = 1, strokeWeight = 3 }: PolylineOptions = {}) {
    super();
    this.#line = L.polyline([], {
      ...{ className: 'local-line', interactive: false, weight: strokeWeight, opacity: strokeOpacity },
      ...(strokeColor && { color: strokeColor }),
    });
    this.setPath(path);
    if (map) this.setMap(map);
  }

  setOptions({ strokeColor }: Pick<PolylineOptions, 'strokeColor'>): void {
    if (strokeColor) this.#line.setStyle({ color: strokeColor });
  }

  setPath(path: readonly (LatLngLiteral | LatLng)[]): void {
    this.#line.setLatLngs(path.map(toLiteral));
  }

  setMap(map: LocalMap | null): void {
    this.#line.remove();
    if (map) this.#line.addTo(map.toLeaflet());
  }
}
