import type { SavedAddress } from '@fleetfoot/shared/addresses';
import { AppError } from '@fleetfoot/shared/domain';
import { renderPage } from '@fleetfoot/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { AddressBook } from './address-book';
import { fakeAddressStore } from './testing/fake-address-store';
import { savedAddress } from './testing/saved-address';

jest.mock('@fleetfoot/shared/maps', () => jest.requireActual('./testing/plain-maps'));

const SHOP = savedAddress();
const DEPOT = savedAddress({
  id: 'depot',
  label: 'Depot',
  fullAddressString: '3 Govan Mbeki Avenue, Gqeberha, 6001, South Africa',
  latitude: -33.96,
  longitude: 25.62,
});

type Props = Parameters<typeof AddressBook>[0];

function setUp(addresses: readonly SavedAddress[], store = fakeAddressStore(), changes: Partial<Props> = {}) {
  let show: (next: readonly SavedAddress[]) => void = () => {};
  function Scene() {
    const [data, setData] = useState(addresses);
    show = setData;
    return (
      <AddressBook
        addresses={{ status: 'ready', data, offline: false }}
        settings={{ status: 'ready', data: undefined, offline: false }}
        store={store}
        {...changes}
      />
    );
  }
  const page = renderPage(<Scene />);
  /** What the server has from now on. */
  const change = (next: readonly SavedAddress[]) => act(() => show(next));
  return { ...page, store, change };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((title) => title.textContent);
const place = 'Main Road, Kalk Bay, Cape Town, 7975, South Africa';

test('an empty book says so; the panel asks for a place and for nothing else', () => {
  setUp([]);
  expect(screen.getByRole('heading', { level: 1, name: 'Address Book' })).toBeVisible();
  expect(screen.getByText('No addresses are saved yet')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Find the address' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save and continue' })).not.toBeInTheDocument();
  expect(screen.queryByText(/The address on the map/)).not.toBeInTheDocument();
});

test('a chosen place without a street number is saved with what was added to it', async () => {
  const { user, store, services, change } = setUp([]);
  await user.click(button('+ Add Address'));
  expect(screen.getByRole('combobox', { name: 'Find the address' })).toHaveFocus();
  await user.click(button('Choose Main Road'));
  expect(screen.getByText(/The address on the map/)).toHaveTextContent('-34.1831 18.4254');
  await user.type(field('Building or complex name'), 'Olympia House');
  await user.type(field('Apt, flat or floor number'), '2');
  await user.type(field('Landmark'), 'The tidal pool');
  await user.type(field('Gate code'), '#99');
  await user.type(field('Delivery instructions'), 'Ring');
  await user.type(field('Contact name'), 'Zoë');
  await user.type(field('Contact phone number'), '082 123 4567');
  await user.type(field('Address label'), 'Bakery');
  await user.click(button('Move the pin'));
  await user.click(button('Save and continue'));
  const [id, details] = store.create.mock.calls[0] ?? [];
  expect(details).toEqual({
    latitude: -30,
    longitude: 25,
    city: 'Cape Town',
    country: 'South Africa',
    countryCode: 'ZA',
    streetAddress: 'Main Road, Kalk Bay',
    name: '',
    fullAddressString: place,
    buildingName: 'Olympia House',
    unitNumber: '2',
    landmark: 'The tidal pool',
    gateCode: '#99',
    instructions: 'Ring',
    contactName: 'Zoë',
    contactPhoneNumber: '+27821234567',
    label: 'Bakery',
  });
  expect(services.announce).toHaveBeenCalledWith('Bakery is saved.');
  // The panel is empty again, and the focus goes to what was saved.
  expect(screen.queryByRole('button', { name: 'Save and continue' })).not.toBeInTheDocument();
  change([savedAddress({ ...details, id: id ?? '' })]);
  expect(button('Edit Bakery')).toHaveFocus();
});

test('Edit reveals the parts of the place', async () => {
  const { user, store } = setUp([]);
  await user.click(button('Choose Main Road'));
  expect(screen.getByText(place)).toBeVisible();
  expect(screen.queryByLabelText(/^Full address/)).not.toBeInTheDocument();
  await user.click(button('Edit'));
  await user.clear(field('Full address'));
  await user.click(button('Save and continue'));
  expect(field('Full address')).toHaveFocus();
  expect(field('Full address')).toHaveAccessibleDescription(/Enter the full address/);
  expect(store.create).not.toHaveBeenCalled();
  await user.type(field('Full address'), 'Stall 7{Enter}Main Road');
  await user.type(field('City or town'), ' South');
  await user.click(button('Save and continue'));
  expect(store.create).toHaveBeenCalledWith(
    expect.any(String),
    expect.objectContaining({ fullAddressString: 'Stall 7, Main Road', city: 'Cape Town South' }),
  );
});

test('a place must be chosen from the list', async () => {
  const { user, store } = setUp([]);
  await user.type(screen.getByRole('combobox'), 'Somewhere{Enter}');
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription(/Choose the address from the list/);
  expect(store.create).not.toHaveBeenCalled();
});

test('a failed save keeps what was typed and says what to do', async () => {
  const create = async () => {
    throw new AppError('offline', 'no network');
  };
  const { user, services, store } = setUp([], fakeAddressStore({ create }));
  await user.click(button('Choose Main Road'));
  await user.type(field('Address label'), 'Bakery');
  await user.click(button('Save and continue'));
  expect(screen.getByRole('alert')).toHaveTextContent(/not saved. You are offline.*still here/);
  expect(field('Address label')).toHaveValue('Bakery');
  expect(services.report).toHaveBeenCalledTimes(1);
  await user.click(button('Save and continue'));
  // The same id: trying again never makes a second address.
  expect(store.create.mock.calls[1]?.[0]).toBe(store.create.mock.calls[0]?.[0]);
});

test('the default pickup comes first, the others by title; the search narrows them down', async () => {
  const settings = { defaultPickupAddressID: 'shop', updated_at: new Date(), updated_by: 'thandi' };
  const { user } = setUp([DEPOT, SHOP], fakeAddressStore(), {
    settings: { status: 'ready', data: settings, offline: false },
  });
  expect(titles()).toEqual(['Shop', 'Depot']);
  expect(screen.getByText('2 addresses')).toBeInTheDocument();
  const [shop] = screen.getAllByRole('listitem');
  if (!shop) throw new Error('There is no list.');
  for (const text of [
    'Default pickup',
    '4B, Mutual Heights',
    'Gate code: 4321',
    'Nomsa Dlamini, 082 123 4567',
  ]) {
    expect(within(shop).getByText(text)).toBeVisible();
  }
  await user.type(screen.getByRole('searchbox'), 'port elizabeth');
  expect(titles()).toEqual(['Depot']);
  expect(screen.getByText('1 of 2 addresses')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), ' nowhere');
  expect(screen.getByText('No saved address matches')).toBeVisible();
  await user.click(button('Clear search'));
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(titles()).toEqual(['Shop', 'Depot']);
});

test('makes an address the default pickup, and none', async () => {
  const settings = { defaultPickupAddressID: 'shop', updated_at: new Date(), updated_by: 'thandi' };
  const { user, store } = setUp([DEPOT, SHOP], fakeAddressStore(), {
    settings: { status: 'ready', data: settings, offline: false },
  });
  await user.click(button('Make default pickup Depot'));
  expect(store.setDefaultPickup).toHaveBeenLastCalledWith('depot');
  await user.click(button('Stop using as default pickup Shop'));
  expect(store.setDefaultPickup).toHaveBeenLastCalledWith('');
});

test('a deleted address can be brought back, under its id', async () => {
  const { user, store, change } = setUp([DEPOT, SHOP]);
  await user.click(button('Delete Shop'));
  expect(store.remove).toHaveBeenCalledWith('shop');
  change([DEPOT]);
  expect(button('Undo')).toHaveFocus();
  await user.click(button('Undo'));
  expect(store.create).toHaveBeenCalledWith(
    'shop',
    expect.objectContaining({ label: 'Shop', gateCode: '4321' }),
  );
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  change([DEPOT, SHOP]);
  expect(button('Edit Shop')).toHaveFocus();
});

test('what cannot be deleted or brought back is said', async () => {
  const refuse = async () => {
    throw new AppError('timeout', 'no answer');
  };
  const { user, store, change } = setUp([SHOP], fakeAddressStore({ create: refuse }));
  store.remove.mockImplementationOnce(refuse);
  await user.click(button('Delete Shop'));
  expect(screen.getByRole('alert')).toHaveTextContent(/Shop was not deleted. This is taking longer/);
  await user.click(button('Delete Shop'));
  change([]);
  await user.click(button('Undo'));
  expect(screen.getByRole('alert')).toHaveTextContent(/Shop is still deleted/);
  await user.click(button('Dismiss'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an edited address keeps its id; a cancelled edit changes nothing', async () => {
  const { user, store } = setUp([SHOP]);
  await user.click(button('Edit Shop'));
  expect(screen.getByRole('heading', { level: 2, name: 'Edit Shop' })).toBeVisible();
  expect(field('Contact phone number')).toHaveValue('082 123 4567');
  await user.clear(field('Address label'));
  await user.click(button('Cancel'));
  expect(button('Edit Shop')).toHaveFocus();
  await user.click(button('Edit Shop'));
  await user.type(field('Address label'), ' two');
  await user.click(button('Save and continue'));
  expect(store.update).toHaveBeenCalledWith('shop', expect.objectContaining({ label: 'Shop two' }));
  expect(store.create).not.toHaveBeenCalled();
});

test('changes to one address are still there after a look at another', async () => {
  const { user } = setUp([SHOP, DEPOT]);
  await user.click(button('Edit Shop'));
  await user.type(field('Address label'), ' two');
  await user.click(button('Edit Depot'));
  expect(field('Address label')).toHaveValue('Depot');
  await user.click(button('Edit Shop'));
  expect(field('Address label')).toHaveValue('Shop two');
  await user.click(button('Cancel'));
  await user.click(button('Edit Shop'));
  expect(field('Address label')).toHaveValue('Shop');
});

test('whoever goes on to another address while one is being saved stays there', async () => {
  let answer = () => {};
  const update = () => new Promise<void>((resolve) => (answer = resolve));
  const { user } = setUp([SHOP, DEPOT], fakeAddressStore({ update }));
  await user.click(button('Edit Shop'));
  await user.click(button('Save and continue'));
  await user.click(button('Edit Depot'));
  await user.type(field('Address label'), ' two');
  await act(async () => answer());
  expect(field('Address label')).toHaveValue('Depot two');
  expect(field('Address label')).toHaveFocus();
});

test('says when someone else changed or deleted what is being edited', async () => {
  const { user, store, change } = setUp([SHOP]);
  await user.click(button('Edit Shop'));
  change([{ ...SHOP, updated_at: new Date() }]);
  expect(screen.getByText(/Someone changed this address/)).toBeVisible();
  change([]);
  expect(screen.getByText(/This address was deleted meanwhile/)).toBeVisible();
  await user.click(button('Save and continue'));
  expect(store.create).toHaveBeenCalledWith('shop', expect.objectContaining({ label: 'Shop' }));
});

test('notices a place that is saved already and opens it; the new one is still there afterwards', async () => {
  const kept = savedAddress({
    id: 'bay',
    label: 'Bay',
    latitude: -34.1832,
    longitude: 18.4254,
    unitNumber: '7',
  });
  const { user } = setUp([kept]);
  await user.click(button('Choose Main Road'));
  expect(screen.queryByText(/saved already/)).not.toBeInTheDocument();
  await user.type(field('Apt, flat or floor number'), 'Unit 7');
  expect(screen.getByText(/saved already as/)).toHaveTextContent('This seems to be saved already as Bay.');
  await user.click(button('Open saved address'));
  expect(screen.getByRole('heading', { level: 2, name: 'Edit Bay' })).toBeVisible();
  expect(screen.queryByText(/saved already/)).not.toBeInTheDocument();
  await user.click(button('+ Add Address'));
  expect(field('Apt, flat or floor number')).toHaveValue('Unit 7');
});

test('the panel works while the list is loading or has failed', () => {
  const { unmount } = setUp([], fakeAddressStore(), { addresses: { status: 'loading' } });
  expect(screen.getByText('Loading…')).toBeInTheDocument();
  expect(screen.getByRole('combobox')).toBeEnabled();
  unmount();
  const error = new AppError('internal', 'broken');
  setUp([], fakeAddressStore(), { addresses: { status: 'error', error, retry: () => {} } });
  expect(button('Try again')).toBeVisible();
  expect(screen.getByRole('combobox')).toBeEnabled();
});
