import { ProfileDetailsSchema, parseMobileNumber, RoleSchema } from '@fleetfoot/shared/domain';
import * as v from 'valibot';
import { documentId, operation } from './operation';

// E.164 only: one number is always the same text.
const mobileNumber = v.pipe(
  v.string(),
  v.check((input) => {
    const number = parseMobileNumber(input);
    return number.ok && number.value === input;
  }),
);

/** Joins the organisation of a team invitation that was sent to the caller's number. */
export const acceptTeamInvite = operation(
  'AcceptTeamInvite',
  { orgID: documentId, inviteID: documentId, userData: v.strictObject(ProfileDetailsSchema.entries) },
  v.object({ orgID: v.string() }),
);

/** Invites a number to the team. For Admins, like all below. Idempotent per number and role. */
export const inviteTeamMember = operation(
  'inviteTeamMember',
  { orgID: documentId, phoneNumber: mobileNumber, role: RoleSchema },
  v.object({ inviteID: v.string() }),
);

/** Lets a team invitation hold as long again as a new one. */
export const resendInvite = operation(
  'resendInvite',
  { orgID: documentId, inviteID: documentId },
  v.object({}),
);

/** Takes a team invitation back. Idempotent. */
export const deleteInvite = operation(
  'deleteInvite',
  { orgID: documentId, inviteID: documentId },
  v.object({}),
);

/** Removes somebody else from the team. Idempotent. */
export const deleteMember = operation(
  'deleteMember',
  { orgID: documentId, memberID: documentId },
  v.object({}),
);

/** Gives somebody else in the team a role. Idempotent. */
export const changeRole = operation(
  'changeRole',
  { orgID: documentId, memberID: documentId, role: RoleSchema },
  v.object({ role: RoleSchema }),
);
