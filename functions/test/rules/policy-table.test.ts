import { readFileSync } from 'node:fs';
import { ACTIONS, may } from '@fleetfoot/shared/model/team/policy';

const SECURITY = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');

/** Everything about money and keys. */
const ABOUT_MONEY_AND_KEYS = /^(?:apiKey|campaign|card|charge|purchase|spending)\./;

test('The table of rights around money and keys in the documentation is the policy', () => {
  const told = [...SECURITY.matchAll(/^\| `(\w+\.\w+)` \|[^|]*\| (yes|no) \| (yes|no) \|$/gm)].map(
    ([, action, admin, member]) => `${action} ${admin} ${member}`,
  );
  const answer = (role: 'Admin' | 'Member', action: (typeof ACTIONS)[number]) =>
    may(role, action) ? 'yes' : 'no';
  const policy = ACTIONS.filter((action) => ABOUT_MONEY_AND_KEYS.test(action)).map(
    (action) => `${action} ${answer('Admin', action)} ${answer('Member', action)}`,
  );
  expect(told.sort()).toEqual(policy.sort());
});
