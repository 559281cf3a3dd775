import { AppError } from '@fleetfoot/shared/domain';
import { RemoteContext } from '@fleetfoot/shared/remote';
import { type RenderedPage, renderPage } from '@fleetfoot/shared/testing';
import { screen } from '@testing-library/react';
import { EditItem } from './edit-item';
import type { MenuItem } from './menu-item';
import { fakeMenuStore } from './testing/fake-menu-store';
import { menuItem } from './testing/menu-item-fixture';

const NOW = new Date('2026-11-21T09:00:00Z');
const KOTA = menuItem();
const COLA = menuItem({ id: 'cola', name: 'Cola', category: 'Drinks', position: 'V01V1' });

function form(present: MenuItem | undefined, store = fakeMenuStore(), begun = KOTA) {
  return (
    <EditItem
      restaurantId="marula"
      begun={begun}
      present={present}
      items={present ? [present, COLA] : [COLA]}
      store={store}
      menuPath="/restaurants/marula/menu"
    />
  );
}

const services = { now: jest.fn(() => NOW) };

/** What another window saved arrives. */
function arrive({ rerender, services: same }: RenderedPage, element: React.ReactElement): void {
  const remote = { id: 'mf-test', title: 'Test', version: '0.0.0' };
  rerender(<RemoteContext value={{ services: same, remote, params: {} }}>{element}</RemoteContext>);
}

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));

test('saves what was changed, forgets the draft and goes back to the menu', async () => {
  const store = fakeMenuStore();
  const page = renderPage(form(KOTA, store), { services });
  await page.user.clear(field('Price'));
  await page.user.type(field('Price'), '48.5');
  expect(page.services.drafts.read('mf-restaurants.marula.kota')).toBeDefined();
  await page.user.click(screen.getByRole('button', { name: 'Save item' }));
  const { id: _, position: __, updated_at: ___, ...details } = KOTA;
  expect(store.update).toHaveBeenCalledWith(KOTA, { ...details, price: 4_850 }, undefined);
  expect(page.services.navigate).toHaveBeenCalledWith('/restaurants/marula/menu');
  expect(page.services.drafts.read('mf-restaurants.marula.kota')).toBeUndefined();
});

test('an item that changes its category comes after those that are in it', async () => {
  const store = fakeMenuStore();
  const { user } = renderPage(form(KOTA, store), { services });
  await user.clear(field('Category'));
  await user.type(field('Category'), 'drinks');
  await user.click(screen.getByRole('button', { name: 'Save item' }));
  const [[, , position] = []] = store.update.mock.calls;
  expect(String(position) > 'V01V1').toBe(true);
});

test('a failure says so and keeps what was typed', async () => {
  const update = async () => Promise.reject(new AppError('offline', 'test'));
  const { user, services: used } = renderPage(form(KOTA, fakeMenuStore({ update })), { services });
  await user.type(field('Name'), ' deluxe');
  await user.click(screen.getByRole('button', { name: 'Save item' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The item was not saved. You are offline.');
  expect(field('Name')).toHaveValue('Kota with russian deluxe');
  expect(used.navigate).not.toHaveBeenCalled();
});

test('what another saves comes into the form beside what was typed', async () => {
  const store = fakeMenuStore();
  const page = renderPage(form(KOTA, store), { services });
  await page.user.type(field('Name'), ' deluxe');
  const theirs = menuItem({ description: 'Now with cheese.', updated_at: NOW });
  arrive(page, form(theirs, store));
  expect(field('Description')).toHaveValue('Now with cheese.');
  expect(field('Name')).toHaveValue('Kota with russian deluxe');
  expect(screen.getByText(/Someone changed the description while you were editing/)).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Save item' }));
  expect(store.update.mock.calls[0]?.[0]).toEqual(theirs);
});

test('where both changed the same, the form keeps what was typed and offers the other', async () => {
  const page = renderPage(form(KOTA), { services });
  await page.user.clear(field('Price'));
  await page.user.type(field('Price'), '50');
  arrive(page, form(menuItem({ price: 4_800 })));
  expect(screen.getByText(/You and someone else both changed the price/)).toHaveTextContent('R 48,00');
  expect(field('Price')).toHaveValue('50');
  await page.user.click(screen.getByRole('button', { name: 'Use theirs' }));
  expect(field('Price')).toHaveValue('48,00');
  expect(screen.queryByText(/You and someone else/)).not.toBeInTheDocument();
});

test('another place on the menu is no change to tell of', () => {
  const page = renderPage(form(KOTA), { services });
  arrive(page, form(menuItem({ position: 'W00V1', updated_at: NOW })));
  expect(screen.queryByText(/Someone/)).not.toBeInTheDocument();
});

test('an item that another deleted can be saved again', async () => {
  const store = fakeMenuStore();
  const page = renderPage(form(KOTA, store), { services });
  arrive(page, form(undefined, store));
  expect(screen.getByText(/Someone deleted this item/)).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Save item' }));
  expect(store.create).toHaveBeenCalledWith('kota', expect.objectContaining({ price: 4_500 }), 'V00V1');
});

test('a deleted item is brought back with all it had', async () => {
  const store = fakeMenuStore();
  const page = renderPage(form(KOTA, store), { services });
  await page.user.click(screen.getByRole('button', { name: 'Delete item' }));
  arrive(page, form(undefined, store));
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await page.user.click(screen.getByRole('button', { name: 'Undo' }));
  const { id, position, updated_at: _, ...details } = KOTA;
  expect(store.create).toHaveBeenCalledWith(id, details, position);
});

test('sold out begins with the rest of today; a time that is past is refused', async () => {
  const store = fakeMenuStore();
  const { user } = renderPage(form(KOTA, store), { services });
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
  expect(store.update.mock.calls[0]?.[1].soldOutUntil).toEqual(new Date('2026-11-22T22:00:00Z'));
});

test('what was typed before is there again', () => {
  const typed = { name: 'Half a name', description: '', price: '1', category: '', soldOutUntil: '' };
  const drafts = { read: () => ({ known: KOTA, values: { ...typed, availability: 'available' } }) };
  renderPage(form(KOTA), {
    services: { ...services, drafts: { ...drafts, write: jest.fn(), discard: jest.fn() } },
  });
  expect(field('Name')).toHaveValue('Half a name');
});
