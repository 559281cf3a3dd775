import type { DeliveryDetails } from '@fleetfoot/shared/model/delivery/delivery-details';
import { renderPage } from '@fleetfoot/shared/testing';
import { screen } from '@testing-library/react';
import { CreatedDelivery } from './created-delivery';
import { noteCreated } from './just-created';

jest.mock('./data', () => ({
  trackingWrites: (orgID: string, id: string) => ({
    give: async () => `https://dash.example/t/${orgID}-${id}`,
  }),
}));

/** A store of drafts in which a delivery was noted. */
function drafts() {
  const kept = new Map<string, unknown>();
  const store = {
    read: (key: string) => kept.get(key),
    write: (key: string, value: unknown) => void kept.set(key, value),
    discard: (key: string) => void kept.delete(key),
  };
  const dropoff = { name: 'Lerato', phone_number: '+27831234567' };
  // Its recipient is all that is looked at.
  noteCreated(store, { id: 'd1', delivery: { external_id: 'ORD-1001', dropoff } as DeliveryDetails });
  return { kept, store };
}

test('a delivery that was just created offers its link, until it is closed', async () => {
  const { store } = drafts();
  const { user } = renderPage(<CreatedDelivery />, { services: { drafts: store } });
  expect(screen.getByRole('region', { name: 'Delivery ORD-1001 is created' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Get tracking link' }));
  expect(await screen.findByLabelText('Tracking link')).toHaveTextContent(/\/t\/.+-d1$/);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('a user who has gone elsewhere finds nothing when they come back', () => {
  const { kept, store } = drafts();
  renderPage(<CreatedDelivery />, { services: { drafts: store } }).unmount();
  expect(kept.size).toBe(0);
  renderPage(<CreatedDelivery />, { services: { drafts: store } });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
