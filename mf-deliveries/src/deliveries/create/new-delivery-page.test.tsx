import { renderPage, sessions } from '@fleetfoot/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { NewDeliveryPage } from './new-delivery-page';

jest.mock('@fleetfoot/shared/maps', () => jest.requireActual('../../testing/plain-maps'));
jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  fetchDocument: async () => undefined,
  fetchCollection: async () => [],
  useLiveDocument: () => ({ status: 'loading' }),
}));

const open = (language: string) =>
  renderPage(<NewDeliveryPage />, { session: { ...sessions.admin, language } });

test('New Delivery is in isiZulu, with its title, its choices and what is wrong', async () => {
  const { user, services } = open('zu');
  expect(await screen.findByRole('heading', { name: 'Yakha okulethwayo okusha' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'zu-ZA');
  expect(services.titlePage).toHaveBeenLastCalledWith('Yakha okulethwayo okusha');

  await user.click(screen.getByRole('radio', { name: 'Kuhlelelwe isikhathi' }));
  await user.click(
    screen.getByRole('button', { name: 'Engeza ekuletheni iyunithi, uphawu lwendawo noma ikhodi yesango' }),
  );
  expect(screen.getByRole('textbox', { name: 'Iyunithi yokuletha (akuphoqelekile)' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Yakha okulethwayo' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Igama lokulanda')).toHaveAccessibleDescription('Faka igama lokulanda.'),
  );
  expect(screen.getByRole('combobox', { name: 'Ikheli lokulanda' })).toHaveAccessibleDescription(
    'Qala ukubhala, bese ukhetha ohlwini. Faka ikheli lokulanda bese ulikhetha ohlwini.',
  );
  expect(screen.getByLabelText('Usuku nesikhathi sokulanda')).toHaveAccessibleDescription(
    'Isikhathi saseNingizimu Afrika. Faka usuku nesikhathi sokulanda.',
  );
});

test('New Delivery is in English for whoever chose that, and says so', async () => {
  const { services } = open('en');
  expect(await screen.findByRole('button', { name: 'Create Delivery' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'en-ZA');
  expect(services.titlePage).toHaveBeenLastCalledWith('Create New Delivery');
});

test('New Delivery offers the directions of a stop in the word order of Afrikaans', async () => {
  open('af');
  const name = 'Voeg eenheid, landmerk of hekkode vir die aflewerpunt by';
  expect(await screen.findByRole('button', { name })).toBeVisible();
});
