import type Stripe from 'stripe';
import { chargeEntry, refundEntries } from './ledger-entries';

const NOON = Date.UTC(2026, 10, 30, 12) / 1000;
const LATE = Date.UTC(2026, 10, 30, 22, 30) / 1000;

// As much of Stripe's objects as is read.
const intent = {
  id: 'pi_1',
  amount: 60_000,
  amount_received: 60_000,
  description: 'Campaign deposit',
  latest_charge: { created: NOON, payment_method_details: { card: { last4: '4242' } } },
} as Stripe.PaymentIntent;

const refund = (status: string) =>
  ({ id: 're_1', created: LATE, amount: 1_000, status }) as unknown as Stripe.Refund;

test('a charge becomes one entry', () => {
  expect(chargeEntry(intent)).toEqual({
    id: 'pi_1',
    month: '2026-11',
    createdAt: new Date(NOON * 1000),
    kind: 'charge',
    description: 'Campaign deposit',
    amount: 60_000,
    paymentIntentID: 'pi_1',
    last4: '4242',
  });
});

test('the entries of a trip name it', () => {
  const trip = { chargeID: 'd1.return', deliveryID: 'd1', reference: 'PO-1' };
  const ofTrip = { ...intent, metadata: { orgID: 'acme', ...trip } } as unknown as Stripe.PaymentIntent;
  expect(chargeEntry(ofTrip).trip).toEqual(trip);
  expect(refundEntries(ofTrip, [refund('failed')], new Date()).map((entry) => entry.trip)).toEqual([
    trip,
    trip,
  ]);
});

test('a charge that was not expanded cannot be entered', () => {
  expect(() => chargeEntry({ ...intent, latest_charge: 'ch_1' })).toThrow('latest_charge');
});

test.each(['succeeded', 'pending'])(
  'a refund that is %s is entered in the month of South Africa',
  (status) => {
    expect(refundEntries(intent, [refund(status)], new Date())).toEqual([
      {
        id: 're_1',
        month: '2026-12',
        createdAt: new Date(LATE * 1000),
        kind: 'refund',
        description: 'Refund: Campaign deposit',
        amount: -1_000,
        paymentIntentID: 'pi_1',
        last4: '4242',
      },
    ]);
  },
);

test.each(['failed', 'canceled'])(
  'a refund that %s is entered as returned in the month of the news',
  (status) => {
    const [given, returned] = refundEntries(intent, [refund(status)], new Date('2027-01-05T10:00:00Z'));
    expect(given).toMatchObject({ id: 're_1', amount: -1_000, month: '2026-12' });
    expect(returned).toMatchObject({ id: 're_1_returned', amount: 1_000, month: '2027-01', kind: 'refund' });
  },
);
