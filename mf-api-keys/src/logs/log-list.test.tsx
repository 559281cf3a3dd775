import type { LoadedPages } from '@fleetfoot/shared/firebase';
import type { ApiRequest } from '@fleetfoot/shared/model/api/api-request';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiRequestFixture } from '../testing/api-request-fixture';
import { LogList } from './log-list';

const REFUSED = apiRequestFixture({
  ...{ id: 'req_2', method: 'GET', route: '/v1/deliveries/{id}', target: '/v1/deliveries/x', duration: 12 },
  ...{ status: 404, statusClass: '4xx', code: 'delivery_not_found', mode: 'test' },
});

function setUp(
  items: readonly ApiRequest[],
  more: LoadedPages<ApiRequest>['more'] = 'none',
  isFiltered = false,
) {
  const props = { isFiltered, onShowAll: jest.fn(), onMore: jest.fn() };
  render(<LogList loaded={{ items, more }} {...props} />);
  return { ...props, user: userEvent.setup() };
}

test('an empty log says that it fills after the first use, and where to read how', () => {
  setUp([]);
  expect(screen.getByText('Your API requests will show up here after your first use')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Send your first request' })).toHaveAttribute('href', '/api/docs');
});

test('a filter without matches can be reset', async () => {
  const { user, onShowAll } = setUp([], 'none', true);
  expect(screen.queryByText(/after your first use/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all requests' }));
  expect(onShowAll).toHaveBeenCalled();
});

test('a row opens the details of its request', async () => {
  const { user } = setUp([apiRequestFixture(), REFUSED]);
  const rows = screen.getAllByRole('row');
  expect(rows[1]).toHaveTextContent('21 Nov 2026, 10:05:09POST /v1/deliveries201Live84 ms');
  expect(rows[2]).toHaveTextContent('GET /v1/deliveries/x404Test12 ms');
  await user.click(within(rows[2] as HTMLElement).getByRole('button'));
  const dialog = screen.getByRole('dialog', { name: 'API request' });
  expect(dialog).toHaveTextContent('Route/v1/deliveries/{id}');
  expect(dialog).toHaveTextContent('delivery_not_foundMeaningThere is no delivery with this ID.');
  expect(dialog).toHaveTextContent('Test key ending in 5b4a');
  expect(dialog).not.toHaveTextContent('Wrong fields');
  await user.click(screen.getByRole('button', { name: 'Copy request ID' }));
  await expect(navigator.clipboard.readText()).resolves.toBe('req_2');
});

test('the details name the fields that were wrong', async () => {
  const wrongFields = ['pickup.phone_number', 'dropoff.(other)'];
  const wrong = apiRequestFixture({ status: 400, statusClass: '4xx', code: 'request_invalid', wrongFields });
  const { user } = setUp([wrong]);
  await user.click(within(screen.getAllByRole('row')[1] as HTMLElement).getByRole('button'));
  expect(screen.getByRole('dialog')).toHaveTextContent('Wrong fieldspickup.phone_number, dropoff.(other)');
});

test.each([
  ['some', 'Load 30 more'],
  ['failed', 'Try again'],
] as const)('a log with older requests (%s) can load them', async (more, name) => {
  const { user, onMore } = setUp([REFUSED], more);
  await user.click(screen.getByRole('button', { name }));
  expect(onMore).toHaveBeenCalled();
  expect(screen.queryAllByRole('alert')).toHaveLength(more === 'failed' ? 1 : 0);
});
