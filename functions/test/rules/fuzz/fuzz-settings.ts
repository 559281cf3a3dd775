function wholeNumber(name: string, otherwise: number): number {
  const text = process.env[name];
  if (!text) return otherwise;
  const number = Number(text);
  if (Number.isSafeInteger(number)) return number;
  throw new Error(`${name} is "${text}": give it a whole number.`);
}

/** Writes in each collection. */
export const RUNS = wholeNumber('FLEETFOOT_FUZZ_RUNS', 2000);

/** The same seed is the same writes. */
export const SEED = wholeNumber('FLEETFOOT_FUZZ_SEED', Math.floor(Math.random() * 2 ** 31));
