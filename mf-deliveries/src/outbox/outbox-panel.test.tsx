import { renderPage } from '@fleetfoot/shared/testing';
import { screen, within } from '@testing-library/react';
import type { OutboxEntry } from './outbox-entry';
import { OutboxPanel } from './outbox-panel';

function entry(changes: Partial<OutboxEntry<undefined>>): OutboxEntry<undefined> {
  const saved = { state: 'saved', savedAt: new Date('2026-02-03T10:00Z'), attempts: 0 } as const;
  return { id: 'd1', orgID: 'org-1', title: 'ORD-1', payload: undefined, ...saved, ...changes };
}

function openPanel(...entries: OutboxEntry<undefined>[]) {
  const onSendAgain = jest.fn(async (_id: string) => {});
  const onRemove = jest.fn(async (_id: string) => {});
  const page = renderPage(
    <OutboxPanel
      entries={entries}
      editHref={(id) => `/newdelivery?outbox=${id}`}
      viewHref={(id) => `/deliveries/${id}`}
      onSendAgain={onSendAgain}
      onRemove={onRemove}
    />,
  );
  return { ...page, onSendAgain, onRemove };
}

test('the panel is left out while the outbox is empty', () => {
  openPanel();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test.each([
  ['saved', 'Saved on this device'],
  ['sending', 'Sending'],
  ['accepted', 'Accepted'],
  ['needs-you', 'Needs you'],
] as const)('the state %s is called %s', (state, label) => {
  openPanel(entry({ state }));
  expect(within(screen.getByRole('region', { name: 'Outbox' })).getByText(label)).toBeVisible();
});

test('a waiting entry can be edited, or deleted after a question', async () => {
  const { user, onRemove } = openPanel(entry({}));
  expect(screen.getByRole('link', { name: 'Edit ORD-1' })).toHaveAttribute('href', '/newdelivery?outbox=d1');
  await user.click(screen.getByRole('button', { name: 'Delete ORD-1' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('is deleted from this device and will not be sent.');
  expect(dialog).not.toHaveTextContent('sent before');
  expect(onRemove).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(onRemove).toHaveBeenCalledWith('d1');
});

test('a deletion warns that the server may have an entry sent without an answer', async () => {
  const { user } = openPanel(entry({ attempts: 1 }));
  await user.click(screen.getByRole('button', { name: 'Delete ORD-1' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('It was sent before without an answer');
});

test('an entry that needs its user shows the reason and can be sent again', async () => {
  const { user, onSendAgain } = openPanel(
    entry({ state: 'needs-you', error: 'The pickup time has passed.' }),
  );
  expect(screen.getByText('The pickup time has passed.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send ORD-1 again' }));
  expect(onSendAgain).toHaveBeenCalledWith('d1');
});

test('an entry that is being sent cannot be changed', () => {
  openPanel(entry({ state: 'sending' }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('an accepted entry leads to its delivery and can be dismissed', async () => {
  const { user, onRemove } = openPanel(entry({ state: 'accepted' }));
  expect(screen.getByRole('link', { name: 'View ORD-1' })).toHaveAttribute('href', '/deliveries/d1');
  await user.click(screen.getByRole('button', { name: 'Dismiss ORD-1' }));
  expect(onRemove).toHaveBeenCalledWith('d1');
});
