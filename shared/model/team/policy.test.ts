import { type Action, isGuarded, may, needsFreshCode, refusal, rolesFor } from './policy';

test('An Admin may roll a key, a Member may not', () => {
  expect([may('Admin', 'apiKey.roll'), may('Member', 'apiKey.roll')]).toEqual([true, false]);
});

test('Every member of the team may create a delivery', () => {
  expect(rolesFor('delivery.create')).toEqual(['Admin', 'Member']);
});

test('A user without a role may perform no action', () => {
  expect(may(undefined, 'delivery.create')).toBe(false);
});

test('A refusal names what only an Admin can do', () => {
  expect(refusal('team.invite')).toBe('Only an Admin can invite members.');
  // @ts-expect-error: members are never refused this for their role.
  expect(() => refusal('delivery.create')).not.toThrow();
});

test('Keys, cards, roles and people wait on a guarded sign-in, deliveries do not', () => {
  const waiting = [
    'apiKey.roll',
    'apiKey.show',
    'card.add',
    'card.delete',
    'team.changeRole',
    'team.invite',
  ] as const;
  expect(waiting.filter((action) => !isGuarded(action))).toEqual([]);
  expect(
    ['delivery.create', 'delivery.cancel', 'campaign.buy', 'session.endPresent'].filter((action) =>
      isGuarded(action as Action),
    ),
  ).toEqual([]);
});

test('An action that asks for a fresh code waits on a guarded sign-in too', () => {
  expect(needsFreshCode('team.removeMember')).toBe(true);
  expect(needsFreshCode('team.invite')).toBe(false);
  expect(isGuarded('team.removeMember')).toBe(true);
});

test('Ending a session asks for no code: whoever lost the number gets none', () => {
  expect([needsFreshCode('session.end'), needsFreshCode('session.endOwn')]).toEqual([false, false]);
});
