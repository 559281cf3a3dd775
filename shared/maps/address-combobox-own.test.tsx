import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AddressCombobox } from './address-combobox';
import { type FakeGoogle, installFakeGoogle } from './fake-google';
import { configureMaps } from './maps-config';
import type { OwnSuggestion } from './own-suggestion';

const location = { lat: () => -33.92, lng: () => 18.42 };
const PLACES = [
  { id: 'a', main: '12 Long Street', secondary: 'Cape Town', formattedAddress: '12 Long Street', location },
];
const onChoose = jest.fn();
const OWN: readonly OwnSuggestion[] = [
  { id: 's1', main: 'Long Street shop', secondary: 'Saved', onChoose: () => onChoose('s1') },
  { id: 's2', main: 'Kalk Bay', secondary: 'Recent', onChoose: () => onChoose('s2') },
];

function Form({ own = OWN }: { readonly own?: readonly OwnSuggestion[] }) {
  const [text, setText] = useState('');
  return (
    <AddressCombobox
      label="Address"
      text={text}
      findOwn={(typed) => own.filter(({ main }) => main.toLowerCase().includes(typed))}
      onTextChange={setText}
      onSelect={() => {}}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Address' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

let google: FakeGoogle;
beforeEach(() => {
  jest.useFakeTimers();
  configureMaps({ apiKey: 'test', mapId: 'test' });
  google = installFakeGoogle(PLACES);
  onChoose.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
  google.remove();
});

test('a press on the empty field shows own suggestions, and Google is not named', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Form />);
  await user.click(field());
  expect(options()).toEqual(['Long Street shopSaved', 'Kalk BayRecent']);
  expect(screen.getByRole('status')).toHaveTextContent('2 addresses found');
  expect(screen.queryByText('Google Maps')).not.toBeInTheDocument();
  await user.click(screen.getByRole('option', { name: /Kalk Bay/ }));
  expect(onChoose.mock.calls).toEqual([['s2']]);
  expect(options()).toEqual([]);
});

test('own suggestions that come only after the press are shown as well', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { rerender } = render(<Form own={[]} />);
  await user.click(field());
  expect(options()).toEqual([]);
  rerender(<Form own={OWN} />);
  expect(options()).toHaveLength(2);
});

test('the arrow key opens own suggestions; focus alone does not', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Form />);
  await user.tab();
  expect(field()).toHaveFocus();
  expect(options()).toEqual([]);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChoose.mock.calls).toEqual([['s2']]);
});

test('own suggestions appear at once, above those of the search', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Form />);
  await user.type(field(), 'long');
  expect(options()).toEqual(['Long Street shopSaved']);
  expect(await screen.findByRole('option', { name: /12 Long Street/ })).toBeVisible();
  expect(options()).toEqual(['Long Street shopSaved', '12 Long StreetCape Town']);
  expect(screen.getByText('Google Maps')).toBeVisible();
  await act(async () => {});
});

test('own suggestions are found and chosen while the search is away', async () => {
  google.respond = () => Promise.reject(new Error('offline'));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Form />);
  await user.type(field(), 'kalk');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(options()).toEqual(['Kalk BayRecent']);
  await user.click(screen.getByRole('option', { name: /Kalk Bay/ }));
  expect(onChoose.mock.calls).toEqual([['s2']]);
});
