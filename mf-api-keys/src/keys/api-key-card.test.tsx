import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeyValue } from './api-key-card';

const KEY = 'ff_live_9f8e7d6c5b4a';

function setUp() {
  const user = userEvent.setup();
  render(<KeyValue mode="live" value={KEY} />);
  return { user };
}

const button = (name: string) => screen.getByRole('button', { name });

test('the key stays hidden until it is shown, and can be hidden again', async () => {
  const { user } = setUp();
  expect(screen.queryByText(KEY)).not.toBeInTheDocument();
  expect(screen.getByText('ff_live_••••••••••••5b4a')).toBeVisible();
  await user.click(button('Show API key'));
  expect(screen.getByText(KEY)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show API key' })).not.toBeInTheDocument();
  await user.click(button('Hide API key'));
  expect(screen.queryByText(KEY)).not.toBeInTheDocument();
  expect(button('Show API key')).toHaveFocus();
});

test('a hidden key is copied whole, by the button and by its text', async () => {
  for (const name of ['Copy API key', 'The API key is hidden. Press to copy it.']) {
    const { user } = setUp();
    await navigator.clipboard.writeText('');
    await user.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
    await expect(navigator.clipboard.readText()).resolves.toBe(KEY);
    expect(screen.getAllByText('Copied')[0]).toBeInTheDocument();
    document.body.replaceChildren();
  }
});

test('a shown key is copied by a press on its text, which can be selected where copying is refused', async () => {
  const { user } = setUp();
  await user.click(button('Show API key'));
  await user.click(screen.getByText(KEY));
  await expect(navigator.clipboard.readText()).resolves.toBe(KEY);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await user.click(screen.getByText(KEY));
  expect(await screen.findByRole('alert')).toHaveTextContent('Select the text and copy it');
});
