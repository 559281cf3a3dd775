import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';

/** An organisation as far as every page may know it: without its keys. */
export const OrganizationSchema = v.object({
  id: v.string(),
  name: v.string(),
  supportEmail: v.string(),
  supportPhoneNumber: v.string(),
  website: v.string(),
  billingAddress: v.object({
    line1: v.string(),
    line2: v.string(),
    city: v.string(),
    postalCode: v.string(),
  }),
  adminSet: v.boolean(),
});

/** What every member may know of the API keys. It lies in the organisation's document; the live key does not. */
export const OrganizationKeysSchema = v.object({
  /** The last four characters of the live key. */
  apiKeyEnding: v.string(),
  testApiKey: v.string(),
});

export type Organization = v.InferOutput<typeof OrganizationSchema>;
export type OrganizationKeys = v.InferOutput<typeof OrganizationKeysSchema>;

export const organizations = collection('Organizations/{orgID}', OrganizationSchema);
