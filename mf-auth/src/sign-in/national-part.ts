import { COUNTRY, parseMobileNumber } from '@fleetfoot/shared/domain';

/**
 * What belongs behind the fixed +27: `82 123 4567`.
 * @returns the input unchanged while it is not a mobile number
 */
export function nationalPart(input: string): string {
  const number = parseMobileNumber(input);
  if (!number.ok) return input;
  return number.value.slice(COUNTRY.callingCode.length).replace(/^(\d{2})(\d{3})/, '$1 $2 ');
}
