import { ProfileDetailsSchema } from '@fleetfoot/shared/model/team/onboarding-details';
import { RoleSchema } from '@fleetfoot/shared/model/team/people';
import * as v from '@fleetfoot/shared/schema';
import { operation } from './operation';

/** All that is held about a user themself. Times are ISO 8601. */
const ProfileExportSchema = v.object({
  exportedAt: v.string(),
  profile: v.object({
    id: v.string(),
    fullName: v.string(),
    email: v.string(),
    phoneNumber: v.string(),
    dateJoined: v.string(),
  }),
  memberships: v.array(
    v.object({
      orgID: v.string(),
      organizationName: v.string(),
      fullName: v.string(),
      email: v.string(),
      phoneNumber: v.string(),
      role: RoleSchema,
      drafts: v.array(v.object({ id: v.string(), value: v.string() })),
      views: v.array(v.object({ id: v.string(), name: v.string(), query: v.string() })),
    }),
  ),
  drafts: v.array(v.object({ id: v.string(), value: v.string() })),
  invitations: v.array(v.object({ orgID: v.string(), organizationName: v.string(), role: RoleSchema })),
  signIns: v.array(
    v.object({ device: v.string(), address: v.string(), createdAt: v.string(), lastSeen: v.string() }),
  ),
});

/** Changes the caller's name and e-mail address, also where a team has a copy of them. Idempotent. */
export const changeProfile = operation('changeProfile', ProfileDetailsSchema.entries, v.object({}));

/** Hands the caller what is held about them. */
export const exportProfile = operation('exportProfile', {}, ProfileExportSchema, { isRead: true });

/** Deletes the caller's profile, memberships, drafts, views and account. Idempotent. */
export const deleteProfile = operation('deleteProfile', {}, v.object({}));

export type ProfileExport = v.InferOutput<typeof ProfileExportSchema>;
