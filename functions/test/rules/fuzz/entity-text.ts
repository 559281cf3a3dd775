import * as v from 'valibot';

/** Text that a database can hold: no half of a character. */
function wellFormed(value: string): boolean {
  return !/\p{Surrogate}/u.test(value);
}

const Text = v.pipe(v.string(), v.check(wellFormed, 'half a character'));

const CONTROL_OR_DIRECTION = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;

/** Whether nothing in it hides or turns around what is read; lines and tabs aside. */
function isPlain(value: string): boolean {
  return !CONTROL_OR_DIRECTION.test(value.replaceAll(/[\t\n]/g, ' '));
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
