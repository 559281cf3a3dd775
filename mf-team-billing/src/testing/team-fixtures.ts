import type { TeamInvite, TeamMember } from '@fleetfoot/shared/model';

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

/** A Member beside the Admin of `memberFixture`. */
export function colleagueFixture(overrides: Partial<TeamMember> = {}): TeamMember {
  return memberFixture({
    id: 'pieter',
    fullName: 'Pieter Botha',
    phoneNumber: '+27831112222',
    email: 'pieter@acme.co.za',
    role: 'Member',
    ...overrides,
  });
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
    expiresAt: new Date('2026-12-05T10:00:00Z'),
    forgetAt: new Date('2027-01-04T10:00:00Z'),
    ...overrides,
  };
}
