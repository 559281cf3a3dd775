import { type Fields, isMap, isSpecial, type Value } from './value';
import type { Manner } from './write';

function transformed(value: Value, present?: Value): Value {
  if (isMap(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, transformed(inner)]));
  }
  if (!isSpecial(value)) return value;
  if (value.special === 'increment') return typeof present === 'number' ? present + value.by : value.by;
  // No field of ours holds a list before it grows.
  if (value.special === 'union') return [value.item];
  return value;
}

function put(fields: Fields, [key = '', ...rest]: readonly string[], value: Value): Fields {
  const { [key]: present, ...others } = fields;
  if (rest.length > 0) return { ...others, [key]: put(isMap(present) ? present : {}, rest, value) };
  if (isSpecial(value) && value.special === 'deletion') return others;
  return { ...others, [key]: transformed(value, present) };
}

/** What the document would be after the write. */
export function outcomeOf(manner: Manner, fields: Fields, stored: Fields | undefined): Fields {
  return Object.entries(fields).reduce<Fields>(
    (document, [key, value]) => put(document, manner === 'update' ? key.split('.') : [key], value),
    manner === 'set' ? {} : (stored ?? {}),
  );
}
