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

const { fillDay, ...older } = fakeServices();

test.each([
  ['a shell of the release before, which has no day,', older, 0],
  ['a shell that has a day', { ...older, fillDay }, 1],
])('the list stands in %s', async (_, services, places) => {
  render(
    <RemoteContext value={remoteContextOf(services)}>
      <DeliveryListPage />
    </RemoteContext>,
  );
  await act(async () => {});
  expect(screen.getByRole('heading', { name: 'Deliveries' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading deliveries' })).toBeInTheDocument();
  expect(fillDay).toHaveBeenCalledTimes(places);
});
