import { cleanText } from '../domain/clean-text';
import { type Coordinates, parseCoordinates } from '../domain/geo';
import { parseAngles } from './parse-angles';
import { decodePlusCode, isFullCode, isShortCode } from './plus-code';
import { isInSouthAfrica } from './south-africa';

/** What a text says about a place without being an address. */
export type ParsedLocation =
  | {
      readonly kind: 'coordinates';
      readonly coordinates: Coordinates;
      /** What stands beside the link or the code, `''` for nothing. */
      readonly words: string;
      /** Whether it is a Plus Code in words, and no link. */
      readonly isCode: boolean;
    }
  /** The end of a Plus Code and the place that it was written with, `''` for none. */
  | { readonly kind: 'short-code'; readonly code: string; readonly place: string }
  /** A link that only its owner's server can resolve, a link of a map that names no place, or a place abroad. */
  | {
      readonly kind: 'short-link' | 'no-place' | 'outside';
      /** What stands beside the link or the code, `''` for nothing. */
      readonly words: string;
    };

/** Longer than any link that people share; what is longer is not looked at. */
const MOST_CHARACTERS = 4_000;
/** Words that apps write before degrees. */
const LABEL = /^(?:(?:loc(?:ation)?|coordinates|gps|pin)\b\s{0,3}:?|ll\.)\s{0,3}/i;
const AXES = /\b(?:lat(?:itude)?|lo?ng?(?:itude)?)\b\s{0,3}[:=]?\s{0,3}/gi;
const SHORT_HOST = /^(?:(?:maps\.app\.)?goo\.gl|g\.co|maps\.apple|bit\.ly)$/i;
const MAP_HOST =
  /^(?:(?:www|maps)\.google\.[a-z.]{2,7}|maps\.apple\.com|(?:(?:www|ul)\.)?(?:waze\.com|openstreetmap\.org))$/i;
/** A link as browsers show it, without its scheme. */
const BARE_LINK = /^(?:www\.|maps\.|goo\.gl\/|plus\.codes\/)\S{3,}$/i;
/** What ends a sentence behind a link. */
const LINK_END = /[.,;:!)]{1,5}$/;
/** A Plus Code in a link whose plus is one: another plus of a query or a path is a space. */
const CODE_PLUS = /(?<![A-Z0-9])([2-9CFGHJMPQRVWX]{4,8})\+(?=[2-9CFGHJMPQRVWX]{2,7}(?![A-Z0-9]))/gi;
const DEGREES = String.raw`(-?\d{1,3}(?:\.\d{1,20})?)`;
/** The pin of a place in Google's `data=`; of several the last is that of the place itself. */
const GOOGLE_PIN = new RegExp(`!3d${DEGREES}!4d${DEGREES}`, 'g');
/** The stops of directions in Google's `data=`, the longitude first, or a stop without degrees. */
const GOOGLE_STOPS = new RegExp(`!1d${DEGREES}!2d${DEGREES}|!1m0`, 'g');
/** What OpenStreetMap shows of the map. */
const MAP_HASH = new RegExp(`^#map=[\\d.]{1,9}/${DEGREES}/${DEGREES}`);
/** What links call the end of directions. */
const DESTINATION_PARAMETERS = ['destination', 'daddr', 'to'];
/** What links of maps call the place that they show, the surest first. */
const PLACE_PARAMETERS = ['q', 'query', 'coordinate'];
/** What they call the middle of the map. */
const VIEW_PARAMETERS = ['ll', 'center'];

function located(coordinates: Coordinates, words = ''): ParsedLocation {
  if (!isInSouthAfrica(coordinates)) return { kind: 'outside', words };
  return { kind: 'coordinates', coordinates, words, isCode: false };
}

/** The words of a text without what gives its place. */
function wordsBeside(text: string, place: string): string {
  return text
    .replace(place, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(LABEL, '')
    .replace(/^[\s,;:.-]{1,9}|[\s,;:-]{1,9}$/g, '');
}

/** What a link gives, with the words beside it. */
function withWords(found: ParsedLocation, words: string): ParsedLocation {
  return found.kind === 'short-code' ? { ...found, place: found.place || words } : { ...found, words };
}

function ofAngles(text: string): ParsedLocation | undefined {
  const coordinates = parseAngles(text.replace(LABEL, '').replace(AXES, ''));
  return coordinates && located(coordinates);
}

function ofCoordinates(latitude = '', longitude = ''): ParsedLocation | undefined {
  const coordinates = parseCoordinates(latitude, longitude);
  return coordinates && located(coordinates);
}

/** A Plus Code anywhere in a text; the other words are its place. */
function ofPlusCode(text: string): ParsedLocation | undefined {
  const code = text.split(/[\s,]+/).find((word) => isFullCode(word) || isShortCode(word));
  if (code === undefined) return undefined;
  const words = wordsBeside(text, code);
  return isFullCode(code) ? located(decodePlusCode(code), words) : { kind: 'short-code', code, place: words };
}

function ofPlain(text: string): ParsedLocation | undefined {
  return ofAngles(text) ?? ofPlusCode(text);
}

/** Without what a link calls the place, in brackets behind its degrees. */
function withoutName(text: string): string {
  return text.split('(')[0]?.trim() ?? '';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function toURL(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** The steps of a path as they are meant: its plus is a space. */
function stepsOf(path: string): readonly string[] {
  return path.split('/').map((step) => decoded(step.replaceAll('+', ' ')));
}

function isDirections({ pathname, searchParams }: URL): boolean {
  return (
    /\/dir(?:ections)?(?:\/|$)/.test(pathname) ||
    DESTINATION_PARAMETERS.some((name) => searchParams.has(name))
  );
}

/** Where directions lead: never where they begin, nor the middle of what the map shows. */
function destinationTexts({ href, pathname, searchParams }: URL): readonly (string | null)[] {
  const named = DESTINATION_PARAMETERS.map((name) => searchParams.get(name));
  const stops = stepsOf(pathname.replace(/\/(?:@|data=).*$/, '').split('/dir/')[1] ?? '');
  // A slash may end directions from A to B; behind A alone it says that there is no end yet.
  const [, ...ends] = stops.length > 2 && stops.at(-1) === '' ? stops.slice(0, -1) : stops;
  const last = [...href.matchAll(GOOGLE_STOPS)].at(-1);
  return [...named, ends.at(-1) ?? null, last?.[1] ? `${last[2]},${last[1]}` : null];
}

/** What a link shows. The middle of the map is a place only where nothing was searched for. */
function placeTexts({ hostname, href, pathname, searchParams, hash }: URL): readonly (string | null)[] {
  const valuesOf = (names: readonly string[]) => names.map((name) => searchParams.get(name));
  const pin = [...href.matchAll(GOOGLE_PIN)].at(-1);
  const mark = `${searchParams.get('mlat')},${searchParams.get('mlon')}`;
  const texts = [
    pin ? `${pin[1]},${pin[2]}` : null,
    ...valuesOf(PLACE_PARAMETERS),
    mark,
    ...stepsOf(pathname),
  ];
  // Apple and Waze write the name of a pin as `q`.
  const isSearch = /\/search(?:\/|$)/.test(pathname) || (/google/.test(hostname) && searchParams.has('q'));
  if (isSearch) return texts;
  const view = decoded(/\/@([^/]+)/.exec(pathname)?.[1] ?? '').split(',');
  const shown = MAP_HASH.exec(hash);
  const views = [view.slice(0, 2).join(','), shown && `${shown[1]},${shown[2]}`];
  return [...texts, ...valuesOf(VIEW_PARAMETERS), ...views];
}

/** What is in a link is read; nothing is ever asked for at its address. */
function ofLink(link: string): ParsedLocation | undefined {
  const url = toURL(link.replace(CODE_PLUS, '$1%2B'));
  if (!url) return undefined;
  if (SHORT_HOST.test(url.hostname)) return { kind: 'short-link', words: '' };
  const texts = isDirections(url) ? destinationTexts(url) : placeTexts(url);
  for (const text of texts) {
    const found = ofPlain(withoutName(text ?? ''));
    if (found) return found;
  }
  return MAP_HOST.test(url.hostname) ? { kind: 'no-place', words: '' } : undefined;
}

/** RFC 5870, with the `q` of Android, whose degrees are more than the `0,0` before them. */
function ofGeo(text: string): ParsedLocation | undefined {
  const [degrees = '', query = ''] = text.slice('geo:'.length).split('?');
  const named = withoutName(new URLSearchParams(query).get('q') ?? '');
  const [latitude, longitude] = degrees.split(';')[0]?.split(',') ?? [];
  return ofPlain(named) ?? ofCoordinates(latitude, longitude);
}

/**
 * Reads what people paste of a place: degrees, Plus Codes, links of maps, what messengers share.
 * @returns `undefined` for a text that is none of these, such as an address
 */
export function parseLocation(text: string): ParsedLocation | undefined {
  if (text.length > MOST_CHARACTERS) return undefined;
  const typed = cleanText(text);
  const link = /https?:\/\/\S+/i.exec(typed)?.[0];
  if (link) {
    const found = ofLink(link.replace(LINK_END, ''));
    return found && withWords(found, wordsBeside(typed, link));
  }
  if (BARE_LINK.test(typed)) return ofLink(`https://${typed.replace(LINK_END, '')}`);
  if (/^geo:/i.test(typed)) return ofGeo(typed);
  const found = ofAngles(typed);
  if (found) return found;
  const coded = ofPlusCode(typed);
  return coded?.kind === 'coordinates' ? { ...coded, isCode: true } : coded;
}
