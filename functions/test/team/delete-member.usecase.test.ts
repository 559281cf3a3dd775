import type { Role } from '@fleetfoot/shared/model/team/people';
import { teamMembers } from '@fleetfoot/shared/model/team/people';
import { refusal } from '../client/answer';
import { callFunction } from '../client/in-process';
import { database } from '../world/data';
import { freshNumber, somebody } from '../world/somebody';
import { list, putOrganization } from '../world/team';

async function scene(role: Role = 'Member') {
  const [admin, other] = await Promise.all([somebody(), somebody()]);
  const orgID = await putOrganization([
    [admin, 'Admin'],
    [other, role],
  ]);
  return { admin, other, orgID };
}

const DONE = { status: 200, body: { result: {} } };

test.each(['Member', 'Admin'] as const)('another %s is removed, again and again', async (role) => {
  const { admin, other, orgID } = await scene(role);
  const remove = () => callFunction('deleteMember', { orgID, memberID: other.uid }, admin.idToken);
  expect(await remove()).toEqual(DONE);
  expect(Object.keys(await list(orgID, teamMembers))).toEqual([admin.uid]);
  expect(await remove()).toEqual(DONE);
});

test('an Admin cannot remove themself', async () => {
  const { admin, orgID } = await scene('Admin');
  const before = await list(orgID, teamMembers);
  const answer = await callFunction('deleteMember', { orgID, memberID: admin.uid }, admin.idToken);
  expect(refusal(answer)).toEqual({
    status: 'FAILED_PRECONDITION',
    code: 'failed-precondition',
    userMessage: 'You cannot remove yourself. Ask another Admin to do it.',
  });
  expect(await list(orgID, teamMembers)).toEqual(before);
});

test('an Admin cannot remove a member of another organisation', async () => {
  const [here, there] = await Promise.all([scene(), scene()]);
  const { admin, orgID } = here;
  expect(await callFunction('deleteMember', { orgID, memberID: there.other.uid }, admin.idToken)).toEqual(
    DONE,
  );
  expect(Object.keys(await list(there.orgID, teamMembers))).toHaveLength(2);
});

test('a removed Admin is out at the next call, and may be invited again', async () => {
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
