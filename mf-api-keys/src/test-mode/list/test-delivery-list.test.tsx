import { renderPage } from '@fleetfoot/shared/testing';
import { screen } from '@testing-library/react';
import { testDeliveryFixture } from '../../testing/test-delivery-fixture';
import { TestDeliveryList } from './test-delivery-list';

test('a test delivery shows its reference, status and drop-off, and leads to its page', () => {
  const items = [testDeliveryFixture({ status: 'At pickup' })];
  renderPage(<TestDeliveryList loaded={{ items, more: 'none' }} onMore={jest.fn()} />);
  const [, row] = screen.getAllByRole('row');
  expect(row).toHaveTextContent('ORDER-1At pickup12 Long Street, Cape Town21 Nov 2026, 10:05');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/test/deliveries/t1');
});

test('an organisation without test deliveries learns how to create one', () => {
  renderPage(<TestDeliveryList loaded={{ items: [], more: 'none' }} onMore={jest.fn()} />);
  expect(screen.getByText(/Create one by the API with your test key/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'API documentation' })).toHaveAttribute('href', '/api/docs');
});

test('older test deliveries come when they are asked for, and again after they did not come', async () => {
  const onMore = jest.fn();
  const loaded = { items: [testDeliveryFixture()], more: 'failed' } as const;
  const { user } = renderPage(<TestDeliveryList loaded={loaded} onMore={onMore} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Older test deliveries could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onMore).toHaveBeenCalledTimes(1);
});
