import { memberFixture } from '../testing/team-fixtures';
import { searchMembers } from './member-search';

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
  ['zoe', ['zoe']],
  ['ZOË', ['zoe']],
  ['wyk  zoe', ['zoe']],
  ['dlamini sipho', ['sipho']],
  ['sipho karoo', []],
  ['sd@veld', ['sipho']],
  ['co.za', ['zoe', 'sipho']],
  ['082 123', ['zoe']],
  ['(082) 123-4567', ['zoe']],
  ['+27 63', ['sipho']],
  ['0639998888', ['sipho']],
  ['1234', ['zoe']],
  ['nobody', []],
  ['.*', []],
  ['-', []],
])('%j finds %j', (search, found) => {
  expect(searchMembers(team, search).map(({ id }) => id)).toEqual(found);
});
