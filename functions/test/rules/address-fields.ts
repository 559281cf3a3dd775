import { ADDRESS_TEXTS } from '@fleetfoot/shared/model/delivery/saved-address';
import { Timestamp } from './client-sdk';
import { newAddress } from './new-documents';
import { ANY_TYPE, NO_NUMBER, NO_TEXT } from './wrong-types';

type Changes = Readonly<Record<string, unknown>>;

/** What is changed in a right address. */
type AddressTable = readonly (readonly [what: string, changes: Changes])[];

const long = (length: number) => 'x'.repeat(length);

const { fullAddressString: ADDRESS, contactPhoneNumber: _, ...MOST } = ADDRESS_TEXTS;

export const RIGHT_ADDRESSES: AddressTable = [
  ...Object.entries(MOST).flatMap(
    ([field, most]): AddressTable => [
      [`an empty ${field}`, { [field]: '' }],
      [`${field} of ${most} characters`, { [field]: long(most) }],
    ],
  ),
  ['fullAddressString of one character', { fullAddressString: '☆' }],
  [`fullAddressString of ${ADDRESS} characters`, { fullAddressString: long(ADDRESS) }],
  ['instructions of two lines', { instructions: 'Ring twice\nThen wait' }],
  ['no contactPhoneNumber', { contactPhoneNumber: '' }],
  ['contactPhoneNumber of 8 digits', { contactPhoneNumber: '+12345678' }],
  ['contactPhoneNumber of 15 digits', { contactPhoneNumber: '+123456789012345' }],
  ['latitude at the south pole', { latitude: -90 }],
  ['latitude at the north pole', { latitude: 90 }],
  ['longitude at the date line', { longitude: -180 }],
  ['longitude at it from the other side', { longitude: 180 }],
];

function wrongTypes([field, value]: [string, unknown]): AddressTable {
  const types = typeof value === 'string' ? NO_TEXT : typeof value === 'number' ? NO_NUMBER : ANY_TYPE;
  return types.map(([type, wrong]) => [`${field} that is ${type}`, { [field]: wrong }]);
}

export const WRONG_ADDRESSES: AddressTable = [
  ...Object.entries(MOST).map(
    ([field, most]) => [`${field} of ${most + 1} characters`, { [field]: long(most + 1) }] as const,
  ),
  ...Object.entries(newAddress('x', 'member')).flatMap(wrongTypes),
  ...Object.keys(newAddress('x', 'member')).map((field) => [`no ${field}`, { [field]: undefined }] as const),
  ['keys too many', { apiKey: 'x' }],
  ["another's id", { id: 'shop' }],
  ['an empty fullAddressString', { fullAddressString: '' }],
  ['a blank fullAddressString', { fullAddressString: ' \u00a0' }],
  ['fullAddressString of two lines', { fullAddressString: '12 Long Street\nCape Town' }],
  [`fullAddressString of ${ADDRESS + 1} characters`, { fullAddressString: long(ADDRESS + 1) }],
  ['contactPhoneNumber of this country only', { contactPhoneNumber: '0821234567' }],
  ['contactPhoneNumber of 7 digits', { contactPhoneNumber: '+1234567' }],
  ['contactPhoneNumber of 16 digits', { contactPhoneNumber: '+1234567890123456' }],
  ['a blank contactPhoneNumber', { contactPhoneNumber: ' ' }],
  ['latitude beyond the south pole', { latitude: -90.1 }],
  ['latitude beyond the north pole', { latitude: 90.1 }],
  ['latitude that is not a number', { latitude: Number.NaN }],
  ['longitude beyond the date line', { longitude: -180.1 }],
  ['longitude beyond it from the other side', { longitude: 180.1 }],
  ['another updated_by', { updated_by: 'admin' }],
  ["the client's updated_at", { updated_at: Timestamp.now() }],
];

/** Wrong when it is new; an existing one keeps what it has. */
export const WRONG_BEGINNINGS: AddressTable = [
  ['another created_by', { created_by: 'somebody' }],
  ["the client's created_at", { created_at: Timestamp.fromMillis(1) }],
];
