import { Bytes, Timestamp } from './client-sdk';

type Values = readonly (readonly [type: string, value: unknown])[];

/** A value of each type but text. */
export const NO_TEXT: Values = [
  ['null', null],
  ['a number', 7],
  ['a boolean', true],
  ['a list', ['x']],
  ['a map', { x: 'x' }],
  ['a timestamp', Timestamp.fromMillis(0)],
  ['bytes', Bytes.fromUint8Array(new Uint8Array([120]))],
];

/** A value of each type but a number. */
export const NO_NUMBER: Values = [
  ['text', 'x'],
  ['a number in text', '7'],
  ...NO_TEXT.filter(([type]) => type !== 'a number'),
];

/** A value of each type; a timestamp and a map of them are long past and empty of meaning. */
export const ANY_TYPE: Values = [['text', 'x'], ...NO_TEXT];

/** A value of each type but a timestamp. */
export const NO_TIME: Values = ANY_TYPE.filter(([type]) => type !== 'a timestamp');
