import { renderPage } from '@fleetfoot/shared/testing';
import { act, waitFor } from '@testing-library/react';
import { savedAddress } from '../../testing/saved-address';
import { delivery } from '../testing/delivery';
import { type Contacts, NO_CONTACTS } from './contacts-context';
import { useContacts } from './use-contacts';

const mockDocument = jest.fn<Promise<unknown>, [{ path: string }]>();
const mockCollection = jest.fn<Promise<readonly unknown[]>, [{ path: string }]>();
jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  fetchDocument: (query: { path: string }) => mockDocument(query),
  fetchCollection: (query: { path: string }) => mockCollection(query),
}));

beforeEach(() => {
  mockDocument.mockReset().mockResolvedValue(undefined);
  mockCollection.mockReset().mockResolvedValue([]);
});

/** What the contacts are by now. */
function openContacts(isNew: boolean): () => Contacts {
  let contacts = NO_CONTACTS;
  function Reader() {
    contacts = useContacts('org-1', isNew);
    return undefined;
  }
  renderPage(<Reader />);
  return () => contacts;
}

test('a default pickup is known before the deliveries are', async () => {
  const home = savedAddress({ id: 'home' });
  mockCollection.mockReturnValue(new Promise(() => {}));
  mockDocument.mockImplementation(async ({ path }) =>
    path.endsWith('/home') ? home : { defaultPickupAddressID: 'home' },
  );
  const contacts = openContacts(true);
  await waitFor(() => expect(contacts().isSettled).toBe(true));
  expect(contacts().defaultPickup?.stop.name).toBe(home.contactName);
  expect(contacts().recent).toBeUndefined();
});

test('a last pickup is known with the deliveries, which are read at once', async () => {
  mockCollection.mockResolvedValue([delivery()]);
  const contacts = openContacts(true);
  await waitFor(() => expect(contacts().defaultPickup?.stop.name).toBe('Umoya Kitchen'));
  expect(mockCollection).toHaveBeenCalledTimes(1);
});

test('a recurring delivery reads nothing before it is wanted, and has no default pickup', async () => {
  const contacts = openContacts(false);
  expect(mockDocument).not.toHaveBeenCalled();
  expect(mockCollection).not.toHaveBeenCalled();
  mockCollection.mockImplementation(async ({ path }) => (path.endsWith('Deliveries') ? [delivery()] : []));
  await act(async () => contacts().onWanted());
  expect(contacts().dropoff).toHaveLength(1);
  expect(contacts()).toMatchObject({ isSettled: true });
  expect(contacts().defaultPickup).toBeUndefined();
});
