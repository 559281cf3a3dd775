import fc from 'fast-check';
import { brokenIn, type DeliveryLife } from '../../testing/delivery-life';
import { paymentStatusOf, type TripCharge, wayBackID } from '../billing/trip-charge';
import {
  DELIVERY_MOVES,
  type DeliveryEvent,
  FAILURE_REASONS,
  type FailureReason,
  transition,
} from './delivery-moves';
import { CANCELLED } from './delivery-status';
import { FIRST_TARIFF, finalPrice, type Price, quotedPrice, type TripEnd } from './tariff';

type Charge = DeliveryLife['charges'][number];

/** Something that a fleet, a member, a bank or the service does. */
type Deed =
  | {
      readonly kind: 'event';
      readonly id: string;
      readonly event: Exclude<DeliveryEvent, 'cancelled'>;
      readonly reason: FailureReason;
    }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'edit'; readonly metres: number }
  | { readonly kind: 'charge'; readonly isPaid: boolean }
  | { readonly kind: 'refund'; readonly isWhole: boolean };

const quoteOf = (metres: number) =>
  quotedPrice(FIRST_TARIFF, { urgency_level: 'on_demand', metres, seconds: 600 });

/** The life of a delivery by the model alone: what the server's transactions make of each deed, one after the other. */
function lifeOf(deeds: readonly Deed[], minutes: number): DeliveryLife {
  const times: Record<string, Date> = {};
  const [accepted, ledger]: [DeliveryLife['accepted'][number][], DeliveryLife['ledger'][number][]] = [[], []];
  const history: DeliveryLife['history'][number][] = [];
  let charges: Charge[] = [];
  let [status, price, quote]: [string, Price, Price] = ['Created', quoteOf(7_000), quoteOf(7_000)];
  let reserved = quote.total;
  let [reason, copied]: [FailureReason | undefined, string | undefined] = [undefined, undefined];

  function put(charge: Charge): void {
    charges = [...charges.filter(({ id }) => id !== charge.id), charge];
  }
  function entriesOf({ id }: Charge) {
    return ledger.filter(({ trip }) => trip?.chargeID === id);
  }
  function end(at: Date): void {
    reserved = 0;
    const waited = { pickup: minutes, dropoff: minutes };
    price = finalPrice(FIRST_TARIFF, quote, {
      status: status as TripEnd['status'],
      failure_reason: reason,
      waited,
    });
    times[status] = at;
    const [first] = charges;
    const isOpen =
      !first || first.status === 'waiting' || first.status === 'failed' || first.status === 'free';
    const before = isOpen ? 0 : first.amount;
    const amount = price.total - before;
    if (!isOpen && amount <= 0) return;
    const waits: TripCharge['status'] = isOpen && first?.status === 'failed' ? 'failed' : 'waiting';
    put({
      id: isOpen ? 'd1' : wayBackID('d1'),
      ...{ status: amount === 0 ? 'free' : waits, isOwed: amount > 0, amount, before, price },
    });
  }
  function happen(deed: Extract<Deed, { readonly kind: 'event' }>): void {
    const result = transition(copied === undefined ? status : CANCELLED, deed.event);
    if (result.kind !== 'moved' || history.some(({ id }) => id === deed.id)) return;
    const at = new Date(history.length);
    status = result.to;
    times[status] = at;
    if (deed.event === 'failed') reason = deed.reason;
    history.push({ id: deed.id, status, at });
    accepted.push({ id: deed.id, event: deed.event });
    if (['Delivered', 'Failed', 'Returned'].includes(status)) end(at);
  }
  function pay(isPaid: boolean): void {
    const due = charges.find(({ isOwed }) => isOwed);
    if (!due) return;
    put({ ...due, ...(isPaid ? { status: 'paid', isOwed: false } : { status: 'failed' }) });
    const trip = { chargeID: due.id, deliveryID: 'd1', reference: 'PO-d1' };
    if (isPaid) ledger.push({ kind: 'charge', amount: due.amount, trip });
  }
  function giveBack(isWhole: boolean): void {
    const paid = charges.find((charge) => charge.status === 'paid');
    const trip = paid && entriesOf(paid)[0]?.trip;
    if (!paid || !trip) return;
    const kept = entriesOf(paid).reduce((sum, { amount }) => sum + amount, 0);
    if (!isWhole && kept < 2) return;
    ledger.push({ kind: 'refund', amount: isWhole ? -kept : -1, trip });
    if (isWhole) put({ ...paid, status: 'refunded' });
  }

  for (const deed of deeds) {
    const isThere = copied === undefined;
    if (deed.kind === 'event') happen(deed);
    if (deed.kind === 'charge') pay(deed.isPaid);
    if (deed.kind === 'refund') giveBack(deed.isWhole);
    if (deed.kind === 'cancel' && isThere && transition(status, 'cancelled').kind === 'moved') {
      copied = status;
      reserved = 0;
    }
    if (deed.kind === 'edit' && isThere && transition(status, 'collected').kind === 'moved') {
      quote = quoteOf(deed.metres);
      price = quote;
      reserved = quote.total;
    }
  }
  const delivery = { id: 'd1', status, payment_status: paymentStatusOf(charges), price, status_times: times };
  return {
    delivery: copied === undefined ? delivery : undefined,
    copy: copied === undefined ? undefined : { status: copied },
    ...{ accepted, history, charges, ledger, reserved, isNoted: false, hasPosition: false },
    owed: charges.filter(({ isOwed }) => isOwed).reduce((sum, { amount }) => sum + amount, 0),
  };
}

const FLEET_EVENTS = Object.keys(DELIVERY_MOVES).filter((event) => event !== 'cancelled') as Extract<
  Deed,
  { readonly kind: 'event' }
>['event'][];

// Few ids, so that one is repeated, and used for something else.
const happening = fc.record({
  ...{
    kind: fc.constant('event' as const),
    id: fc.constantFrom('e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7', 'e8'),
  },
  event: fc.constantFrom(...FLEET_EVENTS),
  reason: fc.constantFrom(...(Object.keys(FAILURE_REASONS) as FailureReason[])),
});
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { arbitrary: happening, weight: 6 },
  { arbitrary: fc.record({ kind: fc.constant('charge' as const), isPaid: fc.boolean() }), weight: 3 },
  { arbitrary: fc.record({ kind: fc.constant('refund' as const), isWhole: fc.boolean() }), weight: 1 },
  { arbitrary: fc.record({ kind: fc.constant('edit' as const), metres: fc.nat(60_000) }), weight: 1 },
  { arbitrary: fc.constant<Deed>({ kind: 'cancel' }), weight: 1 },
);

test('no order of events, charges, refunds, edits and cancellations leaves a delivery in a state that the model does not have', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 30 }), fc.nat(90), (deeds, minutes) =>
      expect(brokenIn(lifeOf(deeds, minutes))).toEqual([]),
    ),
    { numRuns: 5_000 },
  );
});

test('events that come again after the end, in any order, change nothing of it', () => {
  const lives = fc
    .array(happening, { maxLength: 20 })
    .chain((events) => fc.tuple(fc.constant(events), fc.shuffledSubarray(events)));
  fc.assert(
    fc.property(lives, ([events, again]) => {
      const life = lifeOf(events, 20);
      expect(lifeOf([...events, ...again], 20)).toEqual(life);
    }),
    { numRuns: 2_000 },
  );
});

test('a trip that failed and is brought back costs the same whether it is told in one event or in two', () => {
  const reasons = fc.constantFrom(...(Object.keys(FAILURE_REASONS) as FailureReason[]));
  fc.assert(
    fc.property(reasons, fc.nat(60_000), fc.nat(60), (failure_reason, metres, pickup) => {
      const [quote, waited] = [quoteOf(metres), { pickup, dropoff: 0 }];
      const [failed, returned] = (['Failed', 'Returned'] as const).map((status) =>
        finalPrice(FIRST_TARIFF, quote, { status, failure_reason, waited }),
      );
      expect(returned?.total).toBeGreaterThanOrEqual(failed?.total ?? 0);
      // What the delivery failed for is free there and back, or is paid there and back.
      expect(returned?.total === 0).toBe(failed?.total === 0);
      // The quote that was accepted is found in each end, line by line.
      for (const price of [failed, returned])
        expect(price?.lines.slice(0, quote.lines.length)).toEqual(quote.lines);
    }),
  );
});

test('a payment status does not depend on the order of the charges, and is Paid only while nothing is owed', () => {
  const statuses = fc.constantFrom<TripCharge['status']>('free', 'waiting', 'failed', 'paid', 'refunded');
  fc.assert(
    fc.property(fc.array(statuses, { maxLength: 2 }), (of) => {
      const charges = of.map((status) => ({ status }));
      const status = paymentStatusOf(charges);
      expect(paymentStatusOf(charges.toReversed())).toBe(status);
      const isOwed = of.some((each) => ['waiting', 'failed'].includes(each));
      expect(status === 'Paid').toBe(!isOwed && of.includes('paid'));
      expect(status === 'Refunded').toBe(!isOwed && !of.includes('paid') && of.includes('refunded'));
    }),
  );
});

describe('a life that breaks an invariant is found', () => {
  const told = (id: string, event: 'assigned' | 'delivered'): Deed => ({
    kind: 'event',
    id,
    event,
    reason: 'other',
  });
  const paid = lifeOf([told('e1', 'assigned'), told('e2', 'delivered'), { kind: 'charge', isPaid: true }], 0);
  const [charge] = paid.charges;
  const [entry] = paid.ledger;
  if (!paid.delivery || !charge || !entry) throw new Error('It is delivered and paid.');
  const { delivery } = paid;
  const times = { 'Courier assigned': new Date(9), Delivered: new Date(1) };

  test('and one that breaks none is not', () => {
    expect(brokenIn(paid)).toEqual([]);
  });

  test.each<[string, Partial<DeliveryLife>]>([
    ['there is the delivery', { copy: { status: 'Created' } }],
    ['its status is', { delivery: { ...delivery, status: 'At pickup' } }],
    ['its timeline has each event', { accepted: [...paid.accepted, { id: 'e3', event: 'failed' }] }],
    ['the times of its statuses', { delivery: { ...delivery, status_times: times } }],
    ['a trip that has ended', { charges: [charge, { ...charge, id: 'd1.return' }] }],
    ['its charges add up', { charges: [{ ...charge, amount: charge.amount + 1 }] }],
    ['a way back is charged', { charges: [charge, { ...charge, id: 'd1.return', before: 1 }] }],
    ['what is paid is in the ledger', { ledger: [entry, entry] }],
    ['what is paid is in the ledger', { ledger: [] }],
    ['its payment status', { delivery: { ...delivery, payment_status: 'Unpaid' } }],
    ['what is owed', { owed: 1 }],
    ['what is held of the credit limit', { reserved: 1 }],
    ['a cancelled delivery', { delivery: undefined, copy: { status: 'Created' } }],
    ['a courier can be called', { hasPosition: true }],
    ['what is collected', { isNoted: true }],
  ])('%s', (name, change) => {
    expect(brokenIn({ ...paid, ...change })).toContainEqual(expect.stringContaining(name));
  });
});
