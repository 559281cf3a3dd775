import type { Coordinates } from '../domain/geo';

/** Colours of a place, the most urgent last. */
export const PLACE_TONES = ['neutral', 'success', 'info', 'accent', 'warning', 'danger'] as const;

/** A point of a `PlacesMap`. */
export interface MapPlace {
  readonly id: string;
  readonly position: Coordinates;
  /** What is there, for screen readers and on hover. */
  readonly label: string;
  /** A square where something is fetched, a drop where it goes, a disc with a bike where a courier is. */
  readonly shape: 'pickup' | 'dropoff' | 'courier';
  readonly tone: (typeof PLACE_TONES)[number];
  /** What tells the tones apart without their colour; an arrow or a bike where it is left out. */
  readonly sign?: 'done' | 'problem' | undefined;
  /** How many things are there; the pin has the number where it is more than one. */
  readonly count: number;
}

/** What a map of many places is given. */
export interface PlacesMapProps {
  /** What the map shows, and where the same is in words. */
  readonly label: string;
  readonly places: readonly MapPlace[];
  /** Ids of places that stand out. */
  readonly lifted: ReadonlySet<string>;
  /** Told which place was pressed; several lie at one point. */
  readonly onPress: (ids: readonly string[]) => void;
}
