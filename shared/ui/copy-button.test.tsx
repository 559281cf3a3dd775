import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './copy-button';

test('a press copies the value and shows that for a moment', async () => {
  const user = userEvent.setup();
  render(<CopyButton value="key-1" label="Copy API key" />);
  await user.click(screen.getByRole('button', { name: 'Copy API key' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  expect(await navigator.clipboard.readText()).toBe('key-1');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Copy API key' })).toBeVisible(), {
    timeout: 3000,
  });
});

test('a refused copy shows what to do instead', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  render(<CopyButton value="key-1" label="Copy API key" />);
  await user.click(screen.getByRole('button', { name: 'Copy API key' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Select the text and copy it');
});

test('a copy button as an icon keeps its name and announces the copy', async () => {
  const user = userEvent.setup();
  render(<CopyButton value="+27821234567" label="Copy phone" iconOnly />);
  await user.click(screen.getByRole('button', { name: 'Copy phone' }));
  expect(await navigator.clipboard.readText()).toBe('+27821234567');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});
