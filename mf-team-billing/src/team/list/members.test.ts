import { memberFixture } from '../../testing/team-fixtures';
import { isOnlyAdmin, membersByName, searchMembers } from './members';

const team = [
  memberFixture({
    id: 'zoe',
    fullName: 'Zoë van Wyk',
    phoneNumber: '+27821234567',
    email: 'zoe@karoo.co.za',
  }),
  memberFixture({
    id: 'sipho',
    fullName: 'Sipho Dlamini',
    phoneNumber: '+27639998888',
    email: 'SD@veld.co.za',
  }),
];

test.each([
  ['', ['zoe', 'sipho']],
  ['   ', ['zoe', 'sipho']],
  ['\u200b', ['zoe', 'sipho']],
  ['zoe', ['zoe']],
  ['ZOË', ['zoe']],
  ['wyk  zoe', ['zoe']],
  ['dlamini sipho', ['sipho']],
  ['sipho karoo', []],
  ['sd@veld', ['sipho']],
  ['co.za', ['zoe', 'sipho']],
  ['082 123', ['zoe']],
  ['(082) 123-4567', ['zoe']],
  ['\u202a082\u00a0123\u202c', ['zoe']],
  ['z\u200boe\u0308', ['zoe']],
  ['+27 63', ['sipho']],
  ['0639998888', ['sipho']],
  ['1234', ['zoe']],
  ['nobody', []],
  ['.*', []],
  ['-', []],
])('the search for %j finds %j', (search, found) => {
  expect(searchMembers(team, search).map(({ id }) => id)).toEqual(found);
});

test('members are sorted by name, regardless of case and accents', () => {
  const members = ['Zanele', 'érica', 'bongani', 'Frans'].map((fullName) => memberFixture({ fullName }));
  expect(membersByName(members).map(({ fullName }) => fullName)).toEqual([
    'bongani',
    'érica',
    'Frans',
    'Zanele',
  ]);
});

const [thandi, pieter] = [memberFixture({ id: 'thandi' }), memberFixture({ id: 'pieter' })];
const sipho = memberFixture({ id: 'sipho', role: 'Member' });

test.each([
  ['the only Admin', [thandi, sipho], 'thandi', true],
  ['one of two Admins', [thandi, pieter], 'thandi', false],
  ['a Member', [thandi, sipho], 'sipho', false],
  ['an unknown user', [thandi], undefined, false],
  ['a user of an empty list', [], 'thandi', false],
])('%s is recognised', (_, members, uid, only) => {
  expect(isOnlyAdmin(members, uid)).toBe(only);
});
