import { AppError } from '@fleetfoot/shared/domain';
import { renderPage } from '@fleetfoot/shared/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { delivery } from '../testing/delivery';
import { EditDelivery } from './edit-delivery';

const before = delivery({
  urgency_level: 'scheduled',
  pickup_time: new Date('2099-01-01T08:00Z'),
});

async function openDialog(data = before) {
  const onEdit = jest.fn(async () => {});
  const page = renderPage(<EditDelivery delivery={data} onEdit={onEdit} />);
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

test('holds notes, phone numbers and times, in South African time', async () => {
  const { field } = await openDialog();
  expect(field('Pickup date and time')).toHaveValue('2099-01-01T10:00');
  expect(field('Drop-off phone number')).toHaveValue('083 123 4567');
  expect(field('Drop-off instructions')).toHaveValue('Ring twice.');
});

test('writes only what changed, says so and closes', async () => {
  const { field, user, save, onEdit, services } = await openDialog();
  await user.type(field('Drop-off instructions'), ' Blue door.');
  await save();
  expect(onEdit.mock.calls).toEqual([['delivery-1', { dropoff_instructions: 'Ring twice. Blue door.' }]]);
  expect(services.announce).toHaveBeenCalledWith('Delivery ORD-1001 is changed.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('nothing changed is nothing written', async () => {
  const { save, onEdit } = await openDialog();
  await save();
  expect(onEdit).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a message stands at its field, which has the focus', async () => {
  const { field, user, save, onEdit } = await openDialog();
  await user.clear(field('Pickup phone number'));
  await user.type(field('Pickup phone number'), '12');
  await save();
  expect(field('Pickup phone number')).toHaveAccessibleDescription(/Enter a phone number such as/);
  expect(field('Pickup phone number')).toHaveFocus();
  expect(onEdit).not.toHaveBeenCalled();
});

test('a failure stays in the dialog with what was typed', async () => {
  const { field, user, save, onEdit, dialog } = await openDialog();
  onEdit.mockRejectedValueOnce(new AppError('not-found', 'Gone.'));
  await user.type(field('Pickup instructions'), 'Side door');
  await save();
  expect(dialog.getByRole('alert')).toHaveTextContent('The changes were not saved. This no longer exists.');
  expect(field('Pickup instructions')).toHaveValue('Side door');
});

test('a delivery in windows shows all four times', async () => {
  const window = { start: new Date('2099-01-01T08:00Z'), end: new Date('2099-01-01T09:00Z') };
  const { dialog } = await openDialog(
    delivery({ urgency_level: 'time_window', pickup_window: window, dropoff_window: window }),
  );
  expect(dialog.getAllByLabelText(/window (start|end)$/)).toHaveLength(4);
});

/** The delivery is collected a moment after it was opened. */
function Collected({ onEdit }: { readonly onEdit: () => Promise<void> }) {
  const [data, setData] = useState(before);
  return (
    <div onInput={() => setData({ ...before, status: 'Collected', pickup_instructions: 'Gate 4' })}>
      <EditDelivery delivery={data} onEdit={onEdit} />
    </div>
  );
}

test('what is being typed stays when it is collected meanwhile', async () => {
  const { user } = renderPage(<Collected onEdit={async () => {}} />);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const field = await screen.findByLabelText(/^Drop-off instructions/);
  await user.type(field, ' Blue door.');
  expect(screen.getByLabelText(/^Drop-off instructions/)).toHaveValue('Ring twice. Blue door.');
  expect(screen.getByLabelText(/^Pickup instructions/)).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
});
