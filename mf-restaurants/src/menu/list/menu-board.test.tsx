import { AppError } from '@fleetfoot/shared/domain';
import type { MenuItem } from '@fleetfoot/shared/model';
import { RemoteContext } from '@fleetfoot/shared/remote';
import { renderPage } from '@fleetfoot/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { menuInOrder } from '../menu-groups';
import { fakeMenuWrites } from '../testing/fake-menu-writes';
import { menuItem } from '../testing/menu-item-fixture';
import { MenuBoard } from './menu-board';

const NOW = new Date('2026-11-21T09:00:00Z');

const MENU = [
  menuItem({ id: 'kota', name: 'Kota', position: 'a1', description: '' }),
  menuItem({ id: 'full', name: 'Full house', position: 'b1', description: 'Everything.' }),
  menuItem({ id: 'egg', name: 'Kota with egg', position: 'c1' }),
  menuItem({ id: 'cola', name: 'Cola', category: 'Drinks', position: 'd1', price: undefined }),
];

function board(items: readonly MenuItem[], isSorting: boolean, writes = fakeMenuWrites()) {
  return <MenuBoard restaurantID="marula" items={menuInOrder(items)} isSorting={isSorting} writes={writes} />;
}

function names(list: string): readonly (string | null)[] {
  const rows = within(screen.getByRole('list', { name: list })).getAllByRole('listitem');
  return rows.map((row) => row.querySelector('a, span')?.textContent ?? null);
}

test('the menu is grouped by category, each item with its link', () => {
  renderPage(board(MENU, false));
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Kotas',
    'Drinks',
  ]);
  expect(names('Kotas')).toEqual(['Kota', 'Full house', 'Kota with egg']);
  expect(screen.getByRole('link', { name: 'Full house' })).toHaveAttribute(
    'href',
    '/restaurants/marula/menu/full',
  );
  const [cola] = within(screen.getByRole('list', { name: 'Drinks' })).getAllByRole('listitem');
  expect(cola).toHaveTextContent('No price yet');
  expect(screen.getAllByText('R 45,00')).toHaveLength(3);
});

test('an empty menu shows what to do', () => {
  renderPage(board([], false));
  expect(screen.getByText('This menu has no items yet')).toBeInTheDocument();
});

test('a sold-out item is available again at its time by the clock of the server', () => {
  jest.useFakeTimers();
  let now = NOW;
  const until = new Date(NOW.getTime() + 30_000);
  renderPage(board([menuItem({ soldOutUntil: until })], false), { services: { now: jest.fn(() => now) } });
  expect(screen.getByText('Sold out until 11:00')).toBeInTheDocument();
  now = until;
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.queryByText('Sold out until 11:00')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Mark sold out/ })).toBeInTheDocument();
  jest.useRealTimers();
});

test('an item is marked sold out with two presses and made available with one', async () => {
  const writes = fakeMenuWrites();
  const services = { now: jest.fn(() => NOW) };
  const { user, unmount } = renderPage(board(MENU.slice(0, 1), false, writes), { services });
  await user.click(screen.getByRole('button', { name: 'Mark sold out Kota' }));
  await user.click(screen.getByRole('button', { name: 'Rest of today' }));
  expect(writes.setSoldOut).toHaveBeenCalledWith(
    expect.objectContaining({ id: 'kota' }),
    new Date('2026-11-21T22:00:00Z'),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();
  const soldOut = menuItem({ id: 'kota', name: 'Kota', soldOutUntil: new Date('2026-11-21T22:00:00Z') });
  const again = renderPage(board([soldOut], false, writes), { services });
  expect(screen.getByText('Sold out for the rest of today')).toBeInTheDocument();
  await again.user.click(screen.getByRole('button', { name: 'Make available Kota' }));
  expect(writes.setSoldOut).toHaveBeenLastCalledWith(soldOut, undefined);
});

test('an item that could not be marked shows the reason', async () => {
  const refused = async () => Promise.reject(new AppError('offline', 'test'));
  const { user } = renderPage(board(MENU.slice(0, 1), false, fakeMenuWrites({ setSoldOut: refused })));
  await user.click(screen.getByRole('button', { name: 'Mark sold out Kota' }));
  await user.click(screen.getByRole('button', { name: '1 hour' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('It was not changed. You are offline.');
});

test('the buttons of an item move it with one write each and keep the focus', async () => {
  const writes = fakeMenuWrites();
  const { user, services } = renderPage(board(MENU, true, writes));
  const down = screen.getByRole('button', { name: 'Move down Kota' });
  await user.click(down);
  expect(names('Kotas')).toEqual(['Full house', 'Kota', 'Kota with egg']);
  expect(services.announce).toHaveBeenLastCalledWith('Kota: place 2 of 3.');
  expect(down).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(names('Kotas')).toEqual(['Full house', 'Kota with egg', 'Kota']);
  // At the end there is nowhere to go.
  await user.keyboard('{Enter}');
  expect(down).toHaveAttribute('aria-disabled', 'true');
  expect(writes.move).toHaveBeenCalledTimes(2);
  const [[id, position] = []] = writes.move.mock.calls.slice(-1);
  expect(id).toBe('kota');
  expect(String(position) > 'c1' && String(position) < 'd1').toBe(true);
  expect(names('Drinks')).toEqual(['Cola']);
});

test('a later move survives the confirmation of an earlier one, and is replaced by the move of another member', async () => {
  const writes = fakeMenuWrites();
  const page = renderPage(board(MENU, true, writes));
  const remote = { id: 'mf-test', title: 'Test', version: '0.0.0' };
  const arrive = (position: string) => {
    const items = MENU.map((item) => (item.id === 'kota' ? { ...item, position } : item));
    page.rerender(
      <RemoteContext value={{ services: page.services, remote, params: {} }}>
        {board(items, true, writes)}
      </RemoteContext>,
    );
  };
  const down = screen.getByRole('button', { name: 'Move down Kota' });
  await page.user.click(down);
  await page.user.click(down);
  const [first, second] = writes.move.mock.calls.map(([, position]) => position);
  arrive(String(first));
  expect(names('Kotas')).toEqual(['Full house', 'Kota with egg', 'Kota']);
  arrive(String(second));
  expect(names('Kotas')).toEqual(['Full house', 'Kota with egg', 'Kota']);
  arrive('a2');
  expect(names('Kotas')).toEqual(['Kota', 'Full house', 'Kota with egg']);
});

test('a move that fails is taken back and told', async () => {
  const move = async () =>
    Promise.reject(new AppError('not-found', 'x', { userMessage: 'Someone deleted it.' }));
  const { user } = renderPage(board(MENU, true, fakeMenuWrites({ move })));
  await user.click(screen.getByRole('button', { name: 'Move up Kota with egg' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Kota with egg was not moved. Someone deleted it.',
  );
  expect(names('Kotas')).toEqual(['Kota', 'Full house', 'Kota with egg']);
});
