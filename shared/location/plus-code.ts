import type { Coordinates } from '../domain/geo';

/**
 * Open Location Codes, which Google Maps calls Plus Codes, by their specification:
 * https://github.com/google/open-location-code/blob/main/Documentation/Specification/specification.md
 */
const DIGITS = '23456789CFGHJMPQRVWX';
const BASE = DIGITS.length;
/** Digits of a full code before its plus. */
const BEFORE_PLUS = 8;
/** Pairs of digits that halve a twentieth; each digit behind them is a cell of a grid. */
const PAIR_DIGITS = 10;
const GRID = { rows: 5, columns: 4 };
/** More digits than these say nothing. */
const MOST_DIGITS = 15;

/** Whether a text is a full code of an area that a courier can find: of at most 280 m. */
export function isFullCode(text: string): boolean {
  return /^[2-9C][2-9CFGHJMPQRV][2-9CFGHJMPQRVWX]{6}\+(?:[2-9CFGHJMPQRVWX]{2,15})?$/i.test(text);
}

/**
 * Whether a text is the end of a code, which needs a place nearby to be understood. Shorter ends than people share and
 * codes without a letter are none: `Erf 45+46` is an address.
 */
export function isShortCode(text: string): boolean {
  return /^(?=.{0,22}[CFGHJMPQRVWX])(?:[2-9CFGHJMPQRVWX]{2}){2,3}\+[2-9CFGHJMPQRVWX]{2,15}$/i.test(text);
}

/**
 * The middle of the area that a full code stands for.
 * @param code as {@link isFullCode} accepts it
 */
export function decodePlusCode(code: string): Coordinates {
  const digits = [...code.toUpperCase().replace('+', '')].slice(0, MOST_DIGITS);
  const area = { latitude: -90, longitude: -180, height: BASE * BASE, width: BASE * BASE };
  digits.forEach((digit, index) => {
    const value = DIGITS.indexOf(digit);
    if (index >= PAIR_DIGITS) {
      area.height /= GRID.rows;
      area.width /= GRID.columns;
      area.latitude += Math.floor(value / GRID.columns) * area.height;
      area.longitude += (value % GRID.columns) * area.width;
    } else if (index % 2 === 0) {
      area.height /= BASE;
      area.latitude += value * area.height;
    } else {
      area.width /= BASE;
      area.longitude += value * area.width;
    }
  });
  return {
    latitude: Math.min(area.latitude + area.height / 2, 90),
    longitude: area.longitude + area.width / 2,
  };
}

/** The first digits of the code of a place. */
function firstDigits({ latitude, longitude }: Coordinates, count: number): string {
  // The fourth pair stands for cells of 1/400 of a degree.
  const cell = (degrees: number) => Math.floor(degrees * BASE * BASE);
  const north = cell(latitude + 90);
  const east = cell(longitude + 180);
  return Array.from({ length: count }, (_, index) => {
    const pairsBehind = BEFORE_PLUS / 2 - 1 - Math.floor(index / 2);
    return DIGITS[Math.floor((index % 2 === 0 ? north : east) / BASE ** pairsBehind) % BASE];
  }).join('');
}

/**
 * The place of a short code that is nearest to another place.
 * @param code as {@link isShortCode} accepts it
 */
export function recoverPlusCode(code: string, near: Coordinates): Coordinates {
  const missing = BEFORE_PLUS - code.indexOf('+');
  const { latitude, longitude } = decodePlusCode(`${firstDigits(near, missing)}${code}`);
  /** Degrees after which the same short code comes again. */
  const step = BASE ** (2 - missing / 2);
  const nearest = (found: number, reference: number, most: number) => {
    if (found - reference > step / 2 && found - step > -most) return found - step;
    if (reference - found > step / 2 && found + step < most) return found + step;
    return found;
  };
  return {
    latitude: nearest(latitude, near.latitude, 90),
    longitude: nearest(longitude, near.longitude, 180),
  };
}
