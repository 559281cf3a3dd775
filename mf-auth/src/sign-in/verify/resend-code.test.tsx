import type { SignInProblem } from '@fleetfoot/shared/firebase/sign-in-problem';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { RESEND_AFTER_MS, ResendCode, useCountdown } from './resend-code';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function setUp(sentAt: number, outcome?: SignInProblem) {
  const resend = jest.fn(async () => outcome);
  const announce = jest.fn();
  const view = render(<ResendCode sentAt={sentAt} resend={resend} announce={announce} />);
  return { resend, announce, ...view };
}

const button = () => screen.queryByRole('button', { name: 'Send a new code' });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('the seconds left are shown, then the button, which is announced once', () => {
  const { announce } = setUp(performance.now());
  expect(screen.getByText(/in 30 s/)).toBeVisible();
  expect(button()).not.toBeInTheDocument();
  pass(1000);
  expect(screen.getByText(/in 29 s/)).toBeVisible();
  expect(announce).not.toHaveBeenCalled();
  pass(RESEND_AFTER_MS);
  expect(button()).toBeVisible();
  expect(announce).toHaveBeenCalledTimes(1);
  expect(announce).toHaveBeenCalledWith('You can ask for a new code now.');
});

test('a button that is there at once is not announced', () => {
  const { announce } = setUp(performance.now() - RESEND_AFTER_MS);
  expect(button()).toBeVisible();
  expect(announce).not.toHaveBeenCalled();
});

test('a new code is sent with a bot check and announced', async () => {
  const { resend, announce } = setUp(-RESEND_AFTER_MS);
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
  });
  expect(resend).toHaveBeenCalledWith(expect.any(HTMLElement));
  expect(announce).toHaveBeenCalledWith('A new code is on its way.');
});

test('a code that could not be sent shows the reason', async () => {
  setUp(-RESEND_AFTER_MS, 'quota-exceeded');
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
  });
  expect(screen.getByRole('alert')).toHaveTextContent("We've sent too many codes. Please try again later.");
  expect(button()).toBeVisible();
});

test('the button leaves no timer after unmount', () => {
  const { unmount } = setUp(performance.now());
  expect(jest.getTimerCount()).toBeGreaterThan(0);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('the countdown goes in whole seconds to 0 and stops', () => {
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

test('the countdown catches up after a pause of the timers', () => {
  const { result } = renderHook(({ moment }) => useCountdown(moment), {
    initialProps: { moment: performance.now() + 30_000 },
  });
  const start = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(start + 26_500);
  pass(1000);
  expect(result.current).toBe(4);
});

test("a change of the device's clock leaves the countdown alone", () => {
  const { result } = renderHook(({ moment }) => useCountdown(moment), {
    initialProps: { moment: performance.now() + 30_000 },
  });
  jest.setSystemTime(new Date('2001-01-01'));
  pass(1000);
  expect(result.current).toBe(29);
});

test('a new moment starts the countdown again', () => {
  const start = performance.now();
  const { result, rerender } = renderHook(({ moment }) => useCountdown(moment), {
    initialProps: { moment: start },
  });
  expect(result.current).toBe(0);
  rerender({ moment: start + 30_000 });
  expect(result.current).toBe(30);
});

test('the countdown leaves no timer after unmount', () => {
  const { unmount } = renderHook(() => useCountdown(performance.now() + 30_000));
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
