import { type CountQuery, countDocuments } from '@fleetfoot/shared/firebase';
import { fakeServices, fakeSession, sessions } from '@fleetfoot/shared/testing';
import { readTeamDay } from './team-day';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual('@fleetfoot/shared/firebase'),
  countDocuments: jest.fn(async () => 0),
}));

const NOW = new Date('2026-11-25T12:00:00Z');

function read(session = sessions.admin, steps = true) {
  return readTeamDay(fakeServices({ session: fakeSession(session), now: jest.fn(() => NOW) }), { steps });
}

const counts = (count: (query: CountQuery) => number) =>
  jest.mocked(countDocuments).mockImplementation(async (query) => count(query));

test('a colleague and a second Admin are ticked, whether invited or there', async () => {
  const done = async () => (await read()).steps?.map(({ label, isDone }) => [label, isDone]);
  counts(({ path }) => (path.endsWith('/Team') ? 1 : 0));
  expect(await done()).toEqual([
    ['Invite a colleague', false],
    ['Invite a second Admin', false],
  ]);
  // A Member is invited.
  counts(({ path, where = [] }) => (path.endsWith('/TeamInvites') && where.length > 0 ? 0 : 1));
  expect(await done()).toEqual([
    ['Invite a colleague', true],
    ['Invite a second Admin', false],
  ]);
  counts(() => 1);
  expect((await done())?.at(-1)).toEqual(['Invite a second Admin', true]);
});

test('an invitation that has expired invites nobody', async () => {
  counts(({ path }) => (path.endsWith('/Team') ? 1 : 0));
  expect((await read()).steps?.map(({ isDone }) => isDone)).toEqual([false, false]);
  const ranges = jest.mocked(countDocuments).mock.calls.flatMap(([{ range }]) => range ?? []);
  expect(ranges).toContainEqual({ field: 'expiresAt', from: NOW });
});

test('Members, and steps that are not wanted, ask nobody', async () => {
  jest.mocked(countDocuments).mockClear();
  expect(await read(sessions.member)).toEqual({});
  expect(await read(sessions.admin, false)).toEqual({});
  expect(countDocuments).not.toHaveBeenCalled();
});
