import { teamInvites } from '@fleetfoot/shared/model';
import { refusal } from '../client/answer';
import { callFunction } from '../client/in-process';
import { database, read } from '../world/data';
import { endOfInvite, expectNewExpiry, PAST } from '../world/invite-expiry';
import { freshNumber, type SignedIn, somebody } from '../world/somebody';
import { list, putOrganization } from '../world/team';

const userData = { fullName: 'Sipho Mokoena', email: 'sipho@example.co.za' };

interface Scene {
  readonly admin: SignedIn;
  readonly orgID: string;
  readonly inviteID: string;
  readonly phoneNumber: string;
}

async function scene(expiresAt = PAST): Promise<Scene> {
  const [admin, phoneNumber] = [await somebody(), freshNumber()];
  const orgID = await putOrganization([[admin, 'Admin']]);
  const ref = database.collection(teamInvites.path(orgID)).doc();
  const invite = { id: ref.id, phoneNumber, role: 'Member', orgID, organizationName: 'Kota', invitedBy: 'x' };
  await ref.set({ ...invite, expiresAt, forgetAt: expiresAt });
  return { admin, orgID, inviteID: ref.id, phoneNumber };
}

function resend({ admin, orgID, inviteID }: Scene) {
  return callFunction('resendInvite', { orgID, inviteID }, admin.idToken);
}

test.each([
  ['has expired', PAST],
  ['is still valid', new Date(Date.now() + 60_000)],
])('an invitation that %s is valid for 14 days more, with all else as it was', async (_, expiresAt) => {
  const at = await scene(expiresAt);
  const path = teamInvites.document(at.orgID, at.inviteID);
  const before = await read(path);
  const asked = Date.now();
  expect(await resend(at)).toEqual({ status: 200, body: { result: { message: 'off' } } });
  await expectNewExpiry(at, asked);
  expect(await read(path)).toEqual({
    ...{ ...before, expiresAt: expect.anything(), forgetAt: expect.anything() },
  });
});

test('the invited user can accept again', async () => {
  const at = await scene(PAST);
  const invited = await somebody(at.phoneNumber);
  const { orgID, inviteID } = at;
  const accept = () => callFunction('AcceptTeamInvite', { orgID, inviteID, userData }, invited.idToken);
  expect(refusal(await accept())).toMatchObject({ code: 'failed-precondition' });
  await resend(at);
  expect((await accept()).body).toEqual({ result: { orgID } });
});

test('an invitation sent again while it is accepted is not brought back', async () => {
  const at = await scene(new Date(Date.now() + 60_000));
  const invited = await somebody(at.phoneNumber);
  const { orgID, inviteID } = at;
  const [accepted] = await Promise.all([
    callFunction('AcceptTeamInvite', { orgID, inviteID, userData }, invited.idToken),
    resend(at),
    resend(at),
  ]);
  expect(accepted.status).toBe(200);
  expect(await list(orgID, teamInvites)).toEqual({});
});

test('an invitation that was accepted, deleted or belongs to another team is not found', async () => {
  const [at, other] = [await scene(), await scene(PAST)];
  const gone = {
    status: 'NOT_FOUND',
    code: 'not-found',
    userMessage: 'This invitation is no longer there: it was accepted or deleted.',
  };
  expect(refusal(await resend({ ...at, inviteID: 'none' }))).toEqual(gone);
  expect(refusal(await resend({ ...at, inviteID: other.inviteID }))).toEqual(gone);
  expect(await endOfInvite(other)).toEqual(PAST);
  expect(Object.keys(await list(at.orgID, teamInvites))).toEqual([at.inviteID]);
});

afterAll(() => database.terminate());
