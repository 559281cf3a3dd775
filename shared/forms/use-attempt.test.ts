import { AppError } from '@fleetfoot/shared/domain';
import { act, renderHook } from '@testing-library/react';
import { useAttempt } from './use-attempt';

test('says why it failed until it is tried again', async () => {
  const { result } = renderHook(useAttempt);
  const refused = () => Promise.reject(new AppError('offline', 'test'));
  expect(await act(() => result.current.run(refused))).toBe(false);
  expect(result.current).toMatchObject({ busy: false, error: expect.stringContaining('You are offline') });
  expect(await act(() => result.current.run(async () => {}))).toBe(true);
  expect(result.current).toMatchObject({ busy: false, error: undefined });
});

test('does one thing at a time', async () => {
  const { result } = renderHook(useAttempt);
  const deed = jest.fn(() => new Promise<void>(() => {}));
  act(() => void result.current.run(deed));
  expect(result.current.busy).toBe(true);
  expect(await result.current.run(deed)).toBe(false);
  expect(deed).toHaveBeenCalledTimes(1);
});
