import { renderPage } from '@fleetfoot/shared/testing';
import { act, screen } from '@testing-library/react';
import { useNow } from './use-now';

const START = Date.parse('2026-11-21T09:00:00Z');
const after = (seconds: number) => new Date(START + seconds * 1000);

beforeEach(() => jest.useFakeTimers({ now: START }));
afterEach(() => jest.useRealTimers());

function Clock({ moments }: { readonly moments?: readonly (Date | undefined)[] }) {
  return <p>{(useNow(moments).getTime() - START) / 1000}</p>;
}

function pass(seconds: number): void {
  act(() => jest.advanceTimersByTime(seconds * 1000));
}

test('without moments the time is looked at every minute', () => {
  renderPage(<Clock />);
  pass(59);
  expect(screen.getByText('0')).toBeInTheDocument();
  pass(1);
  expect(screen.getByText('60')).toBeInTheDocument();
  pass(60);
  expect(screen.getByText('120')).toBeInTheDocument();
});

test('with moments the time is looked at when the next of them comes', () => {
  renderPage(<Clock moments={[after(90), undefined, after(20), after(-5)]} />);
  pass(20);
  expect(screen.getByText('20')).toBeInTheDocument();
  pass(70);
  expect(screen.getByText('90')).toBeInTheDocument();
});

test('with no moment to come no timer is started', () => {
  renderPage(<Clock moments={[undefined, after(-5)]} />);
  expect(jest.getTimerCount()).toBe(0);
});
