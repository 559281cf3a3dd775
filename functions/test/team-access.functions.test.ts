import { callFunction, refusal } from './call-function';
import { database, put } from './data';
import { freshNumber, type SignedIn, signIn, signInByEmail } from './sign-in';
import { list, putMember, putOrganization } from './team';

/** The functions for Admins: what only an Admin can do, and what a request adds to the organisation. */
const OPERATIONS = {
  inviteTeamMember: ['invite members', () => ({ phoneNumber: freshNumber(), role: 'Admin' })],
  resendInvite: ['resend an invitation', () => ({ inviteID: 'pending' })],
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
  return Promise.all([list(at.orgID, 'Team'), list(at.orgID, 'TeamInvites')]);
}

beforeAll(async () => {
  const [admin, member, exMember, outsider, otherAdmin] = await Promise.all(
    Array.from({ length: 5 }, () => signIn(freshNumber())),
  );
  if (!admin || !member || !exMember || !outsider || !otherAdmin) throw new Error('Nobody signed in.');
  const noPhone = await signInByEmail(`${Date.now()}@example.co.za`);
  const orgID = await putOrganization([
    [admin, 'Admin'],
    [member, 'Member'],
    [noPhone, 'Admin'],
  ]);
  await putOrganization([[otherAdmin, 'Admin']]);
  await putMember(orgID, { uid: 'victim', phoneNumber: freshNumber(), idToken: '' }, 'Member');
  await put(`Organizations/${orgID}/TeamInvites/pending`, { id: 'pending', phoneNumber: freshNumber() });
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
    ['no token', undefined],
    ['a garbage token', 'garbage'],
  ])('%s is unauthenticated', async (_, bearer) => {
    expect(await call(bearer)).toMatchObject({ status: 401, body: { error: { status: 'UNAUTHENTICATED' } } });
  });

  test('an Admin without a number is unauthenticated', async () => {
    expect(refusal(await call(at.noPhone.idToken))).toMatchObject({ code: 'unauthenticated' });
  });

  test('whoever is not in the team gets one and the same answer, whether there is such a team or not', async () => {
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

  test('a Member is told who can', async () => {
    expect(refusal(await call(at.member.idToken))).toEqual({
      status: 'PERMISSION_DENIED',
      code: 'permission-denied',
      userMessage: `Only an Admin can ${deed}.`,
    });
  });

  test.each([
    ['nothing', null],
    ['an empty request', {}],
    ['a list', []],
    ['a path for an organisation', { orgID: 'a/Team/b' }],
    ['one folder up', { orgID: '..' }],
    ['a name that the database keeps for itself', { orgID: '__a__' }],
    ['an empty organisation', { orgID: '' }],
    ['an organisation of another type', { orgID: { toString: 'a' } }],
    ['an endless organisation', { orgID: 'x'.repeat(129) }],
    ['a megabyte', { orgID: 'x'.repeat(1_000_000) }],
    ['a megabyte of a field nobody declared', { ['x'.repeat(1_000_000)]: 1 }],
    ['a field nobody declared', { secretField: 'secret' }],
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
