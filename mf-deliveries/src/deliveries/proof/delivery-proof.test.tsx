import type { Delivery } from '@fleetfoot/shared/model';
import { renderPage } from '@fleetfoot/shared/testing';
import { screen } from '@testing-library/react';
import { delivery } from '../testing/delivery';
import { DeliveryProof } from './delivery-proof';

test('a courier who is to come asks for what was chosen, and a PIN says where it is read', async () => {
  renderPage(<DeliveryProof delivery={delivery({ proof: 'pin' })} />);
  const asked = await screen.findByText(/^The courier asks for: PIN of the recipient\./);
  expect(asked.parentElement).toHaveTextContent('Share the tracking link: the PIN is on it');
});

test.each<[string, Partial<Delivery>]>([
  ['of which nothing is asked', { proof: 'none' }],
  ['that names no proof', {}],
  ['that failed', { proof: 'photo', status: 'Failed' }],
  ['that comes back', { proof: 'photo', status: 'Returning' }],
  ['that came back', { proof: 'photo', status: 'Returned' }],
])('a delivery %s has no proof to show', (_, changes) => {
  renderPage(<DeliveryProof delivery={delivery(changes)} />);
  expect(screen.queryByText(/loading/i)).not.toBeInTheDocument();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
