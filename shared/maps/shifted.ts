import type { Coordinates } from '../domain/geo';

export type Direction = 'north' | 'east' | 'south' | 'west';

const METRES_PER_DEGREE = 111_195;

/** Six decimals are 11 cm. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

/** The point so many metres away. For short ways within the country; nothing is wrapped round the globe. */
export function shifted(position: Coordinates, direction: Direction, metres: number): Coordinates {
  const { latitude, longitude } = position;
  const sign = direction === 'north' || direction === 'east' ? 1 : -1;
  const degrees = (sign * metres) / METRES_PER_DEGREE;
  if (direction === 'north' || direction === 'south')
    return { latitude: rounded(latitude + degrees), longitude };
  return { latitude, longitude: rounded(longitude + degrees / Math.cos((latitude * Math.PI) / 180)) };
}
