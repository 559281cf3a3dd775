import type { SignInProblem } from '@fleetfoot/shared/firebase';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { RESEND_AFTER_MS, ResendCode } from './resend-code';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
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

test('shows the seconds left, then the button, and says so once', () => {
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

test('says nothing when there was no wait', () => {
  const { announce } = setUp(performance.now() - RESEND_AFTER_MS);
  expect(button()).toBeVisible();
  expect(announce).not.toHaveBeenCalled();
});

test('sends with a bot check and announces it', async () => {
  const { resend, announce } = setUp(-RESEND_AFTER_MS);
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
  });
  expect(resend).toHaveBeenCalledWith(expect.any(HTMLElement));
  expect(announce).toHaveBeenCalledWith('A new code is on its way.');
});

test('shows why a code could not be sent', async () => {
  setUp(-RESEND_AFTER_MS, 'quota-exceeded');
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
  });
  expect(screen.getByRole('alert')).toHaveTextContent("We've sent too many codes. Please try again later.");
  expect(button()).toBeVisible();
});

test('leaves no timer after unmount', () => {
  const { unmount } = setUp(performance.now());
  expect(jest.getTimerCount()).toBeGreaterThan(0);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
