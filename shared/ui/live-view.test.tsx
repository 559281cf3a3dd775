import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type LiveResult, LiveView } from './live-view';
import { SkeletonRows } from './skeleton-rows';

function show(result: LiveResult<string>) {
  return (
    <LiveView result={result} skeleton={<SkeletonRows rows={3} label="Loading deliveries" />}>
      {(data) => <p>{data}</p>}
    </LiveView>
  );
}

test('a live view is loading, then ready', () => {
  const { rerender } = render(show({ status: 'loading' }));
  expect(screen.getByRole('status', { name: 'Loading deliveries' })).toBeInTheDocument();
  expect(screen.getByText('Loading…')).toHaveAttribute('role', 'status');
  rerender(show({ status: 'ready', data: 'ORD-1', offline: false }));
  expect(screen.getByText('ORD-1')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('offline data is marked', () => {
  render(show({ status: 'ready', data: 'ORD-1', offline: true }));
  expect(screen.getByText(/You are offline/)).toBeVisible();
  expect(screen.getByText('ORD-1')).toBeVisible();
});

test('data that the server has not confirmed for a while says how old it is, and not that the user is offline', () => {
  jest.useFakeTimers({ now: new Date('2026-11-22T12:05:25Z') });
  render(show({ status: 'ready', data: 'ORD-1', offline: false, asOf: new Date('2026-11-22T12:05:00Z') }));
  expect(screen.getByText(/^No answer from the server. This is as of 14:05;/)).toHaveAttribute(
    'role',
    'status',
  );
  expect(screen.getByText('(25 seconds ago)')).toBeVisible();
  act(() => jest.advanceTimersByTime(65_000));
  expect(screen.getByText('(1 minute ago)')).toBeVisible();
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('data of an earlier page says when it was last seen, with its date', () => {
  jest.useFakeTimers({ now: new Date('2026-11-25T08:00:00Z') });
  const asOf = new Date('2026-11-23T20:41:00Z');
  const { rerender } = render(show({ status: 'ready', data: 'ORD-1', offline: true, asOf, isSeen: true }));
  expect(screen.getByText(/^You are offline. Last seen 23 Nov 2026, 22:41; it updates when/)).toBeVisible();
  expect(screen.getByText('(35 hours ago)')).toBeVisible();
  rerender(show({ status: 'ready', data: 'ORD-1', offline: false, asOf, isSeen: true }));
  expect(screen.getByText(/^No answer from the server. Last seen 23 Nov 2026, 22:41; it/)).toBeVisible();
  jest.useRealTimers();
});

test('an error shows what to do and can be retried', async () => {
  const retry = jest.fn();
  render(show({ status: 'error', error: { userMessage: 'Check your connection.' }, retry }));
  expect(screen.getByRole('alert')).toHaveTextContent('Check your connection.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('views inside one another tell once that the data may be old', () => {
  const stale = { status: 'ready', data: 'rows', offline: true } as const;
  render(
    <LiveView result={stale} skeleton={null}>
      {(outer) => (
        <LiveView result={stale} skeleton={null}>
          {(inner) => `${outer} ${inner}`}
        </LiveView>
      )}
    </LiveView>,
  );
  expect(screen.getAllByText(/^You are offline/)).toHaveLength(1);
});

describe('without a connection', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  const MISSING = /^You are offline, and this is not on your device/;

  test('data that neither the network nor the device has is missed once, in place of skeletons', () => {
    render(
      <>
        {show({ status: 'loading' })}
        {show({ status: 'loading' })}
      </>,
    );
    expect(screen.queryByText(MISSING)).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(2_000));
    expect(screen.getAllByText(MISSING)).toHaveLength(1);
    expect(screen.queryByRole('status', { name: 'Loading deliveries' })).not.toBeInTheDocument();
  });

  test('a failure and old data beside it are one message', () => {
    render(
      <>
        {show({ status: 'error', error: { userMessage: 'No answer.' }, retry: jest.fn() })}
        {show({ status: 'ready', data: 'ORD-1', offline: true })}
      </>,
    );
    expect(screen.getAllByText(/You are offline/)).toHaveLength(1);
    expect(screen.getByText('ORD-1')).toBeVisible();
  });
});
