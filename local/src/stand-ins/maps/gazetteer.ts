/** A position in degrees, as Google's API writes it. */
export interface LatLngLiteral {
  readonly lat: number;
  readonly lng: number;
}

/** Longitude and latitude, as map data writes them. */
export type Position = readonly [longitude: number, latitude: number];

/** A town or a suburb. */
export interface Place extends LatLngLiteral {
  readonly name: string;
  /** The town that a suburb belongs to. */
  readonly city?: string;
  readonly province: string;
  readonly postcode?: string;
  readonly people: number;
  readonly suburb?: true;
}

/** `data/za.json`. */
export interface Gazetteer {
  /** Outlines by country code: polygons of rings. */
  readonly land: Readonly<Record<string, readonly (readonly (readonly Position[])[])[]>>;
  readonly roads: readonly (readonly Position[])[];
  readonly places: readonly Place[];
  readonly streets: readonly (readonly [street: string, suburb: string])[];
}
