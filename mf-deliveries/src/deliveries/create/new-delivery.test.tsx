import { AppError, toAppError } from '@fleetfoot/shared/domain';
import type { CollectionQuery } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { FIRST_TARIFF, quotedPrice } from '@fleetfoot/shared/model/delivery/tariff';
import { RemoteContext } from '@fleetfoot/shared/remote';
import { fakeServices, remoteContextOf, renderPage } from '@fleetfoot/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { AskPrice } from '../../prices/trip';
import { SUGGESTED } from '../../testing/plain-maps';
import { savedAddress } from '../../testing/saved-address';
import { listContacts, savedContact } from '../contacts/contact';
import { NO_CONTACTS } from '../contacts/contacts-context';
import { suggestContacts } from '../contacts/find-contacts';
import type { DeliveryDraft } from '../drafts/delivery-draft';
import { type DeliveryPayload, payloadKey, pricedBy, type Submitted } from '../sending/delivery-payload';
import { type DeliveryServer, sendDelivery, toNewDelivery } from '../sending/send-delivery';
import { delivery } from '../testing/delivery';
import { fakeServer } from '../testing/fake-server';
import { filledForm } from '../testing/filled-form';
import { pendingAnswer } from '../testing/pending-answer';
import { type DeliveryFormValues, EMPTY_DELIVERY } from '../typed-delivery';
import { NewDelivery, type NewDeliveryProps } from './new-delivery';

jest.mock('@fleetfoot/shared/maps', () => jest.requireActual('../../testing/plain-maps'));

const mockFound = jest.fn<Promise<readonly Delivery[]>, [CollectionQuery<Delivery>]>();
jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  fetchCollection: (query: CollectionQuery<Delivery>) => mockFound(query),
}));

const DRAFT = 'mf-deliveries.new';

const noPrice: AskPrice = async () => ({ failure: 'unavailable' });

/** The form over a server that answers at once or fails. */
function formOver(server: DeliveryServer, props: Partial<NewDeliveryProps> = {}) {
  async function submit(id: string, payload: DeliveryPayload): Promise<Submitted> {
    const { delivery, values, changed } = payload;
    try {
      const priced = pricedBy(payload, new Date());
      const document = toNewDelivery(delivery, { id, uid: 'uid-thandi', priced });
      await sendDelivery(server, document, { key: await payloadKey(values), changed });
      return { status: 'accepted' };
    } catch (error) {
      return { status: 'refused', error: toAppError(error) };
    }
  }
  return (
    <NewDelivery
      draftKey="new"
      isTaken={async () => false}
      contacts={NO_CONTACTS}
      askPrice={noPrice}
      prepare={() => {}}
      submit={submit}
      {...props}
    />
  );
}

/** The form, opened with what was typed before, if anything. */
function openPage(values?: DeliveryFormValues, server = fakeServer(), props: Partial<NewDeliveryProps> = {}) {
  const { drafts } = fakeServices();
  if (values) drafts.write(DRAFT, { id: 'new-1', values } satisfies DeliveryDraft);
  const now = jest.fn(() => new Date('2098-12-01T10:00:00Z'));
  const page = renderPage(formOver(server, props), { services: { drafts, now } });
  const button = () => screen.getByRole('button', { name: 'Create Delivery' });
  const createButton = button();
  const press = () => page.user.click(createButton);
  /** Presses it and waits for what comes of it: the payload's key is hashed outside of this thread. */
  async function create(): Promise<void> {
    await press();
    await waitFor(() => expect(button()).toBeEnabled());
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  }
  return { ...page, server, createButton, press, create };
}

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));

test('the form begins on demand, with every field and no times', () => {
  openPage();
  const urgency = within(screen.getByRole('group', { name: 'Urgency level' }));
  expect(urgency.getAllByRole('radio')).toHaveLength(3);
  expect(urgency.getByRole('radio', { name: 'On demand' })).toBeChecked();
  const action = within(screen.getByRole('group', { name: 'Deliverable action' }));
  expect(action.getByRole('radio', { name: 'Meet at door' })).toBeChecked();
  expect(action.getByRole('radio', { name: 'Leave at door' })).not.toBeChecked();
  for (const stop of ['Pickup', 'Drop-off']) {
    const group = within(screen.getByRole('region', { name: stop }));
    expect(group.getByRole('combobox', { name: `${stop} address` })).toBeVisible();
    expect(group.getByRole('textbox', { name: `${stop} name` })).toBeVisible();
    expect(group.getByRole('textbox', { name: `${stop} phone number` })).toBeVisible();
    expect(group.getByRole('textbox', { name: `${stop} instructions (optional)` })).toBeVisible();
  }
  expect(screen.queryByLabelText(/window (start|end)|date and time/)).not.toBeInTheDocument();
});

test('the times of the chosen urgency level are asked for and those of another kept', async () => {
  const { user } = openPage();
  await user.click(screen.getByRole('radio', { name: 'Scheduled' }));
  await user.type(field('Pickup date and time'), '2099-01-01T09:00');
  await user.click(screen.getByRole('radio', { name: 'Time window' }));
  expect(screen.queryByLabelText('Pickup date and time')).not.toBeInTheDocument();
  for (const name of [
    'Pickup window start',
    'Pickup window end',
    'Drop-off window start',
    'Drop-off window end',
  ]) {
    expect(field(name)).toHaveAttribute('type', 'datetime-local');
  }
  await user.click(screen.getByRole('radio', { name: 'Scheduled' }));
  expect(field('Pickup date and time')).toHaveValue('2099-01-01T09:00');
  // Whatever order the browser writes it in.
  expect(field('Pickup date and time')).toHaveAccessibleDescription(
    '01 Jan 2099, 09:00. South African time.',
  );
});

test('a scheduled delivery asks for its pickup time, and is created with it in South African time', async () => {
  const { create, user, server } = openPage(filledForm());
  expect(screen.queryByLabelText('Pickup date and time')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Scheduled' }));
  await create();
  const time = field('Pickup date and time');
  expect(time).toHaveAccessibleDescription(/Enter the pickup date and time\./);
  expect(time).toBeInvalid();
  expect(time).toHaveFocus();
  expect(server.create).not.toHaveBeenCalled();
  await user.type(time, '2099-01-05T09:00');
  await create();
  expect(server.create.mock.lastCall?.[0]).toMatchObject({
    urgency_level: 'scheduled',
    pickup_time: new Date('2099-01-05T07:00:00Z'),
  });
});

test('a delivery with time windows asks for all four times, and is created with them in South African time', async () => {
  const { create, user, server } = openPage(filledForm());
  await user.click(screen.getByRole('radio', { name: 'Time window' }));
  await create();
  const times = {
    'Pickup window start': '2099-01-05T09:00',
    'Pickup window end': '2099-01-05T10:00',
    'Drop-off window start': '2099-01-05T10:00',
    'Drop-off window end': '2099-01-05T12:30',
  };
  for (const name of Object.keys(times)) {
    expect(field(name)).toHaveAccessibleDescription(new RegExp(`Enter the ${name.toLowerCase()}\\.`));
    expect(field(name)).toBeInvalid();
  }
  expect(field('Pickup window start')).toHaveFocus();
  for (const [name, value] of Object.entries(times)) await user.type(field(name), value);
  await create();
  expect(server.create.mock.calls.map(([created]) => created)).toMatchObject([
    {
      urgency_level: 'time_window',
      pickup_time: new Date('2099-01-05T07:00:00Z'),
      pickup_window: { start: new Date('2099-01-05T07:00:00Z'), end: new Date('2099-01-05T08:00:00Z') },
      dropoff_window: { start: new Date('2099-01-05T08:00:00Z'), end: new Date('2099-01-05T10:30:00Z') },
    },
  ]);
});

test('messages are shown at their fields, and the first invalid field gets the focus', async () => {
  const { create, server } = openPage({
    ...filledForm(),
    external_id: 'ORD-1',
    pickup: { ...filledForm().pickup, name: '', phone_number: '12' },
  });
  await create();
  expect(field('Pickup name')).toHaveAccessibleDescription('Enter the pickup name.');
  expect(field('Pickup phone number')).toHaveAccessibleDescription(
    'Enter a phone number such as 082 123 4567.',
  );
  expect(field('Pickup name')).toHaveFocus();
  expect(server.create).not.toHaveBeenCalled();
});

test('focus goes to an address that was typed but not chosen', async () => {
  const { create, user, server } = openPage(filledForm());
  await user.type(screen.getByRole('combobox', { name: 'Drop-off address' }), ', Cape Town');
  await create();
  const address = screen.getByRole('combobox', { name: 'Drop-off address' });
  expect(address).toHaveFocus();
  expect(address).toHaveAccessibleDescription(/Choose the drop-off address from the list/);
  expect(server.create).not.toHaveBeenCalled();
});

test('sending is prepared once both places are known', async () => {
  const prepare = jest.fn();
  const { user } = openPage(undefined, fakeServer(), { prepare });
  await user.type(field('External ID'), 'ORD-1');
  await user.click(screen.getByRole('button', { name: 'Choose Pickup address' }));
  expect(prepare).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Choose Drop-off address' }));
  expect(prepare).toHaveBeenCalledTimes(1);
});

test('an address chosen from the list brings its coordinates, and typing on takes them away', async () => {
  const { create, user, server } = openPage({
    ...filledForm(),
    dropoff: { ...filledForm().dropoff, address: { text: '' } },
  });
  await user.click(screen.getByRole('button', { name: 'Choose Drop-off address' }));
  const address = screen.getByRole('combobox', { name: 'Drop-off address' });
  await user.type(address, '!{Backspace}');
  await create();
  expect(server.create).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Choose Drop-off address' }));
  await create();
  expect(server.create.mock.lastCall?.[0]).toMatchObject({
    dropoff_address: SUGGESTED.fullAddressString,
    dropoff_latitude: SUGGESTED.latitude,
    dropoff_longitude: SUGGESTED.longitude,
  });
});

test('a message about two times goes when either is put right', async () => {
  const pickup_window = { start: '2099-01-01T11:00', end: '2099-01-01T10:00' };
  const dropoff_window = { start: '2099-01-01T12:00', end: '2099-01-01T13:00' };
  const { create, user } = openPage(
    filledForm({ urgency_level: 'time_window', pickup_window, dropoff_window }),
  );
  await create();
  const end = field('Pickup window end');
  expect(end).toHaveAccessibleDescription(/must end after it starts/);
  await user.clear(field('Pickup window start'));
  await user.type(field('Pickup window start'), '2099-01-01T09:00');
  expect(end).not.toHaveAccessibleDescription(/must end/);
});

test.each([
  ['2031-05-04T11:59', 'The pickup date and time is in the past. Choose a later time.'],
  ['2031-05-04T12:00', undefined],
  ['2032-05-04T12:01', 'The pickup date and time is more than a year away. Choose an earlier time.'],
])('the time %s is judged by the clock of the server, not of the device', async (pickup_time, message) => {
  const { drafts } = fakeServices();
  const values = filledForm({ urgency_level: 'scheduled', pickup_time });
  drafts.write(DRAFT, { id: 'new-1', values } satisfies DeliveryDraft);
  const now = jest.fn(() => new Date('2031-05-04T10:00:30Z'));
  const server = fakeServer();
  const { user } = renderPage(formOver(server), { services: { drafts, now } });
  expect(field('Pickup date and time')).toHaveAttribute('min', '2031-05-04T12:00');
  await user.click(screen.getByRole('button', { name: 'Create Delivery' }));
  if (message) expect(field('Pickup date and time')).toHaveAccessibleDescription(new RegExp(message));
  // Its key is hashed outside of this thread.
  else await waitFor(() => expect(server.create).toHaveBeenCalled());
  expect(server.create).toHaveBeenCalledTimes(message ? 0 : 1);
});

test('a delivery is created once, its draft discarded and the list opened', async () => {
  const answer = pendingAnswer();
  const server = fakeServer({ create: () => answer.promise.then(() => 'created' as const) });
  const { press, createButton, services } = openPage(filledForm(), server);
  await press();
  expect(createButton).toBeDisabled();
  await press();
  expect(services.navigate).not.toHaveBeenCalled();
  expect(await screen.findByRole('button', { name: 'Clear' })).toBeDisabled();
  await act(async () => answer.resolve());
  expect(server.create).toHaveBeenCalledTimes(1);
  expect(server.create.mock.lastCall?.[0]).toMatchObject({ id: 'new-1', created_by: 'uid-thandi' });
  expect(services.announce).toHaveBeenCalledWith('Delivery ORD-1001 is created.');
  expect(services.navigate).toHaveBeenCalledWith('/deliveries');
  expect(services.drafts.read(DRAFT)).toBeUndefined();
});

test('Enter pressed twice creates one delivery', async () => {
  const answer = pendingAnswer();
  const server = fakeServer({ create: () => answer.promise.then(() => 'created' as const) });
  const { user } = openPage(filledForm(), server);
  await user.type(field('External ID'), '{Enter}{Enter}');
  // Its key is hashed outside of this thread.
  await waitFor(() => expect(server.create).toHaveBeenCalled());
  await act(async () => answer.resolve());
  expect(server.create).toHaveBeenCalledTimes(1);
});

test('a failed save is shown, keeps the typed values and can be repeated under the same id', async () => {
  const error = new AppError('offline', 'No connection.');
  const server = fakeServer();
  server.create.mockRejectedValueOnce(error);
  const { create, createButton, services } = openPage(filledForm(), server);
  await create();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to create delivery. You are offline. Check your connection and try again. What you typed is still here.',
  );
  expect(createButton).toBeEnabled();
  expect(createButton).toHaveFocus();
  expect(field('External ID')).toHaveValue('ORD-1001');
  expect(screen.getByRole('combobox', { name: 'Drop-off address' })).toHaveValue('5 Beach Road, Sea Point');
  expect(services.report).toHaveBeenCalledWith(error, expect.objectContaining({ deliveryID: 'new-1' }));
  expect(services.navigate).not.toHaveBeenCalled();
  await create();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(server.create.mock.calls.map(([{ id }]) => id)).toEqual(['new-1', 'new-1']);
  expect(server.find).not.toHaveBeenCalled();
});

test('details changed after a failed save replace those that the server stored', async () => {
  const server = fakeServer();
  server.create.mockRejectedValueOnce(new AppError('timeout', 'No answer.'));
  const { create, user } = openPage(filledForm(), server);
  await create();
  await user.type(field('External ID'), '-B');
  server.create.mockResolvedValueOnce('occupied');
  server.find.mockResolvedValue(delivery({ id: 'new-1' }));
  await create();
  expect(server.cancel).toHaveBeenCalledWith('new-1');
  expect(server.create.mock.lastCall?.[0]).toMatchObject({ id: 'new-1-1', external_id: 'ORD-1001-B' });
});

test('a delivery cancelled since its creation is created again only by another press', async () => {
  const server = fakeServer();
  server.create.mockResolvedValueOnce('received');
  const { create } = openPage(filledForm(), server);
  await create();
  expect(await screen.findByRole('alert')).toHaveTextContent('It was created and has been cancelled since.');
  await create();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const [first, second] = server.create.mock.calls.map(([{ id }]) => id);
  expect(first).toBe('new-1');
  expect(second).not.toBe('new-1');
});

test('typed values are there when the page is opened again', async () => {
  const { user, unmount, services } = openPage();
  await user.type(field('External ID'), 'ORD-7');
  await user.type(screen.getByRole('combobox', { name: 'Pickup address' }), '12 Long');
  await user.click(screen.getByRole('radio', { name: 'Leave at door' }));
  unmount();
  renderPage(formOver(fakeServer()), { services: { drafts: services.drafts } });
  expect(field('External ID')).toHaveValue('ORD-7');
  expect(screen.getByRole('combobox', { name: 'Pickup address' })).toHaveValue('12 Long');
  expect(screen.getByRole('radio', { name: 'Leave at door' })).toBeChecked();
});

test('a save that ends after the page was left does not move the user', async () => {
  const answer = pendingAnswer();
  const { press, unmount, server, services } = openPage(
    filledForm(),
    fakeServer({ create: () => answer.promise.then(() => 'created' as const) }),
  );
  await press();
  // The payload's key is hashed outside of this thread.
  await waitFor(() => expect(server.create).toHaveBeenCalled());
  unmount();
  await act(async () => answer.resolve());
  expect(services.announce).toHaveBeenCalledWith('Delivery ORD-1001 is created.');
  expect(services.navigate).not.toHaveBeenCalled();
});

test('details that were sent before stay suspect until one of them is accepted', async () => {
  const server = fakeServer({ find: async () => delivery({ id: 'new-1' }) });
  server.create.mockRejectedValueOnce(new AppError('timeout', 'No answer.'));
  server.create.mockRejectedValueOnce(new AppError('timeout', 'No answer.'));
  server.create.mockResolvedValueOnce('occupied');
  const { create, user } = openPage(filledForm(), server);
  await create();
  await user.type(field('External ID'), '-B');
  await create();
  await create();
  expect(server.cancel).toHaveBeenCalledTimes(1);
  expect(server.create.mock.lastCall?.[0]).toMatchObject({ external_id: 'ORD-1001-B' });
});

test('a delivery that waits on the device is announced, and the form is ready for the next one', async () => {
  const submit = jest.fn(async (): Promise<Submitted> => ({ status: 'waiting' }));
  const { create, services } = openPage(filledForm(), fakeServer(), { submit });
  await create();
  const message = 'Delivery ORD-1001 is saved on this device. The outbox shows when it is sent.';
  expect(await screen.findByText(message)).toBeVisible();
  expect(services.announce).toHaveBeenCalledWith(message);
  expect(services.navigate).not.toHaveBeenCalled();
  expect(services.drafts.read(DRAFT)).toBeUndefined();
  expect(field('External ID')).toHaveValue('');
  expect(screen.getByRole('combobox', { name: 'Drop-off address' })).toHaveValue('');
});

test('a delivery that was begun elsewhere makes way for an empty form once it is saved', async () => {
  const begin = { id: 'new-1', values: filledForm(), of: 'delivery-1' };
  const submit = async (): Promise<Submitted> => ({ status: 'waiting' });
  const { create, services } = openPage(undefined, fakeServer(), { begin, submit });
  await create();
  expect(services.navigate).toHaveBeenCalledWith('/newdelivery', { replace: true });
});

test('values typed before a reload are restored, also in the address fields', async () => {
  const draft = { id: 'before-1', values: filledForm({ urgency_level: 'scheduled' }) };
  const copy = { read: async () => draft, write: async () => {}, discard: async () => {} };
  openPage(undefined, fakeServer(), { copy });
  await waitFor(() => expect(field('External ID')).toHaveValue('ORD-1001'));
  expect(screen.getByRole('combobox', { name: 'Pickup address' })).toHaveValue('12 Long Street, Cape Town');
  expect(screen.getByRole('radio', { name: 'Scheduled' })).toBeChecked();
  expect(field('Pickup date and time')).toBeVisible();
});

test('a form that has what was typed before says so, is cleared by one press and filled again by another', async () => {
  const { user } = openPage(filledForm());
  expect(await screen.findByText(/^We kept what you typed/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field('External ID')).toHaveValue('');
  expect(screen.getByRole('combobox', { name: 'Drop-off address' })).toHaveValue('');
  expect(screen.getByText('What you typed is cleared.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field('External ID')).toHaveValue('ORD-1001');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await user.type(field('External ID'), 'O');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test.each([
  ['2026-11-25T09:31:00Z', 'We kept what you typed at 11:31.'],
  ['2026-11-24T09:31:00Z', 'We kept what you typed on 24 Nov 2026 at 11:31.'],
])('a draft of %s says when it was typed: %s', async (at, said) => {
  const { drafts } = fakeServices();
  drafts.write(DRAFT, { id: 'new-1', values: filledForm(), at: Date.parse(at) } satisfies DeliveryDraft);
  const now = jest.fn(() => new Date('2026-11-25T10:00:00Z'));
  renderPage(formOver(fakeServer()), { services: { drafts, now } });
  expect(await screen.findByText(said)).toBeVisible();
});

test('a draft that comes after typing began is offered', async () => {
  const answer = pendingAnswer();
  const draft = { id: 'before-1', values: filledForm() };
  const copy = {
    read: () => answer.promise.then(() => draft),
    write: async () => {},
    discard: async () => {},
  };
  const { user } = openPage(undefined, fakeServer(), { copy });
  await user.type(field('External ID'), 'ORD-9');
  await act(async () => answer.resolve());
  expect(await screen.findByRole('region', { name: 'You have an unfinished delivery' })).toHaveTextContent(
    'ORD-1001, Lerato Dlamini',
  );
  expect(field('External ID')).toHaveValue('ORD-9');
  await user.click(screen.getByRole('button', { name: 'Take it up' }));
  expect(field('External ID')).toHaveValue('ORD-1001');
  expect(screen.queryByRole('region', { name: /unfinished/ })).not.toBeInTheDocument();
});

test('unit, landmark and gate code are asked for by a button, and written where they are known', async () => {
  const { user, create, server } = openPage(filledForm());
  expect(screen.queryByLabelText(/gate code/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add drop-off unit, landmark or gate code' }));
  expect(field('Drop-off unit')).toHaveFocus();
  await user.type(field('Drop-off unit'), 'Unit 4');
  await user.clear(field('Drop-off unit'));
  await user.type(field('Drop-off gate code'), '4321#');
  await create();
  const [document] = server.create.mock.lastCall ?? [];
  expect(document).toMatchObject({ dropoff_gate_code: '4321#' });
  for (const none of ['dropoff_unit', 'dropoff_landmark', 'pickup_gate_code']) {
    expect(document).not.toHaveProperty(none);
  }
});

test('a gate code that is too long is said at its field', async () => {
  const dropoff = { ...filledForm().dropoff, gate_code: 'x'.repeat(41) };
  const { create, server } = openPage(filledForm({ dropoff }));
  await create();
  expect(field('Drop-off gate code')).toHaveAccessibleDescription(/Use at most 40 characters/);
  expect(field('Drop-off gate code')).toHaveFocus();
  expect(server.create).not.toHaveBeenCalled();
});

describe('contacts', () => {
  beforeEach(() => contacts.onWanted.mockReset());

  const home = savedAddress({ label: 'Naledi at home', gateCode: '4321' });
  const contacts = {
    pickup: listContacts([home], [delivery()], 'pickup'),
    dropoff: listContacts([home], [delivery()], 'dropoff'),
    suggest: suggestContacts,
    isSettled: true,
    onWanted: jest.fn(),
  };

  test('a chosen contact fills in name, number and instructions, and a delivery to there is created', async () => {
    const values = { ...filledForm(), dropoff: EMPTY_DELIVERY.dropoff };
    const { user, create, server } = openPage(values, fakeServer(), { contacts });
    await user.click(screen.getByRole('button', { name: 'Own suggestion Drop-off address: Naledi at home' }));
    expect(field('Drop-off name')).toHaveValue('Naledi Molefe');
    expect(field('Drop-off phone number')).toHaveValue('082 123 4567');
    expect(field('Drop-off instructions')).toHaveValue('');
    expect(field('Drop-off gate code')).toHaveValue('4321');
    expect(field('Pickup name')).toHaveValue('Umoya Kitchen');
    await create();
    expect(server.create.mock.lastCall?.[0]).toMatchObject({
      dropoff_address: home.fullAddressString,
      dropoff_latitude: home.latitude,
      dropoff_phone_number: '+27821234567',
      dropoff_gate_code: '4321',
    });
  });

  describe('details that were typed', () => {
    const sipho = savedAddress({
      ...{ id: 'a2', label: 'Sipho at work', contactName: 'Sipho Dube', contactPhoneNumber: '' },
      ...{
        latitude: -33.9,
        fullAddressString: '9 Loop Street, Cape Town, South Africa',
        unitNumber: 'Unit 7',
      },
    });
    const known = { ...contacts, dropoff: listContacts([home, sipho], [], 'dropoff') };
    const details = ['name', 'phone number', 'instructions', 'unit', 'landmark', 'gate code'];
    const inForm = () =>
      details.map(
        (name) => screen.queryByLabelText<HTMLInputElement>(new RegExp(`^Drop-off ${name}`))?.value,
      );
    const button = (name: string) => screen.getByRole('button', { name });
    const own = (title: string) => button(`Own suggestion Drop-off address: ${title}`);

    test('a typed recipient stays when a contact is chosen, and the saved details come and go by a press', async () => {
      const { user, services, create, server } = openPage(
        { ...filledForm(), dropoff: EMPTY_DELIVERY.dropoff },
        fakeServer(),
        { contacts: known },
      );
      await user.type(field('Drop-off name'), 'Zola');
      await user.type(field('Drop-off phone number'), '083 111 2222');
      services.announce.mockClear();
      await user.click(own('Naledi at home'));
      expect(inForm()).toEqual(['Zola', '083 111 2222', '', '', '', '4321']);
      const differ = 'What is saved of Naledi Molefe differs from what is here.';
      expect(await screen.findByText(differ)).toBeVisible();
      expect(button('Use saved details')).toHaveAccessibleDescription(/Naledi Molefe.*082 123 4567/);
      expect(services.announce.mock.calls).toEqual([[`${differ} Naledi Molefe · 082 123 4567`]]);

      await user.click(button('Use saved details'));
      expect(inForm()).toEqual(['Naledi Molefe', '082 123 4567', '', '', '', '4321']);
      expect(button('Put back what you typed')).toHaveFocus();
      await user.click(button('Put back what you typed'));
      expect(inForm()).toEqual(['Zola', '083 111 2222', '', '', '', '4321']);
      expect(button('Use saved details')).toHaveFocus();
      await create();
      expect(server.create.mock.lastCall?.[0]).toMatchObject({
        ...{ dropoff_name: 'Zola', dropoff_phone_number: '+27831112222', dropoff_gate_code: '4321' },
        dropoff_address: home.fullAddressString,
      });
    });

    test('unit, landmark, gate code and instructions that were typed stay', async () => {
      const { user } = openPage(undefined, fakeServer(), { contacts: known });
      await user.click(button('Add drop-off unit, landmark or gate code'));
      await user.type(field('Drop-off unit'), '12B');
      await user.type(field('Drop-off landmark'), 'Water tower');
      await user.type(field('Drop-off gate code'), '9#');
      await user.type(field('Drop-off instructions'), 'Blue door');
      await user.click(own('Naledi at home'));
      expect(inForm()).toEqual(['Naledi Molefe', '082 123 4567', 'Blue door', '12B', 'Water tower', '9#']);
    });

    test('a second contact replaces what the first filled in, and empties what it lacks', async () => {
      const { user } = openPage(undefined, fakeServer(), { contacts: known });
      await user.click(own('Naledi at home'));
      await user.click(own('Sipho at work'));
      expect(inForm()).toEqual(['Sipho Dube', '', '', 'Unit 7', '', '']);
      expect(screen.queryByRole('button', { name: 'Use saved details' })).not.toBeInTheDocument();
    });

    test('a second contact replaces the first also after something was typed elsewhere', async () => {
      const { user } = openPage(undefined, fakeServer(), { contacts: known });
      await user.click(own('Naledi at home'));
      await user.type(field('Drop-off instructions'), 'Blue door');
      await user.type(field('External ID'), 'ORD-1');
      await user.click(own('Sipho at work'));
      expect(inForm()).toEqual(['Sipho Dube', '', 'Blue door', 'Unit 7', '', '']);
    });

    test('an offer stays while something is typed elsewhere', async () => {
      const { user } = openPage(undefined, fakeServer(), { contacts: known });
      await user.type(field('Drop-off name'), 'Zola');
      await user.click(own('Naledi at home'));
      await user.type(field('External ID'), 'ORD-1');
      await user.click(await screen.findByRole('button', { name: 'Use saved details' }));
      await user.type(field('External ID'), '2');
      await user.click(button('Put back what you typed'));
      expect(field('Drop-off name')).toHaveValue('Zola');
    });

    test('another place of the map takes the details of the contact before with it, and offers the person', async () => {
      const { user } = openPage(undefined, fakeServer(), { contacts: known });
      await user.click(own('Naledi at home'));
      await user.click(button('Choose Drop-off address'));
      expect(inForm()).toEqual(['', '', '', '', '', '']);
      await user.click(await screen.findByRole('button', { name: 'Use saved details' }));
      expect(inForm()).toEqual(['Naledi Molefe', '082 123 4567', '', '', '', '']);
      expect(field('Drop-off name')).toHaveFocus();
    });

    test('a place of the map leaves what was typed', async () => {
      const { user } = openPage(undefined, fakeServer(), { contacts: known });
      await user.type(field('Drop-off name'), 'Zola');
      await user.type(field('Drop-off instructions'), 'Blue door');
      await user.click(button('Choose Drop-off address'));
      expect(inForm().slice(0, 3)).toEqual(['Zola', '', 'Blue door']);
    });

    test('a recipient who is typed after a place of the map was chosen is offered nothing', async () => {
      const proposed = { ...known, defaultPickup: savedContact(sipho) };
      const { user } = openPage(undefined, fakeServer(), { contacts: proposed });
      await user.click(button('Choose Drop-off address'));
      await user.type(field('Drop-off name'), 'Zola');
      expect(await screen.findByText(/^Collects from Sipho at work/)).toBeVisible();
      expect(screen.queryByText(/^What is saved/)).not.toBeInTheDocument();
    });

    test('details of a restored draft stay', async () => {
      const dropoff = { ...filledForm().dropoff, address: { text: '' } };
      const { user } = openPage(filledForm({ dropoff }), fakeServer(), { contacts: known });
      await user.click(own('Naledi at home'));
      expect(inForm().slice(0, 3)).toEqual(['Lerato Dlamini', '083 123 4567', 'Ring twice.']);
      expect(await screen.findByRole('button', { name: 'Use saved details' })).toBeVisible();
    });

    test('a repeated delivery gives way to another recipient', async () => {
      const begin = { id: 'new-2', values: filledForm(), of: 'delivery-1' };
      const { user } = openPage(undefined, fakeServer(), { contacts: known, begin });
      await user.type(field('Drop-off instructions'), ' Blue door.');
      await user.click(own('Naledi at home'));
      expect(inForm().slice(0, 3)).toEqual(['Naledi Molefe', '082 123 4567', 'Ring twice. Blue door.']);
    });

    test('a repeated delivery to another place of the map keeps its recipient', async () => {
      const begin = { id: 'new-2', values: filledForm(), of: 'delivery-1' };
      const { user } = openPage(undefined, fakeServer(), { contacts: known, begin });
      await user.click(button('Choose Drop-off address'));
      expect(inForm().slice(0, 3)).toEqual(['Lerato Dlamini', '083 123 4567', 'Ring twice.']);
    });

    test('the same place of the map leaves the details of its contact', async () => {
      const there = savedAddress({ ...SUGGESTED, name: '', label: 'Zoë', contactName: 'Zoë Adams' });
      const { user } = openPage(undefined, fakeServer(), {
        contacts: { ...contacts, dropoff: listContacts([there], [], 'dropoff') },
      });
      await user.click(own('Zoë'));
      await user.click(button('Choose Drop-off address'));
      expect(field('Drop-off name')).toHaveValue('Zoë Adams');
    });

    test('details of a draft that is taken up stay, also where a contact had filled in the same', async () => {
      const dropoff = { ...EMPTY_DELIVERY.dropoff, name: 'Naledi Molefe', phone_number: '0821234567' };
      const answer = pendingAnswer();
      const draft = { id: 'old-1', values: filledForm({ dropoff }) };
      const copy = {
        read: () => answer.promise.then(() => draft),
        write: async () => {},
        discard: async () => {},
      };
      const { user } = openPage(undefined, fakeServer(), { contacts: known, copy });
      await user.click(own('Naledi at home'));
      await act(async () => answer.resolve());
      await user.click(await screen.findByRole('button', { name: 'Take it up' }));
      await user.click(own('Sipho at work'));
      expect(inForm().slice(0, 2)).toEqual(['Naledi Molefe', '0821234567']);
    });

    test('a pickup that was typed stays, one that was proposed gives way', async () => {
      const proposed = { ...contacts, defaultPickup: savedContact(sipho) };
      const { user } = openPage(undefined, fakeServer(), { contacts: proposed });
      await user.type(field('Pickup instructions'), 'At the back');
      await user.click(button('Own suggestion Pickup address: Naledi at home'));
      expect(field('Pickup name')).toHaveValue('Naledi Molefe');
      expect(field('Pickup unit')).toHaveValue('');
      expect(field('Pickup instructions')).toHaveValue('At the back');
      await user.clear(field('Pickup name'));
      await user.type(field('Pickup name'), 'Front desk');
      await user.click(button('Own suggestion Pickup address: Umoya Kitchen'));
      expect(field('Pickup name')).toHaveValue('Front desk');
      expect(field('Pickup phone number')).toHaveValue('021 555 0100');
      expect(await screen.findByText(/^What is saved of Umoya Kitchen/)).toBeVisible();
    });

    test('an address that was typed is put back after a known number brought another', async () => {
      const { user } = openPage(undefined, fakeServer(), { contacts: known });
      await user.click(button('Choose Drop-off address'));
      await user.type(field('Drop-off phone number'), '0821234567');
      await user.click(await screen.findByRole('button', { name: /^Use Naledi at home/ }));
      expect(field('Drop-off phone number')).toHaveValue('0821234567');
      expect(field('Drop-off address')).toHaveValue(home.fullAddressString);
      await user.click(await screen.findByRole('button', { name: 'Put back what you typed' }));
      expect(field('Drop-off address')).toHaveValue(SUGGESTED.fullAddressString);
    });
  });

  test('a known number fills in its contact', async () => {
    const { user, services } = openPage(undefined, fakeServer(), { contacts });
    await user.type(field('Drop-off phone number'), '+27 82 123 456');
    expect(screen.getByRole('combobox', { name: 'Drop-off address' })).toHaveValue('');
    await user.type(field('Drop-off phone number'), '7');
    expect(screen.getByRole('combobox', { name: 'Drop-off address' })).toHaveValue(home.fullAddressString);
    expect(field('Drop-off name')).toHaveValue('Naledi Molefe');
    expect(services.announce).toHaveBeenCalledWith(expect.stringContaining('Naledi at home are filled in'));
    expect(screen.queryByText('You know this number:')).not.toBeInTheDocument();
  });

  test('the number of a pickup fills in its contact', async () => {
    const { user } = openPage(undefined, fakeServer(), { contacts });
    await user.type(field('Pickup phone number'), '+27 82 123 4567');
    expect(screen.getByRole('combobox', { name: 'Pickup address' })).toHaveValue(home.fullAddressString);
    expect(field('Pickup name')).toHaveValue('Naledi Molefe');
    expect(field('Drop-off name')).toHaveValue('');
  });

  test('a known number offers its contact where something else was typed, until that is filled in', async () => {
    const { user } = openPage(undefined, fakeServer(), { contacts });
    await user.type(field('Drop-off instructions'), 'Blue door');
    await user.type(field('Drop-off phone number'), '0821234567');
    expect(screen.getByRole('combobox', { name: 'Drop-off address' })).toHaveValue('');
    await user.click(screen.getByRole('button', { name: /^Use Naledi at home/ }));
    expect(field('Drop-off instructions')).toHaveValue('Blue door');
    expect(screen.getByRole('combobox', { name: 'Drop-off address' })).toHaveValue(home.fullAddressString);
    expect(screen.queryByText('You know this number:')).not.toBeInTheDocument();
  });

  test('the default pickup is filled in from the start, and is no draft', () => {
    const { services } = openPage(undefined, fakeServer(), {
      contacts: { ...contacts, defaultPickup: savedContact(home) },
    });
    expect(field('Pickup name')).toHaveValue('Naledi Molefe');
    expect(screen.getByRole('combobox', { name: 'Pickup address' })).toHaveValue(home.fullAddressString);
    expect(services.drafts.read(DRAFT)).toBeUndefined();
  });

  test('a form whose pickup is known begins at the number of the drop-off, another at the pickup', async () => {
    const { unmount } = openPage(undefined, fakeServer(), {
      contacts: { ...contacts, defaultPickup: savedContact(home) },
    });
    await waitFor(() => expect(field('Drop-off phone number')).toHaveFocus());
    expect(await screen.findByText(/^Collects from Naledi at home/)).toBeVisible();
    unmount();
    openPage(undefined, fakeServer(), { contacts });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Pickup address' })).toHaveFocus());
  });

  test.each(['Pickup address', 'Drop-off phone number'])(
    'the address book is not read for the focus that %s got by itself, but for what is typed there',
    async (name) => {
      const onWanted = jest.fn();
      const defaultPickup = name === 'Pickup address' ? undefined : savedContact(home);
      const { user } = openPage(undefined, fakeServer(), {
        contacts: { ...contacts, onWanted, defaultPickup },
      });
      await waitFor(() => expect(field(name)).toHaveFocus());
      expect(onWanted).not.toHaveBeenCalled();
      await user.keyboard('0');
      expect(onWanted).toHaveBeenCalledTimes(1);
    },
  );

  test('the focus stays where it is once the user has done something', async () => {
    const settled = { ...contacts, defaultPickup: savedContact(home) };
    const { user, rerender, services } = openPage(undefined, fakeServer(), {
      contacts: { ...contacts, isSettled: false },
    });
    await user.keyboard('{PageDown}');
    const remote = remoteContextOf(services);
    rerender(<RemoteContext value={remote}>{formOver(fakeServer(), { contacts: settled })}</RemoteContext>);
    expect(await screen.findByText(/^Collects from Naledi at home/)).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  test('a pickup that is known late leaves what was chosen, and what was found wrong elsewhere', async () => {
    const settled = { ...contacts, defaultPickup: savedContact(home) };
    const { user, press, rerender, services } = openPage(undefined, fakeServer(), {
      contacts: { ...contacts, isSettled: false },
    });
    await user.click(screen.getByRole('radio', { name: 'Time window' }));
    await press();
    expect(await screen.findByText('Enter the pickup window start.')).toBeVisible();
    expect(screen.getByText('Enter the pickup name.')).toBeVisible();
    const remote = remoteContextOf(services);
    rerender(<RemoteContext value={remote}>{formOver(fakeServer(), { contacts: settled })}</RemoteContext>);
    await waitFor(() => expect(screen.queryByText('Enter the pickup name.')).not.toBeInTheDocument());
    expect(screen.getByText('Enter the pickup window start.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Time window' })).toBeChecked();
  });

  test('a pickup that is known late is not filled in under the hands of who is about to type one', async () => {
    const settled = { ...contacts, defaultPickup: savedContact(home) };
    const { user, rerender, services } = openPage(undefined, fakeServer(), {
      contacts: { ...contacts, isSettled: false },
    });
    await user.click(screen.getByRole('combobox', { name: 'Pickup address' }));
    const remote = remoteContextOf(services);
    rerender(<RemoteContext value={remote}>{formOver(fakeServer(), { contacts: settled })}</RemoteContext>);
    await user.keyboard('9 Long Street');
    expect(screen.getByRole('combobox', { name: 'Pickup address' })).toHaveValue('9 Long Street');
    expect(field('Pickup name')).toHaveValue('');
  });

  test('a known number fills in its contact once; a stop that was emptied again is offered it', async () => {
    const { user } = openPage(undefined, fakeServer(), { contacts });
    await user.type(field('Drop-off phone number'), '0821234567');
    const address = screen.getByRole('combobox', { name: 'Drop-off address' });
    await waitFor(() => expect(address).toHaveValue(home.fullAddressString));
    await user.clear(field('Drop-off name'));
    await user.clear(field('Drop-off gate code'));
    await user.clear(address);
    expect(address).toHaveValue('');
    expect(screen.getByRole('button', { name: /^Use Naledi at home/ })).toBeVisible();
  });

  test('a known number does not bring the instructions of its last delivery unasked', async () => {
    const last = delivery({ dropoff_instructions: 'Ring twice', dropoff_gate_code: '12#' });
    const { user } = openPage(undefined, fakeServer(), {
      contacts: { ...contacts, dropoff: listContacts([], [last], 'dropoff') },
    });
    await user.type(field('Drop-off phone number'), '0831234567');
    await waitFor(() => expect(field('Drop-off gate code')).toHaveValue('12#'));
    expect(field('Drop-off instructions')).toHaveValue('');
  });

  test('a reference is asked for where none could be proposed', async () => {
    mockFound.mockRejectedValue(new AppError('offline', 'No connection.'));
    const { create, server, services } = openPage(filledForm({ external_id: '' }), fakeServer(), {
      contacts: { ...contacts, recent: [delivery()] },
    });
    await waitFor(() =>
      expect(services.report).toHaveBeenCalledWith(expect.anything(), { asking: 'reference' }),
    );
    await create();
    expect(field('External ID')).toHaveAccessibleDescription(/Enter the external ID\./);
    expect(field('External ID')).toHaveFocus();
    expect(server.create).not.toHaveBeenCalled();
  });

  test('a delivery saved on the device has the focus where a field would open the keyboard', async () => {
    window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
    const submit = async (): Promise<Submitted> => ({ status: 'waiting' });
    const { create } = openPage(filledForm(), fakeServer(), { contacts, submit });
    await create();
    await waitFor(() => expect(screen.getByText(/is saved on this device/)).toHaveFocus());
    Reflect.deleteProperty(window, 'matchMedia');
  });

  test('a field that has the focus keeps it when the pickup becomes known', async () => {
    const settled = { ...contacts, defaultPickup: savedContact(home) };
    function Settling() {
      const [isSettled, settle] = useState(false);
      const known = isSettled ? settled : { ...contacts, isSettled };
      return <div onInput={() => settle(true)}>{formOver(fakeServer(), { contacts: known })}</div>;
    }
    const { user } = renderPage(<Settling />);
    expect(document.body).toHaveFocus();
    await user.type(field('External ID'), 'O');
    expect(field('Pickup name')).toHaveValue('Naledi Molefe');
    expect(field('External ID')).toHaveFocus();
  });

  test('a reference that is left empty is the proposed one, and what is typed goes before it', async () => {
    mockFound.mockResolvedValue([]);
    const recent = [delivery({ external_id: 'ORD-9' })];
    const page = openPage(filledForm({ external_id: ' ' }), fakeServer(), {
      contacts: { ...contacts, recent },
    });
    await waitFor(() => expect(field('External ID')).toHaveAttribute('placeholder', 'UF-1001'));
    await page.create();
    expect(page.server.create.mock.lastCall?.[0]).toMatchObject({ external_id: 'UF-1001' });
    page.unmount();
    const typed = openPage(filledForm(), fakeServer(), { contacts: { ...contacts, recent } });
    await waitFor(() => expect(field('External ID')).toHaveAttribute('placeholder', 'UF-1001'));
    expect(field('External ID')).not.toHaveAccessibleDescription();
    await typed.create();
    expect(typed.server.create.mock.lastCall?.[0]).toMatchObject({ external_id: 'ORD-1001' });
  });

  test('an empty form says at each field what is missing, and takes the proposed reference', async () => {
    mockFound.mockResolvedValue([]);
    const { create, user, server } = openPage(undefined, fakeServer(), {
      contacts: { ...contacts, recent: [] },
    });
    expect(await screen.findByText('Left empty, it is UF-1001.')).toBeVisible();
    await create();
    expect(field('External ID')).toHaveValue('UF-1001');
    for (const [name, message] of [
      ['Pickup address', 'Enter the pickup address and choose it from the list.'],
      ['Drop-off name', 'Enter the drop-off name.'],
      ['Drop-off phone number', 'Enter the drop-off phone number.'],
    ] as const) {
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
      expect(field(name)).toBeInvalid();
    }
    expect(field('Pickup address')).toHaveFocus();
    await user.type(field('Drop-off phone number'), '123');
    await user.type(field('Pickup address'), 'Somewhere else');
    await create();
    expect(field('Drop-off phone number')).toHaveAccessibleDescription(
      expect.stringContaining('Enter a phone number such as 082 123 4567.'),
    );
    expect(field('Pickup address')).toHaveAccessibleDescription(
      expect.stringContaining('Choose the pickup address from the list'),
    );
    expect(server.create).not.toHaveBeenCalled();
  });

  test('the next delivery after one that waits on the device begins where that one did, at another reference', async () => {
    mockFound.mockResolvedValue([]);
    const submit = async (): Promise<Submitted> => ({ status: 'waiting' });
    const props = { contacts: { ...contacts, recent: [] }, submit };
    const { create } = openPage(filledForm({ external_id: '' }), fakeServer(), props);
    expect(await screen.findByText(/Left empty, it is UF-1001/)).toBeVisible();
    await create();
    expect(field('Pickup name')).toHaveValue('Umoya Kitchen');
    expect(field('Drop-off name')).toHaveValue('');
    await waitFor(() => expect(field('Drop-off phone number')).toHaveFocus());
    expect(await screen.findByText(/Left empty, it is UF-1002/)).toBeVisible();
  });

  test('the default pickup leaves a pickup that was typed alone', async () => {
    openPage(filledForm(), fakeServer(), { contacts: { ...contacts, defaultPickup: savedContact(home) } });
    expect(await screen.findByText(/price/)).toBeVisible();
    expect(field('Pickup name')).toHaveValue('Umoya Kitchen');
  });
});

describe('the price', () => {
  const price = quotedPrice(FIRST_TARIFF, { urgency_level: 'on_demand', metres: 12_300, seconds: 1_500 });

  test('a delivery is created with the price that is shown beside the button', async () => {
    const askPrice = jest.fn<ReturnType<AskPrice>, Parameters<AskPrice>>(async () => ({
      quoteID: 'q1',
      price,
    }));
    const { create, server } = openPage(filledForm(), fakeServer(), { askPrice });
    expect(await screen.findByText(/incl\. VAT/)).toBeVisible();
    expect(askPrice.mock.lastCall?.[0]).toEqual({
      pickup: filledForm().pickup.address.coordinates,
      dropoff: filledForm().dropoff.address.coordinates,
      urgency_level: 'on_demand',
    });
    await create();
    expect(server.create.mock.lastCall?.[0]).toMatchObject({ quoteID: 'q1', price });
    expect(screen.queryByText(/^The price and the map are shown here/)).not.toBeInTheDocument();
  });

  test('a delivery is created without a price when none is shown', async () => {
    const { create, server } = openPage(filledForm());
    expect(await screen.findByText(/price is set before it is dispatched/)).toBeVisible();
    await create();
    expect(server.create.mock.lastCall?.[0]).not.toHaveProperty('price');
    expect(server.create.mock.lastCall?.[0]).not.toHaveProperty('quoteID');
  });

  test('a delivery between addresses without a road is not created, with the reason', async () => {
    const askPrice: AskPrice = async () => ({ failure: 'no_road' });
    const { create, server } = openPage(filledForm(), fakeServer(), { askPrice });
    const reason = 'There is no road between these addresses. Check them.';
    expect(await screen.findByText(reason)).toBeVisible();
    await create();
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
    expect(server.create).not.toHaveBeenCalled();
  });

  test('no price is asked for before both addresses are chosen', async () => {
    const askPrice = jest.fn(noPrice);
    openPage({ ...filledForm(), dropoff: { ...filledForm().dropoff, address: { text: '' } } }, fakeServer(), {
      askPrice,
    });
    expect(screen.getByText(/^The price and the map are shown here once both/)).toBeInTheDocument();
    expect(askPrice).not.toHaveBeenCalled();
  });
});
