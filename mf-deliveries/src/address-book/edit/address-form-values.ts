import {
  type Address,
  type Coordinates,
  cleanText,
  formatPhoneNumber,
  parseContactNumber,
} from '@fleetfoot/shared/domain';
import type { FormParts } from '@fleetfoot/shared/forms';
import {
  type AddressDetails,
  addressDetailsOf,
  type SavedAddress,
} from '@fleetfoot/shared/model/delivery/saved-address';
import { chooseDetails, type FieldTexts, type Filling } from '../../addresses/typed-first';
import { ADDRESS_BOOK } from '../../texts/english/address-book';

/** Texts of a place that a user may put right by hand. */
const PLACE_TEXTS = ['fullAddressString', 'streetAddress', 'city', 'name'] as const;

type PlaceText = (typeof PLACE_TEXTS)[number];

/** Texts of a place that were put in and left out. */
export type PlaceFilling = Filling<PlaceText>;

export function placeTexts({ fullAddressString, streetAddress, city, name = '' }: Record<PlaceText, string>) {
  return { fullAddressString, streetAddress, city, name };
}

/** An address while it is typed. */
export type AddressFormValues = Omit<AddressDetails, 'latitude' | 'longitude'> & {
  /** What was typed to find the place. */
  readonly search: string;
  /** Where it is, once a place was chosen. */
  readonly position?: Coordinates | undefined;
  /** Texts of the chosen place. What differs was typed. */
  readonly chosen?: FieldTexts<PlaceText> | undefined;
};

export const EMPTY_ADDRESS: AddressFormValues = {
  search: '',
  city: '',
  country: '',
  countryCode: '',
  streetAddress: '',
  name: '',
  fullAddressString: '',
  unitNumber: '',
  buildingName: '',
  instructions: '',
  label: '',
  contactName: '',
  contactPhoneNumber: '',
  landmark: '',
  gateCode: '',
};

/** A saved address as the form begins with it. */
export function valuesOf(address: SavedAddress): AddressFormValues {
  const { latitude, longitude, ...details } = addressDetailsOf(address);
  return {
    ...details,
    contactPhoneNumber: formatPhoneNumber(details.contactPhoneNumber),
    search: '',
    position: { latitude, longitude },
    chosen: placeTexts(details),
  };
}

/** The form after a place was chosen: where it is changes, what the user typed stays. */
export function withPlace(values: AddressFormValues, place: Address, typed: FieldTexts<PlaceText>) {
  const { latitude, longitude, name = '', country, countryCode, ...texts } = place;
  const before = { filled: values.chosen ?? {}, offered: {}, typed };
  const { changes, filling } = chooseDetails(before, placeTexts(values), placeTexts({ ...texts, name }));
  const next: AddressFormValues = {
    ...values,
    ...changes,
    country,
    countryCode,
    search: place.fullAddressString,
    position: { latitude, longitude },
    chosen: filling.filled,
  };
  return { next, filling };
}

/** Where an address is: what belongs together of it. */
export const PLACE_FIELDS = [
  'latitude',
  'longitude',
  'fullAddressString',
  'streetAddress',
  'city',
  'country',
  'countryCode',
  'name',
] as const satisfies readonly (keyof AddressDetails)[];

export type AddressPart = 'place' | Exclude<keyof AddressDetails, (typeof PLACE_FIELDS)[number]>;

/** Each part of an address, in a sentence. */
export const PART_NAMES: Readonly<Record<AddressPart, string>> = ADDRESS_BOOK.parts;

/** How an address and its form belong together. */
export const ADDRESS_PARTS: FormParts<SavedAddress, AddressFormValues, AddressPart> = {
  fields: {
    place: [
      'position',
      'chosen',
      'fullAddressString',
      'streetAddress',
      'city',
      'country',
      'countryCode',
      'name',
    ],
    unitNumber: ['unitNumber'],
    buildingName: ['buildingName'],
    instructions: ['instructions'],
    label: ['label'],
    contactName: ['contactName'],
    contactPhoneNumber: ['contactPhoneNumber'],
    landmark: ['landmark'],
    gateCode: ['gateCode'],
  },
  valuesOf,
  meaning(values, part) {
    if (part === 'contactPhoneNumber') return parseContactNumber(values[part]) ?? values[part];
    if (part !== 'place') return cleanText(values[part]);
    const { position, fullAddressString, streetAddress, city, country, countryCode, name } = values;
    const texts = [fullAddressString, streetAddress, city, country, countryCode, name];
    return [position?.latitude, position?.longitude, ...texts.map(cleanText)];
  },
};

/** A part of an address as it is stored, for people. */
export function partText(address: SavedAddress, part: AddressPart): string {
  if (part === 'place') return `“${address.fullAddressString}”`;
  const text = part === 'contactPhoneNumber' ? formatPhoneNumber(address[part]) : address[part];
  return text === '' ? ADDRESS_BOOK.nothing : `“${text}”`;
}
