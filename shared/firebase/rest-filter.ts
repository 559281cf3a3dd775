export type FilterValue = string | boolean | number | Date;

/** A value as the REST interface of the database takes it. */
export function restValue(value: FilterValue | readonly FilterValue[]): object {
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: `${value}` } : { doubleValue: value };
  return { arrayValue: { values: value.map(restValue) } };
}

export function restFilter(
  field: string,
  op: 'EQUAL' | 'IN' | 'GREATER_THAN_OR_EQUAL' | 'LESS_THAN',
  value: FilterValue | readonly FilterValue[],
): object {
  return { fieldFilter: { field: { fieldPath: field }, op, value: restValue(value) } };
}

/** All of these hold; nothing for none. */
export function restWhere(filters: readonly object[]): { readonly where?: object } {
  return filters.length > 0 ? { where: { compositeFilter: { op: 'AND', filters } } } : {};
}
