import { teamInvites } from '@fleetfoot/shared/model/team/invitations';
import { refusal } from '../client/answer';
import { callFunction } from '../client/in-process';
import { database, put, read } from '../world/data';
import { freshNumber, type SignedIn, somebody } from '../world/somebody';
import { list, putOrganization } from '../world/team';

interface Scene {
  readonly admin: SignedIn;
  readonly orgID: string;
}

async function scene(inviteID: string): Promise<Scene> {
  const admin = await somebody();
  const orgID = await putOrganization([[admin, 'Admin']]);
  await put(teamInvites.document(orgID, inviteID), { id: inviteID, phoneNumber: freshNumber() });
  return { admin, orgID };
}

function remove({ admin, orgID }: Scene, inviteID: string) {
  return callFunction('deleteInvite', { orgID, inviteID }, admin.idToken);
}

test.each(['Zk3qkO8iY7', 'Old-1_x'])('the invitation %s is deleted, again and again', async (inviteID) => {
  const at = await scene(inviteID);
  const done = { status: 200, body: { result: {} } };
  expect(await remove(at, 'another')).toEqual(done);
  expect(Object.keys(await list(at.orgID, teamInvites))).toEqual([inviteID]);
  expect(await remove(at, inviteID)).toEqual(done);
  expect(await list(at.orgID, teamInvites)).toEqual({});
  expect(await remove(at, inviteID)).toEqual(done);
});

test('a deleted invitation cannot be accepted, and the number can be invited with another role', async () => {
  const at = await scene('x');
  const invited = await somebody();
  const { orgID, admin } = at;
  const invite = (role: string) =>
    callFunction('inviteTeamMember', { orgID, phoneNumber: invited.phoneNumber, role }, admin.idToken);
  const { inviteID } = (await invite('Admin')).body.result as { inviteID: string };
  await remove(at, inviteID);
  const userData = { fullName: 'Sipho Mokoena', email: 'sipho@example.co.za' };
  const accepted = await callFunction('AcceptTeamInvite', { orgID, inviteID, userData }, invited.idToken);
  expect(refusal(accepted)).toMatchObject({ code: 'not-found' });
  expect((await invite('Member')).status).toBe(200);
});

test('an Admin cannot delete an invitation of another organisation', async () => {
  const [at, other] = await Promise.all([scene('mine'), scene('theirs')]);
  await remove(at, 'theirs');
  expect(await read(teamInvites.document(other.orgID, 'theirs'))).toBeDefined();
});

afterAll(() => database.terminate());
