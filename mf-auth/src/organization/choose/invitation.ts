import type { OrganizationInvitation, TeamInvite } from '@fleetfoot/shared/model';

/** An invitation to found an organisation. */
export interface CreateInvitation {
  readonly kind: 'create';
  readonly id: string;
  readonly organizationName: string;
}

/** An invitation into an organisation that exists. */
export interface JoinInvitation {
  readonly kind: 'join';
  readonly id: string;
  readonly orgID: string;
  readonly organizationName: string;
  readonly role: string;
  /** One that an operator wrote has none. */
  readonly expiresAt?: Date | undefined;
}

export type Invitation = CreateInvitation | JoinInvitation;

/** The key of an invitation: ids are unique only within an organisation. */
export function invitationKey(invitation: Invitation): string {
  return invitation.kind === 'create' ? invitation.id : `${invitation.orgID}/${invitation.id}`;
}

function fromOrganizationInvitation(from: OrganizationInvitation): Invitation | undefined {
  const { id, type, organizationName, orgID, role } = from;
  if (type === 'create') return { kind: 'create', id, organizationName };
  // Without an organisation there is nothing to accept.
  return orgID === undefined
    ? undefined
    : { kind: 'join', id, orgID, organizationName, role: role ?? 'Member' };
}

function fromTeamInvite({ id, orgID, organizationName, role, expiresAt }: TeamInvite): Invitation {
  return { kind: 'join', id, orgID, organizationName, role, expiresAt };
}

/** Whether the server would refuse to accept it because its time is over. */
export function hasExpired(invitation: Invitation, now: Date): boolean {
  const end = invitation.kind === 'join' ? invitation.expiresAt : undefined;
  return end !== undefined && end <= now;
}

/** All that a number is invited to, each once, by the organisation's name. */
export function toInvitations(
  organizationInvitations: readonly OrganizationInvitation[],
  teamInvites: readonly TeamInvite[],
): readonly Invitation[] {
  const all = [
    ...organizationInvitations.map(fromOrganizationInvitation),
    ...teamInvites.map(fromTeamInvite),
  ].filter((invitation) => invitation !== undefined);
  const unique = new Map(all.map((invitation) => [invitationKey(invitation), invitation]));
  return [...unique.values()].sort((a, b) => a.organizationName.localeCompare(b.organizationName));
}
