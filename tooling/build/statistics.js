/**
 * The value that half of the values are below.
 * @param {readonly number[]} values
 * @returns {number} `NaN` of none
 */
export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

const RESAMPLES = 2_000;

/** A repeatable sequence of numbers from 0 to 1 (Mulberry32), by its seed. */
function numbersFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  };
}

/**
 * Where the median lies with a confidence of 95 %: the percentile bootstrap.
 * @param {readonly number[]} values
 * @param {number} [seed] of the resampling, which is repeatable
 * @returns {readonly [low: number, high: number]}
 */
export function medianInterval(values, seed = 1) {
  const next = numbersFrom(seed);
  const medians = Array.from({ length: RESAMPLES }, () =>
    median(values.map(() => values[Math.floor(next() * values.length)] ?? Number.NaN)),
  ).sort((one, other) => one - other);
  const at = (share) => medians[Math.floor(RESAMPLES * share)] ?? Number.NaN;
  return [at(0.025), at(0.975)];
}
