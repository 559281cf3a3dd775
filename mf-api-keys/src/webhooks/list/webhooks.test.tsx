import { renderPage } from '@fleetfoot/shared/testing';
import { screen } from '@testing-library/react';
import { webhookFixture } from '../../testing/webhook-fixture';
import { WebhookTable } from './webhooks';

test('a webhook shows where it is, what it hears and how it fares, and leads to its page', () => {
  const disabled = { at: new Date(), reason: 'failing' } as const;
  renderPage(
    <WebhookTable
      webhooks={[webhookFixture(), webhookFixture({ id: 'old', description: '', mode: 'test', disabled })]}
    />,
  );
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('https://shop.example.co.za/hooksOnline shopLive2 eventsOn');
  expect(second).toHaveTextContent('–Test2 eventsOff');
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/api/webhooks/hook');
});

test('an organisation without webhooks learns what they are for', () => {
  renderPage(<WebhookTable webhooks={[]} />);
  expect(screen.getByText(/tells your own system when/)).toBeInTheDocument();
});
