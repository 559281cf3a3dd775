import { createHash } from 'node:crypto';

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, sorted(inner)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Tells whether two requests ask for the same: the order of fields and spaces do not count. */
export function requestHash(method: string, path: string, body: unknown): string {
  return sha256(JSON.stringify([method, path, sorted(body)]));
}
