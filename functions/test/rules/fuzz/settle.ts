import type { Subject } from './subject';
import { type Fields, isMap, isSpecial, type Special, type Value } from './value';

function settleSpecial(value: Special, subject: Subject): Value {
  switch (value.special) {
    case 'own uid':
      return subject.uid;
    case 'own number':
      return subject.number;
    case 'own id':
      return subject.id;
    case 'text':
      return value.unit.repeat(value.times);
    default:
      return value;
  }
}

/** Fills in what depends on the writer and the document. */
export function settle(value: Value, subject: Subject): Value {
  if (isSpecial(value)) return settleSpecial(value, subject);
  if (isMap(value)) return settleFields(value, subject);
  if (Array.isArray(value)) return value.map((item: Value) => settle(item, subject));
  return value;
}

export function settleFields(fields: Fields, subject: Subject): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, settle(value, subject)]));
}
