import { AppError } from '@fleetfoot/shared/domain';
import type { SavedAddress } from '@fleetfoot/shared/model/delivery/saved-address';
import { renderPage } from '@fleetfoot/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { AddressBook } from './address-book';
import { fakeAddressWrites } from './testing/fake-address-writes';
import { savedAddress } from './testing/saved-address';

jest.mock('@fleetfoot/shared/maps', () => jest.requireActual('../testing/plain-maps'));

const SHOP = savedAddress();
const DEPOT = savedAddress({
  id: 'depot',
  label: 'Depot',
  fullAddressString: '3 Govan Mbeki Avenue, Gqeberha, 6001, South Africa',
  latitude: -33.96,
  longitude: 25.62,
});

type Props = Parameters<typeof AddressBook>[0];

function setUp(
  addresses: readonly SavedAddress[],
  writes = fakeAddressWrites(),
  changes: Partial<Props> = {},
) {
  let show: (next: readonly SavedAddress[]) => void = () => {};
  function Scene() {
    const [data, setData] = useState(addresses);
    show = setData;
    return (
      <AddressBook
        addresses={{ status: 'ready', data, offline: false }}
        settings={{ status: 'ready', data: undefined, offline: false }}
        writes={writes}
        {...changes}
      />
    );
  }
  const page = renderPage(<Scene />);
  /** What the server has from now on. */
  const change = (next: readonly SavedAddress[]) => act(() => show(next));
  return { ...page, writes, change };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((title) => title.textContent);
const place = 'Main Road, Kalk Bay, Cape Town, 7975, South Africa';

test('an empty book shows an empty state; the panel requires only an address', () => {
  setUp([]);
  expect(screen.getByRole('heading', { level: 1, name: 'Address Book' })).toBeVisible();
  expect(screen.getByText('No addresses are saved yet')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Find the address' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save and continue' })).not.toBeInTheDocument();
  expect(screen.queryByText(/The address on the map/)).not.toBeInTheDocument();
});

test('a chosen place without a street number is saved with the added number', async () => {
  const { user, writes, services, change } = setUp([]);
  await user.click(button('+ Add Address'));
  expect(screen.getByRole('combobox', { name: 'Find the address' })).toHaveFocus();
  await user.click(button('Choose Find the address'));
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
  const [attempt, details, seen] = writes.create.mock.calls[0] ?? [];
  expect(attempt).toEqual({ changeID: expect.stringMatching(/^\w{20}$/), formerID: undefined });
  expect(seen).toEqual({ addresses: [], settings: { defaultPickupAddressID: '' } });
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
  change([savedAddress({ ...details, id: '042' })]);
  expect(button('Edit Bakery')).toHaveFocus();
});

test('Edit reveals the parts of the place', async () => {
  const { user, writes } = setUp([]);
  await user.click(button('Choose Find the address'));
  expect(screen.getByText(place)).toBeVisible();
  expect(screen.queryByLabelText(/^Full address/)).not.toBeInTheDocument();
  await user.click(button('Edit'));
  await user.clear(field('Full address'));
  await user.click(button('Save and continue'));
  expect(field('Full address')).toHaveFocus();
  expect(field('Full address')).toHaveAccessibleDescription(/Enter the full address/);
  expect(writes.create).not.toHaveBeenCalled();
  await user.type(field('Full address'), 'Stall 7{Enter}Main Road');
  await user.type(field('City or town'), ' South');
  await user.click(button('Save and continue'));
  expect(writes.create.mock.calls[0]?.[1]).toMatchObject({
    ...{ fullAddressString: 'Stall 7, Main Road', city: 'Cape Town South' },
  });
});

describe('another place', () => {
  test('another place leaves what was typed of the first, offers its own and takes that back', async () => {
    const { user, writes, services } = setUp([SHOP]);
    await user.click(button('Edit Shop'));
    await user.click(button('Edit'));
    await user.clear(field('Street and suburb'));
    await user.type(field('Street and suburb'), 'Stall 7, behind the rank');
    await user.clear(field('Contact name'));
    await user.type(field('Contact name'), 'Zoë');
    await user.click(button('Choose Find the address'));
    const differ = 'What you typed stays. The place you chose says:';
    expect(field('Street and suburb')).toHaveValue('Stall 7, behind the rank');
    expect(field('Full address')).toHaveValue(place);
    expect(field('Contact name')).toHaveValue('Zoë');
    expect(button('Use the chosen place')).toHaveAccessibleDescription(/says: ?Main Road, Kalk Bay$/);
    expect(services.announce).toHaveBeenCalledWith(`${differ} Main Road, Kalk Bay`);

    await user.click(button('Use the chosen place'));
    expect(field('Street and suburb')).toHaveValue('Main Road, Kalk Bay');
    await user.click(button('Put back what you typed'));
    await user.click(button('Save and continue'));
    expect(writes.update.mock.lastCall?.[1]).toMatchObject({
      ...{ streetAddress: 'Stall 7, behind the rank', fullAddressString: place, contactName: 'Zoë' },
    });
  });

  test('another place replaces what was not typed, also in a form that is opened again', async () => {
    const { user } = setUp([SHOP, DEPOT]);
    await user.click(button('Choose Find the address'));
    await user.click(button('Edit'));
    await user.type(field('City or town'), ' South');
    await user.click(button('Edit Depot'));
    await user.click(button('+ Add Address'));
    await user.click(button('Choose Find the address'));
    await user.click(button('Edit'));
    expect(field('City or town')).toHaveValue('Cape Town South');
    expect(button('Use the chosen place')).toHaveAccessibleDescription(/Cape Town$/);
  });
});

test('a place must be chosen from the list', async () => {
  const { user, writes } = setUp([]);
  await user.type(screen.getByRole('combobox'), 'Somewhere{Enter}');
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription(/Choose the address from the list/);
  expect(writes.create).not.toHaveBeenCalled();
});

test('a failed save keeps the typed values and shows what to do', async () => {
  const create = async () => {
    throw new AppError('offline', 'no network');
  };
  const { user, services, writes } = setUp([], fakeAddressWrites({ create }));
  await user.click(button('Choose Find the address'));
  await user.type(field('Address label'), 'Bakery');
  await user.click(button('Save and continue'));
  expect(screen.getByRole('alert')).toHaveTextContent(/not saved. You are offline.*still here/);
  expect(field('Address label')).toHaveValue('Bakery');
  expect(services.report).toHaveBeenCalledTimes(1);
  await user.click(button('Save and continue'));
  // One attempt: trying again never makes a second address.
  expect(writes.create.mock.calls[1]?.[0]).toEqual(writes.create.mock.calls[0]?.[0]);
});

test('the default pickup comes first, the others by title; the search narrows them down', async () => {
  const settings = { defaultPickupAddressID: 'shop', updated_at: new Date(), updated_by: 'thandi' };
  const { user } = setUp([DEPOT, SHOP], fakeAddressWrites(), {
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

test('a long book is shown a hundred at a time; a search goes through all of it', async () => {
  const many = Array.from({ length: 230 }, (_, index) =>
    savedAddress({ id: `a${index}`, label: `Stop ${String(index + 1).padStart(3, '0')}` }),
  );
  const { user } = setUp(many);
  // By text: asking hundreds of cards for the roles of all they hold takes jsdom half a minute on a busy machine.
  const shown = () =>
    screen.getAllByText(/^Stop \d{3}$/, { selector: 'h3' }).map((title) => title.textContent);
  const more = () => screen.getByText('Show more addresses');
  expect(shown()).toHaveLength(100);
  expect(screen.getByText('100 of 230 shown. Search to find one sooner.')).toBeVisible();
  await user.click(more());
  expect(shown()).toHaveLength(200);
  await user.click(more());
  expect(shown()).toHaveLength(230);
  expect(screen.queryByText('Show more addresses')).not.toBeInTheDocument();
  await user.click(screen.getByText('Search saved addresses'));
  await user.paste('stop 229');
  expect(shown()).toEqual(['Stop 229']);
});

test('no level of headings is left out', () => {
  setUp([DEPOT, SHOP]);
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  for (const [index, level] of levels.entries()) {
    expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  }
});

test('an address becomes the default pickup, and stops being it', async () => {
  const settings = { defaultPickupAddressID: 'shop', updated_at: new Date(), updated_by: 'thandi' };
  const { user, writes } = setUp([DEPOT, SHOP], fakeAddressWrites(), {
    settings: { status: 'ready', data: settings, offline: false },
  });
  await user.click(button('Make default pickup Depot'));
  expect(writes.setDefaultPickup).toHaveBeenLastCalledWith('depot', 'shop');
  await user.click(button('Stop using as default pickup Shop'));
  expect(writes.setDefaultPickup).toHaveBeenLastCalledWith('', 'shop');
});

test('a deleted address can be brought back, wherever it gets its place', async () => {
  const create = async () => '042';
  const { user, writes, change } = setUp([DEPOT, SHOP], fakeAddressWrites({ create }));
  await user.click(button('Delete Shop'));
  expect(writes.remove).toHaveBeenCalledWith('shop');
  change([DEPOT]);
  expect(button('Undo')).toHaveFocus();
  await user.click(button('Undo'));
  expect(writes.create).toHaveBeenCalledWith(
    { changeID: expect.stringMatching(/^\w{20}$/), formerID: 'shop' },
    expect.objectContaining({ label: 'Shop', gateCode: '4321' }),
    { addresses: [DEPOT], settings: { defaultPickupAddressID: '' } },
  );
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  change([DEPOT, { ...SHOP, id: '042' }]);
  expect(button('Edit Shop')).toHaveFocus();
});

test('a deletion or an undo that fails is shown', async () => {
  const refuse = async () => {
    throw new AppError('timeout', 'no answer');
  };
  const { user, writes, change } = setUp([SHOP], fakeAddressWrites({ create: refuse }));
  writes.remove.mockImplementationOnce(refuse);
  await user.click(button('Delete Shop'));
  expect(screen.getByRole('alert')).toHaveTextContent(/Shop was not deleted. This is taking longer/);
  await user.click(button('Delete Shop'));
  change([]);
  await user.click(button('Undo'));
  expect(screen.getByRole('alert')).toHaveTextContent(/Shop is still deleted/);
  await user.click(button('Undo'));
  // One attempt: trying again never makes a second address.
  expect(writes.create.mock.calls[1]?.[0]).toEqual(writes.create.mock.calls[0]?.[0]);
  await user.click(button('Dismiss'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an edited address keeps its id; a cancelled edit changes nothing', async () => {
  const { user, writes } = setUp([SHOP]);
  await user.click(button('Edit Shop'));
  expect(screen.getByRole('heading', { level: 2, name: 'Edit Shop' })).toBeVisible();
  expect(field('Contact phone number')).toHaveValue('082 123 4567');
  await user.clear(field('Address label'));
  await user.click(button('Cancel'));
  expect(button('Edit Shop')).toHaveFocus();
  await user.click(button('Edit Shop'));
  await user.type(field('Address label'), ' two');
  await user.click(button('Save and continue'));
  expect(writes.update).toHaveBeenCalledWith(SHOP, expect.objectContaining({ label: 'Shop two' }));
  expect(writes.create).not.toHaveBeenCalled();
});

test('unsaved changes to one address are kept while another is open', async () => {
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

test('an address opened during the save of another stays open', async () => {
  let answer = () => {};
  const update = () => new Promise<void>((resolve) => (answer = resolve));
  const { user } = setUp([SHOP, DEPOT], fakeAddressWrites({ update }));
  await user.click(button('Edit Shop'));
  await user.click(button('Save and continue'));
  await user.click(button('Edit Depot'));
  await user.type(field('Address label'), ' two');
  await act(async () => answer());
  expect(field('Address label')).toHaveValue('Depot two');
  expect(field('Address label')).toHaveFocus();
});

test('a change by somebody else comes into the form beside what was typed', async () => {
  const { user, writes, change } = setUp([SHOP]);
  await user.click(button('Edit Shop'));
  await user.type(field('Address label'), ' two');
  const theirs = { ...SHOP, gateCode: '9876', updated_by: 'pieter', updated_at: new Date() };
  change([theirs]);
  expect(screen.getByText(/Someone changed the gate code while you were editing/)).toBeVisible();
  expect(field('Gate code')).toHaveValue('9876');
  expect(field('Address label')).toHaveValue('Shop two');
  await user.click(button('Save and continue'));
  expect(writes.update).toHaveBeenCalledWith(
    theirs,
    expect.objectContaining({ label: 'Shop two', gateCode: '9876' }),
  );
});

test('a field that both changed keeps what was typed and offers what is there', async () => {
  const { user, change } = setUp([SHOP]);
  await user.click(button('Edit Shop'));
  await user.type(field('Landmark'), ', left');
  change([{ ...SHOP, landmark: 'The blue gate', updated_by: 'pieter' }]);
  const asked = screen.getByText(/You and someone else both changed the landmark/).closest('p');
  expect(asked).toHaveTextContent('They saved “The blue gate”');
  expect(field('Landmark')).toHaveValue('Opposite the taxi rank, left');
  await user.click(button('Use theirs'));
  expect(field('Landmark')).toHaveValue('The blue gate');
});

test('a place that both changed is asked about as one thing', async () => {
  const { user, change } = setUp([SHOP]);
  await user.click(button('Edit Shop'));
  await user.click(button('Move the pin'));
  change([{ ...SHOP, fullAddressString: '14 Long Street, Cape Town', updated_by: 'pieter' }]);
  expect(screen.getByText(/both changed the place/).closest('p')).toHaveTextContent(
    '“14 Long Street, Cape Town”',
  );
  await user.click(button('Use theirs'));
  expect(screen.getByText(/The address on the map/)).toHaveTextContent('-33.9249 18.4241');
  expect(screen.getAllByText('14 Long Street, Cape Town')).toHaveLength(2);
});

test('an address that somebody else deleted can be saved again', async () => {
  const { user, writes, change } = setUp([SHOP]);
  await user.click(button('Edit Shop'));
  change([]);
  expect(screen.getByText(/This address was deleted meanwhile/)).toBeVisible();
  await user.click(button('Save and continue'));
  const [attempt, details] = writes.create.mock.calls[0] ?? [];
  expect(attempt).toMatchObject({ formerID: 'shop' });
  expect(details).toMatchObject({ label: 'Shop' });
});

test('a place already saved is recognised and can be opened; the new address is kept', async () => {
  const kept = savedAddress({
    id: 'bay',
    label: 'Bay',
    latitude: -34.1832,
    longitude: 18.4254,
    unitNumber: '7',
  });
  const { user } = setUp([kept]);
  await user.click(button('Choose Find the address'));
  expect(screen.queryByText(/saved already/)).not.toBeInTheDocument();
  await user.type(field('Apt, flat or floor number'), 'Unit 7');
  expect(screen.getByText(/saved already as/).closest('p')).toHaveTextContent(
    'This seems to be saved already as Bay.',
  );
  await user.click(button('Open saved address'));
  expect(screen.getByRole('heading', { level: 2, name: 'Edit Bay' })).toBeVisible();
  expect(screen.queryByText(/saved already/)).not.toBeInTheDocument();
  await user.click(button('+ Add Address'));
  expect(field('Apt, flat or floor number')).toHaveValue('Unit 7');
});

test('an address that its own attempt has saved is no other one', async () => {
  const { user, writes, change } = setUp(
    [],
    fakeAddressWrites({ create: () => Promise.reject(new AppError('timeout', 'no answer')) }),
  );
  await user.click(button('Choose Find the address'));
  await user.click(button('Save and continue'));
  const [{ changeID } = { changeID: '' }, details] = writes.create.mock.calls[0] ?? [];
  const landed = savedAddress({ ...details, label: 'Kalk Bay', id: '042' });
  change([{ ...landed, changeID }]);
  expect(screen.queryByText(/saved already/)).not.toBeInTheDocument();
  change([{ ...landed, changeID: 'of-another' }]);
  expect(screen.getByText(/saved already as/).closest('p')).toHaveTextContent('Kalk Bay');
});

test('the panel works while the list is loading or has failed', () => {
  const { unmount } = setUp([], fakeAddressWrites(), { addresses: { status: 'loading' } });
  expect(screen.getByText('Loading…')).toBeInTheDocument();
  expect(screen.getByRole('combobox')).toBeEnabled();
  unmount();
  const error = new AppError('internal', 'broken');
  setUp([], fakeAddressWrites(), { addresses: { status: 'error', error, retry: () => {} } });
  expect(button('Try again')).toBeVisible();
  expect(screen.getByRole('combobox')).toBeEnabled();
});
