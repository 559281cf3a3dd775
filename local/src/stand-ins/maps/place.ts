import type { LatLngLiteral } from './gazetteer';
import { LatLng, toLiteral } from './lat-lng';
import { LatLngBounds } from './lat-lng-bounds';
import { loadGazetteer } from './load-gazetteer';
import { nearestPlace, type PlaceDetails, placeDetails } from './place-details';

const VIEWPORT = 0.01;

function fieldsOf(details: PlaceDetails) {
  const { lat, lng } = details.location;
  return {
    ...details,
    location: new LatLng(details.location),
    viewport: new LatLngBounds(
      { lat: lat - VIEWPORT, lng: lng - VIEWPORT },
      { lat: lat + VIEWPORT, lng: lng + VIEWPORT },
    ),
  };
}

type Fields = ReturnType<typeof fieldsOf>;

interface NearbyRequest {
  readonly fields: readonly string[];
  readonly locationRestriction: { readonly center: LatLngLiteral | LatLng; readonly radius: number };
}

/** google.maps.places.Place: only the fields that were fetched are there. */
export class Place {
  readonly id: string;
  #known: Partial<Fields> = {};

  constructor({ id }: { readonly id: string }) {
    this.id = id;
  }

  /** The nearest place alone, whatever the radius. */
  static async searchNearby({ fields, locationRestriction }: NearbyRequest): Promise<{ places: Place[] }> {
    const found = nearestPlace(await loadGazetteer(), toLiteral(locationRestriction.center));
    if (!found) return { places: [] };
    const { place } = await new Place({ id: found.id }).fetchFields({ fields });
    return { places: [place] };
  }

  async fetchFields({ fields }: { readonly fields: readonly string[] }): Promise<{ place: Place }> {
    const details = placeDetails(await loadGazetteer(), this.id);
    if (!details) throw new Error(`PLACES_GET_PLACE: NOT_FOUND: ${this.id}`);
    const all = fieldsOf(details);
    const missing = fields.find((field) => !(field in all));
    if (missing) throw new Error(`The local stand-in's Place has no field '${missing}'.`);
    const wanted = Object.entries(all).filter(([field]) => fields.includes(field));
    this.#known = { ...this.#known, ...Object.fromEntries(wanted) };
    return { place: this };
  }

  get location() {
    return this.#known.location;
  }

  get viewport() {
    return this.#known.viewport;
  }

  get displayName() {
    return this.#known.displayName;
  }

  get formattedAddress() {
    return this.#known.formattedAddress;
  }

  get addressComponents() {
    return this.#known.addressComponents;
  }

  get types() {
    return this.#known.types;
  }

  toJSON() {
    return { ...this.#known, id: this.id };
  }
}
