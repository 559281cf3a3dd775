import type { NamedKey } from '@fleetfoot/shared/model/api/api-key';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NamedKeyTable } from './named-key-table';

const NOW = new Date('2026-11-21T10:00:00Z');
const DAY_MS = 86_400_000;

function key(changes: Partial<NamedKey> = {}): NamedKey {
  return {
    ...{ id: 'shop', name: 'Online shop', mode: 'live', scopes: ['read', 'write'], ending: 'Wx9Y' },
    ...{ ownerID: 'thandi', ownerName: 'Thandi Nkosi', createdAt: new Date(NOW.getTime() - DAY_MS) },
    ...changes,
  };
}

const rows = () => screen.getAllByRole('row').slice(1);

test('a row says what the key is, whose, when it was used and how long it works', () => {
  render(<NamedKeyTable keys={[key({ lastUsedAt: NOW })]} now={NOW} />);
  expect(rows()[0]).toHaveTextContent(
    'Online shopLiveff_live_…Wx9YRead and writeThandi Nkosi20 Nov 202621 Nov 2026, 12:00Works until revoked',
  );
});

test.each<[string, Partial<NamedKey>]>([
  ['Read only', { scopes: ['read'] }],
  ['Write only', { scopes: ['write'] }],
  ['Test', { mode: 'test' }],
  ['Not used yet', {}],
  ['Ends 22 Nov 2026', { expiresAt: new Date(NOW.getTime() + DAY_MS) }],
  ['Ended 20 Nov 2026', { expiresAt: new Date(NOW.getTime() - DAY_MS) }],
  ['Revoked 21 Nov 2026', { revokedAt: NOW }],
])('a key that is "%s" says so', (text, changes) => {
  render(<NamedKeyTable keys={[key(changes)]} now={NOW} />);
  expect(rows()[0]).toHaveTextContent(text);
});

test('an Admin revokes a key that works; one that ended comes last and has no button', async () => {
  const onRevoke = jest.fn();
  const keys = [key({ id: 'old', name: 'Old till', revokedAt: NOW }), key()];
  render(<NamedKeyTable keys={keys} now={NOW} onRevoke={onRevoke} />);
  expect(rows().map((row) => within(row).queryAllByRole('button').length)).toEqual([1, 0]);
  expect(rows()[1]).toHaveTextContent('Old till');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Revoke Online shop' }));
  expect(onRevoke).toHaveBeenCalledWith(keys[1]);
});

test('a Member has no buttons', () => {
  render(<NamedKeyTable keys={[key()]} now={NOW} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
