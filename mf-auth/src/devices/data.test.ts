import { callUntilKnown, fetchCollection } from '@fleetfoot/shared/firebase';
import { sessionWrites } from './data';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...{ callFunction: jest.fn(), callUntilKnown: jest.fn(async () => {}) },
  ...{ fetchCollection: jest.fn(), parseWith: () => undefined, startSession: jest.fn() },
}));

const writes = sessionWrites('u1');
const ended = { endedAt: new Date() };
const approved = { approvedBy: 'u1' };

/** Whether the last call's lost answer is told as done, by the sign-ins that are there now. */
async function isToldBy(...sessions: readonly object[]) {
  jest.mocked(fetchCollection).mockResolvedValueOnce(sessions);
  return jest.mocked(callUntilKnown).mock.lastCall?.[2]();
}

test.each([
  ['end', ended, approved],
  ['report', ended, approved],
  ['approve', approved, ended],
] as const)('A lost answer to %s is looked for in the sign-in that was meant', async (what, done, other) => {
  await writes[what]('17');
  expect(await isToldBy({ id: '18', ...done }, { id: '17', ...done })).toBe(true);
  expect(await isToldBy({ id: '18', ...done }, { id: '17', ...other })).toBe(false);
  expect(await isToldBy({ id: '18', ...done })).toBe(false);
});
