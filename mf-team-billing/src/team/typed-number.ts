import { nationalDigits } from '@fleetfoot/shared/domain';

/** How many characters behind +27 make a whole number. */
const WHOLE = 9;

/**
 * What the field behind the fixed +27 keeps of what is typed or pasted: of `082 123 4567`, `821234567`.
 * A number of another country stays as it is.
 */
export function typedNumber(input: string): string {
  return nationalDigits(input) ?? input;
}

/** Whether as much is typed as can be sent. */
export function isWhole(typed: string): boolean {
  return typed.length === WHOLE;
}
