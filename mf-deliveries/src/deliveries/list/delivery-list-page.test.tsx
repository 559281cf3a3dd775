import { RemoteContext } from '@fleetfoot/shared/remote';
import { fakeServices, remoteContextOf } from '@fleetfoot/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { setScreen } from '../testing/screen-size';
import { DeliveryListPage } from './delivery-list-page';
import { WHOLE_LIST } from './query/list-query';

jest.mock('../../outbox/use-may-have-outbox', () => ({ useMayHaveOutbox: () => false }));
jest.mock('./query/use-list-query', () => ({
  useListQuery: () => ({ query: WHOLE_LIST, change: () => {} }),
}));
jest.mock('./use-list-tools', () => ({ useListTools: () => ({ value: undefined, failed: false }) }));
jest.mock('./rows/use-exact-matches', () => ({ useExactMatches: () => [] }));
jest.mock('./rows/use-delivery-pages', () => ({
  useDeliveryPages: () => ({ result: { status: 'loading' }, loadMore: () => {}, isNarrowed: false }),
}));

beforeEach(() => setScreen('desktop'));

test('the list stands below a place for the day', async () => {
  const services = fakeServices();
  render(
    <RemoteContext value={remoteContextOf(services)}>
      <DeliveryListPage />
    </RemoteContext>,
  );
  await act(async () => {});
  expect(screen.getByRole('heading', { name: 'Deliveries' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading deliveries' })).toBeInTheDocument();
  expect(services.fillDay).toHaveBeenCalledTimes(1);
});
