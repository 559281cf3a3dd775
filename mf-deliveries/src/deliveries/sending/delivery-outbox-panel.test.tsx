import { renderPage } from '@fleetfoot/shared/testing';
import { screen } from '@testing-library/react';
import { inLanguage, LIST_GROUPS } from '../testing/in-language';
import { DeliveryOutboxPanel } from './delivery-outbox-panel';

jest.mock('./delivery-outbox', () => ({
  useDeliveryOutbox: () => ({
    outbox: {},
    entries: [
      {
        ...{ id: 'd1', orgID: 'org-1', title: 'ORD-1', state: 'needs-you', attempts: 1 },
        ...{ savedAt: new Date('2026-02-03T10:00Z'), error: 'The pickup time has passed. Edit it.' },
      },
    ],
  }),
}));

test('a delivery that waits says why in the language of the list', async () => {
  const show = await inLanguage('zu', LIST_GROUPS);
  renderPage(show(<DeliveryOutboxPanel />));
  expect(await screen.findByText('Usuku nesikhathi sokulanda sekudlulile. Kuhlele.')).toBeVisible();
});
