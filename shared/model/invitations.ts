import { PRODUCT_NAME } from '@fleetfoot/shared/domain';
import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';
import { asRole, RoleSchema } from './people';

/** An invitation to join a team. */
export const TeamInviteSchema = v.object({
  id: v.string(),
  phoneNumber: v.string(),
  role: RoleSchema,
  orgID: v.string(),
  organizationName: v.string(),
  /** uid. */
  invitedBy: v.string(),
  expiresAt: v.date(),
  /** When it may be forgotten: until then an Admin sees that it has expired, and can renew it. */
  forgetAt: v.date(),
  /** When its present link was made; without it, it has none. */
  linkedAt: v.optional(v.date()),
  /** When a message with a link was last sent. */
  sentAt: v.optional(v.date()),
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

/** Of the link of a team invitation, what tells that it is the one. The server's alone. */
export const inviteLinks = collection(
  'Organizations/{orgID}/InviteLinks/{inviteID}',
  v.object({
    /** Of the token in the address: what is stored opens nothing. */
    hash: v.string(),
    expiresAt: v.date(),
  }),
);

/** Where the link of a team invitation leads, on the product's own site. */
export function inviteLinkPath(token: string): string {
  return `/i/${token}`;
}

/** Most letters of an organisation's name in a message. */
const NAME_LIMIT = 40;

/**
 * What a message says that brings a team invitation. Of the organisation's name it takes what can be no address: a phone would
 * make a link of one.
 * @param link the whole address
 */
export function invitationText(
  { organizationName, role }: Pick<TeamInvite, 'organizationName' | 'role'>,
  link: string,
): string {
  const name = organizationName
    .replace(/[^\p{L}\p{M}\p{N}&'’,()-]+/gu, ' ')
    .trim()
    .slice(0, NAME_LIMIT)
    .trim();
  return `${name} invites you to ${PRODUCT_NAME} as ${asRole(role)}. Sign in with this number: ${link}`;
}

export const organizationInvitations = collection(
  'OrganizationInvitations/{inviteID}',
  OrganizationInvitationSchema,
  { mostInQuery: 50 },
);
