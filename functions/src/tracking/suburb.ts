/** A part that is no place to stay in: a country, a province or a postal code. */
const FAR =
  /^(?:south africa|eastern cape|free state|gauteng|kwazulu-natal|limpopo|mpumalanga|north west|northern cape|western cape|\d{4})$/i;
/** A part that leads to a door: it has a number, or is a street. */
const NEAR =
  /\d|\b(?:street|str|st|road|rd|avenue|ave|drive|dr|lane|ln|close|crescent|cres|boulevard|blvd|way|terrace|place|square|sq|highway|circle|court|straat|weg|laan|rylaan|singel|plein)\.?$/i;

/**
 * The suburb of an address on one line, and nothing that leads to a door; empty where that cannot be told for sure.
 * @param address `7166 Vilakazi Street, Orlando West, Soweto, 1804`
 */
export function suburbOf(address: string): string {
  const parts = address
    .split(',')
    .map((part) => part.trim().replace(/\s+\d{4}$/, ''))
    .filter((part) => part !== '' && !FAR.test(part));
  const street = parts.findLastIndex((part) => NEAR.test(part));
  // Without a street, what comes first may be a building: the last part is the widest.
  const place = street === -1 ? (parts.length > 1 ? parts.at(-1) : undefined) : parts[street + 1];
  return place ?? '';
}
