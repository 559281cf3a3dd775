import { keyPath } from './api/api-scene';
import { callFunction, refusal } from './call-function';
import { database, memberships, put, putCreateInvitation, putProfile, putTeamInvite, read } from './data';
import { freshNumber, type SignedIn, signIn, signInByEmail } from './sign-in';

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
  const founder = await signIn(freshNumber());
  await putProfile(founder);
  return { founder, inviteID: await putCreateInvitation(founder.phoneNumber) };
}

function create(inviteID: unknown, { idToken }: Pick<SignedIn, 'idToken'>, details: unknown = organization) {
  return callFunction('createOrganization', { inviteID, organization: details }, idToken);
}

test('founds the organisation, with its founder as Admin and two keys, and uses the invitation up', async () => {
  const { founder, inviteID } = await invited();
  const answer = await create(inviteID, founder);
  const orgID = (answer.body.result as { orgID: string }).orgID;
  expect(answer).toEqual({ status: 200, body: { result: { orgID } } });
  expect(await read(`Organizations/${orgID}`)).toEqual({
    ...organization,
    id: orgID,
    name: 'Kota House',
    website: 'https://www.kota.co.za',
    supportPhoneNumber: '+27111234567',
    adminSet: true,
    apiKey: expect.stringMatching(/^ff_live_[\w-]{43}$/),
    testApiKey: expect.stringMatching(/^ff_test_[\w-]{43}$/),
  });
  const { apiKey, testApiKey } = (await read(`Organizations/${orgID}`)) ?? {};
  expect(await read(keyPath(String(apiKey)))).toEqual({ orgID, mode: 'live' });
  expect(await read(keyPath(String(testApiKey)))).toEqual({ orgID, mode: 'test' });
  expect(await read(`Organizations/${orgID}/Team/${founder.uid}`)).toEqual({
    id: founder.uid,
    fullName: 'Thandi Nkosi',
    email: 'thandi@example.co.za',
    phoneNumber: founder.phoneNumber,
    role: 'Admin',
  });
  expect(await read(`OrganizationInvitations/${inviteID}`)).toBeUndefined();
});

test('called again it answers the same and changes nothing', async () => {
  const { founder, inviteID } = await invited();
  const first = await create(inviteID, founder);
  const { orgID } = first.body.result as { orgID: string };
  const before = await read(`Organizations/${orgID}`);
  expect(await create(inviteID, founder, { ...organization, name: 'Another' })).toEqual(first);
  expect(await read(`Organizations/${orgID}`)).toEqual(before);
});

test('called twice at once it founds one organisation', async () => {
  const { founder, inviteID } = await invited();
  const answers = await Promise.all([create(inviteID, founder), create(inviteID, founder)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]).toEqual(answers[1]);
  expect(await memberships(founder.uid)).toBe(1);
});

test('with two invitations at once it founds one organisation', async () => {
  const { founder, inviteID } = await invited();
  const other = await putCreateInvitation(founder.phoneNumber);
  const answers = await Promise.all([create(inviteID, founder), create(other, founder)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await memberships(founder.uid)).toBe(1);
});

test('an invitation of another number looks like one that is not there', async () => {
  const { founder } = await invited();
  const foreign = await putCreateInvitation(freshNumber());
  expect(refusal(await create(foreign, founder))).toEqual(GONE);
  expect(refusal(await create('none', founder))).toEqual(GONE);
  expect(await read(`OrganizationInvitations/${foreign}`)).toBeDefined();
  expect(await memberships(founder.uid)).toBe(0);
});

test('a used invitation is of no use to anybody else', async () => {
  const { founder, inviteID } = await invited();
  const { founder: thief } = await invited();
  await create(inviteID, founder);
  expect(refusal(await create(inviteID, thief))).toEqual(GONE);
  expect(await memberships(thief.uid)).toBe(0);
});

test('an invitation of another type founds nothing', async () => {
  const { founder } = await invited();
  const inviteID = await putCreateInvitation(founder.phoneNumber, { type: 'join' });
  expect(refusal(await create(inviteID, founder))).toEqual(GONE);
});

test.each([
  ['no profile', undefined],
  ['an incomplete profile', { id: 'x', fullName: ' ', email: 'thandi@example.co.za' }],
])('a caller with %s is asked to complete it, and the invitation stays', async (_, profile) => {
  const caller = await signIn(freshNumber());
  if (profile) await put(`Users/${caller.uid}`, profile);
  const inviteID = await putCreateInvitation(caller.phoneNumber);
  expect(refusal(await create(inviteID, caller))).toEqual({
    status: 'FAILED_PRECONDITION',
    code: 'failed-precondition',
    userMessage: 'Complete your profile before you create an organisation.',
  });
  expect(await read(`OrganizationInvitations/${inviteID}`)).toBeDefined();
});

test('a member of an organisation founds no other', async () => {
  const { founder, inviteID } = await invited();
  const { orgID } = await putTeamInvite(freshNumber());
  await put(`Organizations/${orgID}/Team/${founder.uid}`, { id: founder.uid, role: 'Member' });
  expect(refusal(await create(inviteID, founder))).toEqual({
    status: 'FAILED_PRECONDITION',
    code: 'failed-precondition',
    userMessage: 'You already belong to an organisation.',
  });
  expect(await memberships(founder.uid)).toBe(1);
});

test.each([
  ['no token', undefined],
  ['a garbage token', 'garbage'],
])('%s is unauthenticated', async (_, bearer) => {
  const { inviteID } = await invited();
  const answer = await callFunction('createOrganization', { inviteID, organization }, bearer);
  expect(answer).toMatchObject({ status: 401, body: { error: { status: 'UNAUTHENTICATED' } } });
  expect(await read(`OrganizationInvitations/${inviteID}`)).toBeDefined();
});

test('a user without a number is unauthenticated, whatever invitation there is', async () => {
  const caller = await signInByEmail(`${Date.now()}@example.co.za`);
  const inviteID = await putCreateInvitation('');
  expect(refusal(await create(inviteID, caller))).toMatchObject({ code: 'unauthenticated' });
});

test.each([
  ['a path for an id', '../Users/x', organization],
  ['a number for an id', 7, organization],
  ['an empty id', '', organization],
  ['no details', 'i1', undefined],
  [
    'a bad postal code',
    'i1',
    { ...organization, billingAddress: { ...organization.billingAddress, postalCode: 'x' } },
  ],
  ['a field nobody declared', 'i1', { ...organization, adminSet: true }],
  [
    'an address with one',
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
