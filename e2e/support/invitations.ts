import type { Role } from '@fleetfoot/shared/contract';
import { daysFrom, type Organization, organizationInvitations, teamInvites } from '@fleetfoot/shared/model';
import type { Cloud } from './cloud';
import type { Person } from './people';

/** Invites a number to found an organisation. */
export async function inviteToCreate(
  cloud: Cloud,
  phoneNumber: string,
  organizationName: string,
): Promise<void> {
  const reference = cloud.firestore.collection(organizationInvitations.path()).doc();
  await reference.set({ id: reference.id, phoneNumber, type: 'create', organizationName });
}

interface TeamInvitation {
  readonly phoneNumber: string;
  readonly organization: Organization;
  readonly invitedBy: Person;
  readonly role: Role;
  /** In two weeks unless it is said. */
  readonly expiresAt?: Date;
}

/** Invites a number to an organisation's team. */
export async function inviteToTeam(cloud: Cloud, invitation: TeamInvitation): Promise<void> {
  const { phoneNumber, organization, invitedBy, role } = invitation;
  const { expiresAt = daysFrom(new Date(), 14) } = invitation;
  const reference = cloud.firestore.collection(teamInvites.path(organization.id)).doc();
  await reference.set({
    id: reference.id,
    phoneNumber,
    role,
    orgID: organization.id,
    organizationName: organization.name,
    invitedBy: invitedBy.uid,
    expiresAt,
    forgetAt: daysFrom(expiresAt, 30),
  });
}
