export function median(values: readonly number[]): number;
export function medianInterval(
  values: readonly number[],
  seed?: number,
): readonly [low: number, high: number];
