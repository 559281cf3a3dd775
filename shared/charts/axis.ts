const STEPS = [1, 2, 2.5, 5, 10];
const INTERVALS = 4;

/** The scale beside a chart: it begins at zero and ends at or above the highest value, in round steps. */
export function axisOf(values: readonly number[]): readonly number[] {
  const highest = Math.max(0, ...values.filter(Number.isFinite));
  if (highest === 0) return [0];
  const least = highest / INTERVALS;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (STEPS.find((one) => one * power >= least) ?? 10) * power;
  const count = Math.ceil(highest / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
