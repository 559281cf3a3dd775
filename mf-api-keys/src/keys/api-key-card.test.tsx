import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiKeyCard } from './api-key-card';

const KEY = 'ff_live_9f8e7d6c5b4a';

function setUp() {
  const user = userEvent.setup();
  render(<ApiKeyCard mode="live" purpose="For your live systems." value={KEY} old={[]} />);
  return { user, reveal: screen.getByRole('button', { name: 'Show API key' }) };
}

test('the key stays hidden until it is revealed, and can be hidden again', async () => {
  const { user, reveal } = setUp();
  expect(reveal).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByText(KEY)).not.toBeInTheDocument();

  await user.click(reveal);
  expect(reveal).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText(KEY)).toBeInTheDocument();

  await user.click(reveal);
  expect(screen.queryByText(KEY)).not.toBeInTheDocument();
  expect(screen.getByText('The API key is hidden.')).toBeInTheDocument();
});

test('copies the whole key while it is hidden', async () => {
  const { user } = setUp();
  await user.click(screen.getByRole('button', { name: 'Copy API key' }));
  await expect(navigator.clipboard.readText()).resolves.toBe(KEY);
});
