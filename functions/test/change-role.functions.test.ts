import { callFunction, refusal } from './call-function';
import { database, memberships } from './data';
import { freshNumber, signIn } from './sign-in';
import { list, putOrganization, type Role } from './team';

async function scene(role: Role) {
  const [admin, other] = await Promise.all([signIn(freshNumber()), signIn(freshNumber())]);
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
] as const)('from %s to %s, and nothing else changes, however often', async (from, to) => {
  const { other, orgID, change } = await scene(from);
  const before = await list(orgID, 'Team');
  for (let times = 0; times < 2; times += 1) {
    expect(await change(other.uid, to)).toEqual({ status: 200, body: { result: { role: to } } });
    expect(await list(orgID, 'Team')).toEqual({
      ...before,
      [other.uid]: { ...(before[other.uid] as object), role: to },
    });
  }
});

test('who was made Admin may do what an Admin does, who was made Member no longer', async () => {
  const { other, orgID, change } = await scene('Member');
  const invite = () =>
    callFunction('inviteTeamMember', { orgID, phoneNumber: freshNumber(), role: 'Member' }, other.idToken);
  await change(other.uid, 'Admin');
  expect((await invite()).status).toBe(200);
  await change(other.uid, 'Member');
  expect(refusal(await invite())).toMatchObject({ userMessage: 'Only an Admin can invite members.' });
});

test.each(['Admin', 'Member'])('nobody makes themself %s', async (role) => {
  const { admin, orgID, change } = await scene('Admin');
  const before = await list(orgID, 'Team');
  expect(refusal(await change(admin.uid, role))).toEqual({
    status: 'FAILED_PRECONDITION',
    code: 'failed-precondition',
    userMessage: 'You cannot change your own role. Ask another Admin to do it.',
  });
  expect(await list(orgID, 'Team')).toEqual(before);
});

test('nobody gets into a team by a role', async () => {
  const { orgID, change } = await scene('Member');
  const outsider = await signIn(freshNumber());
  expect(refusal(await change(outsider.uid, 'Admin'))).toEqual({
    status: 'NOT_FOUND',
    code: 'not-found',
    userMessage: 'This person is no longer in your team.',
  });
  expect(await memberships(outsider.uid)).toBe(0);
  expect(Object.keys(await list(orgID, 'Team'))).toHaveLength(2);
});

afterAll(() => database.terminate());
