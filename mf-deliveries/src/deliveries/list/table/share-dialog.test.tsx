import { CANCELLED } from '@fleetfoot/shared/model/delivery/delivery-status';
import { renderPage } from '@fleetfoot/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { delivery } from '../../testing/delivery';
import { setScreen } from '../../testing/screen-size';
import * as tools from '../list-tools';
import { VirtualTable } from './virtual-table';

const mockChunk = { isBroken: false };

jest.mock('../above-list', () => ({
  __esModule: true,
  get SharedDelivery() {
    if (mockChunk.isBroken) throw new Error('It did not arrive.');
    return jest.requireActual<{ SharedDelivery: unknown }>('../above-list').SharedDelivery;
  },
}));
jest.mock('../../tracking/data', () => ({
  trackingWrites: (orgID: string, id: string) => ({
    give: async () => `https://dash.example/t/${orgID}-${id}`,
    revoke: async () => {},
  }),
}));

beforeEach(() => {
  mockChunk.isBroken = false;
  setScreen('desktop');
});

function show(changes: Parameters<typeof delivery>[0] = {}) {
  // Its page is open at the time of the tests.
  const pickup_time = new Date(Date.now() + 3_600_000);
  const deliveries = [delivery({ id: 'd1', external_id: 'ORD-1', pickup_time, ...changes })];
  const order = { sort: 'created', direction: 'desc' } as const;
  const selection = { ids: new Set<string>(), selected: [], select: () => {} };
  const page = renderPage(
    <VirtualTable {...{ deliveries, order, selection, tools }} shown="" onSort={() => {}} />,
  );
  const button = screen.getByRole('button', { name: 'Share', description: 'ORD-1' });
  const open = async () => {
    await page.user.click(button);
    return screen.findByRole('dialog', { name: 'Tracking link' });
  };
  return { ...page, button, open };
}

test('a row passes the link of its delivery on, and has the focus again afterwards', async () => {
  const { user, button, open } = show();
  const dialog = await open();
  expect(await within(dialog).findByText('ORD-1')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Get tracking link' }));
  expect(await within(dialog).findByLabelText('Tracking link')).toHaveFocus();
  expect(within(dialog).getByRole('link', { name: /^WhatsApp Lerato Dlamini/ })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('a link that is revoked closes the dialog of its row', async () => {
  const { user, button, open } = show();
  const dialog = await open();
  await user.click(await within(dialog).findByRole('button', { name: 'Get tracking link' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Revoke link' }));
  const sure = screen.getByRole('dialog', { name: 'Revoke this link?' });
  await user.click(within(sure).getByRole('button', { name: 'Revoke link' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});

test.each([
  ['is cancelled', { status: CANCELLED }, 'A cancelled delivery has no tracking page.'],
  ['has ended long ago', { pickup_time: new Date(0) }, /^The tracking page closed on /],
])('a delivery that %s has no link, and the dialog says why', async (_, changes, reason) => {
  const { open } = show(changes);
  const dialog = await open();
  expect(await within(dialog).findByText(reason)).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Get tracking link' })).not.toBeInTheDocument();
});

test('a dialog whose content does not arrive says so, and is opened again', async () => {
  mockChunk.isBroken = true;
  const { user, services, open } = show();
  const dialog = await open();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Check your connection and try again.');
  expect(services.report).toHaveBeenCalledWith(expect.anything(), { part: 'share' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  mockChunk.isBroken = false;
  expect(await within(await open()).findByRole('button', { name: 'Get tracking link' })).toBeVisible();
});
