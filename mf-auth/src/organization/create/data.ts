import type { User } from '@fleetfoot/shared/contract';
import { callUntilKnown, fetchCollection, parseWith } from '@fleetfoot/shared/firebase';
import {
  OrganizationInvitationSchema,
  organizationInvitations,
} from '@fleetfoot/shared/model/team/invitations';
import type { OrganizationDetails } from '@fleetfoot/shared/model/team/onboarding-details';
import { teamMembers } from '@fleetfoot/shared/model/team/people';
import { createOrganization } from '@fleetfoot/shared/operations';

const parseInvitation = parseWith(OrganizationInvitationSchema);
const parseMember = parseWith(teamMembers.schema);

/** Whether the user is an Admin somewhere, whose founder belonged nowhere before. */
async function isAdmin(uid: string): Promise<boolean> {
  const found = await fetchCollection({
    path: teamMembers.name,
    group: true,
    where: [['id', uid]],
    limit: teamMembers.mostInGroupQuery,
    parse: parseMember,
  });
  return found.some(({ role }) => role === 'Admin');
}

/** Whether an invitation sent to a number is used up, or withdrawn. */
async function isGone(inviteID: string, phoneNumber: string): Promise<boolean> {
  const found = await fetchCollection({
    path: organizationInvitations.path(),
    where: [['phoneNumber', phoneNumber]],
    limit: organizationInvitations.mostInQuery,
    parse: parseInvitation,
  });
  return found.every(({ id }) => id !== inviteID);
}

/**
 * Founds the organisation of an invitation or, without one, the user's own: one, however often it is asked. Resolves once it is
 * known that the organisation is there, and rejects once it is known that it is not.
 */
export function foundOrganization(
  inviteID: string | undefined,
  { id: uid, phoneNumber }: Pick<User, 'id' | 'phoneNumber'>,
  organization: OrganizationDetails,
): Promise<void> {
  return callUntilKnown(
    createOrganization,
    { ...(inviteID !== undefined && { inviteID }), organization },
    async () => (inviteID === undefined || (await isGone(inviteID, phoneNumber))) && (await isAdmin(uid)),
  );
}
