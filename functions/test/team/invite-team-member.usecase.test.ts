import { organizations, teamInvites, teamMembers } from '@fleetfoot/shared/model';
import { expiryFromNow } from '../../src/team/invite-expiry';
import { refusal } from '../client/answer';
import { callFunction } from '../client/in-process';
import { database, put, read } from '../world/data';
import { endOfInvite, expectNewExpiry, PAST } from '../world/invite-expiry';
import { freshNumber, type SignedIn, somebody } from '../world/somebody';
import { fill, list, putMember, putOrganization } from '../world/team';

interface Scene {
  readonly admin: SignedIn;
  readonly orgID: string;
  readonly phoneNumber: string;
}

async function scene(): Promise<Scene> {
  const admin = await somebody();
  return { admin, orgID: await putOrganization([[admin, 'Admin']]), phoneNumber: freshNumber() };
}

function invite({ admin, orgID, phoneNumber }: Scene, role = 'Member') {
  return callFunction('inviteTeamMember', { orgID, phoneNumber, role }, admin.idToken);
}

function inviteIDOf({ body }: Awaited<ReturnType<typeof invite>>): string {
  return (body.result as { inviteID: string }).inviteID;
}

/** An answer without the link, which nobody can say again. */
function withoutLink(answer: Awaited<ReturnType<typeof invite>>) {
  const { link, ...result } = answer.body.result as { link?: unknown };
  return { ...answer, body: { result } };
}

test.each(['Member', 'Admin'])('an invitation as %s has its names from the server', async (role) => {
  const at = await scene();
  const answer = await invite(at, role);
  const inviteID = inviteIDOf(answer);
  const link = { token: expect.stringMatching(/^[\w-]{22}$/), linkedAt: expect.any(Number) };
  expect(answer).toEqual({ status: 200, body: { result: { inviteID, message: 'off', link } } });
  expect(await list(at.orgID, teamInvites)).toEqual({
    [inviteID]: {
      id: inviteID,
      phoneNumber: at.phoneNumber,
      role,
      orgID: at.orgID,
      organizationName: `Kota ${at.orgID}`,
      invitedBy: at.admin.uid,
      expiresAt: expect.anything(),
      forgetAt: expect.anything(),
      linkedAt: expect.anything(),
    },
  });
});

test('an invitation holds for 14 days', async () => {
  const at = await scene();
  const asked = Date.now();
  const inviteID = inviteIDOf(await invite(at));
  await expectNewExpiry({ orgID: at.orgID, inviteID }, asked);
});

test('a member who accepted cannot be invited again', async () => {
  const at = await scene();
  const inviteID = inviteIDOf(await invite(at));
  const invited = await somebody(at.phoneNumber);
  const userData = { fullName: 'Sipho Mokoena', email: 'sipho@example.co.za' };
  await callFunction('AcceptTeamInvite', { orgID: at.orgID, inviteID, userData }, invited.idToken);
  expect(Object.keys(await list(at.orgID, teamMembers)).sort()).toEqual([at.admin.uid, invited.uid].sort());
  expect(refusal(await invite(at))).toEqual({
    status: 'ALREADY_EXISTS',
    code: 'already-exists',
    userMessage: 'This number is in your team already.',
  });
});

test('a repeated invitation is answered the same but for its link, and changes nothing', async () => {
  const at = await scene();
  const first = withoutLink(await invite(at));
  const before = await list(at.orgID, teamInvites);
  const second = await somebody();
  await putMember(at.orgID, second, 'Admin');
  expect(await invite(at)).toEqual(first);
  expect(await invite({ ...at, admin: second })).toEqual(first);
  expect(await list(at.orgID, teamInvites)).toEqual(before);
});

test('a second invitation with another role asks to delete the first', async () => {
  const at = await scene();
  await invite(at, 'Member');
  const before = await list(at.orgID, teamInvites);
  expect(refusal(await invite(at, 'Admin'))).toEqual({
    status: 'ALREADY_EXISTS',
    code: 'already-exists',
    userMessage: 'This number is invited with another role already. Delete that invitation first.',
  });
  expect(await list(at.orgID, teamInvites)).toEqual(before);
});

test('an expired invitation is renewed, with all else as it was', async () => {
  const at = await scene();
  const inviteID = inviteIDOf(await invite(at));
  const path = teamInvites.document(at.orgID, inviteID);
  const before = await read(path);
  await database.doc(path).update({ expiresAt: PAST });
  const second = await somebody();
  await putMember(at.orgID, second, 'Admin');
  const asked = Date.now();
  const { body } = withoutLink(await invite({ ...at, admin: second }));
  expect(body).toEqual({ result: { inviteID, message: 'off' } });
  await expectNewExpiry({ orgID: at.orgID, inviteID }, asked);
  expect(await read(path)).toEqual({
    ...{ ...before, expiresAt: expect.anything(), forgetAt: expect.anything() },
    linkedAt: expect.anything(),
  });
});

test('an expired invitation with another role must be deleted first, like a valid one', async () => {
  const at = await scene();
  const invited = { orgID: at.orgID, inviteID: inviteIDOf(await invite(at, 'Member')) };
  await database.doc(teamInvites.document(at.orgID, invited.inviteID)).update({ expiresAt: PAST });
  expect(refusal(await invite(at, 'Admin'))).toMatchObject({ code: 'already-exists' });
  expect(await endOfInvite(invited)).toEqual(PAST);
});

test('an invitation that has another kind of id counts as well', async () => {
  const at = await scene();
  const path = teamInvites.document(at.orgID, 'Other-1_x');
  await put(path, { id: 'Other-1_x', phoneNumber: at.phoneNumber, role: 'Member', ...expiryFromNow() });
  expect((await invite(at, 'Member')).body).toEqual({ result: { inviteID: 'Other-1_x', message: 'off' } });
  expect(refusal(await invite(at, 'Admin'))).toMatchObject({ code: 'already-exists' });
  expect(Object.keys(await list(at.orgID, teamInvites))).toEqual(['Other-1_x']);
});

test('the same number may be invited by two organisations, and gets an id in each', async () => {
  const at = await scene();
  const other = { ...(await scene()), phoneNumber: at.phoneNumber };
  expect((await invite(at)).status).toBe(200);
  expect((await invite(other, 'Admin')).status).toBe(200);
});

test('the 100th invitation is the last, and repeating it makes no 101st', async () => {
  const at = await scene();
  await fill(at.orgID, teamInvites, 99);
  const first = await invite(at);
  expect(first.status).toBe(200);
  expect(await invite(at)).toEqual(withoutLink(first));
  expect(refusal(await invite({ ...at, phoneNumber: freshNumber() }))).toEqual({
    status: 'RESOURCE_EXHAUSTED',
    code: 'resource-exhausted',
    userMessage: 'Your team has 100 pending invitations, which is the most. Delete one first.',
  });
});

test('five invitations at once for the last place create one', async () => {
  const at = await scene();
  await fill(at.orgID, teamInvites, 99);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => invite({ ...at, phoneNumber: freshNumber() })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429]);
  expect(Object.keys(await list(at.orgID, teamInvites))).toHaveLength(100);
});

test('an invitation to a full team is refused', async () => {
  const at = await scene();
  await fill(at.orgID, teamMembers, 499);
  expect(refusal(await invite(at))).toEqual({
    status: 'RESOURCE_EXHAUSTED',
    code: 'resource-exhausted',
    userMessage: 'Your team has 500 members, which is the most. Remove somebody first.',
  });
  expect(await list(at.orgID, teamInvites)).toEqual({});
});

test('an organisation that was deleted under its team refuses invitations', async () => {
  const at = await scene();
  await database.doc(organizations.document(at.orgID)).delete();
  expect(refusal(await invite(at))).toMatchObject({ code: 'permission-denied' });
  expect(await read(organizations.document(at.orgID))).toBeUndefined();
});

test.each([
  ['0821234567'],
  ['+27 82 123 4567'],
  ['+2782123456'],
  ['+278212345678'],
  ['+27111234567'],
  ['+447700900123'],
])('the number %s is refused, and is not repeated', async (phoneNumber) => {
  const at = await scene();
  const answer = await invite({ ...at, phoneNumber });
  expect(refusal(answer)).toMatchObject({ code: 'invalid-argument' });
  expect(answer.body.error?.message).toBe('inviteTeamMember: phoneNumber (check)');
});

afterAll(() => database.terminate());
