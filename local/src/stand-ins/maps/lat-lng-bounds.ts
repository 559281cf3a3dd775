import * as L from 'leaflet';
import type { LatLngLiteral } from './gazetteer';
import { LatLng, toLiteral } from './lat-lng';

type AnyPosition = LatLngLiteral | LatLng;

/** google.maps.LatLngBounds. */
export class LatLngBounds {
  readonly #box = L.latLngBounds([]);

  constructor(southWest?: AnyPosition, northEast?: AnyPosition) {
    if (southWest) this.extend(southWest);
    if (northEast) this.extend(northEast);
  }

  /** For the map that draws it. */
  toLeaflet(): L.LatLngBounds {
    return this.#box;
  }

  extend(position: AnyPosition): this {
    this.#box.extend(toLiteral(position));
    return this;
  }

  union(other: LatLngBounds): this {
    this.#box.extend(other.toLeaflet());
    return this;
  }

  contains(position: AnyPosition): boolean {
    return this.#box.contains(toLiteral(position));
  }

  isEmpty(): boolean {
    return !this.#box.isValid();
  }

  getCenter(): LatLng {
    return new LatLng(this.#box.getCenter());
  }

  getNorthEast(): LatLng {
    return new LatLng(this.#box.getNorthEast());
  }

  getSouthWest(): LatLng {
    return new LatLng(this.#box.getSouthWest());
  }

  toJSON(): { south: number; west: number; north: number; east: number } {
    return {
      south: this.#box.getSouth(),
      west: this.#box.getWest(),
      north: this.#box.getNorth(),
      east: this.#box.getEast(),
    };
  }
}
