import { apiUsage } from '@fleetfoot/shared/model/api/api-request';
import { teamInvites } from '@fleetfoot/shared/model/team/invitations';
import { Timestamp } from 'firebase-admin/firestore';
import { MESSAGE_LIMITS } from '../../src/messages/message-limit';
import { refusal } from '../client/answer';
import { callFunction } from '../client/in-process';
import { eventsOf } from '../world/audit';
import { database, put, read } from '../world/data';
import { freshNumber, type SignedIn, somebody } from '../world/somebody';
import { list, putOrganization } from '../world/team';
import { useGateway } from './gateway';

const gateway = useGateway();
const DAY_MS = 86_400_000;

interface Scene {
  readonly admin: SignedIn;
  readonly orgID: string;
  readonly phoneNumber: string;
}

async function scene(): Promise<Scene> {
  const admin = somebody();
  return { admin, orgID: await putOrganization([[admin, 'Admin']]), phoneNumber: freshNumber() };
}

interface Invited {
  readonly inviteID: string;
  readonly message: string;
  readonly link?: { readonly token: string; readonly linkedAt: number };
}

async function invite({ admin, orgID, phoneNumber }: Scene): Promise<Invited> {
  const request = { orgID, phoneNumber, role: 'Member' };
  return (await callFunction('inviteTeamMember', request, admin.idToken)).body.result as Invited;
}

function resend({ admin, orgID }: Scene, inviteID: string) {
  return callFunction('resendInvite', { orgID, inviteID }, admin.idToken);
}

const inviteOf = ({ orgID }: Scene, inviteID: string) => read(teamInvites.document(orgID, inviteID));

/** Makes today's count of an organisation or a number full. */
async function fillCount(of: 'organization' | 'number', id: string): Promise<void> {
  const day = Math.floor(Date.now() / DAY_MS);
  await put(apiUsage.document(`messages_${id}_${day}`), { count: MESSAGE_LIMITS[of] });
}

test('an invitation goes to its number with the link, is told once and kept as sent', async () => {
  const at = await scene();
  const { inviteID, message, link } = await invite(at);
  expect(message).toBe('sent');
  expect(gateway.messages).toEqual([
    {
      to: at.phoneNumber,
      text: `Kota ${at.orgID} invites you to Fleetfoot as a Member. Sign in with this number: https://app.example.co.za/i/${link?.token}`,
    },
  ]);
  const stored = await inviteOf(at, inviteID);
  expect(stored?.['linkedAt']).toEqual(Timestamp.fromMillis(link?.linkedAt ?? 0));
  expect(stored?.['sentAt']).toBeDefined();
  expect(await eventsOf(at.orgID, 'invitation.messageSent')).toMatchObject([
    { actor: { id: at.admin.uid }, object: { id: inviteID, label: at.phoneNumber }, before: {}, after: {} },
  ]);
});

test('an invitation that is repeated sends nothing more, and says that it was sent', async () => {
  const at = await scene();
  const { inviteID } = await invite(at);
  expect(await invite(at)).toEqual({ inviteID, message: 'sent' });
  expect(gateway.messages).toHaveLength(1);
});

test.each([
  [503, 'failed'],
  [400, 'refused'],
])('a gateway that answers %s leaves the invitation, whose message is %s', async (status, message) => {
  gateway.answerWith(status);
  const at = await scene();
  const invited = await invite(at);
  expect(invited).toMatchObject({ message, link: { token: expect.any(String) } });
  expect(await inviteOf(at, invited.inviteID)).not.toHaveProperty('sentAt');
  expect(await eventsOf(at.orgID, 'invitation.messageSent')).toEqual([]);
  gateway.answerWith(200);
  expect((await resend(at, invited.inviteID)).body.result).toMatchObject({ message: 'sent' });
  expect(await inviteOf(at, invited.inviteID)).toHaveProperty('sentAt');
});

test('the messages of a day to one number end, and what is refused changes nothing', async () => {
  const at = await scene();
  const { inviteID } = await invite(at);
  for (let count = 1; count < MESSAGE_LIMITS.number; count += 1) {
    expect((await resend(at, inviteID)).status).toBe(200);
  }
  const before = await inviteOf(at, inviteID);
  expect(refusal(await resend(at, inviteID))).toEqual({
    status: 'RESOURCE_EXHAUSTED',
    code: 'resource-exhausted',
    userMessage:
      'This number has been sent 3 messages today, which is the most. Share a link yourself, or try again tomorrow.',
  });
  expect(await inviteOf(at, inviteID)).toEqual(before);
  expect(gateway.messages).toHaveLength(MESSAGE_LIMITS.number);
});

test('another organisation meets the same limit of a number: its invitation is there, its message is not', async () => {
  const at = await scene();
  const { inviteID } = await invite(at);
  await resend(at, inviteID);
  await resend(at, inviteID);
  const other = { ...(await scene()), phoneNumber: at.phoneNumber };
  const invited = await invite(other);
  expect(invited).toMatchObject({ message: 'limited', link: { token: expect.any(String) } });
  expect(Object.keys(await list(other.orgID, teamInvites))).toEqual([invited.inviteID]);
  expect(gateway.messages).toHaveLength(MESSAGE_LIMITS.number);
});

test('the messages of a day of one organisation end', async () => {
  const at = await scene();
  const { inviteID } = await invite(at);
  await fillCount('organization', at.orgID);
  expect(refusal(await resend(at, inviteID))).toMatchObject({
    code: 'resource-exhausted',
    userMessage: expect.stringContaining('Your organisation has sent 100 messages today'),
  });
  expect(await invite({ ...at, phoneNumber: freshNumber() })).toMatchObject({ message: 'limited' });
  expect(gateway.messages).toHaveLength(1);
});

test('of ten messages at once to one number no more are sent than may be', async () => {
  const at = await scene();
  const { inviteID } = await invite(at);
  const answers = await Promise.all(Array.from({ length: 10 }, () => resend(at, inviteID)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MESSAGE_LIMITS.number - 1);
  expect(gateway.messages).toHaveLength(MESSAGE_LIMITS.number);
});

test('numbers are counted without being kept', async () => {
  const at = await scene();
  await invite(at);
  const { docs } = await database.collection(apiUsage.path()).get();
  expect(JSON.stringify(docs.map(({ id }) => id))).not.toContain(at.phoneNumber.slice(1));
});

afterAll(() => database.terminate());
