import { callFunction, refusal } from './call-function';
import { database, put, read } from './data';
import { freshNumber, type SignedIn, signIn } from './sign-in';
import { list, putOrganization } from './team';

interface Scene {
  readonly admin: SignedIn;
  readonly orgID: string;
}

async function scene(inviteID: string): Promise<Scene> {
  const admin = await signIn(freshNumber());
  const orgID = await putOrganization([[admin, 'Admin']]);
  await put(`Organizations/${orgID}/TeamInvites/${inviteID}`, { id: inviteID, phoneNumber: freshNumber() });
  return { admin, orgID };
}

function remove({ admin, orgID }: Scene, inviteID: string) {
  return callFunction('deleteInvite', { orgID, inviteID }, admin.idToken);
}

test.each(['Zk3qkO8iY7', 'Old-1_x'])('deletes the invitation %s, again and again', async (inviteID) => {
  const at = await scene(inviteID);
  const done = { status: 200, body: { result: {} } };
  expect(await remove(at, 'another')).toEqual(done);
  expect(Object.keys(await list(at.orgID, 'TeamInvites'))).toEqual([inviteID]);
  expect(await remove(at, inviteID)).toEqual(done);
  expect(await list(at.orgID, 'TeamInvites')).toEqual({});
  expect(await remove(at, inviteID)).toEqual(done);
});

test('a deleted invitation cannot be accepted, and the number can be invited with another role', async () => {
  const at = await scene('x');
  const invited = await signIn(freshNumber());
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

test('an Admin deletes no invitation of another organisation', async () => {
  const [at, other] = await Promise.all([scene('mine'), scene('theirs')]);
  await remove(at, 'theirs');
  expect(await read(`Organizations/${other.orgID}/TeamInvites/theirs`)).toBeDefined();
});

afterAll(() => database.terminate());
