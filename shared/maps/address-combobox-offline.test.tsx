import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AddressCombobox } from './address-combobox';
import { installFakeGoogle } from './fake-google';
import { configureMaps } from './maps-config';

/** What the field says is in brackets. */
const say = (text: string) => text && `[${text}]`;

function Field({ isTranslated = false }) {
  const [text, setText] = useState('');
  const more = { ...(isTranslated && { say }) };
  return <AddressCombobox {...more} label="Address" text={text} onTextChange={setText} onSelect={() => {}} />;
}

/** Fails every script tag of Google until the interval is cleared; the loader adds several. */
function refuseScripts() {
  return setInterval(() => {
    document.querySelector('script#google-maps')?.dispatchEvent(new Event('error'));
  }, 5);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('an address can be typed without Google, and the search can be tried again', async () => {
  configureMaps({ apiKey: 'test', mapId: 'test' });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Field />);
  await user.type(screen.getByRole('combobox'), '12 Long');
  expect(screen.getByRole('status')).toHaveTextContent('Loading address search…');
  const refusing = refuseScripts();
  expect(await screen.findByRole('alert')).toHaveTextContent('You can go on typing the address');
  await user.type(screen.getByRole('combobox'), ' Street');
  expect(screen.getByRole('combobox')).toHaveValue('12 Long Street');

  clearInterval(refusing);
  const google = installFakeGoogle([{ id: 'a', main: '12 Long Street', secondary: 'Cape Town' }]);
  await user.click(screen.getByRole('button', { name: 'Try the search again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await user.type(screen.getByRole('combobox'), '{Backspace}');
  expect(await screen.findByRole('option')).toHaveTextContent('12 Long Street');
  google.remove();
});

test('a field in another language says in that what it found, and that the search did not answer', async () => {
  configureMaps({ apiKey: 'test', mapId: 'test' });
  const google = installFakeGoogle([
    { id: 'a', main: '12 Long Street', secondary: '' },
    { id: 'b', main: 'Long Beach', secondary: '' },
  ]);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Field isTranslated />);
  const field = screen.getByRole('combobox');
  await user.type(field, '-26.2041, 28.0473');
  expect(await screen.findByRole('option')).toHaveTextContent('[Exactly this place. Add a landmark');
  expect(screen.getByRole('status')).toHaveTextContent('[1 address found]');
  await user.clear(field);
  await user.type(field, 'Long');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('[2 addresses found]'));
  google.respond = () => Promise.reject(new Error('503'));
  await user.type(field, ' Street');
  expect(await screen.findByRole('alert')).toHaveTextContent('[The search did not answer.');
  google.remove();
});
