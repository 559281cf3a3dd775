/** How many addresses or keys an instance remembers; who has been quiet for longest is forgotten first. */
const MOST_REMEMBERED = 10_000;

/** Remembers the last ones. */
export function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MOST_REMEMBERED && oldest !== undefined) map.delete(oldest);
}

/** One household has a whole network of IPv6 addresses. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = address.includes('::')
    ? Array.from({ length: 8 - first.length - last.length }, () => '0')
    : [];
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

/** Whole seconds, at least one, until a bucket that has less than one left has one again. */
export function secondsUntilOne(left: number, perMs: number): number {
  return Math.max(1, Math.ceil((1 - left) / perMs / 1000));
}

/** What addresses have left, in the memory of this instance alone. Times in milliseconds. */
export interface Buckets {
  left(address: string, time: number): number;
  put(address: string, left: number, time: number): void;
}

/**
 * Buckets by address, all full at first; each gets some back with time.
 * @param options.size of a full one
 * @param options.perMs what comes back in a millisecond
 */
export function createBuckets({ size, perMs }: { size: number; perMs: number }): Buckets {
  const buckets = new Map<string, { readonly left: number; readonly at: number }>();
  return {
    left(address, time) {
      const { left, at } = buckets.get(networkOf(address)) ?? { left: size, at: time };
      return Math.min(size, left + Math.max(0, time - at) * perMs);
    },
    put(address, left, time) {
      remember(buckets, networkOf(address), { left, at: time });
    },
  };
}
