import {
  BillingAddressSchema,
  OrganizationDetailsSchema,
  ProfileDetailsSchema,
} from '@fleetfoot/shared/model/team/onboarding-details';
import * as v from '@fleetfoot/shared/schema';
import { documentID, operation } from './operation';

/**
 * Founds the organisation that a 'create' invitation to the caller's number stands for or, without one, the caller's own. Idempotent
 * per invitation, and per caller without one.
 */
export const createOrganization = operation(
  'createOrganization',
  {
    inviteID: v.optional(documentID),
    organization: v.strictObject({
      ...OrganizationDetailsSchema.entries,
      billingAddress: v.strictObject(BillingAddressSchema.entries),
    }),
  },
  v.object({ orgID: v.string() }),
);

/** Joins the organisation of a team invitation that was sent to the caller's number. */
export const acceptTeamInvite = operation(
  'AcceptTeamInvite',
  { orgID: documentID, inviteID: documentID, userData: v.strictObject(ProfileDetailsSchema.entries) },
  v.object({ orgID: v.string() }),
  { hasOwnAddress: true },
);
