import { cleanText, parseContactNumber } from '@fleetfoot/shared/domain';
import * as v from '@fleetfoot/shared/schema';
import { email } from 'valibot';

/** A text as it is kept and compared. */
export function cleanString() {
  return v.pipe(v.string(), v.transform(cleanText));
}

function isOneLine(text: string): boolean {
  return !text.includes('\n');
}

/** A required single-line text of at most `max` characters, cleaned. */
export function requiredText(label: string, max = 200) {
  return v.pipe(
    cleanString(),
    v.nonEmpty(`Enter ${label}.`),
    v.maxLength(max, `Use at most ${max} characters.`),
    v.check(isOneLine, `Enter ${label} on one line.`),
  );
}

/** An optional single-line text of at most `max` characters, cleaned; empty when left out. */
export function optionalLine(max = 200) {
  return v.pipe(
    cleanString(),
    v.maxLength(max, `Use at most ${max} characters.`),
    v.check(isOneLine, 'Enter this on one line.'),
  );
}

/** An optional text of at most `max` characters, which may have lines, cleaned; empty when left out. */
export function optionalText(max = 200) {
  return v.pipe(
    v.string(),
    v.transform((text) => cleanText(text.replace(/[\u2028\u2029]/g, '\n'))),
    v.maxLength(max, `Use at most ${max} characters.`),
  );
}

/** An e-mail address. */
export function emailAddress(label = 'an e-mail address') {
  return v.pipe(requiredText(label, 254), email('Enter an e-mail address such as name@company.co.za.'));
}

/** A telephone number of a contact, turned into E.164. */
export function contactNumber(label = 'a phone number') {
  return v.pipe(
    cleanString(),
    v.nonEmpty(`Enter ${label}.`),
    v.check((input) => parseContactNumber(input) !== undefined, 'Enter a phone number such as 082 123 4567.'),
    v.transform((input) => parseContactNumber(input) ?? input),
  );
}
