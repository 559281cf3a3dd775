import { trustedSource } from './live-source';
import type { LiveObserver } from './live-store';
import { startSession } from './present-session';

jest.mock('./present-session', () => ({ startSession: jest.fn() }));

const started = jest.mocked(startSession);

function listen() {
  const stop = jest.fn();
  const source = jest.fn(() => stop);
  const observer: LiveObserver<string> = { next: jest.fn(), fail: jest.fn() };
  return { source, stop, observer, end: trustedSource<string>(source, 'Hooks')(observer) };
}

test('a source for trusted sign-ins is read once the server knows the sign-in', async () => {
  started.mockResolvedValue({ sessionID: '1' });
  const { source, stop, observer, end } = listen();
  expect(source).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(source).toHaveBeenCalledWith(observer);
  end();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('a source for trusted sign-ins is not asked for on a guarded one', async () => {
  started.mockResolvedValue({ sessionID: '1', guardedUntil: 2 });
  const { source, observer } = listen();
  await Promise.resolve();
  expect(source).not.toHaveBeenCalled();
  expect(observer.fail).toHaveBeenCalledWith(expect.objectContaining({ code: 'guarded-session' }));
});
