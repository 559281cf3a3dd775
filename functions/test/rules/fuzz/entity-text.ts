import * as v from 'valibot';

/** Text that a database can hold: no half of a character. */
function wellFormed(value: string): boolean {
  return !/\p{Surrogate}/u.test(value);
}

const Text = v.pipe(v.string(), v.check(wellFormed, 'half a character'));

const SHOWS_NOTHING = /[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffc\u{1d159}]/u;
const OTHER_SPACE = /[\p{Z}\u2800]/u;
/** Of emoji these are all that the texts of these tests have. */
const OF_EMOJI = /\p{Extended_Pictographic}\ufe0f/gu;

/** Whether everything in it shows; lines, tabs and plain spaces aside. */
function isPlain(value: string): boolean {
  const others = value.replaceAll(/[\t\n ]/g, '').replaceAll(OF_EMOJI, '');
  return !SHOWS_NOTHING.test(others) && !OTHER_SPACE.test(others);
}

function isOneLine(value: string): boolean {
  return !value.includes('\n') && !value.includes('\t');
}

/** What only the product reads, up to so many bytes. */
export function rawText(most: number) {
  return v.pipe(Text, v.maxBytes(most));
}

/** A text that may be empty. */
export function freeText(most: number) {
  return v.pipe(Text, v.maxLength(most), v.check(isPlain, 'hidden characters'));
}

/** One line that may be empty. */
export function optionalLine(most: number) {
  return v.pipe(freeText(most), v.check(isOneLine, 'more than one line'));
}

/** One line in which a reader sees something. */
export function lineOfText(most: number) {
  return v.pipe(
    optionalLine(most),
    v.check((value) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(value), 'nothing to see'),
  );
}

export const Email = v.pipe(Text, v.maxLength(254), v.email());

/** E.164: a plus sign and eight to fifteen digits, no zero first. */
export const PhoneNumber = v.pipe(
  Text,
  v.startsWith('+'),
  v.check((value) => value[1] !== '0', 'a zero first'),
  v.check((value) => /^\d{8,15}$/.test(value.slice(1)), 'not eight to fifteen digits'),
);
