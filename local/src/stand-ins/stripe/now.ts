/** In whole seconds since 1970, as every time in the API. */
export function now(): number {
  return Math.floor(Date.now() / 1000);
}
