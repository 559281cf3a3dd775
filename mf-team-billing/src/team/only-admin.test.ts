import { memberFixture } from '../testing/team-fixtures';
import { isOnlyAdmin } from './only-admin';

const [thandi, pieter] = [memberFixture({ id: 'thandi' }), memberFixture({ id: 'pieter' })];
const member = memberFixture({ id: 'sipho', role: 'Member' });

test.each([
  ['the only Admin', [thandi, member], 'thandi', true],
  ['one of two Admins', [thandi, pieter], 'thandi', false],
  ['a Member', [thandi, member], 'sipho', false],
  ['nobody in particular', [thandi], undefined, false],
  ['somebody in an empty list', [], 'thandi', false],
])('%s', (_, members, uid, only) => {
  expect(isOnlyAdmin(members, uid)).toBe(only);
});
