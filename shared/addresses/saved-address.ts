import * as v from 'valibot';

/** Most addresses that an organisation's book shows. */
export const ADDRESS_LIMIT = 500;

/** Organizations/{orgId}/Addresses/{id}: a place the organisation fetches from or delivers to. Empty where unknown. */
export const SavedAddressSchema = v.object({
  id: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  city: v.string(),
  country: v.string(),
  countryCode: v.string(),
  /** Street number, street name, suburb. The number is often missing: many streets have none. */
  streetAddress: v.string(),
  /** Of a premise or a point of interest. */
  name: v.string(),
  /** One line; what a courier is sent to. */
  fullAddressString: v.string(),
  unitNumber: v.string(),
  buildingName: v.string(),
  instructions: v.string(),
  /** What the organisation calls it. */
  label: v.string(),
  contactName: v.string(),
  /** E.164. */
  contactPhoneNumber: v.string(),
  landmark: v.string(),
  gateCode: v.string(),
  created_at: v.date(),
  updated_at: v.date(),
  created_by: v.string(),
  updated_by: v.string(),
});

export type SavedAddress = v.InferOutput<typeof SavedAddressSchema>;

/** Path of an organisation's address book. */
export function addressesPath(organizationId: string): string {
  return `Organizations/${organizationId}/Addresses`;
}
