import { AppError } from '@fleetfoot/shared/domain';
import { askForCodeWith, withTrust } from './with-trust';

const needed = () => new AppError('fresh-code-needed', 'The last code is too old.');

/** A call that wants a code the first time. */
function wantsCode() {
  return jest.fn().mockRejectedValueOnce(needed()).mockResolvedValue('done');
}

test('a call that wants a code is repeated once one was entered', async () => {
  const call = wantsCode();
  askForCodeWith(async () => true);
  await expect(withTrust(call)).resolves.toBe('done');
  expect(call).toHaveBeenCalledTimes(2);
});

test('a call is not repeated when no code was entered, and says that nothing was changed', async () => {
  const call = wantsCode();
  askForCodeWith(async () => false);
  await expect(withTrust(call)).rejects.toMatchObject({
    code: 'fresh-code-needed',
    userMessage: 'Nothing was changed: this needs a new code.',
  });
  expect(call).toHaveBeenCalledTimes(1);
});

test('another failure asks for no code', async () => {
  const ask = jest.fn();
  askForCodeWith(ask);
  const refused = new AppError('permission-denied', 'No.');
  await expect(withTrust(() => Promise.reject(refused))).rejects.toBe(refused);
  expect(ask).not.toHaveBeenCalled();
});

test('two calls at once ask for one code', async () => {
  const ask = jest.fn(async () => true);
  askForCodeWith(ask);
  await Promise.all([withTrust(wantsCode()), withTrust(wantsCode())]);
  expect(ask).toHaveBeenCalledTimes(1);
});

const guarded = () => new AppError('guarded-session', 'The session is guarded.');

test('a call that comes before the server knows the device is repeated', async () => {
  const call = jest.fn().mockRejectedValueOnce(guarded()).mockResolvedValue('done');
  await expect(withTrust(call, async () => ({ sessionID: '1' }))).resolves.toBe('done');
});

test('a call on a guarded device is refused once, with the reason of the server', async () => {
  const refused = guarded();
  const call = jest.fn().mockRejectedValue(refused);
  await expect(withTrust(call, async () => ({ sessionID: '1', guardedUntil: 5 }))).rejects.toBe(refused);
  expect(call).toHaveBeenCalledTimes(1);
  const start = jest.fn(async () => ({ sessionID: '1' }));
  await expect(withTrust(call, start)).rejects.toBe(refused);
  expect(start).toHaveBeenCalledTimes(1);
});
