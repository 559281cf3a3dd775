import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';
import { BOOK_PLACES } from './places';

/** Most characters of an address's texts, in the order in which they are checked. */
export const ADDRESS_TEXTS = {
  city: 100,
  country: 100,
  countryCode: 2,
  /** Street number, street name, suburb. The number is often missing: many streets have none. */
  streetAddress: 300,
  /** Of a premise or a point of interest. */
  name: 200,
  /** One line; what a courier is sent to. */
  fullAddressString: 500,
  unitNumber: 40,
  buildingName: 120,
  instructions: 500,
  /** What the organisation calls it. */
  label: 60,
  contactName: 120,
  /** E.164. */
  contactPhoneNumber: 16,
  landmark: 200,
  gateCode: 40,
} as const;

type AddressText = keyof typeof ADDRESS_TEXTS;

/** One entry of an object schema for each text of an address. */
export function addressTexts<Schema>(schemaFor: (most: number) => Schema): Record<AddressText, Schema> {
  const entries = Object.entries(ADDRESS_TEXTS).map(([field, most]) => [field, schemaFor(most)]);
  return Object.fromEntries(entries) as Record<AddressText, Schema>;
}

/** A place the organisation fetches from or delivers to. Texts are empty where unknown. */
export const SavedAddressSchema = v.object({
  id: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  ...addressTexts(() => v.string()),
  created_at: v.date(),
  updated_at: v.date(),
  created_by: v.string(),
  updated_by: v.string(),
  /** Id of the audit event that tells of the last change; empty where another system wrote it. */
  changeID: v.optional(v.string(), ''),
});

export type SavedAddress = v.InferOutput<typeof SavedAddressSchema>;

/** What a member enters of an address. */
export type AddressDetails = Omit<
  SavedAddress,
  'id' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'changeID'
>;

/** The part of a saved address that a member can enter. */
export function addressDetailsOf(address: SavedAddress): AddressDetails {
  const { id, created_at, updated_at, created_by, updated_by, changeID, ...details } = address;
  return details;
}

export const savedAddresses = collection('Organizations/{orgID}/Addresses/{addressID}', SavedAddressSchema, {
  mostInQuery: BOOK_PLACES.count,
});
