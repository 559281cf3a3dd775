import type { TeamInvite, TeamMember } from '@fleetfoot/shared/domain';

/** A member for tests. */
export function memberFixture(overrides: Partial<TeamMember> = {}): TeamMember {
  return {
    id: 'thandi',
    fullName: 'Thandi Nkosi',
    phoneNumber: '+27821234567',
    email: 'thandi@acme.co.za',
    role: 'Admin',
    ...overrides,
  };
}

/** A pending invitation for tests. */
export function inviteFixture(overrides: Partial<TeamInvite> = {}): TeamInvite {
  return {
    id: 'invite-1',
    phoneNumber: '+27837654321',
    role: 'Member',
    orgID: 'acme',
    organizationName: 'Acme Foods',
    invitedBy: 'thandi',
    ...overrides,
  };
}
