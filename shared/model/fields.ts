import { parseContactNumber } from '@fleetfoot/shared/domain';
import * as v from '@fleetfoot/shared/schema';
import { email } from 'valibot';

// Control characters but tab and line break, line separators, marks and overrides of the direction, and halves of a
// character: what cannot be seen, and makes others look like what they are not. The security rules have the same list.
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is sought
  /[\p{Cs}\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

/** Whether a text holds characters that cannot be seen and are not meant to be there. */
export function hasHiddenCharacters(text: string): boolean {
  return HIDDEN.test(text);
}

const HIDDEN_PROBLEM = 'There are hidden characters in this. Type it instead of pasting it.';

function isOneLine(text: string): boolean {
  return !text.includes('\n');
}

/** A required single-line text of at most `max` characters, trimmed. */
export function requiredText(label: string, max = 200) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll('\t', ' ')),
    v.trim(),
    v.nonEmpty(`Enter ${label}.`),
    v.maxLength(max, `Use at most ${max} characters.`),
    v.check((text) => !hasHiddenCharacters(text), HIDDEN_PROBLEM),
    v.check(isOneLine, `Enter ${label} on one line.`),
  );
}

/** An optional single-line text of at most `max` characters, trimmed; empty when left out. */
export function optionalLine(max = 200) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll('\t', ' ')),
    v.trim(),
    v.maxLength(max, `Use at most ${max} characters.`),
    v.check((text) => !hasHiddenCharacters(text), HIDDEN_PROBLEM),
    v.check(isOneLine, 'Enter this on one line.'),
  );
}

/** An optional text of at most `max` characters, which may have lines, trimmed; empty when left out. */
export function optionalText(max = 200) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\r\n?|[\u2028\u2029]/g, '\n')),
    v.trim(),
    v.maxLength(max, `Use at most ${max} characters.`),
    v.check((text) => !hasHiddenCharacters(text), HIDDEN_PROBLEM),
  );
}

/** An e-mail address. */
export function emailAddress(label = 'an e-mail address') {
  return v.pipe(requiredText(label, 254), email('Enter an e-mail address such as name@company.co.za.'));
}

/** A telephone number of a contact, turned into E.164. */
export function contactNumber(label = 'a phone number') {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(`Enter ${label}.`),
    v.check((input) => parseContactNumber(input) !== undefined, 'Enter a phone number such as 082 123 4567.'),
    v.transform((input) => parseContactNumber(input) ?? input),
  );
}
