import { AppError } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import { renderHook } from '@testing-library/react';
import { useRetried } from './use-retried';

const retry = jest.fn();
const FAILED: Live<string> = { status: 'error', error: new AppError('internal', 'Lost.'), retry };

beforeEach(() => {
  jest.useFakeTimers();
  retry.mockClear();
});
afterEach(() => jest.useRealTimers());

test('a listener that has failed listens afresh after a while', () => {
  const { result } = renderHook(() => useRetried(FAILED));
  expect(result.current).toBe(FAILED);
  jest.advanceTimersByTime(9_999);
  expect(retry).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a listener that has recovered, or is gone, is left alone', () => {
  const { rerender, unmount } = renderHook((live: Live<string>) => useRetried(live), {
    initialProps: FAILED as Live<string>,
  });
  rerender({ status: 'ready', data: 'a', offline: false });
  jest.advanceTimersByTime(60_000);
  rerender(FAILED);
  unmount();
  jest.advanceTimersByTime(60_000);
  expect(retry).not.toHaveBeenCalled();
});
