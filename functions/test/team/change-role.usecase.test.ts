import type { Role } from '@fleetfoot/shared/model/team/people';
import { teamMembers } from '@fleetfoot/shared/model/team/people';
import { refusal } from '../client/answer';
import { callFunction } from '../client/in-process';
import { database, memberships } from '../world/data';
import { freshNumber, somebody } from '../world/somebody';
import { list, putOrganization } from '../world/team';

async function scene(role: Role) {
  const [admin, other] = await Promise.all([somebody(), somebody()]);
  const orgID = await putOrganization([
    [admin, 'Admin'],
    [other, role],
  ]);
  const change = (memberID: string, to: string) =>
    callFunction('changeRole', { orgID, memberID, role: to }, admin.idToken);
  return { admin, other, orgID, change };
}

test.each([
  ['Member', 'Admin'],
  ['Admin', 'Member'],
  ['Admin', 'Admin'],
] as const)('a role changes from %s to %s, and nothing else, however often', async (from, to) => {
  const { other, orgID, change } = await scene(from);
  const before = await list(orgID, teamMembers);
  for (let times = 0; times < 2; times += 1) {
    expect(await change(other.uid, to)).toEqual({ status: 200, body: { result: { role: to } } });
    expect(await list(orgID, teamMembers)).toEqual({
      ...before,
      [other.uid]: {
        ...{ ...(before[other.uid] as object), role: to },
        // Until the key is rolled.
        ...(from === 'Admin' && to === 'Member' && { knownKeyEnding: 'cret' }),
      },
    });
  }
});

test('a role that another Admin changed meanwhile is not overwritten', async () => {
  const { admin, other, orgID } = await scene('Member');
  const change = (seen: Role, role: Role) =>
    callFunction('changeRole', { orgID, memberID: other.uid, role, seen }, admin.idToken);
  const before = await list(orgID, teamMembers);
  expect(refusal(await change('Admin', 'Admin'))).toEqual({
    status: 'FAILED_PRECONDITION',
    code: 'failed-precondition',
    userMessage: 'Another Admin changed the role to Member a moment ago. Look again, then choose.',
  });
  expect(await list(orgID, teamMembers)).toEqual(before);
  // The second is the first again, whose answer was lost.
  expect((await change('Member', 'Admin')).status).toBe(200);
  expect((await change('Member', 'Admin')).status).toBe(200);
});

test('a new Admin may invite, a former Admin no longer', async () => {
  const { other, orgID, change } = await scene('Member');
  const invite = () =>
    callFunction('inviteTeamMember', { orgID, phoneNumber: freshNumber(), role: 'Member' }, other.idToken);
  await change(other.uid, 'Admin');
  expect((await invite()).status).toBe(200);
  await change(other.uid, 'Member');
  expect(refusal(await invite())).toMatchObject({ userMessage: 'Only an Admin can invite members.' });
});

test.each(['Admin', 'Member'])('an Admin cannot make themself %s', async (role) => {
  const { admin, orgID, change } = await scene('Admin');
  const before = await list(orgID, teamMembers);
  expect(refusal(await change(admin.uid, role))).toEqual({
    status: 'FAILED_PRECONDITION',
    code: 'failed-precondition',
    userMessage: 'You cannot change your own role. Ask another Admin to do it.',
  });
  expect(await list(orgID, teamMembers)).toEqual(before);
});

test('a role does not take a stranger into the team', async () => {
  const { orgID, change } = await scene('Member');
  const outsider = await somebody();
  expect(refusal(await change(outsider.uid, 'Admin'))).toEqual({
    status: 'NOT_FOUND',
    code: 'not-found',
    userMessage: 'This person is no longer in your team.',
  });
  expect(await memberships(outsider.uid)).toBe(0);
  expect(Object.keys(await list(orgID, teamMembers))).toHaveLength(2);
});

afterAll(() => database.terminate());
