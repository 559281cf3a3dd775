import type { Gazetteer, Place } from './gazetteer';
import { hashOf } from './place-id';
import { toUnit, type UnitPoint } from './projection';

/** A country's polygons, each of rings. */
export interface LandShape {
  readonly isHome: boolean;
  readonly polygons: readonly (readonly (readonly UnitPoint[])[])[];
}

export interface PlaceShape {
  readonly place: Place;
  readonly at: UnitPoint;
  /** Turns the street pattern. */
  readonly hash: number;
}

/** The gazetteer, projected once for every tile. */
export interface BaseMapData {
  readonly land: readonly LandShape[];
  readonly roads: readonly (readonly UnitPoint[])[];
  /** The biggest first. */
  readonly places: readonly PlaceShape[];
}

export function baseMapData(gazetteer: Gazetteer): BaseMapData {
  return {
    land: Object.entries(gazetteer.land).map(([code, polygons]) => ({
      isHome: code === 'ZA',
      polygons: polygons.map((rings) => rings.map((ring) => ring.map(toUnit))),
    })),
    roads: gazetteer.roads.map((road) => road.map(toUnit)),
    places: [...gazetteer.places]
      .sort((a, b) => b.people - a.people || Number(b.suburb ?? false) - Number(a.suburb ?? false))
      .map((place) => ({ place, at: toUnit([place.lng, place.lat]), hash: hashOf(place.name) })),
  };
}
