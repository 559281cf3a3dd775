import { plainText } from './plain-text';

/** Wide enough for any number people write into a reference. */
const DIGITS = 16;

/** A text that stands in the order people expect when compared character by character: ORD-9 before ORD-10. */
export function sortableText(text: string): string {
  return plainText(text).replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
}
