import { memberFixture } from '../testing/team-fixtures';
import { membersByName } from './member-order';

test('from A to Z, whatever the capitals and accents', () => {
  const members = ['Zanele', 'érica', 'bongani', 'Frans'].map((fullName) => memberFixture({ fullName }));
  expect(membersByName(members).map(({ fullName }) => fullName)).toEqual([
    'bongani',
    'érica',
    'Frans',
    'Zanele',
  ]);
});
