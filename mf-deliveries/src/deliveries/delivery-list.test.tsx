import { renderPage } from '@fleetfoot/shared/testing';
import { screen, within } from '@testing-library/react';
import { LIST_LIMIT } from './deliveries.queries';
import { DeliveryList } from './delivery-list';
import { delivery } from './testing/delivery';

test('shows external ID, drop-off name, pickup time in South African time and status, and links to the delivery', () => {
  renderPage(
    <DeliveryList deliveries={[delivery(), delivery({ id: 'delivery-2', external_id: 'ORD-1002' })]} />,
  );
  const [, first, second] = screen.getAllByRole('row');
  if (!first || !second) throw new Error('Two rows were expected below the header.');
  expect(within(first).getByRole('link', { name: 'ORD-1001' })).toHaveAttribute(
    'href',
    '/deliveries/delivery-1',
  );
  expect(within(first).getByText('Lerato Dlamini')).toBeVisible();
  expect(within(first).getByText('03 Feb 2026, 14:05')).toBeVisible();
  expect(within(first).getByText('Created')).toBeVisible();
  expect(within(second).getByRole('link', { name: 'ORD-1002' })).toBeVisible();
});

test('a delivery without an external ID is called by its ID, a status of another system is shown as it is', () => {
  renderPage(<DeliveryList deliveries={[delivery({ external_id: '', status: 'On the way' })]} />);
  expect(screen.getByRole('link', { name: 'delivery-1' })).toBeVisible();
  expect(screen.getByText('On the way')).toBeVisible();
});

test('an empty list says what to do', () => {
  renderPage(<DeliveryList deliveries={[]} />);
  expect(screen.getByText('No deliveries yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create your first delivery' })).toHaveAttribute(
    'href',
    '/newdelivery',
  );
});

test.each([
  [LIST_LIMIT, 0],
  [LIST_LIMIT + 1, 1],
])('of %i deliveries it shows the newest hundred and says whether there are more', (count, notes) => {
  const deliveries = Array.from({ length: count }, (_, index) => delivery({ id: `delivery-${index}` }));
  renderPage(<DeliveryList deliveries={deliveries} />);
  expect(screen.getAllByRole('row')).toHaveLength(LIST_LIMIT + 1);
  expect(screen.queryAllByText('Showing the 100 newest deliveries. There are more.')).toHaveLength(notes);
});
