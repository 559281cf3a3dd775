import * as v from 'valibot';
import * as operations from './index';
import { acceptTeamInvite, createOrganization } from './onboarding';
import { changeRole, deleteInvite, inviteTeamMember } from './team';

const organization = {
  name: 'Kota House',
  billingAddress: { line1: '1 Vilakazi Street', line2: '', city: 'Soweto', postalCode: '1804' },
  website: '',
  supportPhoneNumber: '011 123 4567',
  supportEmail: 'help@kota.co.za',
};
const userData = { fullName: 'Sipho Mokoena', email: 'sipho@example.co.za' };

function accepts(schema: v.GenericSchema, request: unknown): boolean {
  return v.is(schema, request);
}

describe('a document id', () => {
  const { request } = deleteInvite;

  test.each(['a', '0', '-', '_', '__', '__a', 'a__', 'Zk3_-9', 'x'.repeat(128)])('may be %j', (inviteID) => {
    expect(accepts(request, { orgID: 'o', inviteID })).toBe(true);
  });

  test.each([
    '',
    '.',
    '..',
    'a/b',
    '/',
    '__a__',
    '____',
    '__Team__',
    'a b',
    'é',
    'a\n',
    '%2F',
    'x'.repeat(129),
    7,
  ])('cannot be %j', (inviteID) => expect(accepts(request, { orgID: 'o', inviteID })).toBe(false));
});

describe('an invited number', () => {
  test.each([
    ['+27821234567', true],
    ['0821234567', false],
    ['+27 82 123 4567', false],
    ['+2782123456', false],
    ['+278212345678', false],
    ['+27111234567', false],
    ['+447700900123', false],
    ['', false],
    [27821234567, false],
  ])('%j: %s', (phoneNumber, accepted) => {
    expect(accepts(inviteTeamMember.request, { orgID: 'o', phoneNumber, role: 'Member' })).toBe(accepted);
  });

  test('may come with marks of the direction', () => {
    const sent = { orgID: 'o', phoneNumber: '\u202a+27821234567\u202c', role: 'Member' };
    expect(v.parse(inviteTeamMember.request, sent).phoneNumber).toBe('+27821234567');
  });
});

test.each(['admin', 'Owner', '', undefined, ['Admin']])('%j is no role', (role) => {
  expect(accepts(changeRole.request, { orgID: 'o', memberID: 'm', role })).toBe(false);
});

test.each([
  ['a request', acceptTeamInvite.request, { orgID: 'o', inviteID: 'i', userData }, { role: 'Admin' }],
  ['user data', acceptTeamInvite.request.entries.userData, userData, { role: 'Admin' }],
  ['an organisation', createOrganization.request.entries.organization, organization, { adminSet: true }],
  [
    'an address',
    createOrganization.request.entries.organization.entries.billingAddress,
    organization.billingAddress,
    { country: 'ZA' },
  ],
])('%s with an undeclared field is refused', (_, schema: v.GenericSchema, request, extra) => {
  expect(accepts(schema, request)).toBe(true);
  expect(accepts(schema, { ...request, ...extra })).toBe(false);
});

/** A schema as far as numbers lie in it. */
interface Part {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly options?: readonly Part[];
  readonly item?: Part;
  readonly wrapped?: Part;
}

function numbersIn(part: Part): readonly Part[] {
  if (part.type === 'number') return [part];
  // Typed coordinates are judged with the rest of their row.
  const { entries: { coordinates: _, ...entries } = {}, options = [], item, wrapped } = part;
  const inner = part.type === 'picklist' ? [] : options;
  return [...Object.values(entries), ...inner, ...[item ?? [], wrapped ?? []].flat()].flatMap(numbersIn);
}

const REQUESTS = Object.values(operations).flatMap((value) =>
  typeof value === 'object' && 'request' in value ? [[value.name, value.request] as const] : [],
);

test.each(REQUESTS)('the numbers that %s takes have bounds', (_, request) => {
  for (const schema of numbersIn(request as unknown as Part)) {
    for (const number of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e300, -1e300]) {
      expect(accepts(schema as unknown as v.GenericSchema, number)).toBe(false);
    }
  }
});
