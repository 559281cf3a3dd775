import * as v from 'valibot';
import { emailAddress, RoleSchema, requiredText } from './organization';

/** What a user enters on the profile screen. */
export const ProfileDetailsSchema = v.object({
  fullName: requiredText('your full name', 120),
  email: emailAddress('your e-mail address'),
});

/** Users/{uid}. */
export const UserSchema = v.object({
  id: v.string(),
  fullName: v.string(),
  email: v.string(),
  phoneNumber: v.string(),
  dateJoined: v.date(),
});

/** Organizations/{orgId}/Team/{uid}. */
export const TeamMemberSchema = v.object({
  id: v.string(),
  fullName: v.string(),
  phoneNumber: v.string(),
  email: v.string(),
  role: RoleSchema,
});

/** OrganizationInvitations/{id}: an invitation to found an organisation (`type` is 'create'). */
export const OrganizationInvitationSchema = v.object({
  id: v.string(),
  phoneNumber: v.string(),
  type: v.string(),
  organizationName: v.string(),
  role: v.optional(v.string()),
  orgID: v.optional(v.string()),
});

/** Organizations/{orgId}/TeamInvites/{id}. */
export const TeamInviteSchema = v.object({
  id: v.string(),
  phoneNumber: v.string(),
  role: RoleSchema,
  orgID: v.string(),
  organizationName: v.string(),
  invitedBy: v.string(),
  /** Without it, it never expires. */
  expiresAt: v.optional(v.date()),
});

export type ProfileDetails = v.InferOutput<typeof ProfileDetailsSchema>;
export type TeamMember = v.InferOutput<typeof TeamMemberSchema>;
export type OrganizationInvitation = v.InferOutput<typeof OrganizationInvitationSchema>;
export type TeamInvite = v.InferOutput<typeof TeamInviteSchema>;
