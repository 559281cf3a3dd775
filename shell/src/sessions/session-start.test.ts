import { AppError } from '@fleetfoot/shared/domain';
import type { PresentSession } from '@fleetfoot/shared/firebase';
import { createSessionStart } from './session-start';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function scene() {
  const startSession = jest.fn(async (_again?: boolean): Promise<PresentSession> => ({ sessionID: '17' }));
  const endSession = jest.fn(async () => {});
  const onSession = jest.fn();
  const report = jest.fn();
  const start = createSessionStart({ door: { startSession, endSession }, onSession, report });
  return { start, startSession, endSession, onSession, report };
}

const soon = () => jest.advanceTimersByTimeAsync(2_000);

test('the server is told once of the sign-in of a user, after the page has come', async () => {
  const { start, startSession, onSession } = scene();
  start.follow('u1');
  start.follow('u1');
  expect(startSession).not.toHaveBeenCalled();
  await soon();
  expect(startSession).toHaveBeenCalledTimes(1);
  expect(onSession).toHaveBeenLastCalledWith({ sessionID: '17' });
});

test('a user who is gone is told of no more', async () => {
  const { start, startSession } = scene();
  start.follow('u1');
  start.follow(undefined);
  await soon();
  expect(startSession).not.toHaveBeenCalled();
});

test('a lost answer is asked for again', async () => {
  const { start, startSession, report, endSession } = scene();
  // No refusal of the call is a reason to sign out.
  startSession.mockRejectedValueOnce(new AppError('unauthenticated', 'The token is not valid.'));
  start.follow('u1');
  await soon();
  expect(report).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(startSession).toHaveBeenCalledTimes(2);
  expect(endSession).not.toHaveBeenCalled();
});

test('a sign-in that the server has ended is signed out', async () => {
  const { start, startSession, endSession } = scene();
  startSession.mockResolvedValueOnce({ sessionID: '17', isEnded: true });
  start.follow('u1');
  await soon();
  expect(endSession).toHaveBeenCalledTimes(1);
});

test('a sign-in that is ended while it is open is signed out, another is not', async () => {
  const { start, endSession } = scene();
  start.follow('u1');
  await soon();
  start.compare([16]);
  expect(endSession).not.toHaveBeenCalled();
  start.compare([16, 17]);
  expect(endSession).toHaveBeenCalledTimes(1);
});

test('a sign-in that was ended before the server knew its device is signed out', async () => {
  const { start, endSession } = scene();
  start.follow('u1');
  start.compare([17]);
  await soon();
  expect(endSession).toHaveBeenCalledTimes(1);
});

test('a sign-in that was refused is asked about past what the device knows, and signed out once it was ended', async () => {
  const { start, startSession, endSession } = scene();
  await start.check();
  expect(startSession).not.toHaveBeenCalled();
  start.follow('u1');
  startSession.mockResolvedValueOnce({ sessionID: '17', isEnded: true });
  await start.check();
  expect(startSession).toHaveBeenCalledWith(true);
  expect(endSession).toHaveBeenCalledTimes(1);
});
