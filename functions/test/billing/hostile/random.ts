/** Choices that a seed decides. */
export interface Random {
  /** A whole number from 0 up to, and without, `below`. */
  below(below: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly [T, ...T[]]): T;
}

/** The choices of one seed and one number under it, whatever else happens in between. */
export function randomOf(seed: number, number: number): Random {
  let state = (seed ^ Math.imul(number + 1, 0x9e3779b1)) >>> 0;
  function next(): number {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (most: number) => Math.floor(next() * most);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (items) => items[below(items.length)] ?? items[0],
  };
}
