import { callFunction, refusal } from './call-function';
import { database } from './data';
import { freshNumber, signIn } from './sign-in';
import { list, putOrganization, type Role } from './team';

async function scene(role: Role = 'Member') {
  const [admin, other] = await Promise.all([signIn(freshNumber()), signIn(freshNumber())]);
  const orgID = await putOrganization([
    [admin, 'Admin'],
    [other, role],
  ]);
  return { admin, other, orgID };
}

const DONE = { status: 200, body: { result: {} } };

test.each(['Member', 'Admin'] as const)('removes another %s, again and again', async (role) => {
  const { admin, other, orgID } = await scene(role);
  const remove = () => callFunction('deleteMember', { orgID, memberID: other.uid }, admin.idToken);
  expect(await remove()).toEqual(DONE);
  expect(Object.keys(await list(orgID, 'Team'))).toEqual([admin.uid]);
  expect(await remove()).toEqual(DONE);
});

test('nobody removes themself', async () => {
  const { admin, orgID } = await scene('Admin');
  const before = await list(orgID, 'Team');
  const answer = await callFunction('deleteMember', { orgID, memberID: admin.uid }, admin.idToken);
  expect(refusal(answer)).toEqual({
    status: 'FAILED_PRECONDITION',
    code: 'failed-precondition',
    userMessage: 'You cannot remove yourself. Ask another Admin to do it.',
  });
  expect(await list(orgID, 'Team')).toEqual(before);
});

test('an Admin removes nobody from another organisation', async () => {
  const [here, there] = await Promise.all([scene(), scene()]);
  const { admin, orgID } = here;
  expect(await callFunction('deleteMember', { orgID, memberID: there.other.uid }, admin.idToken)).toEqual(
    DONE,
  );
  expect(Object.keys(await list(there.orgID, 'Team'))).toHaveLength(2);
});

test('whoever was removed is out at the next call, and may be invited again', async () => {
  const { admin, other, orgID } = await scene('Admin');
  const invite = { orgID, phoneNumber: freshNumber(), role: 'Member' };
  expect((await callFunction('inviteTeamMember', invite, other.idToken)).status).toBe(200);
  await callFunction('deleteMember', { orgID, memberID: other.uid }, admin.idToken);
  const calls: readonly (readonly [string, object])[] = [
    ['inviteTeamMember', invite],
    ['deleteInvite', { orgID, inviteID: 'x' }],
    ['deleteMember', { orgID, memberID: admin.uid }],
    ['changeRole', { orgID, memberID: admin.uid, role: 'Member' }],
  ];
  for (const [name, request] of calls) {
    expect(refusal(await callFunction(name, request, other.idToken))).toMatchObject({
      status: 'PERMISSION_DENIED',
      code: 'permission-denied',
    });
  }
  const again = { ...invite, phoneNumber: other.phoneNumber };
  expect((await callFunction('inviteTeamMember', again, admin.idToken)).status).toBe(200);
});

afterAll(() => database.terminate());
