import { FIRST_TARIFF, quotedPrice } from '@fleetfoot/shared/model/delivery/tariff';
import { renderPage, sessions } from '@fleetfoot/shared/testing';
import { screen, within } from '@testing-library/react';
import { ImportDeliveriesPage } from './import-deliveries-page';

jest.mock('@fleetfoot/shared/maps', () => jest.requireActual('../testing/plain-maps'));
jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  useLiveCollection: () => ({ status: 'ready', data: [], offline: false }),
  useLiveDocument: () => ({ status: 'ready', data: undefined, offline: false }),
  fetchDocument: async () => undefined,
  callFunction: async (_: unknown, { trips }: { trips: readonly unknown[] }) => ({
    quotes: trips.map(() => ({ quoteID: 'quote', price: mockPrice })),
  }),
}));
jest.mock('./choose/template-dialog', () => {
  throw new Error('Loading chunk template-dialog failed.');
});
jest.mock('./use-only-window', () => ({ useOnlyWindow: () => 'here' }));

const mockPrice = quotedPrice(FIRST_TARIFF, { urgency_level: 'on_demand', metres: 10_000, seconds: 900 });

const ROWS = [
  'External ID\tDrop-off address\tDrop-off name\tDrop-off phone number\tDrop-off location',
  'ORD-1\t5 Beach Road\tLerato Dlamini\t083 123 4567\t-33.9136, 18.3886',
  'ORD-1\t5 Beach Road\t\t083 123 4567\t-33.9136, 18.3886',
].join('\n');

test('the import is in isiZulu, from the file to what is wrong with a row', async () => {
  const session = { ...sessions.admin, language: 'zu' };
  const { user, services } = renderPage(<ImportDeliveriesPage />, { session });
  expect(await screen.findByRole('heading', { name: 'Ngenisa okulethwayo' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'zu-ZA');
  expect(services.titlePage).toHaveBeenLastCalledWith('Ngenisa okulethwayo');
  await user.click(await screen.findByLabelText('Noma namathisela imigqa evela kuspredishithi'));
  await user.paste(ROWS);
  await user.click(screen.getByRole('button', { name: 'Funda imigqa enanyathiselwe' }));
  const grid = within(await screen.findByRole('table', { name: 'Imigqa okufanele ilungiswe' }));
  expect(grid.getByText('Umugqa 2 unayo nawo le ID yangaphandle.')).toBeVisible();
  expect(grid.getByText('Faka igama lokuletha.')).toBeVisible();
  expect(grid.getByLabelText(/^I-ID .*, umugqa 3$/)).toHaveValue('ORD-1');
  expect(screen.getByText(/^Okulungile: imigqa engu-0\./)).toBeVisible();
});

test('a price of a row is made of lines in isiZulu', async () => {
  const session = { ...sessions.admin, language: 'zu' };
  const { user } = renderPage(<ImportDeliveriesPage />, { session });
  await user.click(await screen.findByLabelText('Noma namathisela imigqa evela kuspredishithi'));
  await user.paste(
    [
      'External ID\tPickup address\tPickup name\tPickup phone number\tDrop-off address\tDrop-off name\tDrop-off phone number',
      'ORD-1\t-33.9221, 18.4197\tUmoya\t021 555 0100\t-33.9136, 18.3886\tLerato\t083 123 4567',
    ].join('\n'),
  );
  await user.click(screen.getByRole('button', { name: 'Funda imigqa enanyathiselwe' }));
  const prices = await screen.findByRole('button', { name: 'Izintengo zemigqa' }, { timeout: 3_000 });
  await user.click(prices);
  const dialog = within(await screen.findByRole('dialog', { name: 'Izintengo zemigqa' }));
  expect(
    dialog.getByText(/^Uhambo ngalunye R.35,00; Ibanga, 7 km, ngo-R.6,50 ngakunye, R.45,50$/),
  ).toBeVisible();
});

test('a template that does not arrive says so in isiZulu', async () => {
  const session = { ...sessions.admin, language: 'zu' };
  const { user } = renderPage(<ImportDeliveriesPage />, { session });
  await user.click(await screen.findByRole('button', { name: 'Landa isifanekiso' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Lokhu akukwazanga ukuvulwa. Hlola uxhumo lwakho bese uzama futhi.',
  );
});
