import { type Coordinates, parseCoordinates } from '../domain/geo';

const NUMBER = String.raw`\d{1,3}(?:\.\d{1,20})?`;
const UNIT = String.raw`\d{1,2}(?:\.\d{1,20})?`;
/** Degrees, minutes and seconds, with a letter behind. Every repetition is bounded. */
const ANGLE = String.raw`([+-]?${NUMBER})\s?(°?)\s?(?:(${UNIT})\s?'\s?(?:(${UNIT})\s?"\s?)?)?([NSEW]?)`;
const PAIR = new RegExp(String.raw`^${ANGLE}(?:\s{0,3}[,;]\s{0,3}|\s{1,3})${ANGLE}$`, 'i');
/** Letters in front of what they belong to. */
const LETTERS_FIRST = /^([NSEW])\s?([^NSEW]{1,40}?)[\s,;]{0,6}([NSEW])\s?([^NSEW]{1,40})$/i;
/** Decimal commas, as South Africa writes numbers. */
const COMMAS = /^([+-]?\d{1,3}),(\d{3,20})(?:\s{0,3};\s{0,3}|,?\s{1,3})([+-]?\d{1,3}),(\d{3,20})$/;

interface Angle {
  readonly degrees: number;
  readonly letter: string;
}

function toAngle(groups: readonly (string | undefined)[]): Angle | undefined {
  const [text = '', sign = '', minutes, seconds, behind = ''] = groups;
  const letter = behind.toUpperCase();
  // House numbers and telephone numbers are no degrees.
  if (!letter && !sign && !text.includes('.')) return undefined;
  const [more, most] = [Number(minutes ?? 0), Number(seconds ?? 0)];
  if (more >= 60 || most >= 60 || (letter && /[+-]/.test(text))) return undefined;
  const size = Math.abs(Number(text)) + more / 60 + most / 3600;
  const isNegative = text.startsWith('-') || letter === 'S' || letter === 'W';
  return { degrees: isNegative ? -size : size, letter };
}

/** Marks that people and apps use for the same thing. */
function plainMarks(text: string): string {
  return text
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[\u2032\u2019\u2018`´]/g, "'")
    .replace(/[\u2033\u201c\u201d]|''/g, '"')
    .replace(/º/g, '°')
    .replace(/[()]/g, '')
    .trim();
}

/** Reads a latitude and a longitude, in degrees or with minutes and seconds; letters tell which comes first. */
export function parseAngles(text: string): Coordinates | undefined {
  const plain = plainMarks(text).replace(COMMAS, '$1.$2, $3.$4').replace(LETTERS_FIRST, '$2$1, $4$3');
  const groups = PAIR.exec(plain)?.slice(1);
  const [first, second] = [groups && toAngle(groups.slice(0, 5)), groups && toAngle(groups.slice(5))];
  if (!first || !second) return undefined;
  const letters = `${first.letter}${second.letter}`;
  const isLongitudeFirst = /^[EW][NS]$/.test(letters);
  if (letters !== '' && !isLongitudeFirst && !/^[NS][EW]$/.test(letters)) return undefined;
  return isLongitudeFirst
    ? parseCoordinates(second.degrees, first.degrees)
    : parseCoordinates(first.degrees, second.degrees);
}
