import { renderPage } from '@fleetfoot/shared/testing';
import { screen } from '@testing-library/react';
import { webhookFixture } from '../../testing/webhook-fixture';
import { WebhookSummary } from './webhook-summary';

const AT = new Date('2026-11-24T12:00:00Z');

function setUp(changes: Parameters<typeof webhookFixture>[0] = {}) {
  const writes = { switchTo: jest.fn(async () => {}), test: jest.fn(async (_attemptID: string) => {}) };
  const page = renderPage(<WebhookSummary webhook={webhookFixture(changes)} writes={writes} />);
  return { ...page, writes };
}

const button = (name: string) => screen.getByRole('button', { name });

test('every press of the button is a test event of its own', async () => {
  const { user, writes, services } = setUp();
  await user.click(button('Send test event'));
  await user.click(button('Send test event'));
  const [first, second] = writes.test.mock.calls;
  expect(first).not.toEqual(second);
  expect(services.announce).toHaveBeenCalledWith('A test event was sent. The log shows what became of it.');
});

test.each([
  ['failing', 'it failed for more than three days'],
  ['gone', 'it answered 410'],
] as const)(
  'a webhook that was switched off (%s) says when and why, and is switched on',
  async (reason, why) => {
    const { user, writes, services } = setUp({ disabled: { at: AT, reason } });
    expect(screen.getByRole('status')).toHaveTextContent('24 Nov 2026, 14:00');
    expect(screen.getByRole('status')).toHaveTextContent(why);
    expect(screen.queryByRole('button', { name: 'Send test event' })).not.toBeInTheDocument();
    await user.click(button('Switch on'));
    expect(writes.switchTo).toHaveBeenCalledWith(true);
    expect(services.announce).toHaveBeenCalledWith('The webhook is on.');
  },
);

test('a webhook that fails says since when, and how long it is tried', () => {
  setUp({ failingSince: AT });
  expect(screen.getByText('Failing')).toBeInTheDocument();
  expect(screen.getByText(/24 Nov 2026, 14:00. We go on trying for three days./)).toBeInTheDocument();
});

test('a secret that was replaced lately says until when the old one signs', () => {
  setUp({ generation: 1, rotatedAt: new Date(Date.now() - 3_600_000), rotatedBy: 'u1' });
  expect(screen.getByText(/The old secret signs as well until/)).toBeInTheDocument();
});
