import type { KeyRoll } from '@fleetfoot/shared/api';
import { render, screen } from '@testing-library/react';
import { KeysSection } from './keys-section';

const NOW = new Date('2026-11-21T10:00:00Z');
const keys = { apiKey: `ff_live_${'a'.repeat(43)}`, testApiKey: `ff_test_${'b'.repeat(43)}` };
const roll: KeyRoll = {
  id: 'r',
  mode: 'live',
  at: NOW,
  by: 'thandi',
  oldKeyEnding: 'x9Yz',
  oldKeyExpiresAt: new Date('2026-11-22T10:00:00Z'),
};

test('an Admin sees the key and the test key, and can roll them', () => {
  const onRoll = jest.fn();
  render(<KeysSection keys={keys} rolls={[]} now={NOW} onRoll={onRoll} />);
  expect(screen.getByRole('heading', { level: 2, name: 'API key' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Test key' })).toBeInTheDocument();
  screen.getByRole('button', { name: 'Roll test key' }).click();
  expect(onRoll).toHaveBeenCalledWith('test');
  expect(screen.queryByText(/Only Admins/)).not.toBeInTheDocument();
});

test('a Member sees the keys and who can roll them', () => {
  render(<KeysSection keys={keys} rolls={[]} now={NOW} />);
  expect(screen.getByRole('button', { name: 'Copy API key' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Roll/ })).not.toBeInTheDocument();
  expect(screen.getByText(/^Only Admins can roll a key\./)).toBeInTheDocument();
});

test('an old key that still works is named with its end', () => {
  render(<KeysSection keys={keys} rolls={[roll]} now={NOW} />);
  expect(
    screen.getByText('The old key that ends in x9Yz works until 22 Nov 2026, 12:00.'),
  ).toBeInTheDocument();
});

test('says when there are none', () => {
  render(<KeysSection keys={undefined} rolls={[]} now={NOW} />);
  expect(screen.getByText('Your organisation has no keys yet')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
