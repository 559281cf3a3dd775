import type { LatLngLiteral } from './gazetteer';

/** google.maps.LatLng. */
export class LatLng {
  readonly #at: LatLngLiteral;

  constructor(latitude: number | LatLngLiteral | LatLng, longitude = 0) {
    this.#at = typeof latitude === 'number' ? { lat: latitude, lng: longitude } : toLiteral(latitude);
  }

  lat(): number {
    return this.#at.lat;
  }

  lng(): number {
    return this.#at.lng;
  }

  toJSON(): LatLngLiteral {
    return { ...this.#at };
  }

  equals(other: LatLng): boolean {
    return other.lat() === this.lat() && other.lng() === this.lng();
  }

  toString(): string {
    return `(${this.lat()}, ${this.lng()})`;
  }
}

/** Either way of giving a position, as numbers. */
export function toLiteral(position: LatLngLiteral | LatLng): LatLngLiteral {
  if (position instanceof LatLng) return position.toJSON();
  return { lat: Number(position.lat), lng: Number(position.lng) };
}
