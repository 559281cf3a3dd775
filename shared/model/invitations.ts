import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';
import { RoleSchema } from './people';

/** An invitation to join a team. */
export const TeamInviteSchema = v.object({
  id: v.string(),
  phoneNumber: v.string(),
  role: RoleSchema,
  orgID: v.string(),
  organizationName: v.string(),
  /** uid. */
  invitedBy: v.string(),
  /** Without it, it never expires. */
  expiresAt: v.optional(v.date()),
  /** When it may be forgotten: until then an Admin sees that it has expired, and can renew it. */
  forgetAt: v.optional(v.date()),
});

/** An invitation to found an organisation; its `type` is 'create'. */
export const OrganizationInvitationSchema = v.object({
  id: v.string(),
  phoneNumber: v.string(),
  type: v.string(),
  organizationName: v.string(),
  role: v.optional(v.string()),
  orgID: v.optional(v.string()),
  /** When it may be forgotten; without it, it is kept. */
  expiresAt: v.optional(v.date()),
});

export type TeamInvite = v.InferOutput<typeof TeamInviteSchema>;
export type OrganizationInvitation = v.InferOutput<typeof OrganizationInvitationSchema>;

export const teamInvites = collection('Organizations/{orgID}/TeamInvites/{inviteID}', TeamInviteSchema, {
  mostInQuery: 500,
  mostInGroupQuery: 50,
});

export const organizationInvitations = collection(
  'OrganizationInvitations/{inviteID}',
  OrganizationInvitationSchema,
  { mostInQuery: 50 },
);
