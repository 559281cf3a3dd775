import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Address, Coordinates } from '../domain/geo';
import { AddressCombobox } from './address-combobox';
import { type FakeGoogle, installFakeGoogle } from './fake-google';
import { configureMaps } from './maps-config';

const SOWETO = {
  id: 'a',
  main: 'Soweto',
  secondary: 'Johannesburg',
  formattedAddress: 'Soweto, Johannesburg',
  location: { lat: () => -26.25, lng: () => 27.86 },
};
const component = (text: string, ...types: string[]) => ({ longText: text, shortText: text, types });
const NEAREST = {
  formattedAddress: '12 Vilakazi Street, Orlando West, 1804, South Africa',
  displayName: 'Vilakazi Street Bakery',
  types: ['point_of_interest'],
  location: { lat: () => -26.2, lng: () => 28 },
  addressComponents: [
    component('12', 'street_number'),
    component('Vilakazi Street', 'route'),
    component('Johannesburg', 'locality'),
  ],
};

const chosen: Address[] = [];
let google: FakeGoogle;

function Form({ near }: { readonly near?: Coordinates | undefined }) {
  const [text, setText] = useState('');
  return (
    <AddressCombobox
      label="Address"
      text={text}
      near={near}
      onTextChange={setText}
      onSelect={(address) => chosen.push(address)}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Address' });

async function paste(text: string, near?: Coordinates) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Form near={near} />);
  await user.click(field());
  await user.paste(text);
  return user;
}

beforeEach(() => {
  jest.useFakeTimers();
  configureMaps({ apiKey: 'test', mapId: 'test' });
  google = installFakeGoogle([SOWETO]);
  chosen.length = 0;
});
afterEach(() => {
  jest.useRealTimers();
  google.remove();
});

test('a pasted location is chosen by keyboard, with the nearest address, and Google is asked for no text', async () => {
  google.nearest = NEAREST;
  const user = await paste('https://maps.google.com/?q=-26.2041,28.0473');
  const option = await screen.findByRole('option', { name: /Location -26.20410, 28.04730/ });
  await waitFor(() => expect(option).toHaveTextContent('near 12 Vilakazi Street, Orlando West'));
  expect(screen.getByRole('status')).toHaveTextContent('1 address found');
  await user.keyboard('{ArrowDown}{Enter}');
  const text = 'Location -26.20410, 28.04730, near 12 Vilakazi Street, Orlando West, 1804, South Africa';
  await waitFor(() => expect(field()).toHaveValue(text));
  expect(chosen).toEqual([
    expect.objectContaining({
      ...{ latitude: -26.2041, longitude: 28.0473, fullAddressString: text },
      ...{ streetAddress: '12 Vilakazi Street', city: 'Johannesburg', name: undefined },
    }),
  ]);
  expect(google.requests).toEqual([]);
});

test('a location has no need of Google', async () => {
  google.remove();
  const user = await paste('5G5CQ4XV+2X');
  await user.click(await screen.findByRole('option', { name: /Location -26.20244, 28.14494/ }));
  await waitFor(() => expect(field()).toHaveValue('Location -26.20244, 28.14494'));
  expect(chosen[0]).toMatchObject({ countryCode: 'ZA', streetAddress: 'Location -26.20244, 28.14494' });
});

test('a short Plus Code is looked for near the place that it names', async () => {
  await paste('PV25+2X Soweto', { latitude: -33.92, longitude: 18.42 });
  expect(await screen.findByRole('option')).toHaveTextContent('Location -26.29994, 27.85994');
});

test('a short Plus Code without a place is looked for near the pickup', async () => {
  await paste('PV25+2X', { latitude: -26.3, longitude: 27.9 });
  expect(await screen.findByRole('option')).toHaveTextContent('Location -26.29994, 27.85994');
});

test('a location is asked about once it rests, and found without an answer', async () => {
  const nearest = jest.fn(() => new Promise(() => {}));
  Object.assign(window.google.maps.places.Place, { searchNearby: nearest });
  const user = await paste('Soweto');
  // The search is there.
  await screen.findByRole('option', { name: /^Soweto/ });
  await user.clear(field());
  await user.paste('-26.2041, 28.047');
  await act(() => jest.advanceTimersByTimeAsync(300));
  await user.paste('3');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(nearest).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(screen.getByRole('option')).toHaveTextContent('Location -26.20410, 28.04730');
});

test.each(['22+24 Soweto', 'Erf 45+46 Soweto'])('%s is searched for as an address', async (text) => {
  google.respond = async (_, places) => places;
  await paste(text, { latitude: -26.2, longitude: 28 });
  expect(await screen.findByRole('option')).toHaveTextContent('Soweto');
  expect(google.requests).toHaveLength(1);
});

test.each([
  ['4GRQ+2X', 'This Plus Code is short. Write its town behind it'],
  ['4GRQ+2X Atlantis', 'The town of this Plus Code was not found.'],
  ['https://maps.app.goo.gl/abc', 'Short links cannot be read here. Open the link'],
  ['https://www.google.com/maps/place/Soweto', 'This link names no place.'],
  ['51.5007, -0.1246', 'This place is not in South Africa.'],
])('%s is refused with what to do', async (text, message) => {
  await paste(text);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('a text that only looks like a location is searched for as an address', async () => {
  google.respond = async (_, places) => places;
  await paste('Soweto: 12.5 Main Road');
  expect(await screen.findByRole('option')).toHaveTextContent('Soweto');
  expect(google.requests).toHaveLength(1);
});

test('a short Plus Code with a town is not looked for near the pickup while the search is away', async () => {
  google.remove();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const refusing = setInterval(() => {
    document.querySelector('script#google-maps')?.dispatchEvent(new Event('error'));
  }, 5);
  await paste('PV25+2X Soweto', { latitude: -33.92, longitude: 18.42 });
  expect(await screen.findByText(/The town of this Plus Code cannot be looked up now/)).toBeVisible();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  clearInterval(refusing);
});
