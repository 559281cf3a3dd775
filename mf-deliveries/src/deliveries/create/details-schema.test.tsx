import { renderPage } from '@fleetfoot/shared/testing';
import { screen } from '@testing-library/react';
import { EMPTY_DELIVERY } from '../typed-delivery';
import { DeliveryForm } from './delivery-form';

jest.mock('@fleetfoot/shared/maps', () => jest.requireActual('../../testing/plain-maps'));

let mockIsLost = true;
jest.mock('./details-schema', () => ({
  __esModule: true,
  get deliveryDetailsSchema() {
    if (mockIsLost) throw new Error('Loading chunk details-schema failed.');
    return jest.requireActual('@fleetfoot/shared/model/delivery/delivery-details').deliveryDetailsSchema;
  },
}));

test('a form whose checks do not arrive says so, and loads them again at the next press', async () => {
  const save = jest.fn();
  const { user } = renderPage(
    <DeliveryForm
      initialValues={EMPTY_DELIVERY}
      pickup={undefined}
      onFill={() => {}}
      ownID={() => 'new-1'}
      usedReference=""
      onChange={() => {}}
      askPrice={async () => ({ failure: 'unavailable' })}
      onTrip={() => {}}
      onSave={save}
    />,
  );
  const create = screen.getByRole('button', { name: 'Create Delivery' });
  await user.click(create);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to create delivery. Something went wrong on our side. Try again in a moment. What you typed is still here.',
  );
  mockIsLost = false;
  await user.click(create);
  expect(await screen.findByText('Enter the pickup name.')).toBeVisible();
  expect(screen.queryByText(/^Failed to create delivery/)).not.toBeInTheDocument();
  expect(save).not.toHaveBeenCalled();
});
