import { callFunction, refusal } from './call-function';
import { database, put, read } from './data';
import { endOfInvite, expectNewExpiry, PAST } from './invite-expiry';
import { freshNumber, type SignedIn, signIn } from './sign-in';
import { fill, list, putMember, putOrganization } from './team';

interface Scene {
  readonly admin: SignedIn;
  readonly orgID: string;
  readonly phoneNumber: string;
}

async function scene(): Promise<Scene> {
  const admin = await signIn(freshNumber());
  return { admin, orgID: await putOrganization([[admin, 'Admin']]), phoneNumber: freshNumber() };
}

function invite({ admin, orgID, phoneNumber }: Scene, role = 'Member') {
  return callFunction('inviteTeamMember', { orgID, phoneNumber, role }, admin.idToken);
}

function inviteIdOf({ body }: Awaited<ReturnType<typeof invite>>): string {
  return (body.result as { inviteID: string }).inviteID;
}

test.each(['Member', 'Admin'])('leaves an invitation as %s, its names from the server', async (role) => {
  const at = await scene();
  const answer = await invite(at, role);
  const inviteID = inviteIdOf(answer);
  expect(answer).toEqual({ status: 200, body: { result: { inviteID } } });
  expect(await list(at.orgID, 'TeamInvites')).toEqual({
    [inviteID]: {
      id: inviteID,
      phoneNumber: at.phoneNumber,
      role,
      orgID: at.orgID,
      organizationName: `Kota ${at.orgID}`,
      invitedBy: at.admin.uid,
      expiresAt: expect.anything(),
    },
  });
});

test('an invitation holds for 14 days', async () => {
  const at = await scene();
  const asked = Date.now();
  const inviteID = inviteIdOf(await invite(at));
  await expectNewExpiry({ orgID: at.orgID, inviteID }, asked);
});

test('the invited accepts, and cannot be invited again', async () => {
  const at = await scene();
  const inviteID = inviteIdOf(await invite(at));
  const invited = await signIn(at.phoneNumber);
  const userData = { fullName: 'Sipho Mokoena', email: 'sipho@example.co.za' };
  await callFunction('AcceptTeamInvite', { orgID: at.orgID, inviteID, userData }, invited.idToken);
  expect(Object.keys(await list(at.orgID, 'Team')).sort()).toEqual([at.admin.uid, invited.uid].sort());
  expect(refusal(await invite(at))).toEqual({
    status: 'ALREADY_EXISTS',
    code: 'already-exists',
    userMessage: 'This number is in your team already.',
  });
});

test('called again, it answers the same and changes nothing', async () => {
  const at = await scene();
  const first = await invite(at);
  const before = await list(at.orgID, 'TeamInvites');
  const second = await signIn(freshNumber());
  await putMember(at.orgID, second, 'Admin');
  expect(await invite(at)).toEqual(first);
  expect(await invite({ ...at, admin: second })).toEqual(first);
  expect(await list(at.orgID, 'TeamInvites')).toEqual(before);
});

test('with another role it says to delete the first', async () => {
  const at = await scene();
  await invite(at, 'Member');
  const before = await list(at.orgID, 'TeamInvites');
  expect(refusal(await invite(at, 'Admin'))).toEqual({
    status: 'ALREADY_EXISTS',
    code: 'already-exists',
    userMessage: 'This number is invited with another role already. Delete that invitation first.',
  });
  expect(await list(at.orgID, 'TeamInvites')).toEqual(before);
});

test('an invitation that has expired holds anew, with all else as it was', async () => {
  const at = await scene();
  const inviteID = inviteIdOf(await invite(at));
  const path = `Organizations/${at.orgID}/TeamInvites/${inviteID}`;
  const before = await read(path);
  await database.doc(path).update({ expiresAt: PAST });
  const second = await signIn(freshNumber());
  await putMember(at.orgID, second, 'Admin');
  const asked = Date.now();
  expect((await invite({ ...at, admin: second })).body).toEqual({ result: { inviteID } });
  await expectNewExpiry({ orgID: at.orgID, inviteID }, asked);
  expect(await read(path)).toEqual({ ...before, expiresAt: expect.anything() });
});

test('an expired invitation with another role is deleted first, like one that holds', async () => {
  const at = await scene();
  const invited = { orgID: at.orgID, inviteID: inviteIdOf(await invite(at, 'Member')) };
  await database.doc(`Organizations/${at.orgID}/TeamInvites/${invited.inviteID}`).update({ expiresAt: PAST });
  expect(refusal(await invite(at, 'Admin'))).toMatchObject({ code: 'already-exists' });
  expect(await endOfInvite(invited)).toEqual(PAST);
});

test('an invitation with an id of another make counts as well', async () => {
  const at = await scene();
  const path = `Organizations/${at.orgID}/TeamInvites/Old-1_x`;
  await put(path, { id: 'Old-1_x', phoneNumber: at.phoneNumber, role: 'Member' });
  expect((await invite(at, 'Member')).body).toEqual({ result: { inviteID: 'Old-1_x' } });
  expect(refusal(await invite(at, 'Admin'))).toMatchObject({ code: 'already-exists' });
  expect(Object.keys(await list(at.orgID, 'TeamInvites'))).toEqual(['Old-1_x']);
});

test('the same number may be invited by two organisations, and gets an id in each', async () => {
  const at = await scene();
  const other = { ...(await scene()), phoneNumber: at.phoneNumber };
  expect((await invite(at)).status).toBe(200);
  expect((await invite(other, 'Admin')).status).toBe(200);
});

test('the 100th invitation is the last, and asking for one that is there is no 101st', async () => {
  const at = await scene();
  await fill(at.orgID, 'TeamInvites', 99);
  const first = await invite(at);
  expect(first.status).toBe(200);
  expect(await invite(at)).toEqual(first);
  expect(refusal(await invite({ ...at, phoneNumber: freshNumber() }))).toEqual({
    status: 'RESOURCE_EXHAUSTED',
    code: 'resource-exhausted',
    userMessage: 'Your team has 100 pending invitations, which is the most. Delete one first.',
  });
});

test('of five invitations at once for the last place, one gets it', async () => {
  const at = await scene();
  await fill(at.orgID, 'TeamInvites', 99);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => invite({ ...at, phoneNumber: freshNumber() })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429]);
  expect(Object.keys(await list(at.orgID, 'TeamInvites'))).toHaveLength(100);
});

test('a full team invites nobody', async () => {
  const at = await scene();
  await fill(at.orgID, 'Team', 99);
  expect(refusal(await invite(at))).toEqual({
    status: 'RESOURCE_EXHAUSTED',
    code: 'resource-exhausted',
    userMessage: 'Your team has 100 members, which is the most. Remove somebody first.',
  });
  expect(await list(at.orgID, 'TeamInvites')).toEqual({});
});

test('an organisation that was deleted under its team is none', async () => {
  const at = await scene();
  await database.doc(`Organizations/${at.orgID}`).delete();
  expect(refusal(await invite(at))).toMatchObject({ code: 'permission-denied' });
  expect(await read(`Organizations/${at.orgID}`)).toBeUndefined();
});

test.each([
  ['0821234567'],
  ['+27 82 123 4567'],
  ['+2782123456'],
  ['+278212345678'],
  ['+27111234567'],
  ['+447700900123'],
])('%s is no number to invite, and is not repeated', async (phoneNumber) => {
  const at = await scene();
  const answer = await invite({ ...at, phoneNumber });
  expect(refusal(answer)).toMatchObject({ code: 'invalid-argument' });
  expect(answer.body.error?.message).toBe('inviteTeamMember: phoneNumber (check)');
});

afterAll(() => database.terminate());
