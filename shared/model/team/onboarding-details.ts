import * as v from '@fleetfoot/shared/schema';
import { cleanString, contactNumber, emailAddress, optionalLine, requiredText } from '../fields';

/** Most characters of what is entered about a user. */
export const USER_TEXTS = { fullName: 120, email: 254 } as const;

/** What a user enters on the profile screen. */
export const ProfileDetailsSchema = v.object({
  fullName: requiredText('your full name', USER_TEXTS.fullName),
  email: emailAddress('your e-mail address'),
});

export const BillingAddressSchema = v.object({
  line1: requiredText('the street address'),
  line2: optionalLine(),
  city: requiredText('the city or town', 100),
  postalCode: v.pipe(
    cleanString(),
    v.regex(/^\d{4}$/, 'Enter the four digits of the postal code, such as 2196.'),
  ),
});

/** A web address; `https://` is added when it was left out. Empty when there is none. */
const WebsiteSchema = v.pipe(
  optionalLine(300),
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

export type ProfileDetails = v.InferOutput<typeof ProfileDetailsSchema>;
export type OrganizationDetails = v.InferOutput<typeof OrganizationDetailsSchema>;
