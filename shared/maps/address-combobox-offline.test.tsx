import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AddressCombobox } from './address-combobox';
import { installFakeGoogle } from './fake-google';
import { configureMaps } from './maps-config';

function Field() {
  const [text, setText] = useState('');
  return <AddressCombobox label="Address" text={text} onTextChange={setText} onSelect={() => {}} />;
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
