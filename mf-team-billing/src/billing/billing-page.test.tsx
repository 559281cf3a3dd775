import { act, render, renderHook, screen } from '@testing-library/react';
import { ServiceFees, useTopIsSettled, Welcome } from './billing-page';

test('a new organisation is welcomed by name and led to its first delivery', () => {
  render(<Welcome organizationName="Acme Foods" />);
  expect(screen.getByText(/Welcome to Fleetfoot, Acme Foods/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'New Delivery' })).toHaveAttribute('href', '/newdelivery');
});

test('the section of service fees says that there are none', () => {
  render(<ServiceFees />);
  expect(screen.getByRole('region', { name: 'Service fees' })).toHaveTextContent('No service fees charged');
});

test('the page waits for what stands at its top, for a second at most, and never again', () => {
  jest.useFakeTimers();
  const loading = { status: 'loading' };
  const ready = { status: 'ready' };
  const answered = renderHook(useTopIsSettled, { initialProps: [loading, ready] });
  expect(answered.result.current).toBe(false);
  answered.rerender([{ status: 'error' }, ready]);
  expect(answered.result.current).toBe(true);
  answered.rerender([loading, ready]);
  expect(answered.result.current).toBe(true);
  const late = renderHook(useTopIsSettled, { initialProps: [loading] });
  act(() => jest.advanceTimersByTime(999));
  expect(late.result.current).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(late.result.current).toBe(true);
  jest.useRealTimers();
});
