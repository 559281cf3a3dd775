import * as v from 'valibot';
import { parseContactNumber } from './phone';

export const ROLES = ['Admin', 'Member'] as const;
export const RoleSchema = v.picklist(ROLES);

/** A required single-line text of at most `max` characters, trimmed. */
export function requiredText(label: string, max = 200) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(`Enter ${label}.`),
    v.maxLength(max, `Use at most ${max} characters.`),
  );
}

/** An optional text of at most `max` characters, trimmed; empty when left out. */
export function optionalText(max = 200) {
  return v.pipe(v.string(), v.trim(), v.maxLength(max, `Use at most ${max} characters.`));
}

/** An e-mail address. */
export function emailAddress(label = 'an e-mail address') {
  return v.pipe(requiredText(label, 254), v.email('Enter an e-mail address such as name@company.co.za.'));
}

/** A telephone number of a contact, turned into E.164. */
export function contactNumber(label = 'a phone number') {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(`Enter ${label}.`),
    v.check((input) => parseContactNumber(input) !== undefined, 'Enter a phone number such as 082 123 4567.'),
    v.transform((input) => parseContactNumber(input) ?? input),
  );
}

export const BillingAddressSchema = v.object({
  line1: requiredText('the street address'),
  line2: optionalText(),
  city: requiredText('the city or town', 100),
  postalCode: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{4}$/, 'Enter the four digits of the postal code, such as 2196.'),
  ),
});

/** A web address; `https://` is added when it was left out. Empty when there is none. */
const WebsiteSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(300, 'Use at most 300 characters.'),
  v.transform((input) => (input === '' || /^https?:\/\//i.test(input) ? input : `https://${input}`)),
  v.check(
    (url) => url === '' || (URL.canParse(url) && /^[^.\s]+(\.[^.\s]+)+$/.test(new URL(url).hostname)),
    'Enter a web address such as www.company.co.za.',
  ),
);

/** What the creator of an organisation enters. */
export const OrganizationDetailsSchema = v.object({
  name: requiredText("the organisation's name", 120),
  billingAddress: BillingAddressSchema,
  website: WebsiteSchema,
  supportPhoneNumber: contactNumber('a support phone number'),
  supportEmail: emailAddress('a support e-mail address'),
});

/** Organizations/{orgId} as far as the session holds it. */
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

/** The keys of Organizations/{orgId}. */
export const OrganizationKeysSchema = v.object({ apiKey: v.string(), testApiKey: v.string() });

export type OrganizationDetails = v.InferOutput<typeof OrganizationDetailsSchema>;
export type OrganizationKeys = v.InferOutput<typeof OrganizationKeysSchema>;
