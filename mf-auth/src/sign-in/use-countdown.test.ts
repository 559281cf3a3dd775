import { act, renderHook } from '@testing-library/react';
import { useCountdown } from './use-countdown';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('counts whole seconds down to 0 and stops', () => {
  const moment = performance.now() + 3000;
  const { result } = renderHook(() => useCountdown(moment));
  const seen = [result.current];
  for (let second = 0; second < 4; second += 1) {
    pass(1000);
    seen.push(result.current);
  }
  expect(seen).toEqual([3, 2, 1, 0, 0]);
  expect(jest.getTimerCount()).toBe(0);
});

test('catches up after time without timers', () => {
  const { result } = renderHook(({ moment }) => useCountdown(moment), {
    initialProps: { moment: performance.now() + 30_000 },
  });
  const start = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(start + 26_500);
  pass(1000);
  expect(result.current).toBe(4);
});

test('does not care that the clock of the device is set', () => {
  const { result } = renderHook(({ moment }) => useCountdown(moment), {
    initialProps: { moment: performance.now() + 30_000 },
  });
  jest.setSystemTime(new Date('2001-01-01'));
  pass(1000);
  expect(result.current).toBe(29);
});

test('starts again for a new moment', () => {
  const start = performance.now();
  const { result, rerender } = renderHook(({ moment }) => useCountdown(moment), {
    initialProps: { moment: start },
  });
  expect(result.current).toBe(0);
  rerender({ moment: start + 30_000 });
  expect(result.current).toBe(30);
});

test('leaves no timer after unmount', () => {
  const { unmount } = renderHook(() => useCountdown(performance.now() + 30_000));
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
