import type { OrganizationDetails } from '@fleetfoot/shared/domain';

/** What is typed into the form; the schema turns it into the details. */
export type OrganizationValues = OrganizationDetails;

/** The form before anything is typed. */
export function emptyOrganization(name: string): OrganizationValues {
  return {
    name,
    billingAddress: { line1: '', line2: '', city: '', postalCode: '' },
    website: '',
    supportPhoneNumber: '',
    supportEmail: '',
  };
}
