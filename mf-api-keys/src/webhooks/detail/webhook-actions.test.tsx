import { deferred, renderPage } from '@fleetfoot/shared/testing';
import { act, screen } from '@testing-library/react';
import { webhookFixture } from '../../testing/webhook-fixture';
import { WebhookActions } from './webhook-actions';

function setUp(answer: Promise<void> = Promise.resolve()) {
  const writes = {
    edit: jest.fn(async () => {}),
    replaceSecret: jest.fn(async () => 'whsec_next'),
    switchTo: jest.fn(async () => {}),
    delete: jest.fn(() => answer),
    test: jest.fn(async () => {}),
    resend: jest.fn(async () => {}),
    resendSince: jest.fn(async () => ({ count: 0, more: false })),
  };
  const webhook = webhookFixture({ generation: 3 });
  return { ...renderPage(<WebhookActions webhook={webhook} writes={writes} />), writes };
}

const button = (name: string) => screen.getByRole('button', { name });

test('a secret is replaced as of the one that was seen, and the next is shown once', async () => {
  const { user, writes, services } = setUp();
  await user.click(button('Replace secret'));
  await user.click(screen.getAllByRole('button', { name: 'Replace secret' }).at(-1) as HTMLElement);
  expect(writes.replaceSecret).toHaveBeenCalledWith(3);
  expect(await screen.findByText('whsec_next')).toBeInTheDocument();
  await user.click(button('Done'));
  expect(services.announce).toHaveBeenCalledWith('The secret is replaced.');
  expect(screen.queryByText('whsec_next')).not.toBeInTheDocument();
});

test('a webhook that is gone from the page before the answer is here leads to the list all the same', async () => {
  const answer = deferred<void>();
  const { user, services, unmount } = setUp(answer.promise);
  await user.click(button('Delete'));
  await user.click(button('Delete webhook'));
  unmount();
  await act(async () => answer.resolve());
  expect(services.announce).toHaveBeenCalledWith('The webhook is deleted.');
  expect(services.navigate).toHaveBeenCalledWith('/api');
});
