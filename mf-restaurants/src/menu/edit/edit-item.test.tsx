import { AppError } from '@fleetfoot/shared/domain';
import type { MenuItem } from '@fleetfoot/shared/model/restaurants/menu-item';
import { RemoteContext } from '@fleetfoot/shared/remote';
import { type RenderedPage, remoteContextOf, renderPage } from '@fleetfoot/shared/testing';
import { screen } from '@testing-library/react';
import { fakeMenuWrites } from '../testing/fake-menu-writes';
import { menuItem } from '../testing/menu-item-fixture';
import { EditItem } from './edit-item';

const NOW = new Date('2026-11-21T09:00:00Z');
const KOTA = menuItem();
const COLA = menuItem({ id: 'cola', name: 'Cola', category: 'Drinks', position: 'V01V1' });

function form(present: MenuItem | undefined, writes = fakeMenuWrites(), begun = KOTA) {
  return (
    <EditItem
      restaurantID="marula"
      begun={begun}
      present={present}
      items={present ? [present, COLA] : [COLA]}
      writes={writes}
      menuPath="/restaurants/marula/menu"
    />
  );
}

const services = { now: jest.fn(() => NOW) };

/** What another window saved arrives. */
function arrive({ rerender, services: same }: RenderedPage, element: React.ReactElement): void {
  rerender(<RemoteContext value={remoteContextOf(same)}>{element}</RemoteContext>);
}

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));

test('a save writes the changes, discards the draft and goes back to the menu', async () => {
  const writes = fakeMenuWrites();
  const page = renderPage(form(KOTA, writes), { services });
  await page.user.clear(field('Price'));
  await page.user.type(field('Price'), '48.5');
  expect(page.services.drafts.read('mf-restaurants.marula.kota')).toBeDefined();
  await page.user.click(screen.getByRole('button', { name: 'Save item' }));
  const { id: _, position: __, updated_at: ___, ...details } = KOTA;
  expect(writes.update).toHaveBeenCalledWith(KOTA, { ...details, price: 4_850 }, undefined);
  expect(page.services.navigate).toHaveBeenCalledWith('/restaurants/marula/menu');
  expect(page.services.drafts.read('mf-restaurants.marula.kota')).toBeUndefined();
});

test('an item that changes its category comes after the items of the new one', async () => {
  const writes = fakeMenuWrites();
  const { user } = renderPage(form(KOTA, writes), { services });
  await user.clear(field('Category'));
  await user.type(field('Category'), 'drinks');
  await user.click(screen.getByRole('button', { name: 'Save item' }));
  const [[, , position] = []] = writes.update.mock.calls;
  expect(String(position) > 'V01V1').toBe(true);
});

test('a failed save shows the reason and keeps the typed values', async () => {
  const update = async () => Promise.reject(new AppError('offline', 'test'));
  const { user, services: used } = renderPage(form(KOTA, fakeMenuWrites({ update })), { services });
  await user.type(field('Name'), ' deluxe');
  await user.click(screen.getByRole('button', { name: 'Save item' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The item was not saved. You are offline.');
  expect(field('Name')).toHaveValue('Kota with russian deluxe');
  expect(used.navigate).not.toHaveBeenCalled();
});

test('the changes of another member come into the form beside the typed values', async () => {
  const writes = fakeMenuWrites();
  const page = renderPage(form(KOTA, writes), { services });
  await page.user.type(field('Name'), ' deluxe');
  const theirs = menuItem({ description: 'Now with cheese.', updated_at: NOW });
  arrive(page, form(theirs, writes));
  expect(field('Description')).toHaveValue('Now with cheese.');
  expect(field('Name')).toHaveValue('Kota with russian deluxe');
  expect(screen.getByText(/Someone changed the description while you were editing/)).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Save item' }));
  expect(writes.update.mock.calls[0]?.[0]).toEqual(theirs);
});

test('a field that both changed keeps the typed value and offers the other', async () => {
  const page = renderPage(form(KOTA), { services });
  await page.user.clear(field('Price'));
  await page.user.type(field('Price'), '50');
  arrive(page, form(menuItem({ price: 4_800 })));
  expect(screen.getByText(/You and someone else both changed the price/).closest('p')).toHaveTextContent(
    'R 48,00',
  );
  expect(field('Price')).toHaveValue('50');
  await page.user.click(screen.getByRole('button', { name: 'Use theirs' }));
  expect(field('Price')).toHaveValue('48,00');
  expect(screen.queryByText(/You and someone else/)).not.toBeInTheDocument();
});

test('two saves of a price at the same moment do not undo each other', async () => {
  const writes = fakeMenuWrites();
  const userMessage = 'Someone else saved it a moment ago.';
  writes.update.mockRejectedValueOnce(new AppError('failed-precondition', 'overtaken', { userMessage }));
  const page = renderPage(form(KOTA, writes), { services });
  await page.user.clear(field('Price'));
  await page.user.type(field('Price'), '90');
  await page.user.click(screen.getByRole('button', { name: 'Save item' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(userMessage);
  const theirs = menuItem({ price: 7_000 });
  arrive(page, form(theirs, writes));
  expect(screen.getByText(/You and someone else both changed the price/).closest('p')).toHaveTextContent(
    'R 70,00',
  );
  await page.user.click(screen.getByRole('button', { name: 'Save item' }));
  expect(writes.update).toHaveBeenLastCalledWith(
    theirs,
    expect.objectContaining({ price: 9_000 }),
    undefined,
  );
});

test('a new position on the menu is not announced as a change', () => {
  const page = renderPage(form(KOTA), { services });
  arrive(page, form(menuItem({ position: 'W00V1', updated_at: NOW })));
  expect(screen.queryByText(/Someone/)).not.toBeInTheDocument();
});

test('an item that another member deleted can be saved again', async () => {
  const writes = fakeMenuWrites();
  const page = renderPage(form(KOTA, writes), { services });
  arrive(page, form(undefined, writes));
  expect(screen.getByText(/Someone deleted this item/)).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Save item' }));
  expect(writes.create).toHaveBeenCalledWith(
    { changeID: expect.stringMatching(/^\w{20}$/), formerID: 'kota' },
    { details: expect.objectContaining({ price: 4_500 }), position: 'V00V1' },
    [COLA],
  );
});

test('a deleted item is brought back with all it had', async () => {
  const writes = fakeMenuWrites();
  const page = renderPage(form(KOTA, writes), { services });
  await page.user.click(screen.getByRole('button', { name: 'Delete item' }));
  arrive(page, form(undefined, writes));
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await page.user.click(screen.getByRole('button', { name: 'Undo' }));
  const { id, position, updated_at: _, ...details } = KOTA;
  expect(writes.create).toHaveBeenCalledWith(
    { changeID: expect.stringMatching(/^\w{20}$/), formerID: id },
    { details, position },
    [COLA],
  );
  expect(page.services.navigate).not.toHaveBeenCalled();
});

test('a deleted item that comes back in another place is shown there', async () => {
  const writes = fakeMenuWrites();
  writes.create.mockResolvedValue('042');
  const page = renderPage(form(KOTA, writes), { services });
  await page.user.click(screen.getByRole('button', { name: 'Delete item' }));
  arrive(page, form(undefined, writes));
  await page.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(page.services.navigate).toHaveBeenCalledWith('/restaurants/marula/menu/042');
});

test('a deletion that failed leaves the item, and can be tried again', async () => {
  const writes = fakeMenuWrites();
  writes.remove.mockRejectedValueOnce(new AppError('internal', 'refused'));
  const page = renderPage(form(KOTA, writes), { services });
  await page.user.click(screen.getByRole('button', { name: 'Delete item' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The item was not deleted.');
  expect(field('Name')).toHaveValue(KOTA.name);
  await page.user.click(screen.getByRole('button', { name: 'Delete item' }));
  expect(writes.remove).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
});

test('an undo that failed is tried again as one attempt', async () => {
  const writes = fakeMenuWrites();
  writes.create.mockRejectedValueOnce(new AppError('timeout', 'no answer'));
  const page = renderPage(form(KOTA, writes), { services });
  await page.user.click(screen.getByRole('button', { name: 'Delete item' }));
  arrive(page, form(undefined, writes));
  await page.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('alert')).toHaveTextContent('It is still deleted.');
  await page.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(writes.create.mock.calls[1]?.[0]).toEqual(writes.create.mock.calls[0]?.[0]);
});

test('sold out begins with the rest of today; a time that is past is refused', async () => {
  const writes = fakeMenuWrites();
  const { user } = renderPage(form(KOTA, writes), { services });
  await user.click(screen.getByRole('radio', { name: 'Sold out' }));
  expect(field('Sold out until')).toHaveValue('2026-11-22T00:00');
  expect(screen.getByRole('button', { name: 'Rest of today' })).toHaveAttribute('aria-pressed', 'true');
  await user.clear(field('Sold out until'));
  await user.type(field('Sold out until'), '2026-11-21T10:59');
  await user.click(screen.getByRole('button', { name: 'Save item' }));
  expect(field('Sold out until')).toHaveAccessibleDescription(/This time is in the past/);
  expect(field('Sold out until')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Today and tomorrow' }));
  await user.click(screen.getByRole('button', { name: 'Save item' }));
  expect(writes.update.mock.calls[0]?.[1].soldOutUntil).toEqual(new Date('2026-11-22T22:00:00Z'));
});

test('the form of a sold-out item begins with its time', () => {
  const soldOut = menuItem({ soldOutUntil: new Date('2026-11-21T22:00:00Z') });
  renderPage(form(soldOut, fakeMenuWrites(), soldOut), { services });
  expect(screen.getByRole('radio', { name: 'Sold out' })).toBeChecked();
  expect(field('Sold out until')).toHaveValue('2026-11-22T00:00');
});

test('a draft is there again', () => {
  const typed = { name: 'Half a name', description: '', price: '1', category: '', soldOutUntil: '' };
  const drafts = { read: () => ({ known: KOTA, values: { ...typed, availability: 'available' } }) };
  renderPage(form(KOTA), {
    services: { ...services, drafts: { ...drafts, write: jest.fn(), discard: jest.fn() } },
  });
  expect(field('Name')).toHaveValue('Half a name');
});
