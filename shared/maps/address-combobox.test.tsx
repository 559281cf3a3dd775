import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Address } from '../domain/geo';
import { AddressCombobox } from './address-combobox';
import { type FakeGoogle, installFakeGoogle } from './fake-google';
import { configureMaps } from './maps-config';

const location = { lat: () => -33.92, lng: () => 18.42 };
const PLACES = [
  {
    id: 'a',
    main: '12 Long Street',
    secondary: 'Cape Town',
    formattedAddress: '12 Long Street, Cape Town',
    location,
  },
  {
    id: 'b',
    main: 'Long Beach',
    secondary: 'Noordhoek',
    formattedAddress: 'Long Beach, Noordhoek',
    location,
  },
  { id: 'c', main: 'Longitude', secondary: 'Nowhere', formattedAddress: 'Longitude', location: null },
];

const chosen: Address[] = [];
const submitted = jest.fn();
let google: FakeGoogle;

function Form() {
  const [text, setText] = useState('');
  return (
    <form onSubmit={submitted}>
      <AddressCombobox
        label="Drop-off address"
        text={text}
        onTextChange={setText}
        onSelect={(address) => chosen.push(address)}
      />
    </form>
  );
}

function field() {
  return screen.getByRole('combobox', { name: 'Drop-off address' });
}
function activeOption() {
  return document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
}

async function searchFor(text: string) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Form />);
  await user.type(field(), text);
  return user;
}

beforeEach(() => {
  jest.useFakeTimers();
  configureMaps({ apiKey: 'test', mapId: 'test' });
  google = installFakeGoogle(PLACES);
  chosen.length = 0;
});
afterEach(() => {
  jest.useRealTimers();
  google.remove();
});

test('a burst of typing makes one request, for South Africa only, with a session', async () => {
  await searchFor('long');
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  expect(google.requests).toHaveLength(1);
  expect(google.requests[0]).toMatchObject({ input: 'long', includedRegionCodes: ['za'] });
  expect(google.requests[0]?.sessionToken).toBeDefined();
  expect(screen.getByRole('status')).toHaveTextContent('3 addresses found');
  expect(screen.getByRole('listbox', { name: 'Drop-off address' })).toBeVisible();
});

test('a single letter makes no request', async () => {
  await searchFor('l');
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(google.requests).toHaveLength(0);
});

test('an address is found and chosen by keyboard alone', async () => {
  const user = await searchFor('long');
  await screen.findAllByRole('option');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(activeOption()).toBeUndefined();

  await user.keyboard('{ArrowDown}');
  expect(activeOption()).toContain('12 Long Street');
  await user.keyboard('{ArrowUp}');
  expect(activeOption()).toContain('Longitude');
  await user.keyboard('{Home}');
  expect(activeOption()).toContain('12 Long Street');
  await user.keyboard('{End}{ArrowDown}{ArrowDown}');
  expect(activeOption()).toContain('Long Beach');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Long Beach');

  await user.keyboard('{Enter}');
  await waitFor(() => expect(chosen).toHaveLength(1));
  expect(chosen[0]).toMatchObject({ fullAddressString: 'Long Beach, Noordhoek', latitude: -33.92 });
  await waitFor(() => expect(field()).toHaveValue('Long Beach, Noordhoek'));
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(submitted).not.toHaveBeenCalled();
});

test('a choice by pointer keeps the focus and ends the session', async () => {
  const user = await searchFor('long');
  await user.click(await screen.findByRole('option', { name: /12 Long Street/ }));
  await waitFor(() => expect(chosen).toHaveLength(1));
  expect(field()).toHaveFocus();
  await user.clear(field());
  await user.type(field(), 'beach');
  await waitFor(() => expect(google.requests).toHaveLength(2));
  expect(google.requests[1]?.sessionToken).not.toBe(google.requests[0]?.sessionToken);
});

test('Esc and leaving the field close the list and choose nothing', async () => {
  const user = await searchFor('long');
  await screen.findAllByRole('option');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.type(field(), ' ');
  await screen.findAllByRole('option');
  await user.tab();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(chosen).toHaveLength(0);
  expect(field()).toHaveValue('long ');
});

test('a late answer is dropped', async () => {
  let answer = () => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  google.respond = async ({ input }, places) => {
    if (input === 'long') await slow;
    return places.filter(({ main }) => (input === 'long' ? true : main === 'Long Beach'));
  };
  const user = await searchFor('long');
  await waitFor(() => expect(google.requests).toHaveLength(1));
  await user.type(field(), ' b');
  expect(await screen.findAllByRole('option')).toHaveLength(1);
  await act(async () => answer());
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('an empty result is announced', async () => {
  await searchFor('zzz');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No addresses found'));
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test('a place without a position is not chosen', async () => {
  const user = await searchFor('longitude');
  await user.click(await screen.findByRole('option'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This address has no position on the map.');
  expect(chosen).toHaveLength(0);
  expect(field()).toHaveValue('longitude');
});

test('a failed search shows what to do and recovers', async () => {
  const respond = google.respond;
  google.respond = () => Promise.reject(new Error('quota'));
  const user = await searchFor('long');
  expect(await screen.findByRole('alert')).toHaveTextContent('Change the text to search again.');
  google.respond = respond;
  await user.type(field(), ' b');
  expect(await screen.findByRole('option')).toHaveTextContent('Long Beach');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
