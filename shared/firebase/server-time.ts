/** Plain fields, Dates, `SERVER_TIME` and `REMOVED`; `undefined` fields are left out. */
export type DocumentData = Readonly<Record<string, unknown>>;

/** In written data, at any depth: the time at which the server takes the write. */
export const SERVER_TIME: unique symbol = Symbol.for('fleetfoot.server-time');

/** In what is changed of a document, as a whole field: the field goes. */
export const REMOVED: unique symbol = Symbol.for('fleetfoot.removed');

/** Plain data of a document, ready for the SDK: every {@link SERVER_TIME} replaced by `replacement()`. */
export function withServerTime(value: unknown, replacement: () => unknown): unknown {
  if (value === SERVER_TIME) return replacement();
  if (Array.isArray(value)) return value.map((entry) => withServerTime(entry, replacement));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, withServerTime(entry, replacement)]),
  );
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
