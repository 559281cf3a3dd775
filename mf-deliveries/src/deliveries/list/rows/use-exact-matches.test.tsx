import type { CollectionQuery } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { RemoteContext } from '@fleetfoot/shared/remote';
import { remoteContextOf, renderPage } from '@fleetfoot/shared/testing';
import { act } from '@testing-library/react';
import { delivery } from '../../testing/delivery';
import { ExactMatches } from './use-exact-matches';

const mockFound = jest.fn<Promise<readonly Delivery[]>, [CollectionQuery<Delivery>]>();
jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  fetchCollection: (query: CollectionQuery<Delivery>) => mockFound(query),
}));

const OLD = delivery({ id: 'old', external_id: 'MANY-00121', dropoff_phone_number: '+27825000122' });

beforeEach(() => {
  jest.useFakeTimers();
  mockFound.mockReset().mockImplementation(async ({ where = [] }) => {
    const [[field, value] = []] = where;
    return OLD[field as keyof Delivery] === value ? [OLD] : [];
  });
});
afterEach(() => jest.useRealTimers());

function search(first: string) {
  const onFound = jest.fn();
  const part = (text: string, isDue = true) => (
    <ExactMatches orgID="acme" query={{ search: text, status: '' }} isDue={isDue} onFound={onFound} />
  );
  const { rerender, services } = renderPage(part(first));
  const remote = remoteContextOf(services);
  const type = (text: string, isDue?: boolean) =>
    rerender(<RemoteContext value={remote}>{part(text, isDue)}</RemoteContext>);
  const found = () => onFound.mock.lastCall?.[0] as readonly Delivery[];
  return { type, found, services };
}

const rest = () => act(() => jest.advanceTimersByTimeAsync(500));

test('a reference or a telephone number finds a delivery of any age once typing rests', async () => {
  const { type, found } = search('MANY-0012');
  type('MANY-00121');
  expect(mockFound).not.toHaveBeenCalled();
  await rest();
  expect(found()).toEqual([OLD]);
  type('082 500 0122');
  expect(found()).toEqual([]);
  await rest();
  expect(found()).toEqual([OLD]);
});

test('a search through all deliveries that are loaded asks the database nothing', async () => {
  const { type, found } = search('');
  type('MANY-00121', false);
  await rest();
  expect(mockFound).not.toHaveBeenCalled();
  expect(found()).toEqual([]);
});

test('a search that fails is reported and finds nothing more', async () => {
  mockFound.mockRejectedValue(new Error('offline'));
  const { found, services } = search('MANY-00121');
  await rest();
  expect(services.report).toHaveBeenCalledWith(expect.anything(), { search: 'exact' });
  expect(found()).toEqual([]);
});
