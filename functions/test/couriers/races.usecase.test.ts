import { owedForTrips, tripCharges } from '@fleetfoot/shared/model/billing/trip-charge';
import { dispatches } from '@fleetfoot/shared/model/delivery/courier';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { deliveryHistory } from '@fleetfoot/shared/model/delivery/delivery-records';
import { FIRST_TARIFF, quotedPrice } from '@fleetfoot/shared/model/delivery/tariff';
import { FieldValue } from 'firebase-admin/firestore';
import { runDispatcher } from '../../src/couriers/dispatch-deliveries';
import { orderDigest } from '../../src/couriers/fleet';
import { withDates } from '../../src/platform/stored';
import { booksOf } from '../billing/books';
import { resetStripe, stripe } from '../billing/local-stripe';
import { putCard } from '../billing/scene';
import { chargeTrips, PRICE } from '../billing/trip-scene';
import { rounds } from '../depth';
import { putDelivery } from '../privacy/privacy-scene';
import { database, put, read } from '../world/data';
import { courierScene } from './courier-scene';

const ROUNDS = rounds({ sample: 2, deep: 50 });

jest.setTimeout(600_000);

/** Kilometres as far as the drop-off lies north, so that a price tells which place it is of. */
const roadTo = (latitude: number) => ({ metres: Math.abs(latitude) * 1_000, seconds: 600 });
const priceAt = (latitude: number) =>
  quotedPrice(FIRST_TARIFF, { urgency_level: 'on_demand', ...roadTo(latitude) });

/** What happens while a road is measured, and while the fleet thinks about its answer. */
interface Meanwhile {
  readonly measuring?: () => Promise<unknown>;
  readonly answering?: () => Promise<unknown>;
}

/** Dispatches as the scheduler does, and notes what the fleet hears. */
function dispatcher(heard: Delivery[], { measuring, answering }: Meanwhile) {
  const fleet = {
    async dispatch(_: string, delivery: Delivery) {
      heard.push(delivery);
      await answering?.();
      return 'accepted' as const;
    },
    cancel: async () => 'accepted' as const,
  };
  const roads = {
    async measure(_: unknown, { latitude }: { readonly latitude: number }) {
      await measuring?.();
      return roadTo(latitude);
    },
  };
  return (minutes = 0) => {
    const now = new Date(Date.now() + minutes * 60_000);
    return runDispatcher({ database, fleet, roads, now, hasTime: () => true });
  };
}

/** Nothing of a round is left for the next one. */
async function forget(orgID: string, path: string): Promise<void> {
  await database.recursiveDelete(database.doc(path));
  await database.recursiveDelete(database.collection(dispatches.path(orgID)));
}

beforeEach(async () => {
  // Every delivery of this worker's project has its turn.
  await database.recursiveDelete(database.collection('Organizations'));
  await resetStripe();
});

afterAll(() => database.terminate());

test(`${ROUNDS} times two dispatches at the same time tell the fleet once, by one note`, async () => {
  const { orgID } = await courierScene({ status: 'Delivered' });
  for (let round = 0; round < ROUNDS; round += 1) {
    const [id, heard]: [string, Delivery[]] = [`race${round}`, []];
    let [runs, release]: [Promise<unknown>[], () => void] = [[], () => {}];
    const heardTwice = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The fleet answers once the other run has looked: it has ended, or it tells the same.
    const run = dispatcher(heard, {
      answering() {
        if (heard.length > 1) release();
        return Promise.race([heardTwice, ...runs]);
      },
    });
    const path = await putDelivery(orgID, id, { price: PRICE });
    // Most were noted before, so that both runs begin with the note.
    const noted = { id, orgID, created_at: new Date(), failures: 0, nextAt: new Date() };
    if (round % 3 > 0) await put(dispatches.document(orgID, id), noted);
    runs = [run(), run()];
    await Promise.all(runs);
    expect(heard.map((delivery) => delivery.id)).toEqual([id]);
    const { docs } = await database.collection(dispatches.path(orgID)).get();
    expect(docs.map((document) => document.id)).toEqual([id]);
    expect(docs[0]?.get('told')).toBe(orderDigest(orgID, heard[0] as Delivery));
    // Runs at the same time later have nothing to tell.
    await Promise.all([run(2), run(2)]);
    expect(heard).toHaveLength(1);
    await forget(orgID, path);
  }
});

test(`${ROUNDS} times an edit while it is priced leaves a price of where the delivery goes`, async () => {
  const { orgID } = await courierScene({ status: 'Delivered' });
  for (let round = 0; round < ROUNDS; round += 1) {
    const heard: Delivery[] = [];
    const path = await putDelivery(orgID, `race${round}`, { dropoff_latitude: -20 });
    let edited: Promise<unknown> | undefined;
    const run = dispatcher(heard, {
      measuring: async () => {
        // As the rules let a member edit what has no courier: elsewhere, for the server to price it anew.
        edited ??= database.doc(path).update({ dropoff_latitude: -30, price: FieldValue.delete() });
        // Every second edit is done before the road is known; the others race with the price.
        if (round % 2 > 0) await edited;
      },
    });
    await run();
    await edited;
    for (const minutes of [2, 4]) await run(minutes);
    const delivery = withDates(await read(path)) as Delivery;
    expect([delivery.dropoff_latitude, delivery.price]).toEqual([-30, priceAt(-30)]);
    expect(heard.at(-1)?.dropoff_latitude).toBe(-30);
    await forget(orgID, path);
  }
});

test('an edit while it is priced keeps the fleet from hearing of it until it has a price again', async () => {
  const { orgID } = await courierScene({ status: 'Delivered' });
  const path = await putDelivery(orgID, 'moved', { dropoff_latitude: -20 });
  const heard: Delivery[] = [];
  let measured = 0;
  const run = dispatcher(heard, {
    async measuring() {
      measured += 1;
      if (measured === 1) await database.doc(path).update({ dropoff_latitude: -30 });
    },
  });
  await run();
  expect(heard).toEqual([]);
  await run(2);
  expect(heard.map(({ dropoff_latitude }) => dropoff_latitude)).toEqual([-30]);
  expect(await read(path)).toMatchObject({ price: priceAt(-30) });
});

test('a delivery that is moved and collected before the fleet hears of it is charged', async () => {
  const { orgID, tell } = await courierScene({ status: 'Delivered' });
  const path = await putDelivery(orgID, 'moved', { price: PRICE });
  await dispatcher([], {})();
  await database.doc(path).update({ dropoff_latitude: -30, price: FieldValue.delete() });
  for (const type of ['collected', 'delivered']) await tell({ type, delivery_id: 'moved' });
  const charge = await read(tripCharges.document(orgID, 'moved'));
  expect(charge).toMatchObject({ status: 'waiting', isOwed: true, price: { straight_line: true } });
  expect(await read(owedForTrips.document(orgID))).toEqual({ amount: charge?.['amount'] });
});

test(`${ROUNDS} times the same delivered event at the same time makes one charge`, async () => {
  const { orgID, tell } = await courierScene({ status: 'Delivered' });
  await putCard(orgID);
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = `race${round}`;
    const path = await putDelivery(orgID, id, { status: 'At drop-off', price: PRICE });
    const deliver = (eventID: string) => tell({ type: 'delivered', delivery_id: id }, { id: eventID });
    const again = round % 2 > 0 ? `${id}-again` : id;
    const answers = await Promise.all([deliver(id), deliver(again), chargeTrips(), chargeTrips()]);
    expect(
      answers
        .slice(0, 2)
        .map((answer) => (answer as { body: { result: string } }).body.result)
        .sort(),
    ).toEqual([...['moved', 'unchanged']]);
    await Promise.all([chargeTrips(), chargeTrips(), deliver(again)]);
    expect(await read(tripCharges.document(orgID, id))).toMatchObject({
      status: 'paid',
      amount: PRICE.total,
    });
    expect(await read(path)).toMatchObject({ status: 'Delivered', payment_status: 'Paid' });
    expect((await database.collection(deliveryHistory.path(orgID, id)).get()).size).toBe(1);
  }
  expect((await database.collection(tripCharges.path(orgID)).get()).size).toBe(ROUNDS);
  expect(await read(owedForTrips.document(orgID))).toEqual({ amount: 0 });
  const amounts = (await booksOf(orgID)).entries.map(({ amount }) => amount);
  expect(amounts).toEqual(Array(ROUNDS).fill(PRICE.total));
  const { data: taken } = await stripe.charges.list({ limit: 100 });
  expect(taken.filter(({ paid }) => paid)).toHaveLength(ROUNDS);
});
