import { AppError } from '@fleetfoot/shared/domain';
import { changeDocument, useLiveCollection, useLiveDocument } from '@fleetfoot/shared/firebase';
import { renderPage } from '@fleetfoot/shared/testing';
import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { restaurantFixture } from '../testing/restaurant-fixture';
import { NewMenuItemPage } from './create/new-menu-item-page';
import { MenuItemPage } from './edit/menu-item-page';
import { MenuPage } from './list/menu-page';
import { impliedPosition } from './menu-position';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  changeDocument: jest.fn(async () => {}),
  useLiveCollection: jest.fn(),
  useLiveDocument: jest.fn(),
}));

const change = jest.mocked(changeDocument);

function refuse(): void {
  const error = new AppError('permission-denied', 'refused by the rules');
  jest.mocked(useLiveDocument).mockReturnValue({ status: 'error', error, retry: jest.fn() });
  jest.mocked(useLiveCollection).mockReturnValue({ status: 'error', error, retry: jest.fn() });
}

/** A menu of documents as they are stored. */
function store(...documents: readonly object[]): void {
  const found = { status: 'ready', data: restaurantFixture(), offline: false } as const;
  jest.mocked(useLiveDocument).mockReturnValue(found);
  jest.mocked(useLiveCollection).mockImplementation(({ parse }) => {
    return { status: 'ready', data: documents.map(parse), offline: false };
  });
}

function names(): readonly (string | null)[] {
  return screen.getAllByRole('listitem').map((row) => row.querySelector('a, span')?.textContent ?? null);
}

const button = (name: string) => screen.getByRole('button', { name });

test.each<[string, ComponentType]>([
  ['the menu', MenuPage],
  ['one of its items', MenuItemPage],
  ['the form for a new one', NewMenuItemPage],
])('another organisation does not find %s', (_, Page) => {
  refuse();
  renderPage(<Page />, {
    path: '/newmenuitem?restaurant=marula',
    params: { restaurantID: 'marula', itemID: 'full-house' },
  });
  expect(screen.getByText('Restaurant not found.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

const EARLIER = [
  { id: 'Vetkoek', name: 'Vetkoek' },
  { id: 'Bunny chow', name: 'Bunny chow' },
];

test.each(['gone', 'menuConfig'])('an address of no item, %s, is not named by what it is of', (itemID) => {
  store(...EARLIER, { id: 'menuConfig', name: 'menuConfig' });
  renderPage(<MenuItemPage />, { params: { restaurantID: 'marula', itemID } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Menu item$/);
  expect(screen.getByText('Menu item not found.')).toBeVisible();
});

/** Applies the last write to the entry that is there. */
function written(present: object | undefined): object | undefined {
  return change.mock.lastCall?.[1](present);
}

test('earlier entries with an id and a name only are sorted by name, and can be moved', async () => {
  store(...EARLIER);
  const { user } = renderPage(<MenuPage />, { params: { restaurantID: 'marula' } });
  expect(names()).toEqual(['Bunny chow', 'Vetkoek']);
  const list = within(screen.getByRole('list', { name: 'Menu items' }));
  expect(list.getAllByText('No price yet')).toHaveLength(2);
  await user.click(button('Change order'));
  await user.click(button('Move up Vetkoek'));
  expect(names()).toEqual(['Vetkoek', 'Bunny chow']);
  expect(change.mock.lastCall?.[0].path).toBe('Restaurants/marula/Menu/Vetkoek');
  const position = String((written(EARLIER[0]) as { position?: string } | undefined)?.position);
  expect(position < impliedPosition('Bunny chow')).toBe(true);
});

test('an earlier entry keeps its position when it gets another name', async () => {
  store(...EARLIER);
  const params = { restaurantID: 'marula', itemID: 'Bunny chow' };
  const { user } = renderPage(<MenuItemPage />, { params });
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Amagwinya');
  await user.type(screen.getByLabelText('Price'), '32,00');
  await user.click(button('Save item'));
  expect(written(EARLIER[1])).toMatchObject({
    ...{ name: 'Amagwinya', price: 3_200 },
    position: impliedPosition('Bunny chow'),
  });
});
