import { AppError } from '@fleetfoot/shared/domain';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { FIRST_TARIFF, quotedPrice } from '@fleetfoot/shared/model/delivery/tariff';
import type { QuoteAnswer } from '@fleetfoot/shared/operations';
import { renderPage } from '@fleetfoot/shared/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { SUGGESTED } from '../../testing/plain-maps';
import { delivery } from '../testing/delivery';
import { inLanguage } from '../testing/in-language';
import { EditDelivery } from './edit-delivery';

jest.mock('@fleetfoot/shared/maps', () => jest.requireActual('../../testing/plain-maps'));

const quote = {
  quoteID: 'q9',
  price: quotedPrice(FIRST_TARIFF, { urgency_level: 'scheduled', metres: 10_000, seconds: 1_500 }),
};
const ask = jest.fn(async (): Promise<QuoteAnswer> => quote);

const before = delivery({
  urgency_level: 'scheduled',
  pickup_time: new Date('2099-01-01T08:00Z'),
});

const now = jest.fn(() => new Date('2098-12-01T10:00:00Z'));

afterEach(() => {
  ask.mockResolvedValue(quote);
  Reflect.deleteProperty(window, 'matchMedia');
});

async function openDialog(data = before) {
  const onEdit = jest.fn(async (..._given: unknown[]) => {});
  const page = renderPage(<EditDelivery delivery={data} ask={ask} onEdit={onEdit} />, { services: { now } });
  await page.user.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit delivery' }));
  return {
    ...page,
    onEdit,
    dialog,
    field: (name: string) => dialog.getByLabelText(new RegExp(`^${name}`)),
    save: () => page.user.click(dialog.getByRole('button', { name: 'Save' })),
  };
}

test('the dialog holds addresses, names, phone numbers, notes and times, in South African time', async () => {
  const { field } = await openDialog();
  expect(field('Pickup date and time')).toHaveValue('2099-01-01T10:00');
  expect(field('Pickup address')).toHaveValue(before.pickup_address);
  expect(field('Drop-off name')).toHaveValue('Lerato Dlamini');
  expect(field('Drop-off phone number')).toHaveValue('083 123 4567');
  expect(field('Drop-off instructions')).toHaveValue('Ring twice.');
});

test('a save writes only the changes, is announced and closes the dialog', async () => {
  const { field, user, save, onEdit, services } = await openDialog();
  await user.type(field('Drop-off instructions'), ' Blue door.');
  await save();
  expect(onEdit.mock.calls).toEqual([[before, { dropoff_instructions: 'Ring twice. Blue door.' }]]);
  expect(services.announce).toHaveBeenCalledWith('Delivery ORD-1001 is changed.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('another address is chosen from the list, and written with its coordinates, also before its price is known', async () => {
  ask.mockReturnValue(new Promise(() => {}));
  const { dialog, field, user, save, onEdit } = await openDialog();
  await user.type(field('Drop-off address'), ' B');
  await save();
  expect(field('Drop-off address')).toHaveAccessibleDescription(/Choose the drop-off address from the list/);
  expect(onEdit).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Choose Drop-off address' }));
  await save();
  const { fullAddressString, latitude, longitude } = SUGGESTED;
  expect(onEdit.mock.calls).toEqual([
    [
      before,
      { dropoff_address: fullAddressString, dropoff_latitude: latitude, dropoff_longitude: longitude },
    ],
  ]);
});

test('another address leaves the recipient and the directions as they are', async () => {
  const { dialog, field, user } = await openDialog({ ...before, dropoff_gate_code: '12#' });
  await user.type(field('Drop-off name'), ' Junior');
  await user.click(dialog.getByRole('button', { name: 'Choose Drop-off address' }));
  expect(field('Drop-off name')).toHaveValue('Lerato Dlamini Junior');
  expect(field('Drop-off phone number')).toHaveValue('083 123 4567');
  expect(field('Drop-off instructions')).toHaveValue('Ring twice.');
  expect(field('Drop-off gate code')).toHaveValue('12#');
});

test('another address shows its price beside the one before, which is saved with it', async () => {
  const price = { ...quote.price, total: 7_000 };
  const { dialog, user, save, onEdit } = await openDialog({ ...before, price, status: 'Courier assigned' });
  await user.click(dialog.getByRole('button', { name: 'Choose Drop-off address' }));
  expect(await dialog.findByText(/10,50 more than before/)).toBeVisible();
  await save();
  expect(onEdit.mock.calls[0]?.[2]).toMatchObject({ quote: { quoteID: 'q9', price: quote.price } });
});

test('another address that costs less says by how much', async () => {
  const { dialog, user } = await openDialog({ ...before, price: { ...quote.price, total: 9_000 } });
  await user.click(dialog.getByRole('button', { name: 'Choose Drop-off address' }));
  expect(await dialog.findByText(/9,50 less than before/)).toBeVisible();
});

test('another address without a price says what can be done, by whether a courier is assigned', async () => {
  ask.mockResolvedValue({ failure: 'unavailable' });
  const { dialog, user } = await openDialog({ ...before, status: 'Courier assigned' });
  await user.click(dialog.getByRole('button', { name: 'Choose Drop-off address' }));
  expect(await dialog.findByText(/it can go elsewhere once there is a price/)).toBeVisible();
});

test('a gate code is added to a stop that had none, and nothing else is written', async () => {
  const { dialog, field, user, save, onEdit } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Add drop-off unit, landmark or gate code' }));
  await user.type(field('Drop-off gate code'), '4321#');
  await save();
  expect(onEdit.mock.calls).toEqual([[before, { dropoff_gate_code: '4321#' }]]);
});

test('directions that are there are shown at once', async () => {
  const { field } = await openDialog({ ...before, pickup_unit: 'Shop 12' });
  expect(field('Pickup unit')).toHaveValue('Shop 12');
  expect(field('Pickup gate code')).toHaveValue('');
});

test('a save without changes writes nothing', async () => {
  const { save, onEdit } = await openDialog();
  await save();
  expect(onEdit).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a message is shown at its field, which has the focus', async () => {
  const { field, user, save, onEdit } = await openDialog();
  await user.clear(field('Pickup phone number'));
  await user.type(field('Pickup phone number'), '12');
  await save();
  expect(field('Pickup phone number')).toHaveAccessibleDescription(/Enter a phone number such as/);
  expect(field('Pickup phone number')).toHaveFocus();
  expect(onEdit).not.toHaveBeenCalled();
});

test('a failure is shown in the dialog, which keeps the typed values', async () => {
  const { field, user, save, onEdit, dialog } = await openDialog();
  onEdit.mockRejectedValueOnce(new AppError('not-found', 'Gone.'));
  await user.type(field('Pickup instructions'), 'Side door');
  await save();
  expect(dialog.getByRole('alert')).toHaveTextContent('The changes were not saved. This no longer exists.');
  expect(field('Pickup instructions')).toHaveValue('Side door');
  await save();
  expect(onEdit).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a delivery in windows shows all four times', async () => {
  const window = { start: new Date('2099-01-01T08:00Z'), end: new Date('2099-01-01T09:00Z') };
  const { dialog } = await openDialog(
    delivery({ urgency_level: 'time_window', pickup_window: window, dropoff_window: window }),
  );
  expect(dialog.getAllByLabelText(/window (start|end)$/)).toHaveLength(4);
});

test('a time is picked in a dialog over the edit, which stays open', async () => {
  window.matchMedia = (query) => ({ matches: query === '(pointer: fine)' }) as MediaQueryList;
  const { dialog, field, user } = await openDialog();
  await user.click(await dialog.findByRole('button', { name: 'Other time' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Pickup time' }));
  expect(picker.getByText('Thu 01 Jan 2099, 10:00, South African time')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  await user.click(picker.getByRole('button', { name: 'Use this time' }));
  expect(field('Pickup date and time')).toHaveValue('2099-01-02T10:00');
  await user.click(dialog.getByRole('button', { name: 'Other time' }));
  await user.keyboard('{Escape}');
  expect(screen.getAllByRole('dialog')).toEqual([screen.getByRole('dialog', { name: 'Edit delivery' })]);
  expect(dialog.getByRole('button', { name: 'Other time' })).toHaveFocus();
});

/** The delivery becomes `next` with the first key that is pressed. */
function Changed({ next, onEdit }: { readonly next: Delivery; readonly onEdit: () => Promise<void> }) {
  const [data, setData] = useState(before);
  return (
    <div onInput={() => setData(next)}>
      <EditDelivery delivery={data} ask={ask} onEdit={onEdit} />
    </div>
  );
}

async function openChanging(
  changes: Partial<Delivery>,
  first: (user: ReturnType<typeof renderPage>['user']) => Promise<void> = async () => {},
) {
  const onEdit = jest.fn(async () => {});
  const next = { ...before, updated_at: new Date('2026-02-03T12:31Z'), updated_by: 'pieter', ...changes };
  const { user } = renderPage(<Changed next={next} onEdit={onEdit} />, { services: { now } });
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const field = await screen.findByLabelText(/^Drop-off instructions/);
  await first(user);
  await user.type(field, '. Blue door.');
  return { user, onEdit, next, field };
}

test('typed changes stay when the delivery is collected during the edit', async () => {
  const { field } = await openChanging({ status: 'Collected' });
  expect(field).toHaveValue('Ring twice.. Blue door.');
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
});

test('changes of other fields by others come into the dialog, and only own changes are written', async () => {
  const { user, onEdit, next, field } = await openChanging({ pickup_instructions: 'Gate 4' });
  expect(screen.getByLabelText(/^Pickup instructions/)).toHaveValue('Gate 4');
  expect(field).toHaveValue('Ring twice.. Blue door.');
  expect(screen.getByText(/Someone changed the pickup instructions while you were editing/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onEdit.mock.calls).toEqual([[next, { dropoff_instructions: 'Ring twice.. Blue door.' }]]);
});

test('a field that both changed keeps what was typed and offers what is there', async () => {
  const { user, field } = await openChanging({ dropoff_instructions: 'Use the side gate.' });
  expect(field).toHaveValue('Ring twice.. Blue door.');
  const asked = screen.getByText(/You and someone else both changed the drop-off instructions/).closest('p');
  expect(asked).toHaveTextContent('They saved “Use the side gate.”');
  await user.click(screen.getByRole('button', { name: 'Use theirs' }));
  expect(field).toHaveValue('Use the side gate.');
  expect(asked).not.toBeInTheDocument();
});

test("an own change from another window is not said to be somebody else's", async () => {
  await openChanging({ dropoff_instructions: 'Use the side gate.', updated_by: 'uid-thandi' });
  expect(screen.getByText(/You changed the drop-off instructions here and in another window/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Use that' })).toBeVisible();
});

test('an edit in isiZulu says in isiZulu what others changed meanwhile, and asks about what both did', async () => {
  const show = await inLanguage('zu');
  const next = { ...before, updated_by: 'pieter', pickup_name: 'Sam', dropoff_instructions: '' };
  const { user } = renderPage(show(<Changed next={next} onEdit={jest.fn()} />), { services: { now } });
  await user.click(screen.getByRole('button', { name: 'Hlela' }));
  await user.type(await screen.findByLabelText(/^Imiyalelo yokuletha/), '. Blue door.');
  expect(
    screen.getByText(/^Omunye umuntu ushintshe lokhu ngenkathi uhlela: igama lokulanda\. Ifomu/),
  ).toBeVisible();
  const asked = screen.getByText(/nishintshe lokhu nobabili: imiyalelo yokuletha/).closest('p');
  expect(asked).toHaveTextContent('Yena ulondoloze: akukho lutho.');
  await user.click(screen.getByRole('button', { name: 'Sebenzisa okwakhe' }));
  expect(asked).not.toBeInTheDocument();
});
