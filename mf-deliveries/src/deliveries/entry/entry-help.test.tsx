import type { CollectionQuery } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { renderPage, sessions } from '@fleetfoot/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { savedAddress } from '../../testing/saved-address';
import { lastPickup, savedContact } from '../contacts/contact';
import { type Contacts, ContactsContext, NO_CONTACTS } from '../contacts/contacts-context';
import { delivery } from '../testing/delivery';
import { type DeliveryFormValues, EMPTY_DELIVERY } from '../typed-delivery';
import { EntryHelp, type EntryHelpProps } from './entry-help';
import type { Proposal } from './reference-help';

const mockFound = jest.fn<Promise<readonly Delivery[]>, [CollectionQuery<Delivery>]>();
jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  fetchCollection: (query: CollectionQuery<Delivery>) => mockFound(query),
}));

const mockWaiting = jest.fn<Promise<readonly string[]>, []>();
jest.mock('./waiting-references', () => ({ waitingReferences: () => mockWaiting() }));

beforeEach(() => {
  mockFound.mockReset().mockResolvedValue([]);
  mockWaiting.mockReset().mockResolvedValue([]);
});

/** The help in a form, with what the form holds. */
function openHelp(
  help: EntryHelpProps,
  typed: Partial<DeliveryFormValues> = {},
  known: Partial<Contacts> = {},
  now = new Date('2026-11-25T07:31:20Z'),
) {
  let values = (): DeliveryFormValues => EMPTY_DELIVERY;
  const onAddress = jest.fn();
  function Form() {
    const form = useForm<DeliveryFormValues>({ defaultValues: { ...EMPTY_DELIVERY, ...typed } });
    values = form.getValues;
    return (
      <ContactsContext value={{ ...NO_CONTACTS, ...known }}>
        <FormProvider {...form}>
          <form>
            <EntryHelp {...help} />
            <input name="pickup.address" aria-label="Address" onInput={onAddress} />
          </form>
        </FormProvider>
      </ContactsContext>
    );
  }
  const page = renderPage(<Form />, { services: { now: jest.fn(() => now) } });
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  return { ...page, values: () => values(), onAddress, press };
}

test('ready times come once a level asks for them', async () => {
  openHelp({ of: 'pickup_time' });
  expect(await screen.findByRole('group', { name: 'Pickup: ready times' })).toBeVisible();
});

describe('the pickup', () => {
  const shop = savedContact(savedAddress({ label: 'Shop' }));

  test('a default pickup is named, and can be emptied', async () => {
    const { press, values, services } = openHelp(
      { of: 'pickup' },
      { pickup: shop.stop },
      { defaultPickup: shop },
    );
    expect(screen.getByText('Collects from Shop, your default pickup.')).toBeVisible();
    await press('Change');
    expect(values().pickup).toEqual(EMPTY_DELIVERY.pickup);
    expect(screen.getByLabelText('Address')).toHaveFocus();
    expect(services.announce).toHaveBeenCalledWith('The pickup is empty. Choose another address.');
  });

  test('a default pickup is announced, and what was typed over it stays when it is changed', async () => {
    const { press, values, services } = openHelp(
      { of: 'pickup' },
      { pickup: { ...shop.stop, name: 'Zola at the back' } },
      { defaultPickup: shop },
    );
    expect(services.announce).toHaveBeenCalledWith('Collects from Shop, your default pickup.');
    await press('Change');
    expect(values().pickup).toEqual({ ...EMPTY_DELIVERY.pickup, name: 'Zola at the back' });
  });

  test("a pickup is that of the user's own last delivery, else of anybody's", () => {
    const mine = delivery({ id: 'a', pickup_name: 'Mine', created_by: 'me' });
    const theirs = delivery({ id: 'b', pickup_name: 'Theirs', created_by: 'them' });
    const erased = delivery({ id: 'c', pickup_name: '', created_by: 'me' });
    expect(lastPickup([erased, theirs, mine], 'me')?.stop.name).toBe('Mine');
    expect(lastPickup([erased, theirs], 'me')?.stop.name).toBe('Theirs');
    expect(lastPickup([erased], 'me')).toBeUndefined();
    const unplaced = delivery({
      id: 'd',
      pickup_name: 'Nowhere',
      created_by: 'me',
      pickup_latitude: 'north',
    });
    expect(lastPickup([unplaced, mine], 'me')?.stop.name).toBe('Mine');
    const rung = delivery({ id: 'e', pickup_instructions: 'Ring twice', pickup_gate_code: '12#' });
    expect(lastPickup([rung], 'me')?.stop).toMatchObject({ instructions: '', gate_code: '12#' });
  });

  test('a pickup as last time is named; another one is not', () => {
    const last = lastPickup([delivery()], 'uid-thandi');
    const { unmount } = openHelp(
      { of: 'pickup' },
      { ...(last && { pickup: last.stop }) },
      { defaultPickup: last, recent: [delivery()] },
    );
    expect(screen.getByText('Collects from Umoya Kitchen, as your last delivery did.')).toBeVisible();
    unmount();
    openHelp({ of: 'pickup' }, { pickup: shop.stop }, { defaultPickup: last, recent: [delivery()] });
    expect(screen.queryByText(/Collects from/)).not.toBeInTheDocument();
  });

  test('an organisation without deliveries is offered its billing address, which is looked up', async () => {
    const { press, values, onAddress } = openHelp({ of: 'pickup' }, {}, { recent: [] });
    const { line1, city, postalCode } = sessions.admin.selectedOrganization?.billingAddress ?? {};
    expect(screen.getByText(`Your billing address is ${line1}, ${city}, ${postalCode}.`)).toBeVisible();
    await press('Collect there');
    expect(screen.getByLabelText('Address')).toHaveValue(`${line1}, ${city}`);
    expect(onAddress).toHaveBeenCalledTimes(1);
    expect(values().pickup.name).toBe('Umoya Foods');
    expect(values().pickup.phone_number).toBe('011 555 0100');
  });

  test('a billing address is no offer any more once a pickup address is chosen', () => {
    openHelp({ of: 'pickup' }, { pickup: shop.stop }, { recent: [] });
    expect(screen.queryByRole('button', { name: 'Collect there' })).not.toBeInTheDocument();
  });

  test('a billing address is no offer where it is not known whether there are deliveries', () => {
    openHelp({ of: 'pickup' });
    expect(screen.queryByText(/billing/)).not.toBeInTheDocument();
  });
});

describe('the reference', () => {
  const help = (changes: Partial<Extract<EntryHelpProps, { of: 'reference' }>> = {}) => ({
    ...{ of: 'reference' as const, recent: [delivery({ external_id: 'UF-1040' })], used: '' },
    ...{ ownID: () => 'new-1', onPropose: jest.fn() },
    ...changes,
  });

  test('the next free reference is proposed', async () => {
    mockFound.mockResolvedValueOnce([delivery({ external_id: 'UF-1041' })]);
    const onPropose = jest.fn();
    openHelp(help({ onPropose }));
    await waitFor(() =>
      expect(onPropose).toHaveBeenCalledWith(expect.objectContaining({ reference: 'UF-1042' })),
    );
  });

  test('a reference that this page has used is not proposed again', async () => {
    const onPropose = jest.fn();
    openHelp(help({ onPropose, used: 'UF-1050' }));
    await waitFor(() =>
      expect(onPropose).toHaveBeenCalledWith(expect.objectContaining({ reference: 'UF-1051' })),
    );
  });

  test('a proposal that was taken meanwhile gives way to the next one', async () => {
    const onPropose = jest.fn<void, [Proposal]>();
    const { values } = openHelp(help({ onPropose }));
    await waitFor(() => expect(onPropose).toHaveBeenCalled());
    mockFound.mockImplementation(async ({ where }) =>
      where?.[0]?.[1] === 'UF-1041' ? [delivery({ external_id: 'UF-1041' })] : [],
    );
    await act(async () => onPropose.mock.lastCall?.[0].take());
    expect(values().external_id).toBe('UF-1042');
  });

  test('a proposal is taken as it was where it cannot be asked for again', async () => {
    const onPropose = jest.fn<void, [Proposal]>();
    const { values } = openHelp(help({ onPropose }));
    await waitFor(() => expect(onPropose).toHaveBeenCalled());
    mockFound.mockRejectedValue(new Error('offline'));
    await act(async () => onPropose.mock.lastCall?.[0].take());
    expect(values().external_id).toBe('UF-1041');
  });

  test('a reference that waits on this device is not proposed again', async () => {
    mockWaiting.mockResolvedValue(['UF-1041']);
    const onPropose = jest.fn();
    openHelp(help({ onPropose }));
    await waitFor(() =>
      expect(onPropose).toHaveBeenCalledWith(expect.objectContaining({ reference: 'UF-1042' })),
    );
  });

  test('a reference is not proposed while it cannot be told what is taken', async () => {
    mockFound.mockRejectedValue(new Error('offline'));
    const onPropose = jest.fn();
    const { services } = openHelp(help({ onPropose }));
    await waitFor(() => expect(services.report).toHaveBeenCalled());
    expect(onPropose).not.toHaveBeenCalled();
  });

  test('a reference of a recent delivery is noticed at once', () => {
    openHelp(help(), { external_id: ' UF-1040 ' });
    expect(screen.getByRole('status')).toHaveTextContent(
      'UF-1040 is already used by a delivery of 03 Feb 2026. Open it',
    );
    expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/deliveries/delivery-1');
  });

  test('a reference of an old delivery is noticed when typing pauses', async () => {
    mockFound.mockImplementation(async ({ where }) =>
      where?.[0]?.[1] === 'OLD-1' ? [delivery({ external_id: 'OLD-1' })] : [],
    );
    openHelp(help({ recent: [] }), { external_id: 'OLD-1' });
    expect(await screen.findByText(/OLD-1 is already used/)).toBeVisible();
  });

  test.each(['delivery-1', 'delivery-1-2'])('the delivery itself is not another one as %s', (id) => {
    const recent = [delivery({ id, external_id: 'UF-1040' })];
    openHelp(help({ recent, ownID: () => 'delivery-1' }), { external_id: 'UF-1040' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
