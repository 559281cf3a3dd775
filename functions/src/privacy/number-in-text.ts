import { maskedNumber } from '@fleetfoot/shared/model/privacy/delivery-privacy';
import { Timestamp } from 'firebase-admin/firestore';

/** What people and forms write between digits. */
const SEPARATORS = '[\\s().\\-\\u2010-\\u2013/]*';
const CALLING_CODE = '27';

function digits(text: string): string {
  return [...text].join(SEPARATORS);
}

/**
 * What finds a number in a text in any form that the product takes: `+27831234567`, `0027…`, `27…`, `+27 (0)83…`,
 * `083 123 4567`, `831234567`.
 * @param e164 of any country
 */
function patternOf(e164: string): RegExp {
  const all = e164.slice(1);
  const international = `(?:(?:\\+|00)${SEPARATORS})?`;
  if (!all.startsWith(CALLING_CODE)) return new RegExp(`(?<!\\d)${international}${digits(all)}(?!\\d)`, 'g');
  const code = `${international}${digits(CALLING_CODE)}${SEPARATORS}(?:0${SEPARATORS})?`;
  const national = digits(all.slice(CALLING_CODE.length));
  return new RegExp(`(?<!\\d)(?:${code}|0${SEPARATORS})?${national}(?!\\d)`, 'g');
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

const HOLDS_NUMBER = /phone_?number$/i;

/** Takes a number out of stored values; gives the very same value where there is none of it. */
export function withoutNumber(e164: string): <T>(value: T, field?: string) => T {
  const pattern = patternOf(e164);
  const mask = maskedNumber(e164);
  function clean(value: unknown, field = ''): unknown {
    if (typeof value === 'string') {
      return value.replace(pattern, HOLDS_NUMBER.test(field) ? '' : mask);
    }
    if (typeof value === 'number') return String(value).replace(pattern, '') === '' ? 0 : value;
    if (value instanceof Timestamp) return value;
    if (Array.isArray(value)) {
      const cleaned = value.map((one) => clean(one, field));
      return cleaned.every((one, index) => one === value[index]) ? value : cleaned;
    }
    if (!isMap(value)) return value;
    const entries = Object.entries(value);
    const cleaned = entries.map(([key, one]) => [key.replace(pattern, mask), clean(one, key)] as const);
    const isSame = cleaned.every(([key, one], index) => {
      const [keyBefore, before] = entries[index] ?? [];
      return key === keyBefore && one === before;
    });
    return isSame ? value : Object.fromEntries(cleaned);
  }
  return clean as <T>(value: T, field?: string) => T;
}
