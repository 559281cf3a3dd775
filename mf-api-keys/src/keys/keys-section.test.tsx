import { AppError } from '@fleetfoot/shared/domain';
import type { ApiKeyRoll } from '@fleetfoot/shared/model';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeysSection } from './keys-section';

const NOW = new Date('2026-11-21T10:00:00Z');
const LIVE = `ff_live_${'a'.repeat(39)}Wx9Y`;
const keys = { apiKeyEnding: 'Wx9Y', testApiKey: `ff_test_${'b'.repeat(43)}` };
const liveKey = { status: 'ready', data: { value: LIVE, since: NOW }, offline: false } as const;
const roll: ApiKeyRoll = {
  id: 'r',
  mode: 'live',
  at: NOW,
  by: 'thandi',
  oldKeyEnding: 'x9Yz',
  oldKeyExpiresAt: new Date('2026-11-22T10:00:00Z'),
};
const admin = { keys, liveKey, admins: [], rolls: [], now: NOW };
const member = { keys, admins: ['Thandi Nkosi', 'Sipho Dlamini'], rolls: [], now: NOW };

test('an Admin sees the key and the test key, and can roll them', () => {
  const onRoll = jest.fn();
  render(<KeysSection {...admin} onRoll={onRoll} />);
  expect(screen.getByRole('heading', { level: 2, name: 'API key' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Test key' })).toBeInTheDocument();
  screen.getByRole('button', { name: 'Roll test key' }).click();
  expect(onRoll).toHaveBeenCalledWith('test', keys.testApiKey);
  screen.getByRole('button', { name: 'Roll API key' }).click();
  expect(onRoll).toHaveBeenCalledWith('live', LIVE);
  expect(screen.queryByText(/Only/)).not.toBeInTheDocument();
});

test('a Member sees how the API key ends and whom to ask for it, and the test key', () => {
  render(<KeysSection {...member} />);
  expect(screen.getByText('ff_live_••••••••••••Wx9Y')).toBeInTheDocument();
  expect(
    screen.getByText('Only an Admin can see the API key. Ask Thandi Nkosi or Sipho Dlamini.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /API key/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy test key' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Roll/ })).not.toBeInTheDocument();
  expect(screen.getByText(/^Only Admins can roll a key\./)).toBeInTheDocument();
});

test('a Member is told to ask an Admin while their names are not known', () => {
  render(<KeysSection {...member} admins={[]} />);
  expect(screen.getByText(/Ask an Admin of your organisation\./)).toBeInTheDocument();
});

test('a live key that cannot be read takes nothing from the test key, and is read again', async () => {
  const retry = jest.fn();
  const failed = { status: 'error', error: new AppError('permission-denied', 'x'), retry } as const;
  render(<KeysSection {...admin} liveKey={failed} onRoll={jest.fn()} />);
  await userEvent.setup().click(screen.getByRole('button', { name: /again|Retry/i }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Roll API key' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Roll test key' })).toBeInTheDocument();
});

test('an old key that still works is named with its end', () => {
  render(<KeysSection {...admin} rolls={[roll]} />);
  expect(
    screen.getByText('The old key that ends in x9Yz works until 22 Nov 2026, 12:00.'),
  ).toBeInTheDocument();
});

test('an organisation without keys sees an empty state', () => {
  render(<KeysSection {...admin} keys={undefined} />);
  expect(screen.getByText('Your organisation has no keys yet')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
