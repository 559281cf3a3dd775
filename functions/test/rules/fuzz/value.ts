/** What stands for a value that JSON cannot show or that is known only when the write is made. */
export type Special =
  /** The uid, the telephone number of the token and the document's id. */
  | { readonly special: 'own uid' | 'own number' | 'own id' }
  /** A text of one unit many times over: legible in a counterexample, however long. */
  | { readonly special: 'text'; readonly unit: string; readonly times: number }
  | { readonly special: 'server time' }
  /** The client's time, so many milliseconds from now. */
  | { readonly special: 'time'; readonly after: number }
  /** The time that the stored document holds. */
  | { readonly special: 'stored time' }
  | { readonly special: 'bytes'; readonly length: number }
  | { readonly special: 'point' }
  | { readonly special: 'reference'; readonly path: string }
  | { readonly special: 'increment'; readonly by: number }
  | { readonly special: 'union'; readonly item: string }
  /** Takes the field away; only where fields are named, in `merge` and `update`. */
  | { readonly special: 'deletion' };

export type Value = Special | string | number | boolean | null | readonly Value[] | Fields;

export interface Fields {
  readonly [key: string]: Value;
}

export const OWN_UID: Value = { special: 'own uid' };
export const OWN_NUMBER: Value = { special: 'own number' };
export const OWN_ID: Value = { special: 'own id' };
export const SERVER_TIME: Value = { special: 'server time' };
export const STORED_TIME: Value = { special: 'stored time' };
export const DELETION: Value = { special: 'deletion' };

export function text(unit: string, times: number): Value {
  return { special: 'text', unit, times };
}

export function time(after: number): Value {
  return { special: 'time', after };
}

export function isSpecial(value: Value): value is Special {
  return typeof value === 'object' && value !== null && 'special' in value;
}

export function isMap(value: Value | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('special' in value);
}
