import { teamInvites } from '@fleetfoot/shared/model/team/invitations';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import { teamMembers } from '@fleetfoot/shared/model/team/people';
import { refusal } from '../client/answer';
import { callFunction } from '../client/in-process';
import { database, memberships, put, putTeamInvite, read } from '../world/data';
import { PAST } from '../world/invite-expiry';
import { freshNumber, type SignedIn, somebody } from '../world/somebody';
import { fill } from '../world/team';

const userData = { fullName: 'Sipho Mokoena', email: 'sipho@example.co.za' };

const GONE = {
  status: 'NOT_FOUND',
  code: 'not-found',
  userMessage: 'This invitation is no longer there. Ask an Admin of the organisation for a new one.',
};

interface Invited {
  readonly caller: SignedIn;
  readonly invite: { readonly orgID: string; readonly inviteID: string };
}

async function invited(role = 'Member'): Promise<Invited> {
  const caller = await somebody();
  return { caller, invite: await putTeamInvite(caller.phoneNumber, role) };
}

function accept({ caller, invite }: Invited, data: unknown = userData) {
  return callFunction('AcceptTeamInvite', { ...invite, userData: data }, caller.idToken);
}

function member({ caller, invite }: Invited) {
  return read(teamMembers.document(invite.orgID, caller.uid));
}

function pending({ invite }: Invited) {
  return read(teamInvites.document(invite.orgID, invite.inviteID));
}

test.each(['Member', 'Admin'])(
  'an accepted invitation makes its user a member as %s and is deleted',
  async (role) => {
    const scene = await invited(role);
    expect(await accept(scene)).toEqual({ status: 200, body: { result: { orgID: scene.invite.orgID } } });
    expect(await member(scene)).toEqual({
      id: scene.caller.uid,
      ...userData,
      phoneNumber: scene.caller.phoneNumber,
      role,
    });
    expect(await pending(scene)).toBeUndefined();
  },
);

test('number, role and id come from token and invitation: a request with one of them is refused', async () => {
  const scene = await invited();
  for (const extra of [{ phoneNumber: '+27820000000' }, { role: 'Admin' }, { id: 'other' }]) {
    const answer = await accept(scene, { ...userData, ...extra });
    expect(refusal(answer)).toMatchObject({ code: 'invalid-argument' });
    expect(answer.body.error?.message).toBe('AcceptTeamInvite: userData (unknown field)');
  }
  expect(await member(scene)).toBeUndefined();
  expect(await pending(scene)).toBeDefined();
});

test('an invitation to a full team cannot be accepted, and is kept', async () => {
  const scene = await invited();
  await fill(scene.invite.orgID, teamMembers, 500);
  expect(refusal(await accept(scene))).toEqual({
    status: 'RESOURCE_EXHAUSTED',
    code: 'resource-exhausted',
    userMessage: 'This team has 500 members, which is the most. Ask one of its Admins to make room.',
  });
  expect(await pending(scene)).toBeDefined();
  await database.doc(teamMembers.document(scene.invite.orgID, 'filler0')).delete();
  expect((await accept(scene)).status).toBe(200);
  expect((await accept(scene)).status).toBe(200);
});

test('an invitation accepted twice, one after the other or at once, is answered the same', async () => {
  const scene = await invited();
  const answers = await Promise.all([accept(scene), accept(scene)]);
  answers.push(await accept(scene, { ...userData, fullName: 'Another' }));
  expect(answers.map(({ body }) => body)).toEqual(Array(3).fill({ result: { orgID: scene.invite.orgID } }));
  expect(await member(scene)).toMatchObject({ fullName: 'Sipho Mokoena' });
  expect(await memberships(scene.caller.uid)).toBe(1);
});

test('a second invitation does not change the role of a member, and is used up', async () => {
  const scene = await invited();
  await accept(scene);
  const path = teamInvites.document(scene.invite.orgID, 'again');
  await put(path, { id: 'again', phoneNumber: scene.caller.phoneNumber, role: 'Admin' });
  const answer = await accept({ ...scene, invite: { ...scene.invite, inviteID: 'again' } });
  expect(answer.status).toBe(200);
  expect(await member(scene)).toMatchObject({ role: 'Member' });
  expect(await read(path)).toBeUndefined();
});

test('a used invitation does not bring back a removed member', async () => {
  const scene = await invited();
  await accept(scene);
  await database.doc(teamMembers.document(scene.invite.orgID, scene.caller.uid)).delete();
  expect(refusal(await accept(scene))).toEqual(GONE);
});

test('an invitation of another number, a missing one and a missing organisation look the same', async () => {
  const { caller, invite } = await invited();
  const foreign = await putTeamInvite(freshNumber());
  const wrong = [
    foreign,
    { orgID: invite.orgID, inviteID: 'none' },
    { orgID: 'none', inviteID: 'none' },
    { orgID: foreign.orgID, inviteID: invite.inviteID },
  ];
  for (const tried of wrong) expect(refusal(await accept({ caller, invite: tried }))).toEqual(GONE);
  expect(await memberships(caller.uid)).toBe(0);
  expect(await pending({ caller, invite: foreign })).toBeDefined();
});

test('an expired invitation is refused and stays; sent again, it is accepted', async () => {
  const scene = await invited();
  const { orgID, inviteID } = scene.invite;
  const ref = database.doc(teamInvites.document(orgID, inviteID));
  await ref.update({ expiresAt: PAST });
  expect(refusal(await accept(scene))).toEqual({
    status: 'FAILED_PRECONDITION',
    code: 'failed-precondition',
    userMessage: 'This invitation has expired. Ask an Admin of the organisation to send it again.',
  });
  expect(await member(scene)).toBeUndefined();
  expect(await pending(scene)).toBeDefined();
  await ref.update({ expiresAt: new Date(Date.now() + 60_000) });
  expect((await accept(scene)).status).toBe(200);
});

test('the expiry of an invitation is shown to its user only', async () => {
  const { caller } = await invited();
  const foreign = await putTeamInvite(freshNumber());
  await database.doc(teamInvites.document(foreign.orgID, foreign.inviteID)).update({ expiresAt: PAST });
  expect(refusal(await accept({ caller, invite: foreign }))).toEqual(GONE);
});

test('a repeated acceptance by a member succeeds, although the invitation has expired', async () => {
  const scene = await invited();
  await accept(scene);
  const path = teamInvites.document(scene.invite.orgID, scene.invite.inviteID);
  await put(path, { id: 'x', phoneNumber: scene.caller.phoneNumber, role: 'Member', expiresAt: PAST });
  expect((await accept(scene)).status).toBe(200);
});

test('an expiry that is not a time counts as expired', async () => {
  const scene = await invited();
  await database
    .doc(teamInvites.document(scene.invite.orgID, scene.invite.inviteID))
    .update({ expiresAt: '2999' });
  expect(refusal(await accept(scene))).toMatchObject({ code: 'failed-precondition' });
});

test('an invitation left behind by a deleted organisation is not found', async () => {
  const scene = await invited();
  await database.doc(organizations.document(scene.invite.orgID)).delete();
  expect(refusal(await accept(scene))).toEqual(GONE);
});

test('a member of another organisation is refused, and the invitation stays', async () => {
  const scene = await invited();
  const { orgID } = await putTeamInvite(freshNumber());
  await put(teamMembers.document(orgID, scene.caller.uid), { id: scene.caller.uid, role: 'Member' });
  expect(refusal(await accept(scene))).toEqual({
    status: 'FAILED_PRECONDITION',
    code: 'failed-precondition',
    userMessage: 'You already belong to another organisation. Ask one of its Admins to remove you first.',
  });
  expect(await pending(scene)).toBeDefined();
});

test('invitations of two organisations, accepted at once, make one membership', async () => {
  const scene = await invited();
  const other = { caller: scene.caller, invite: await putTeamInvite(scene.caller.phoneNumber) };
  const answers = await Promise.all([accept(scene), accept(other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await memberships(scene.caller.uid)).toBe(1);
});

test.each([
  ['a call without a token', undefined],
  ['a call with a garbage token', 'garbage'],
])('%s is unauthenticated', async (_, bearer) => {
  const scene = await invited();
  const answer = await callFunction('AcceptTeamInvite', { ...scene.invite, userData }, bearer);
  expect(answer).toMatchObject({ status: 401, body: { error: { status: 'UNAUTHENTICATED' } } });
  expect(await pending(scene)).toBeDefined();
});

test('a user without a number is unauthenticated, with or without an invitation', async () => {
  const caller = await somebody('');
  const answer = await accept({ caller, invite: await putTeamInvite('') });
  expect(refusal(answer)).toMatchObject({ code: 'unauthenticated' });
});

test.each([
  ['a missing request', null],
  ['an empty request', {}],
  ['a path for an id', { orgID: 'a/Team/b', inviteID: 'x', userData }],
  ['an id of another type', { orgID: 'a', inviteID: { $ne: 1 }, userData }],
  ['a name for an id that the database keeps for itself', { orgID: '__a__', inviteID: 'x', userData }],
  ['an unknown field', { orgID: 'a', inviteID: 'x', userData, role: 'Admin' }],
  ['a request without user data', { orgID: 'a', inviteID: 'x' }],
  ['a blank name', { orgID: 'a', inviteID: 'x', userData: { ...userData, fullName: ' ' } }],
  ['a broken e-mail address', { orgID: 'a', inviteID: 'x', userData: { ...userData, email: 'nowhere' } }],
])('%s is an invalid argument', async (_, data) => {
  const { caller } = await invited();
  const answer = await callFunction('AcceptTeamInvite', data, caller.idToken);
  expect(refusal(answer)).toMatchObject({ status: 'INVALID_ARGUMENT', code: 'invalid-argument' });
});

afterAll(() => database.terminate());
