import { cleanText } from './clean-text';
import { COUNTRY } from './product';

export type MobileNumberProblem = 'missing' | 'incomplete' | 'not-mobile' | 'foreign';

export type MobileNumberResult =
  | { readonly ok: true /** E.164. */; readonly value: string }
  | { readonly ok: false; readonly problem: MobileNumberProblem };

// ICASA numbering plan: mobile ranges 06x, 07x and 081-085; nine digits after the country code.
const MOBILE = /^(?:6\d|7\d|8[1-5])\d{7}$/;

/** A number without what only separates its digits. */
function compactNumber(input: string): string {
  return cleanText(input)
    .replace(/[\s().\-\u2011]/g, '')
    .replace(/^00/, '+');
}

/**
 * The digits after +27 of whatever people type or paste: `082 123 4567`, `+27 (0)82…`, `0027…`, `821234567`.
 * @returns `undefined` for a number of another country
 */
export function nationalDigits(input: string): string | undefined {
  const compact = compactNumber(input);
  if (compact.startsWith('+') && !compact.startsWith(COUNTRY.callingCode)) return undefined;
  const digits = compact.replace(/\D/g, '');
  const afterCountryCode = compact.startsWith('+') || /^27\d{9,}$/.test(digits) ? digits.slice(2) : digits;
  return afterCountryCode.replace(/^0/, '');
}

/** Reads a South African mobile number, the kind that can receive a one-time code. */
export function parseMobileNumber(input: string): MobileNumberResult {
  if (cleanText(input) === '') return { ok: false, problem: 'missing' };
  const digits = nationalDigits(input);
  if (digits === undefined) return { ok: false, problem: 'foreign' };
  if (digits.length !== 9 || /[a-z]/i.test(input)) return { ok: false, problem: 'incomplete' };
  if (!MOBILE.test(digits)) return { ok: false, problem: 'not-mobile' };
  return { ok: true, value: `${COUNTRY.callingCode}${digits}` };
}

/**
 * Reads the number of a contact: any South African number, landlines too, or a foreign one with its country code.
 * @returns E.164, or `undefined` when it cannot be a telephone number
 */
export function parseContactNumber(input: string): string | undefined {
  if (/[a-z]/i.test(input)) return undefined;
  const digits = nationalDigits(input);
  if (digits === undefined) {
    const foreign = `+${compactNumber(input).replace(/\D/g, '')}`;
    return /^\+[1-9]\d{7,14}$/.test(foreign) ? foreign : undefined;
  }
  return /^[1-8]\d{8}$/.test(digits) ? `${COUNTRY.callingCode}${digits}` : undefined;
}

/** A number as people in South Africa write it: `082 123 4567`; numbers of other countries stay as they are. */
export function formatPhoneNumber(e164: string): string {
  const [, area, first, last] = /^\+27(\d{2})(\d{3})(\d{4})$/.exec(e164) ?? [];
  return area ? `0${area} ${first} ${last}` : e164;
}
