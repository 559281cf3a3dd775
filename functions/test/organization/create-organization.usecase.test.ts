import { organizationInvitations } from '@fleetfoot/shared/model/team/invitations';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import { teamMembers, users } from '@fleetfoot/shared/model/team/people';
import { keyPath, keysOf } from '../api/api-scene';
import { refusal } from '../client/answer';
import { callFunction } from '../client/in-process';
import {
  database,
  memberships,
  put,
  putCreateInvitation,
  putProfile,
  putTeamInvite,
  read,
} from '../world/data';
import { freshNumber, type SignedIn, somebody } from '../world/somebody';

const organization = {
  name: ' Kota House ',
  billingAddress: { line1: '1 Vilakazi Street', line2: '', city: 'Soweto', postalCode: '1804' },
  website: 'www.kota.co.za',
  supportPhoneNumber: '011 123 4567',
  supportEmail: 'help@kota.co.za',
};

const GONE = {
  status: 'NOT_FOUND',
  code: 'not-found',
  userMessage: 'This invitation is no longer there. Ask for a new one.',
};

async function invited(): Promise<{ founder: SignedIn; inviteID: string }> {
  const founder = await somebody();
  await putProfile(founder);
  return { founder, inviteID: await putCreateInvitation(founder.phoneNumber) };
}

function create(inviteID: unknown, { idToken }: Pick<SignedIn, 'idToken'>, details: unknown = organization) {
  return callFunction('createOrganization', { inviteID, organization: details }, idToken);
}

test('an invitation founds an organisation, with its founder as Admin and two keys, and is used up', async () => {
  const { founder, inviteID } = await invited();
  const answer = await create(inviteID, founder);
  const orgID = (answer.body.result as { orgID: string }).orgID;
  expect(answer).toEqual({ status: 200, body: { result: { orgID } } });
  expect(await read(organizations.document(orgID))).toEqual({
    ...organization,
    id: orgID,
    name: 'Kota House',
    website: 'https://www.kota.co.za',
    supportPhoneNumber: '+27111234567',
    adminSet: true,
    apiKeyEnding: expect.stringMatching(/^[\w-]{4}$/),
    testApiKey: expect.stringMatching(/^ff_test_[\w-]{43}$/),
  });
  const keys = await keysOf(orgID);
  expect(keys.live).toMatch(/^ff_live_[\w-]{43}$/);
  expect(await read(organizations.document(orgID))).toMatchObject({ apiKeyEnding: keys.live.slice(-4) });
  expect(await read(keyPath(keys.live))).toEqual({ orgID, mode: 'live' });
  expect(await read(keyPath(keys.test))).toEqual({ orgID, mode: 'test' });
  expect(await read(teamMembers.document(orgID, founder.uid))).toEqual({
    id: founder.uid,
    fullName: 'Thandi Nkosi',
    email: 'thandi@example.co.za',
    phoneNumber: founder.phoneNumber,
    role: 'Admin',
  });
  expect(await read(organizationInvitations.document(inviteID))).toBeUndefined();
});

test('a user without an invitation founds one organisation, and another with an invitation alone', async () => {
  const founder = await somebody();
  await putProfile(founder);
  const first = await create(undefined, founder);
  const { orgID } = first.body.result as { orgID: string };
  expect(await read(teamMembers.document(orgID, founder.uid))).toMatchObject({ role: 'Admin' });
  expect(await create(undefined, founder)).toEqual(first);
  expect(await memberships(founder.uid)).toBe(1);
  await database.doc(teamMembers.document(orgID, founder.uid)).delete();
  expect(refusal(await create(undefined, founder))).toMatchObject({
    userMessage: 'You need an invitation to create another organisation.',
  });
  const inviteID = await putCreateInvitation(founder.phoneNumber);
  expect(await create(inviteID, founder)).toMatchObject({ status: 200 });
});

test('a repeated call is answered the same and changes nothing', async () => {
  const { founder, inviteID } = await invited();
  const first = await create(inviteID, founder);
  const { orgID } = first.body.result as { orgID: string };
  const before = await read(organizations.document(orgID));
  expect(await create(inviteID, founder, { ...organization, name: 'Another' })).toEqual(first);
  expect(await read(organizations.document(orgID))).toEqual(before);
});

test('two calls at once found one organisation', async () => {
  const { founder, inviteID } = await invited();
  const answers = await Promise.all([create(inviteID, founder), create(inviteID, founder)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]).toEqual(answers[1]);
  expect(await memberships(founder.uid)).toBe(1);
});

test('two invitations at once found one organisation', async () => {
  const { founder, inviteID } = await invited();
  const other = await putCreateInvitation(founder.phoneNumber);
  const answers = await Promise.all([create(inviteID, founder), create(other, founder)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await memberships(founder.uid)).toBe(1);
});

test('an invitation of another number is not found', async () => {
  const { founder } = await invited();
  const foreign = await putCreateInvitation(freshNumber());
  expect(refusal(await create(foreign, founder))).toEqual(GONE);
  expect(refusal(await create('none', founder))).toEqual(GONE);
  expect(await read(organizationInvitations.document(foreign))).toBeDefined();
  expect(await memberships(founder.uid)).toBe(0);
});

test('a used invitation cannot be used by another user', async () => {
  const { founder, inviteID } = await invited();
  const { founder: thief } = await invited();
  await create(inviteID, founder);
  expect(refusal(await create(inviteID, thief))).toEqual(GONE);
  expect(await memberships(thief.uid)).toBe(0);
});

test('an invitation of another type creates no organisation', async () => {
  const { founder } = await invited();
  const inviteID = await putCreateInvitation(founder.phoneNumber, { type: 'join' });
  expect(refusal(await create(inviteID, founder))).toEqual(GONE);
});

test.each([
  ['no profile', undefined],
  ['an incomplete profile', { id: 'x', fullName: ' ', email: 'thandi@example.co.za' }],
])('a caller with %s is asked to complete it, and the invitation stays', async (_, profile) => {
  const caller = await somebody();
  if (profile) await put(users.document(caller.uid), profile);
  const inviteID = await putCreateInvitation(caller.phoneNumber);
  expect(refusal(await create(inviteID, caller))).toEqual({
    status: 'FAILED_PRECONDITION',
    code: 'failed-precondition',
    userMessage: 'Complete your profile before you create an organisation.',
  });
  expect(await read(organizationInvitations.document(inviteID))).toBeDefined();
});

test('a member of an organisation cannot found another', async () => {
  const { founder, inviteID } = await invited();
  const { orgID } = await putTeamInvite(freshNumber());
  await put(teamMembers.document(orgID, founder.uid), { id: founder.uid, role: 'Member' });
  expect(refusal(await create(inviteID, founder))).toEqual({
    status: 'FAILED_PRECONDITION',
    code: 'failed-precondition',
    userMessage: 'You already belong to an organisation.',
  });
  expect(await memberships(founder.uid)).toBe(1);
});

test.each([
  ['a call without a token', undefined],
  ['a call with a garbage token', 'garbage'],
])('%s is unauthenticated', async (_, bearer) => {
  const { inviteID } = await invited();
  const answer = await callFunction('createOrganization', { inviteID, organization }, bearer);
  expect(answer).toMatchObject({ status: 401, body: { error: { status: 'UNAUTHENTICATED' } } });
  expect(await read(organizationInvitations.document(inviteID))).toBeDefined();
});

test('a user without a number is unauthenticated, with or without an invitation', async () => {
  const caller = await somebody('');
  const inviteID = await putCreateInvitation('');
  expect(refusal(await create(inviteID, caller))).toMatchObject({ code: 'unauthenticated' });
});

test.each([
  ['a path for an id', '../Users/x', organization],
  ['a number for an id', 7, organization],
  ['an empty id', '', organization],
  ['a request without details', 'i1', undefined],
  [
    'a bad postal code',
    'i1',
    { ...organization, billingAddress: { ...organization.billingAddress, postalCode: 'x' } },
  ],
  ['an unknown field', 'i1', { ...organization, adminSet: true }],
  [
    'an address with an unknown field',
    'i1',
    { ...organization, billingAddress: { ...organization.billingAddress, x: 1 } },
  ],
  ['an endless name', 'i1', { ...organization, name: 'x'.repeat(121) }],
])('%s is an invalid argument', async (_, inviteID, details) => {
  const { founder } = await invited();
  const answer = await create(inviteID, founder, details === undefined ? null : details);
  expect(refusal(answer)).toMatchObject({ status: 'INVALID_ARGUMENT', code: 'invalid-argument' });
});

afterAll(() => database.terminate());
