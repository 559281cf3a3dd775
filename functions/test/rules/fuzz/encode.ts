import { arrayUnion, deleteField, GeoPoint, increment } from 'firebase/firestore';
import { Bytes, doc, type Firestore, serverTimestamp, Timestamp } from '../client-sdk';
import { STORED_AT } from './entity-time';
import { type Fields, isMap, isSpecial, type Special, type Value } from './value';

/** What the SDK needs to say a value. */
export interface Encoding {
  readonly firestore: Firestore;
  /** One and the same for a whole write, so that equal times stay equal. */
  readonly now: number;
}

function encodeSpecial(value: Special, { firestore, now }: Encoding): unknown {
  switch (value.special) {
    case 'server time':
      return serverTimestamp();
    case 'time':
      return Timestamp.fromMillis(now + value.after);
    case 'stored time':
      return Timestamp.fromDate(STORED_AT);
    case 'bytes':
      return Bytes.fromUint8Array(new Uint8Array(value.length));
    case 'point':
      return new GeoPoint(-26.2, 27.9);
    case 'reference':
      return doc(firestore, value.path);
    case 'increment':
      return increment(value.by);
    case 'union':
      return arrayUnion(value.item);
    case 'deletion':
      return deleteField();
    default:
      throw new Error(`Settle ${value.special} before it is written.`);
  }
}

function encode(value: Value, encoding: Encoding): unknown {
  if (isSpecial(value)) return encodeSpecial(value, encoding);
  if (isMap(value)) return encodeFields(value, encoding);
  if (Array.isArray(value)) return value.map((item: Value) => encode(item, encoding));
  return value;
}

export function encodeFields(fields: Fields, encoding: Encoding): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, encode(value, encoding)]));
}
