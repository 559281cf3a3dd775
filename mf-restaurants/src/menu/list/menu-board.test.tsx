import { AppError } from '@fleetfoot/shared/domain';
import type { MenuItem } from '@fleetfoot/shared/model/restaurants/menu-item';
import { RemoteContext } from '@fleetfoot/shared/remote';
import { remoteContextOf, renderPage } from '@fleetfoot/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
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

test('an empty menu leads to its first item', () => {
  renderPage(board([], false));
  expect(screen.getByText('This menu has no items yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add the first item' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/newmenuitem\?restaurant=/),
  );
});

test('a sold-out item is available again at its time by the clock of the server, others stay', () => {
  // The device believes that every one of these times is over.
  jest.useFakeTimers({ now: new Date('2029-11-21T09:00:00Z') });
  let now = NOW;
  const until = new Date(NOW.getTime() + 30_000);
  const items = [
    menuItem({ id: 'soon', name: 'Soon', soldOutUntil: until }),
    menuItem({ id: 'later', name: 'Later', soldOutUntil: new Date('2026-11-22T09:00:00Z') }),
  ];
  renderPage(board(items, false), { services: { now: jest.fn(() => now) } });
  const pass = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
    act(() => jest.advanceTimersByTime(milliseconds));
  };
  pass(29_999);
  expect(screen.getByText('Sold out until 11:00')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Sold out until 11:00')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mark sold out Soon' })).toBeInTheDocument();
  expect(screen.getByText('Sold out until 22 Nov 2026, 11:00')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Make available Later' })).toBeInTheDocument();
  jest.useRealTimers();
});

const END_OF_TODAY = new Date('2026-11-21T22:00:00Z');

/** A board whose writes are shown, as the server's are. */
function LiveBoard({
  initial,
  writes,
}: {
  readonly initial: MenuItem;
  readonly writes: ReturnType<typeof fakeMenuWrites>;
}) {
  const [item, setItem] = useState(initial);
  writes.setSoldOut.mockImplementation(async (_, soldOutUntil) =>
    setItem((one) => ({ ...one, soldOutUntil })),
  );
  return board([item], false, writes);
}

const KOTA = menuItem({ id: 'kota', name: 'Kota' });

test('an item is sold out for the rest of today with one press, for another time with a second', async () => {
  const writes = fakeMenuWrites();
  const services = { now: jest.fn(() => NOW) };
  const page = renderPage(<LiveBoard initial={KOTA} writes={writes} />, { services });
  await page.user.click(screen.getByRole('button', { name: 'Mark sold out Kota' }));
  expect(writes.setSoldOut).toHaveBeenLastCalledWith(KOTA, END_OF_TODAY);
  expect(screen.getByText('Sold out for the rest of today')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Make available Kota' })).toHaveFocus();
  expect(page.services.announce).toHaveBeenLastCalledWith(
    'Kota: Sold out for the rest of today. Another time comes next.',
  );
  const choice = within(screen.getByRole('group', { name: 'How long is Kota sold out?' }));
  expect(choice.getByRole('button', { pressed: true })).toHaveTextContent('Rest of today');
  await page.user.tab();
  await page.user.keyboard('{Enter}');
  expect(screen.getByText('Sold out until 12:00')).toBeInTheDocument();
  expect(choice.getByRole('button', { pressed: true })).toHaveTextContent('1 hour');
  await page.user.click(choice.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Make available Kota' })).toHaveFocus();
});

test('an item is made available with one press, which Undo takes back', async () => {
  const writes = fakeMenuWrites();
  const until = new Date('2026-11-21T15:00:00Z');
  const { user } = renderPage(<LiveBoard initial={{ ...KOTA, soldOutUntil: until }} writes={writes} />, {
    services: { now: jest.fn(() => NOW) },
  });
  await user.click(screen.getByRole('button', { name: 'Make available Kota' }));
  expect(writes.setSoldOut).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'kota' }), undefined);
  const undo = within(screen.getByRole('group', { name: 'Kota is available again.' }));
  await user.click(undo.getByRole('button', { name: 'Undo' }));
  expect(writes.setSoldOut).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'kota' }), until);
  expect(screen.getByText('Sold out until 17:00')).toBeInTheDocument();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Make available Kota' })).toHaveFocus();
});

test('Undo is not offered once the item would be available anyway', async () => {
  const writes = fakeMenuWrites();
  const until = new Date('2026-11-21T15:00:00Z');
  let now = NOW;
  const { user } = renderPage(<LiveBoard initial={{ ...KOTA, soldOutUntil: until }} writes={writes} />, {
    services: { now: jest.fn(() => now) },
  });
  await user.click(screen.getByRole('button', { name: 'Make available Kota' }));
  now = until;
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(writes.setSoldOut).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test('the choice of an item closes when another is marked', async () => {
  const { user } = renderPage(board(MENU, false), { services: { now: jest.fn(() => NOW) } });
  await user.click(screen.getByRole('button', { name: 'Mark sold out Kota' }));
  await user.click(screen.getByRole('button', { name: 'Mark sold out Full house' }));
  expect(screen.getByRole('group')).toHaveAccessibleName('How long is Full house sold out?');
});

test('the choice opens at the press, and an answer that comes late leaves the one of a later row open', async () => {
  let answer = () => {};
  const writes = fakeMenuWrites();
  writes.setSoldOut.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const { user } = renderPage(board(MENU, false, writes), { services: { now: jest.fn(() => NOW) } });
  await user.click(screen.getByRole('button', { name: 'Mark sold out Kota' }));
  expect(screen.getByRole('group')).toHaveAccessibleName('How long is Kota sold out?');
  expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mark sold out Kota' })).toHaveAttribute('aria-busy', 'true');
  await user.click(screen.getByRole('button', { name: 'Mark sold out Full house' }));
  await act(async () => answer());
  expect(screen.getByRole('button', { name: 'Make available Kota' })).toBeInTheDocument();
  expect(screen.getByRole('group')).toHaveAccessibleName('How long is Full house sold out?');
});

test('a first press without an answer says that its outcome is not known, also beside the choice of a later row', () => {
  jest.useFakeTimers();
  const setSoldOut = () => new Promise<void>(() => {});
  renderPage(board(MENU, false, fakeMenuWrites({ setSoldOut })));
  act(() => screen.getByRole('button', { name: 'Mark sold out Kota' }).click());
  act(() => screen.getByRole('button', { name: 'Mark sold out Cola' }).click());
  act(() => jest.advanceTimersByTime(10_000));
  const choice = screen.getByRole('group', { name: 'How long is Kota sold out?' });
  expect(within(choice).getByRole('alert')).toHaveTextContent('We do not know yet whether it was changed.');
  act(() => within(choice).getByRole('button', { name: 'Done' }).click());
  expect(screen.getByRole('group')).toHaveAccessibleName('How long is Cola sold out?');
  jest.useRealTimers();
});

test('a confirmed change holds until the item arrives changed', async () => {
  const writes = fakeMenuWrites();
  const { user } = renderPage(board(MENU, false, writes), { services: { now: jest.fn(() => NOW) } });
  await user.click(screen.getByRole('button', { name: 'Mark sold out Kota' }));
  expect(screen.getByText('Sold out for the rest of today')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Make available Kota' }));
  const [known, until] = writes.setSoldOut.mock.calls.at(-1) ?? [];
  expect(known?.soldOutUntil).toEqual(END_OF_TODAY);
  expect(until).toBeUndefined();
});

test('a refused choice leaves the one that holds pressed, and an earlier one unmarked', async () => {
  const setSoldOut = async () => Promise.reject(new AppError('offline', 'test'));
  const soldOut = { ...KOTA, soldOutUntil: new Date('2026-11-21T15:00:00Z') };
  const { user } = renderPage(board([soldOut], false, fakeMenuWrites({ setSoldOut })), {
    services: { now: jest.fn(() => NOW) },
  });
  await user.click(screen.getByRole('button', { name: 'Make available Kota' }));
  expect(screen.getByRole('alert')).toHaveTextContent('It was not changed.');
  await user.click(screen.getByRole('button', { name: '1 hour' }));
  expect(screen.getByRole('alert')).toHaveTextContent('It was not changed.');
  expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
});

test('a double press and a held Enter mark an item once', async () => {
  const writes = fakeMenuWrites();
  const { user } = renderPage(<LiveBoard initial={KOTA} writes={writes} />, {
    services: { now: jest.fn(() => NOW) },
  });
  await user.dblClick(screen.getByRole('button', { name: 'Mark sold out Kota' }));
  expect(writes.setSoldOut).toHaveBeenCalledTimes(1);
  await user.keyboard('{Enter>3/}');
  expect(writes.setSoldOut).toHaveBeenCalledTimes(2);
});

test('the choice is closed after the order was changed', async () => {
  const page = renderPage(board(MENU, false), { services: { now: jest.fn(() => NOW) } });
  await page.user.click(screen.getByRole('button', { name: 'Mark sold out Kota' }));
  for (const isSorting of [true, false]) {
    page.rerender(
      <RemoteContext value={remoteContextOf(page.services)}>{board(MENU, isSorting)}</RemoteContext>,
    );
  }
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test('an item that could not be marked shows the reason, and can be marked again', async () => {
  const refused = async () => Promise.reject(new AppError('offline', 'test'));
  const { user } = renderPage(board(MENU.slice(0, 1), false, fakeMenuWrites({ setSoldOut: refused })));
  await user.click(screen.getByRole('button', { name: 'Mark sold out Kota' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('It was not changed. You are offline.');
  expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
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
  const arrive = (position: string) => {
    const items = MENU.map((item) => (item.id === 'kota' ? { ...item, position } : item));
    page.rerender(
      <RemoteContext value={remoteContextOf(page.services)}>{board(items, true, writes)}</RemoteContext>,
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

test('a move that fails is taken back and told, and the next try clears the message', async () => {
  const writes = fakeMenuWrites();
  writes.move.mockRejectedValueOnce(new AppError('offline', 'gone'));
  const { user } = renderPage(board(MENU, true, writes));
  await user.click(screen.getByRole('button', { name: 'Move up Kota with egg' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Kota with egg was not moved. You are offline.');
  expect(names('Kotas')).toEqual(['Kota', 'Full house', 'Kota with egg']);
  await user.click(screen.getByRole('button', { name: 'Move up Kota with egg' }));
  expect(names('Kotas')).toEqual(['Kota', 'Kota with egg', 'Full house']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
