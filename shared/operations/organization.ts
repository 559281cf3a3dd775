import { BillingAddressSchema, OrganizationDetailsSchema } from '@fleetfoot/shared/domain';
import * as v from 'valibot';
import { documentId, operation } from './operation';

/** Founds the organisation that a 'create' invitation to the caller's number stands for. Idempotent per invitation. */
export const createOrganization = operation(
  'createOrganization',
  {
    inviteID: documentId,
    organization: v.strictObject({
      ...OrganizationDetailsSchema.entries,
      billingAddress: v.strictObject(BillingAddressSchema.entries),
    }),
  },
  v.object({ orgID: v.string() }),
);
