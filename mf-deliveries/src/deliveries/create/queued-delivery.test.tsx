import type { AppErrorCode } from '@fleetfoot/shared/domain';
import { deliveryDetailsSchema } from '@fleetfoot/shared/model/delivery/delivery-details';
import { RemoteContext } from '@fleetfoot/shared/remote';
import { remoteContextOf, renderPage } from '@fleetfoot/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import type { OutboxEntry, OutboxState } from '../../outbox/outbox-entry';
import { NO_CONTACTS } from '../contacts/contacts-context';
import type { DeliveryPayload, Submitted } from '../sending/delivery-payload';
import { filledForm } from '../testing/filled-form';
import { QueuedDelivery } from './queued-delivery';

jest.mock('@fleetfoot/shared/maps', () => jest.requireActual('../../testing/plain-maps'));

let mockEntries: readonly OutboxEntry<DeliveryPayload>[] = [];
const mockRemove = jest.fn(async (_id: string) => {});

jest.mock('../sending/delivery-outbox', () => ({
  useDeliveryOutbox: () => ({ outbox: { remove: mockRemove }, entries: mockEntries }),
}));

const values = filledForm();
const delivery = v.parse(
  deliveryDetailsSchema(() => new Date()),
  values,
);

/** The form of an entry that needs its user, by why it does. */
function open(code?: AppErrorCode, state: OutboxState = code ? 'needs-you' : 'saved') {
  const payload = { delivery, values, changed: false };
  const entry = { id: 'd1', orgID: 'org-1', title: 'ORD-1001', payload, savedAt: new Date(), attempts: 1 };
  mockEntries = [{ ...entry, state, code }];
  const submit = jest.fn(async (_id: string, _payload: DeliveryPayload): Promise<Submitted> => {
    return { status: 'accepted' };
  });
  const form = {
    contacts: NO_CONTACTS,
    isTaken: async () => false,
    prepare: () => {},
    submit,
    askPrice: async () => ({ failure: 'unavailable' as const }),
  };
  const page = renderPage(<QueuedDelivery id="d1" {...form} />);
  /** Renders the page as it is once the entry was sent. */
  const accept = () => {
    mockEntries = [{ ...entry, state: 'accepted' }];
    page.rerender(
      <RemoteContext value={remoteContextOf(page.services)}>
        <QueuedDelivery id="d1" {...form} />
      </RemoteContext>,
    );
  };
  return { ...page, submit, accept };
}

const press = /^(Create|Save)/;

beforeEach(() => mockRemove.mockClear());

test.each(['', '-B'])(
  'a waiting delivery is saved under its own id, and what may have been sent of it gives way: %j',
  async (typed) => {
    const { user, submit } = open();
    const field = screen.getByLabelText(/^External ID/);
    expect(field).toHaveValue('ORD-1001');
    if (typed) await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: press }));
    await waitFor(() => expect(submit).toHaveBeenCalled());
    const external_id = `ORD-1001${typed}`;
    expect(submit.mock.calls).toEqual([
      ['d1', expect.objectContaining({ delivery: expect.objectContaining({ external_id }), changed: true })],
    ]);
    expect(mockRemove).not.toHaveBeenCalled();
  },
);

test('a delivery that was cancelled since is created by another press, as another one, and leaves the outbox', async () => {
  const { user, submit } = open('already-exists');
  await user.click(screen.getByRole('button', { name: press }));
  await waitFor(() => expect(mockRemove.mock.calls).toEqual([['d1']]));
  expect(submit).toHaveBeenCalledTimes(1);
  expect(submit.mock.calls[0]?.[0]).toMatch(/^\w{20}$/);
});

test('the page of a delivery replaces its form once it is sent', async () => {
  const { services, accept } = open();
  // Its last part has come.
  await screen.findByText(/^Chooses the proof/);
  expect(services.navigate).not.toHaveBeenCalled();
  accept();
  expect(services.navigate).toHaveBeenCalledWith('/deliveries/d1', { replace: true });
});

test('the page of a delivery that was sent before replaces its form', () => {
  const { services } = open(undefined, 'accepted');
  expect(services.navigate).toHaveBeenCalledWith('/deliveries/d1', { replace: true });
});

test('a form that its user has begun to change stays when its delivery is sent', async () => {
  const { services, user, accept } = open();
  await user.type(screen.getByLabelText(/^External ID/), '-B');
  accept();
  expect(services.navigate).not.toHaveBeenCalled();
  expect(screen.getByLabelText(/^External ID/)).toHaveValue('ORD-1001-B');
});
