import { renderPage, sessions } from '@fleetfoot/shared/testing';
import { screen, within } from '@testing-library/react';
import { auditEvent } from '../../testing/audit-events';
import { ALL_ACTIVITY } from './activity-filter';
import { ActivityPage } from './activity-page';
import { EventList } from './event-list';

const EVENTS = [
  auditEvent({
    ...{ id: 'e2', kind: 'apiKey.rolled', actor: { kind: 'member', id: 'uid-sipho', name: 'Sipho Mokoena' } },
    ...{ object: { id: 'live', label: 'API key', path: '' }, before: {}, after: {} },
    from: { session: 1_795_000_000, address: '203.0.113.7' },
  }),
  auditEvent(),
];

function openList(items = EVENTS, filter = ALL_ACTIVITY) {
  const onFilter = jest.fn();
  const loaded = { items, more: 'none' as const };
  const page = renderPage(
    <EventList loaded={loaded} members={[]} filter={filter} onFilter={onFilter} onMore={jest.fn()} />,
  );
  return { ...page, onFilter };
}

test('The list tells who did what to what, newest first', () => {
  openList();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    '20 Nov 2026, 10:05Sipho MokoenaRolled a keyAPI key',
    '20 Nov 2026, 10:05A former memberEdited an addressShop',
  ]);
});

test('An event opens with its changes', async () => {
  const { user } = openList();
  await user.click(screen.getAllByRole('button', { name: '20 Nov 2026, 10:05' })[1] as HTMLElement);
  const dialog = screen.getByRole('dialog', { name: 'Edited an address' });
  expect(within(dialog).getByRole('row', { name: 'Label Kiosk Shop' })).toBeVisible();
});

test('An event leads to all of its person, and to all of its object', async () => {
  const { user, onFilter } = openList();
  const [first] = screen.getAllByRole('button', { name: '20 Nov 2026, 10:05' });
  await user.click(first as HTMLElement);
  const dialog = screen.getByRole('dialog', { name: 'Rolled a key' });
  expect(within(dialog).getByText('203.0.113.7')).toBeVisible();
  expect(within(dialog).getByText('No fields are noted for this event.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Show everything by Sipho Mokoena' }));
  expect(onFilter).toHaveBeenLastCalledWith({ ...ALL_ACTIVITY, person: 'uid-sipho' });
  await user.click(first as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Show everything done to this object' }));
  expect(onFilter).toHaveBeenLastCalledWith({ ...ALL_ACTIVITY, object: 'live' });
});

test('A filter that nothing fits can be taken away', async () => {
  const { user, onFilter } = openList([], { ...ALL_ACTIVITY, kind: 'apiKey.rolled' });
  expect(screen.getByText('Nothing fits')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(onFilter).toHaveBeenLastCalledWith(ALL_ACTIVITY);
});

test('A Member is told whom to ask', () => {
  renderPage(<ActivityPage />, { session: sessions.member });
  expect(screen.getByText('Only an Admin can see what was done.')).toBeVisible();
});
