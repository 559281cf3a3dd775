import { type Coordinates, cleanText, parseCoordinates } from '@fleetfoot/shared/domain';

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;
const PAIR = String.raw`${NUMBER}\s*[,;\s]\s*${NUMBER}`;

/** Where coordinates stand in links of maps: the marked place before the middle of what was looked at. */
const IN_LINKS = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&](?:q|query|ll|destination|daddr|mlat)=(?:loc:)?${PAIR}`),
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(`^geo:${PAIR}`, 'i'),
  new RegExp(`@${PAIR}`),
  new RegExp(`/(?:search|place|dir)/${PAIR}`),
];
const ALONE = new RegExp(`^\\(?\\s*${PAIR}\\s*\\)?$`);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/**
 * The coordinates in what somebody pasted: a pair of decimal degrees, or a link of a map that has them in it. Nothing is
 * fetched: a short link has none.
 */
export function placeIn(pasted: string): Coordinates | undefined {
  const text = cleanText(pasted);
  const alone = ALONE.exec(text);
  const [, latitude, longitude] =
    alone ?? IN_LINKS.map((pattern) => pattern.exec(decoded(text))).find((found) => found !== null) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  return parseCoordinates(latitude, longitude);
}
