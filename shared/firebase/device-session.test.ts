import { callOnce } from './call-once';
import { noteStarted, readStarted } from './device-key';
import { startPresentSession } from './device-session';

jest.mock('./call-once', () => ({ callOnce: jest.fn() }));
jest.mock('./device-key', () => ({
  deviceKey: jest.fn(async () => 'k'.repeat(43)),
  noteStarted: jest.fn(async () => {}),
  readStarted: jest.fn(async () => undefined),
}));
jest.mock('./open-auth', () => ({
  openAuth: async () => ({
    auth: {
      authStateReady: async () => {},
      currentUser: { getIdTokenResult: async () => ({ claims: { auth_time: '17' } }) },
    },
  }),
}));

const told = jest.mocked(callOnce);

beforeEach(() => {
  told.mockReset().mockResolvedValue({ sessionID: '17' });
  jest.mocked(noteStarted).mockClear();
  jest.mocked(readStarted).mockResolvedValue(undefined);
});

test('a sign-in that the server trusts is noted, and told no more that day', async () => {
  expect(await startPresentSession(false)).toEqual({ sessionID: '17' });
  expect(noteStarted).toHaveBeenCalledWith({ sessionID: '17', at: expect.any(Number) });
  jest.mocked(readStarted).mockResolvedValue({ sessionID: '17', at: Date.now() - 3_600_000 });
  expect(await startPresentSession(false)).toEqual({ sessionID: '17' });
  expect(told).toHaveBeenCalledTimes(1);
});

test.each([
  ['another sign-in', { sessionID: '16', at: Date.now() }, false],
  ['yesterday', { sessionID: '17', at: Date.now() - 90_000_000 }, false],
  ['a moment ago, when it is asked for again', { sessionID: '17', at: Date.now() }, true],
])('a note of %s does not save the call', async (_, note, again) => {
  jest.mocked(readStarted).mockResolvedValue(note);
  await startPresentSession(again);
  expect(told).toHaveBeenCalledTimes(1);
});

test.each([
  ['guarded', { sessionID: '17', guardedUntil: 5 }],
  ['ended', { sessionID: '17', isEnded: true }],
])('a sign-in that is %s is not noted', async (_, session) => {
  told.mockResolvedValue(session);
  expect(await startPresentSession(false)).toEqual(session);
  expect(noteStarted).not.toHaveBeenCalled();
});

test('two that ask at once are one call', async () => {
  await Promise.all([startPresentSession(true), startPresentSession(true)]);
  expect(told).toHaveBeenCalledTimes(1);
});
