import { teamInvites } from '@fleetfoot/shared/model/team/invitations';
import { teamMembers } from '@fleetfoot/shared/model/team/people';
import { refusal } from '../client/answer';
import { callFunction } from '../client/in-process';
import { database, put } from '../world/data';
import { freshNumber, type SignedIn, somebody } from '../world/somebody';
import { list, putMember, putOrganization } from '../world/team';

/** The functions for Admins: their words in a refusal, and the fields that a request adds to the organisation. */
const OPERATIONS = {
  inviteTeamMember: ['invite members', () => ({ phoneNumber: freshNumber(), role: 'Admin' })],
  resendInvite: ['renew an invitation', () => ({ inviteID: 'pending' })],
  makeInviteLink: ['renew an invitation', () => ({ inviteID: 'pending' })],
  deleteInvite: ['delete an invitation', () => ({ inviteID: 'pending' })],
  deleteMember: ['remove a member', () => ({ memberID: 'victim' })],
  changeRole: ['change a role', () => ({ memberID: 'victim', role: 'Admin' })],
} as const;

const names = Object.keys(OPERATIONS) as (keyof typeof OPERATIONS)[];

interface Scene {
  readonly orgID: string;
  readonly member: SignedIn;
  readonly exMember: SignedIn;
  readonly outsider: SignedIn;
  readonly otherAdmin: SignedIn;
  readonly noPhone: SignedIn;
}

let at: Scene;
let before: unknown;

function contents() {
  return Promise.all([list(at.orgID, teamMembers), list(at.orgID, teamInvites)]);
}

beforeAll(async () => {
  const [admin, member, exMember, outsider, otherAdmin] = await Promise.all(
    Array.from({ length: 5 }, () => somebody()),
  );
  if (!admin || !member || !exMember || !outsider || !otherAdmin) throw new Error('Nobody signed in.');
  const noPhone = await somebody('');
  const orgID = await putOrganization([
    [admin, 'Admin'],
    [member, 'Member'],
    [noPhone, 'Admin'],
  ]);
  await putOrganization([[otherAdmin, 'Admin']]);
  await putMember(orgID, { uid: 'victim', phoneNumber: freshNumber(), idToken: '' }, 'Member');
  await put(teamInvites.document(orgID, 'pending'), { id: 'pending', phoneNumber: freshNumber() });
  at = { orgID, member, exMember, outsider, otherAdmin, noPhone };

  await putMember(orgID, exMember, 'Admin');
  await callFunction('deleteMember', { orgID, memberID: exMember.uid }, admin.idToken);
  before = await contents();
});

afterEach(async () => expect(await contents()).toEqual(before));

describe.each(names)('%s', (name) => {
  const [deed, rest] = OPERATIONS[name];

  function call(bearer: string | undefined, changes: object = {}) {
    return callFunction(name, { orgID: at.orgID, ...rest(), ...changes }, bearer);
  }

  test.each([
    ['a call without a token', undefined],
    ['a call with a garbage token', 'garbage'],
  ])('%s is unauthenticated', async (_, bearer) => {
    expect(await call(bearer)).toMatchObject({ status: 401, body: { error: { status: 'UNAUTHENTICATED' } } });
  });

  test('an Admin without a number is unauthenticated', async () => {
    expect(refusal(await call(at.noPhone.idToken))).toMatchObject({ code: 'unauthenticated' });
  });

  test('callers outside the team get the same answer for existing and missing teams', async () => {
    const { exMember, outsider, otherAdmin } = at;
    const strangers = [exMember, outsider, otherAdmin];
    const answers = await Promise.all([
      ...strangers.map(({ idToken }) => call(idToken)),
      ...strangers.map(({ idToken }) => call(idToken, { orgID: 'none' })),
    ]);
    if ('memberID' in rest()) {
      answers.push(await call(outsider.idToken, { memberID: outsider.uid }));
      answers.push(await call(outsider.idToken, { memberID: outsider.uid, orgID: 'none' }));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toEqual({
      status: 403,
      body: {
        error: {
          status: 'PERMISSION_DENIED',
          message: 'The caller is not in the team of such an organisation.',
          details: {
            code: 'permission-denied',
            userMessage: 'You do not have access to this. Ask an Admin of your organisation.',
          },
        },
      },
    });
  });

  test('a Member is refused with the hint that an Admin can', async () => {
    expect(refusal(await call(at.member.idToken))).toEqual({
      status: 'PERMISSION_DENIED',
      code: 'permission-denied',
      userMessage: `Only an Admin can ${deed}.`,
    });
  });

  test.each([
    ['a missing request', null],
    ['an empty request', {}],
    ['a list', []],
    ['a path for an organisation', { orgID: 'a/Team/b' }],
    ['one folder up', { orgID: '..' }],
    ['a name that the database keeps for itself', { orgID: '__a__' }],
    ['an empty organisation', { orgID: '' }],
    ['an organisation of another type', { orgID: { toString: 'a' } }],
    ['an endless organisation', { orgID: 'x'.repeat(129) }],
    ['a megabyte', { orgID: 'x'.repeat(1_000_000) }],
    ['a megabyte of an unknown field', { ['x'.repeat(1_000_000)]: 1 }],
    ['an unknown field', { secretField: 'secret' }],
    ['an inviter of its own', { invitedBy: 'somebody', organizationName: 'secret' }],
  ])('%s is an invalid argument, and is not repeated', async (_, changes) => {
    const { orgID, outsider } = at;
    const isWhole = changes === null || Array.isArray(changes) || Object.keys(changes).length === 0;
    const data = isWhole ? changes : { orgID, ...rest(), ...changes };
    const answer = await callFunction(name, data, outsider.idToken);
    expect(refusal(answer)).toMatchObject({ status: 'INVALID_ARGUMENT', code: 'invalid-argument' });
    const text = JSON.stringify(answer.body);
    expect(text.length).toBeLessThan(400);
    expect(text).not.toMatch(/xxx|secret|Team\/b|__a__|\+27/);
  });
});

afterAll(() => database.terminate());
