// In the order in which texts are compared.
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = DIGITS.length;

/** Most characters of a position; the security rules know it too. */
export const POSITION_LIMIT = 100;

/** The first digits count whole steps: items put at an end need no more characters than those before. */
const WHOLE = 3;

function digitOf(text: string, index: number): number {
  return Math.max(0, DIGITS.indexOf(text.charAt(index)));
}

function randomDigit(least: number, end: number): string {
  return DIGITS.charAt(least + Math.floor(Math.random() * (end - least)));
}

/** Two people who put something in the same place at once get different positions. */
function randomTail(): string {
  return randomDigit(0, BASE) + randomDigit(1, BASE);
}

function stepped(position: string, step: 1 | -1): string | undefined {
  let value: number = step;
  for (let index = 0; index < WHOLE; index += 1)
    value += digitOf(position, index) * BASE ** (WHOLE - 1 - index);
  if (value < 0 || value >= BASE ** WHOLE) return undefined;
  let text = '';
  for (let rest = value, index = 0; index < WHOLE; index += 1, rest = Math.floor(rest / BASE)) {
    text = DIGITS.charAt(rest % BASE) + text;
  }
  return text + randomTail();
}

/** A text between two others, none of which ends in a zero. */
function middle(low: string, high: string | undefined): string {
  if (high !== undefined) {
    let same = 0;
    while (digitOf(low, same) === digitOf(high, same)) same += 1;
    if (same > 0) return high.slice(0, same) + middle(low.slice(same), high.slice(same));
  }
  const first = digitOf(low, 0);
  const end = high === undefined ? BASE : digitOf(high, 0);
  if (end - first > 1) return DIGITS.charAt(Math.round((first + end) / 2)) + randomTail();
  return DIGITS.charAt(first) + middle(low.slice(1), undefined);
}

/**
 * A new position after one and before another; `undefined` stands for the ends of the menu. Where two people gave
 * the same position to two items there is nothing between them, and it is one after both.
 */
export function positionBetween(low: string | undefined, high: string | undefined): string {
  if (low === undefined && high === undefined) return `${DIGITS.charAt(BASE / 2)}00${randomTail()}`;
  if (low === undefined) return stepped(high ?? '', -1) ?? middle('', high);
  if (high === undefined || high <= low) return stepped(low, 1) ?? middle(low, undefined);
  return middle(low, high);
}

/** The position of an item that was never moved: after the moved ones, by name. */
export function impliedPosition(name: string): string {
  const letters = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '');
  return `z${letters.slice(0, 40)}1`;
}
