import { callUntilKnown } from '@fleetfoot/shared/firebase';
import { colleagueFixture } from '../testing/team-fixtures';
import { teamWrites } from './data';

jest.mock('@fleetfoot/shared/firebase', () => ({
  callUntilKnown: jest.fn(async () => {}),
  parseWith: () => () => undefined,
}));

const rollKey = { keep: 'now', attemptID: '11111111-1111-4111-8111-111111111111' } as const;
const member = colleagueFixture();

test('the field of a roll is sent with one and left out without', async () => {
  const writes = teamWrites('acme', jest.fn());
  await writes.remove(member);
  await writes.changeRole(member, 'Admin');
  await writes.remove(member, rollKey);
  await writes.changeRole(member, 'Admin', rollKey);
  const sent = jest.mocked(callUntilKnown).mock.calls.map(([, request]) => request);
  // The SDK sends a field that is undefined as null, which the server refuses.
  expect(sent.map((request) => Object.keys(request as object).includes('rollKey'))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(sent).toMatchObject([
    { orgID: 'acme', memberID: 'pieter' },
    { orgID: 'acme', memberID: 'pieter', role: 'Admin', seen: 'Member' },
    { rollKey },
    { rollKey },
  ]);
});
