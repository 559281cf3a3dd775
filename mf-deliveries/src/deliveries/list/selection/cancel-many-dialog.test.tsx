import { AppError } from '@fleetfoot/shared/domain';
import { DOUBT_AFTER_MS } from '@fleetfoot/shared/forms';
import { renderPage } from '@fleetfoot/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { delivery } from '../../testing/delivery';
import { CancelManyDialog } from './cancel-many-dialog';

const named = (name: string, changes: Parameters<typeof delivery>[0] = {}) =>
  delivery({ id: name.toLowerCase(), external_id: name, ...changes });

function show(deliveries: readonly ReturnType<typeof delivery>[], cancel: (id: string) => Promise<void>) {
  const onTried = jest.fn();
  const onClose = jest.fn();
  const page = renderPage(<CancelManyDialog {...{ deliveries, cancel, onTried, onClose }} />);
  return { ...page, onTried, onClose };
}

test('the dialog says how many can be cancelled, and which cannot and why', () => {
  show(
    [named('A'), named('B', { status: 'Collected' }), named('C', { payment_status: 'Paid' })],
    async () => {},
  );
  expect(screen.getByRole('dialog', { name: 'Cancel 1 delivery?' })).toHaveTextContent('nothing is charged');
  const kept = screen.getByRole('list', { name: 'Cannot be cancelled' });
  expect(within(kept).getByText('B: its status is Collected')).toBeVisible();
  expect(within(kept).getByText('C: it is paid')).toBeVisible();
});

test('deliveries of which none can be cancelled are left as they are', () => {
  show([named('B', { status: 'Delivered' })], async () => {});
  const dialog = screen.getByRole('dialog', { name: 'These cannot be cancelled' });
  expect(within(dialog).queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
});

test('only what can be cancelled is, and then the dialog closes', async () => {
  const cancel = jest.fn(async () => {});
  const { user, onTried, onClose, services } = show(
    [named('A'), named('B', { status: 'Collected' }), named('C')],
    cancel,
  );
  await user.click(screen.getByRole('button', { name: 'Cancel 2 deliveries' }));
  expect(cancel.mock.calls).toEqual([['a'], ['c']]);
  expect(onTried).toHaveBeenCalledWith([]);
  expect(onClose).toHaveBeenCalled();
  expect(services.announce).toHaveBeenCalledWith('2 deliveries cancelled.');
});

test('a delivery that failed or was not tried is named and stays selected', async () => {
  const { user, onTried, onClose } = show([named('A'), named('B'), named('C')], async (id) => {
    if (id === 'b') throw new AppError('offline', 'no network');
  });
  await user.click(screen.getByRole('button', { name: 'Cancel 3 deliveries' }));
  const dialog = screen.getByRole('dialog', { name: 'Some were not cancelled' });
  expect(dialog).toHaveTextContent('1 delivery cancelled, 2 deliveries not.');
  expect(within(dialog).getByText(/^B: You are offline\./)).toBeVisible();
  expect(within(dialog).getByText('C: Not tried.')).toBeVisible();
  expect(onTried).toHaveBeenCalledWith(['b', 'c']);
  expect(onClose).not.toHaveBeenCalled();
});

test('the focus goes to Stop while it runs, which lets the one under way end, and to the outcome then', async () => {
  let answer = () => {};
  const cancel = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const { user, onClose } = show([named('A'), named('B')], cancel);
  await user.click(screen.getByRole('button', { name: 'Cancel 2 deliveries' }));
  expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus();
  // As often as one likes: what became of them is said.
  for (let press = 0; press < 2; press += 1) await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => answer());
  expect(screen.getByRole('list', { name: 'Not cancelled' })).toHaveFocus();
  expect(screen.getByRole('dialog')).toHaveTextContent('B: Not tried.');
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('an answer that does not come is said, and Stop does not wait for it', async () => {
  jest.useFakeTimers();
  try {
    const { onTried } = show([named('A'), named('B')], () => new Promise(() => {}));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel 2 deliveries' }));
    await act(() => jest.advanceTimersByTimeAsync(DOUBT_AFTER_MS));
    expect(screen.getByRole('status')).toHaveTextContent('We do not know yet whether A was cancelled.');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Stop' })));
    const dialog = screen.getByRole('dialog', { name: 'Some were not cancelled' });
    expect(dialog).toHaveTextContent('0 deliveries cancelled, 2 deliveries not, as far as is known.');
    expect(dialog).toHaveTextContent('A: The answer was lost. See what is there now.');
    expect(onTried).toHaveBeenCalledWith(['a', 'b']);
  } finally {
    jest.useRealTimers();
  }
});
