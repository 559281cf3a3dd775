type Fields = Readonly<Record<string, unknown>>;

function isTimestamp(value: object): value is { toDate(): Date } {
  return 'toDate' in value && typeof value.toDate === 'function';
}

function convert(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isTimestamp(value)) return value.toDate();
  if (Array.isArray(value)) return value.map(convert);
  return Object.getPrototypeOf(value) === Object.prototype ? withDates(value as Fields) : value;
}

/** A document's fields with every Timestamp, at any depth, turned into a Date. */
export function withDates(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, convert(value)]));
}
