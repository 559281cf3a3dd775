import { cleanText } from './clean-text';

/** Digits of a one-time code. */
export const CODE_LENGTH = 6;

/** Six digits by themselves, or three and three. */
const WHOLE = /(?<!\d)\d{6}(?!\d)/g;
const HALVES = /(?<!\d[\s-]?)\d{3}[\s-]\d{3}(?![\s-]?\d)/g;

/** Six digits that a message calls its code: `482913 is your …`, `… code: 482913`. */
const NAMED = /(?<!\d)(\d{6})(?= is your\b)|\bcode(?: is)?:? (\d{6})(?!\d)/i;

/**
 * Digits of the code in what was pasted or filled in: a code, or the message that brought it, with other numbers in it.
 * Empty where it has no code, or several.
 */
export function codeIn(pasted: string): string {
  const text = cleanText(pasted);
  if (!/[^\d\s-]/.test(text)) return text.replace(/\D/g, '');
  const found = new Set([WHOLE, HALVES].map((form) => text.match(form)).find((codes) => codes) ?? []);
  const [only] = found;
  const code = found.size === 1 ? only : text.match(NAMED)?.slice(1).find(Boolean);
  return code?.replace(/\D/g, '') ?? '';
}
