import { type CollectionQuery, callUntilKnown, fetchCollection } from '@fleetfoot/shared/firebase';
import type { OrganizationDetails } from '@fleetfoot/shared/model/team/onboarding-details';
import { foundOrganization } from './data';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...{ callUntilKnown: jest.fn(async () => {}), fetchCollection: jest.fn(), parseWith: () => undefined },
}));

const me = { id: 'lerato', phoneNumber: '+27821234567' };
const details = { name: 'Umoya Foods' } as OrganizationDetails;

/** Whether a lost answer is told as done, by what its user reads of their invitations and memberships. */
async function isTold({ invitations = [], roles = [] }: Partial<Record<'invitations' | 'roles', string[]>>) {
  await foundOrganization('invite-1', me, details);
  jest
    .mocked(fetchCollection)
    .mockImplementation(async ({ group }: CollectionQuery<unknown>) =>
      group ? roles.map((role) => ({ role })) : invitations.map((id) => ({ id })),
    );
  const [, request, isDone] = jest.mocked(callUntilKnown).mock.lastCall ?? [];
  expect(request).toEqual({ inviteID: 'invite-1', organization: details });
  return isDone?.();
}

test('An organisation is founded when its invitation is used up and its founder is an Admin', async () => {
  expect(await isTold({ roles: ['Admin'], invitations: ['invite-2'] })).toBe(true);
});

test.each([
  ['an invitation that is still there', { invitations: ['invite-1'], roles: ['Admin'] }],
  ['an invitation that was withdrawn', {}],
  ['a Member of another team', { roles: ['Member'] }],
])('An organisation is not founded by %s', async (_, found) => {
  expect(await isTold(found)).toBe(false);
});
