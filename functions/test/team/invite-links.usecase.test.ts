import { inviteLinks, teamInvites } from '@fleetfoot/shared/model/team/invitations';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import { teamMembers } from '@fleetfoot/shared/model/team/people';
import { answerInvitation, newTries } from '../../src/invitations/answer-invitation';
import { findInvitation } from '../../src/invitations/find-invitation';
import { refusal } from '../client/answer';
import { callFunction } from '../client/in-process';
import { rounds } from '../depth';
import { eventsOf } from '../world/audit';
import { database, read } from '../world/data';
import { expectNewExpiry, PAST } from '../world/invite-expiry';
import { freshNumber, type SignedIn, somebody } from '../world/somebody';
import { list, putOrganization } from '../world/team';
import { useGateway } from './gateway';

const gateway = useGateway();
const userData = { fullName: 'Sipho Mokoena', email: 'sipho@example.co.za' };
const DAY_MS = 86_400_000;

interface Scene {
  readonly admin: SignedIn;
  readonly orgID: string;
  readonly phoneNumber: string;
  readonly inviteID: string;
  readonly token: string;
}

/** A number that was invited and has a message with a link. */
async function scene(): Promise<Scene> {
  const [admin, phoneNumber] = [somebody(), freshNumber()];
  const orgID = await putOrganization([[admin, 'Admin']]);
  const request = { orgID, phoneNumber, role: 'Member' };
  const { body } = await callFunction('inviteTeamMember', request, admin.idToken);
  const { inviteID } = body.result as { inviteID: string };
  return { admin, orgID, phoneNumber, inviteID, token: gateway.tokenTo(phoneNumber) };
}

function open(token: string, now = new Date()) {
  return findInvitation(database, token, now);
}

function call(name: string, { admin, orgID, inviteID }: Scene) {
  return callFunction(name, { orgID, inviteID }, admin.idToken);
}

function accept({ orgID, inviteID }: Scene, { idToken }: SignedIn) {
  return callFunction('AcceptTeamInvite', { orgID, inviteID, userData }, idToken);
}

async function madeLink(at: Scene): Promise<string> {
  const { body } = await call('makeInviteLink', at);
  return (body.result as { link: { token: string } }).link.token;
}

test('a link opens the invitation, by the present name of the organisation', async () => {
  const at = await scene();
  await database.doc(organizations.document(at.orgID)).update({ name: 'Kota & Sons' });
  expect(await open(at.token)).toEqual({
    organizationName: 'Kota & Sons',
    role: 'Member',
    invitedBy: 'Lerato Dlamini',
    phoneNumber: at.phoneNumber,
  });
  await database.doc(teamMembers.document(at.orgID, at.admin.uid)).delete();
  expect(await open(at.token)).toMatchObject({ invitedBy: undefined });
});

test('the stored part of a link opens nothing, and is known to no member', async () => {
  const at = await scene();
  const link = await read(inviteLinks.document(at.orgID, at.inviteID));
  expect(link).toEqual({ hash: expect.stringMatching(/^[\da-f]{64}$/), expiresAt: expect.anything() });
  expect(await open(String(link?.['hash']).slice(0, 22))).toBeUndefined();
  const stored = JSON.stringify([await list(at.orgID, teamInvites), link]);
  expect(stored).not.toContain(at.token);
  expect(JSON.stringify(await list(at.orgID, teamInvites))).not.toContain(String(link?.['hash']));
});

test('a link ends when its invitation is accepted', async () => {
  const at = await scene();
  expect((await accept(at, somebody(at.phoneNumber))).status).toBe(200);
  expect(await open(at.token)).toBeUndefined();
  expect(await list(at.orgID, inviteLinks)).toEqual({});
});

test('a link ends when its invitation is deleted, and stays so when the number is invited again', async () => {
  const at = await scene();
  await call('deleteInvite', at);
  expect(await open(at.token)).toBeUndefined();
  expect(await list(at.orgID, inviteLinks)).toEqual({});
  const request = { orgID: at.orgID, phoneNumber: at.phoneNumber, role: 'Member' };
  await callFunction('inviteTeamMember', request, at.admin.idToken);
  expect(await open(at.token)).toBeUndefined();
  expect(await open(gateway.tokenTo(at.phoneNumber))).toBeDefined();
});

test('a link ends when what is held about its number is erased', async () => {
  const at = await scene();
  const request = { orgID: at.orgID, phoneNumber: at.phoneNumber };
  expect((await callFunction('erasePersonalData', request, at.admin.idToken)).status).toBe(200);
  expect(await list(at.orgID, teamInvites)).toEqual({});
  expect(await list(at.orgID, inviteLinks)).toEqual({});
  expect(await open(at.token)).toBeUndefined();
});

test('a link holds for 14 days, and no longer than its invitation', async () => {
  const at = await scene();
  expect(await open(at.token, new Date(Date.now() + 13.9 * DAY_MS))).toBeDefined();
  expect(await open(at.token, new Date(Date.now() + 14 * DAY_MS))).toBeUndefined();
  await database.doc(teamInvites.document(at.orgID, at.inviteID)).update({ expiresAt: PAST });
  expect(await open(at.token)).toBeUndefined();
});

test('a message that is sent again has another link, and the one before opens nothing', async () => {
  const at = await scene();
  await call('resendInvite', at);
  const newest = gateway.tokenTo(at.phoneNumber);
  expect(newest).not.toBe(at.token);
  expect(await open(newest)).toBeDefined();
  expect(await open(at.token)).toBeUndefined();
});

test('a link that is made by hand takes the place of the one before, renews and is told', async () => {
  const at = await scene();
  await database.doc(teamInvites.document(at.orgID, at.inviteID)).update({ expiresAt: PAST });
  const asked = Date.now();
  const token = await madeLink(at);
  await expectNewExpiry(at, asked);
  expect(await open(token)).toMatchObject({ phoneNumber: at.phoneNumber });
  expect(await open(at.token)).toBeUndefined();
  expect(gateway.messages).toHaveLength(1);
  const events = await eventsOf(at.orgID, 'invitation.linkMade');
  expect(events).toMatchObject([
    { actor: { id: at.admin.uid }, object: { id: at.inviteID, label: at.phoneNumber } },
  ]);
  expect(JSON.stringify(events)).not.toContain(token);
});

test('links that are made at once leave one that opens', async () => {
  const at = await scene();
  const tokens = await Promise.all(Array.from({ length: 4 }, () => madeLink(at)));
  const opened = await Promise.all(tokens.map((token) => open(token)));
  expect(opened.filter(Boolean)).toHaveLength(1);
});

test('a link of an invitation that was accepted, deleted or belongs to another team is not made', async () => {
  const [at, other] = [await scene(), await scene()];
  await call('deleteInvite', at);
  const gone = { code: 'not-found', userMessage: expect.stringContaining('no longer there') };
  expect(refusal(await call('makeInviteLink', at))).toMatchObject(gone);
  expect(refusal(await call('makeInviteLink', { ...at, inviteID: other.inviteID }))).toMatchObject(gone);
  expect(await open(other.token)).toBeDefined();
});

test('a link brings nobody in: another number is refused, and the invitation stays', async () => {
  const at = await scene();
  const finder = somebody();
  expect(await open(at.token)).toBeDefined();
  expect(refusal(await accept(at, finder))).toMatchObject({ code: 'not-found' });
  expect(Object.keys(await list(at.orgID, teamMembers))).toEqual([at.admin.uid]);
  expect(await open(at.token)).toBeDefined();
});

test('an invitation accepted by two at once while its link is made again leaves one member and no link', async () => {
  const at = await scene();
  const rivals = [somebody(at.phoneNumber), somebody(at.phoneNumber)] as const;
  const [first, second] = await Promise.all([
    accept(at, rivals[0]),
    accept(at, rivals[1]),
    call('makeInviteLink', at),
    call('resendInvite', at),
  ]);
  expect([first.status, second.status].sort()).toEqual([200, 404]);
  expect(Object.keys(await list(at.orgID, teamMembers))).toHaveLength(2);
  expect(await list(at.orgID, teamInvites)).toEqual({});
  expect(await list(at.orgID, inviteLinks)).toEqual({});
});

test('guesses learn nothing: each gets the same page, and soon none is read', async () => {
  const at = await scene();
  let reads = 0;
  const services = {
    find: (token: string) => {
      reads += 1;
      return open(token);
    },
    ...{ tries: newTries(), now: Date.now, onFailure: () => {} },
  };
  const guesses = Array.from({ length: rounds({ sample: 500, deep: 10_000 }) }, (_, index) =>
    // Of a token all but the last letters, which is more than anybody has.
    `${at.token.slice(0, 18)}${String(index).padStart(4, '0')}`.slice(0, 22),
  ).filter((guess) => guess !== at.token);
  const seen = new Set<string>();
  for (const guess of guesses) {
    const answer = await answerInvitation(services, {
      ...{ method: 'GET', path: `/i/${guess}`, address: '203.0.113.9' },
    });
    seen.add(JSON.stringify(answer));
  }
  expect([...seen].map((answer) => (JSON.parse(answer) as { status: number }).status).sort()).toEqual([
    404, 429,
  ]);
  expect(reads).toBeLessThan(100);
});

afterAll(() => database.terminate());
