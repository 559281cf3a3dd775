import { render, screen } from '@testing-library/react';
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

test('loading, then ready', () => {
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

test('an error says what to do and can be tried again', async () => {
  const retry = jest.fn();
  render(show({ status: 'error', error: { userMessage: 'Check your connection.' }, retry }));
  expect(screen.getByRole('alert')).toHaveTextContent('Check your connection.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('views inside one another say once that the data may be old', () => {
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
