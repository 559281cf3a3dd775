/**
 * A whole number from the environment.
 * @param otherwise what it is when the variable is not set
 */
export function wholeNumber(name: string, otherwise: number): number {
  const text = process.env[name];
  if (!text) return otherwise;
  const number = Number(text);
  if (Number.isSafeInteger(number)) return number;
  throw new Error(`${name} is "${text}": give it a whole number.`);
}
