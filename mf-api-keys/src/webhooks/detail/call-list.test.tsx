import type { WebhookCall } from '@fleetfoot/shared/model/api/webhook';
import { renderPage } from '@fleetfoot/shared/testing';
import { screen, within } from '@testing-library/react';
import { webhookCallFixture } from '../../testing/webhook-fixture';
import { CallDialog } from './call-dialog';
import { CallList } from './call-log';

const AT = new Date('2026-11-21T08:05:09Z');

test('a log without events says that it fills with the first one', () => {
  renderPage(<CallList loaded={{ items: [], more: 'none' }} onOpen={jest.fn()} onMore={jest.fn()} />);
  expect(screen.getByText('Events will show up here after the first one was sent')).toBeInTheDocument();
});

const STATES: readonly (readonly [Partial<WebhookCall>, string])[] = [
  [{}, 'Delivered204'],
  [{ state: 'waiting', attempts: [] }, 'Waiting–'],
  // It had arrived, and is sent again.
  [{ state: 'waiting' }, 'Waiting204'],
  [
    { state: 'waiting', attempts: [{ at: AT, duration: 15_000, failure: 'timeout' }] },
    'Trying againNo answer in 15 s',
  ],
  [
    { state: 'failed', attempts: [{ at: AT, duration: 3, failure: 'forbidden' }] },
    'Given upNot a public address',
  ],
  [{ state: 'held', attempts: [] }, 'Not sent–'],
];

test.each(STATES)('a call (%o) shows as %s', (changes, text) => {
  const items = [webhookCallFixture(changes)];
  renderPage(<CallList loaded={{ items, more: 'none' }} onOpen={jest.fn()} onMore={jest.fn()} />);
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(text);
});

test('a row opens its call, with what was sent and every attempt', async () => {
  const onOpen = jest.fn();
  const call = webhookCallFixture();
  const list = renderPage(
    <CallList loaded={{ items: [call], more: 'none' }} onOpen={onOpen} onMore={jest.fn()} />,
  );
  await list.user.click(within(screen.getAllByRole('row')[1] as HTMLElement).getByRole('button'));
  expect(onOpen).toHaveBeenCalledWith(call);
  const onResend = jest.fn(async () => {});
  const { user, services } = renderPage(<CallDialog call={call} onResend={onResend} onClose={jest.fn()} />);
  const dialog = screen.getByRole('dialog', { name: 'Event' });
  expect(dialog).toHaveTextContent('webhook-idevt_1');
  expect(dialog).toHaveTextContent('20421 Nov 2026, 10:05:09, 84 ms');
  expect(dialog).toHaveTextContent('{"type":"delivery.collected"}');
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(onResend).toHaveBeenCalled();
  expect(services.announce).toHaveBeenCalledWith('The event was sent again.');
});

test('a call of a webhook that is off cannot be sent again', () => {
  renderPage(<CallDialog call={webhookCallFixture()} onClose={jest.fn()} />);
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
});
