import type { OrganizationInvitation, TeamInvite } from '@fleetfoot/shared/model';
import { hasExpired, invitationKey, toInvitations } from './invitation';

const phoneNumber = '+27821234567';
const create: OrganizationInvitation = {
  id: 'a',
  phoneNumber,
  type: 'create',
  organizationName: 'Umoya Foods',
};
const team: TeamInvite = {
  id: 'b',
  phoneNumber,
  role: 'Admin',
  orgID: 'org-1',
  organizationName: 'Kasi Couriers',
  invitedBy: 'uid-1',
  expiresAt: new Date('2026-02-03T10:00:00Z'),
  forgetAt: new Date('2026-03-05T10:00:00Z'),
};

test('both kinds of invitations are sorted by the name of the organisation', () => {
  expect(toInvitations([create], [team])).toEqual([
    {
      ...{ kind: 'join', id: 'b', orgID: 'org-1', organizationName: 'Kasi Couriers', role: 'Admin' },
      expiresAt: team.expiresAt,
    },
    { kind: 'create', id: 'a', organizationName: 'Umoya Foods' },
  ]);
});

test('an organisation invitation of another type is one to join, once', () => {
  const twin = {
    ...create,
    id: 'b',
    type: 'team',
    orgID: 'org-1',
    organizationName: 'Kasi Couriers',
    role: 'Admin',
  };
  expect(toInvitations([twin], [team])).toHaveLength(1);
  expect(toInvitations([{ ...twin, role: undefined }], [])).toEqual([
    { kind: 'join', id: 'b', orgID: 'org-1', organizationName: 'Kasi Couriers', role: 'Member' },
  ]);
});

test('an invitation that names no organisation is left out', () => {
  expect(toInvitations([{ ...create, type: 'team' }], [])).toEqual([]);
});

test('two organisations may use the same id', () => {
  const [first, second] = toInvitations([], [team, { ...team, orgID: 'org-2' }]);
  expect(first && second && invitationKey(first) !== invitationKey(second)).toBe(true);
});

test("an invitation to a team expires; an operator's and one to found an organisation do not", () => {
  const { expiresAt } = team;
  const [invitation, endless, founding] = [
    ...toInvitations([], [team]),
    ...toInvitations([{ ...create, type: 'team', orgID: 'org-1' }], []),
    ...toInvitations([create], []),
  ];
  if (!invitation || !endless || !founding) throw new Error('An invitation is missing.');
  expect(hasExpired(invitation, new Date(expiresAt.getTime() - 1))).toBe(false);
  expect(hasExpired(invitation, expiresAt)).toBe(true);
  expect(hasExpired(endless, expiresAt)).toBe(false);
  expect(hasExpired(founding, expiresAt)).toBe(false);
});
