import { reservedForTrips, reserveOf, UNPRICED_RESERVE } from '@fleetfoot/shared/model/billing/credit';
import { owedForTrips, tripCharges } from '@fleetfoot/shared/model/billing/trip-charge';
import { cancelledDeliveries } from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import { courierPositions, dispatches } from '@fleetfoot/shared/model/delivery/courier';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { deliveryHistory } from '@fleetfoot/shared/model/delivery/delivery-records';
import { isUncollected } from '@fleetfoot/shared/model/delivery/delivery-status';
import { FIRST_TARIFF, quotedPrice } from '@fleetfoot/shared/model/delivery/tariff';
import type { DeliveryLife } from '@fleetfoot/shared/testing/delivery-life';
import { FieldValue } from 'firebase-admin/firestore';
import { runCharger } from '../../../src/billing/charges/charge-due';
import { reserve } from '../../../src/billing/trips/credit';
import { TRIP_CHARGES } from '../../../src/billing/trips/trip-charges';
import { runDispatcher } from '../../../src/couriers/dispatch-deliveries';
import type { FleetAnswer } from '../../../src/couriers/fleet';
import { stored } from '../../../src/platform/stored';
import { putKey } from '../../api/api-scene';
import { booksOf } from '../../billing/books';
import { planFault } from '../../billing/hostile/plan';
import { randomOf } from '../../billing/hostile/random';
import { addFaults, resetStripe, stripe, WEBHOOK_SECRET } from '../../billing/local-stripe';
import { customerOf, putCard } from '../../billing/scene';
import { PRICE } from '../../billing/trip-scene';
import { api, callFunction, deliverEvent } from '../../client/in-process';
import { database, put, read } from '../../world/data';
import { ASSIGNED, courierScene } from '../courier-scene';
import type { Deed, DrawnLife, ToldEvent } from './deeds';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ROAD = { metres: 21_000, seconds: 2_400 };
const ELSEWHERE = {
  ...{ dropoff_latitude: -33.8, dropoff_longitude: 18.6, quoteID: 'elsewhere' },
  price: quotedPrice(FIRST_TARIFF, { ...ROAD, urgency_level: 'on_demand' }),
};

async function eventsAtStripe() {
  return (await stripe.events.list({ limit: 100 })).data;
}

/** Brings an event of Stripe's; the status of the answer. */
function bring(event: object): Promise<number> {
  const payload = JSON.stringify(event);
  return deliverEvent(payload, stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET }));
}

/** The only card of an organisation from now on; `none` for no card. */
async function changeCard(orgID: string, name: string): Promise<void> {
  const customer = await customerOf(orgID);
  const present = customer === undefined ? [] : (await stripe.customers.listPaymentMethods(customer)).data;
  for (const { id } of present) await stripe.paymentMethods.detach(id);
  if (name !== 'none') await putCard(orgID, name);
}

/** Stripe did not answer, and nobody asks again. */
const givenUp = () => undefined;

function chargeTrips(now: Date): Promise<unknown> {
  return runCharger(TRIP_CHARGES, { database, stripe, now, hasTime: () => true });
}

function dispatch(now: Date, answer: FleetAnswer): Promise<unknown> {
  const fleet = { dispatch: async () => answer, cancel: async () => 'accepted' as const };
  const roads = { measure: async () => ROAD };
  return runDispatcher({ database, fleet, roads, now, hasTime: () => true });
}

/** Fields that each edit writes. */
const EDITS = {
  door: { dropoff_instructions: 'Blue door' },
  elsewhere: ELSEWHERE,
  'elsewhere without a price': { ...ELSEWHERE, price: FieldValue.delete(), quoteID: FieldValue.delete() },
};

/**
 * Edits as the rules allow it: until it is collected, and to elsewhere for what that costs, or while it has no courier
 * without a price.
 */
function edit(orgID: string, path: string, what: keyof typeof EDITS): Promise<void> {
  return database.runTransaction(async (transaction) => {
    const delivery = await transaction.get(database.doc(path));
    const status = String(delivery.get('status'));
    if (!isUncollected(status)) return;
    if (what === 'elsewhere without a price' && status !== 'Created') return;
    transaction.update(delivery.ref, EDITS[what]);
    const before = stored(deliveries, delivery);
    const holds = {
      door: reserveOf(before),
      elsewhere: ELSEWHERE.price.total,
      'elsewhere without a price': UNPRICED_RESERVE,
    };
    reserve(transaction, database, orgID, holds[what] - reserveOf(before));
  });
}

async function refund(orgID: string, isWhole: boolean): Promise<void> {
  const { docs } = await database.collection(tripCharges.path(orgID)).where('status', '==', 'paid').get();
  const intent = docs[0]?.get('intentID') as string | undefined;
  const part = isWhole ? {} : { amount: 100 };
  if (intent) await stripe.refunds.create({ payment_intent: intent, ...part }).catch(givenUp);
}

/** All that is stored of the delivery. */
async function lifeOf(orgID: string, accepted: DeliveryLife['accepted']): Promise<DeliveryLife> {
  const at = (path: string) => database.doc(path).get();
  const [delivery, copy, history, charges, { entries: ledger }, owed, held, noted, position] =
    await Promise.all([
      at(deliveries.document(orgID, 'd1')),
      at(cancelledDeliveries.document(orgID, 'd1')),
      database.collection(deliveryHistory.path(orgID, 'd1')).get(),
      database.collection(tripCharges.path(orgID)).get(),
      booksOf(orgID),
      read(owedForTrips.document(orgID)),
      read(reservedForTrips.document(orgID)),
      at(dispatches.document(orgID, 'd1')),
      at(courierPositions.document(orgID, 'd1')),
    ]);
  return {
    delivery: delivery.exists ? stored(deliveries, delivery) : undefined,
    copy: copy.exists ? stored(cancelledDeliveries, copy) : undefined,
    ...{ accepted, ledger, owed: Number(owed?.['amount'] ?? 0), reserved: Number(held?.['amount'] ?? 0) },
    ...{ isNoted: noted.exists, hasPosition: position.exists },
    history: history.docs.map((document) => stored(deliveryHistory, document)),
    charges: charges.docs.map((document) => stored(tripCharges, document)),
  };
}

/**
 * Lets a delivery live as drawn, then lets all come to rest: faults end, Stripe tells everything, the service runs as often
 * as it wants to.
 * @returns what is stored then, and what is stored when all is told once more
 */
export async function liveDelivery({ isPriced, card, moments }: DrawnLife) {
  await database.recursiveDelete(database.collection('Organizations'));
  await resetStripe();
  const { orgID, path, member, tell } = await courierScene(isPriced ? { price: PRICE } : {});
  await put(reservedForTrips.document(orgID), { amount: isPriced ? PRICE.total : UNPRICED_RESERVE });
  const key = await putKey(orgID, 'live');
  await changeCard(orgID, card);
  const accepted: { id: string; event: ToldEvent }[] = [];
  let clock = Date.now();

  async function happen(id: string, event: ToldEvent, reason: string, taken: Date): Promise<void> {
    const told = event === 'assigned' ? ASSIGNED : { type: event, ...(event === 'failed' && { reason }) };
    const { status, body } = await tell(told, { id, taken });
    // What is not taken for a fault of the service would be told again for ever.
    expect([200, 409]).toContain(status);
    if (body.result === 'moved') accepted.push({ id, event });
  }
  async function act(deed: Deed, now: Date): Promise<unknown> {
    switch (deed.kind) {
      case 'event':
        return happen(deed.id, deed.event, deed.reason, now);
      case 'position': {
        const { latitude } = deed;
        return tell({ type: 'position', latitude, longitude: 18.4, at: now.toISOString() }, { taken: now });
      }
      case 'dispatch':
        return dispatch(now, deed.answer);
      case 'edit':
        return edit(orgID, path, deed.what);
      case 'cancel':
        return api('POST', '/deliveries/d1/cancel', { key });
      case 'pay':
        return callFunction('payTrip', { orgID, chargeID: 'd1' }, member.idToken);
      case 'charge':
        return chargeTrips(new Date(now.getTime() + deed.days * DAY_MS));
      case 'card':
        return changeCard(orgID, deed.name).catch(givenUp);
      case 'webhook': {
        const events = await eventsAtStripe();
        return events.length > 0 && bring(events[deed.at % events.length] as object);
      }
      case 'refund':
        return refund(orgID, deed.isWhole);
      case 'fault':
        return addFaults(planFault(randomOf(deed.seed, 0)));
    }
  }
  /** Nothing is lost any more, and all of it comes once again. */
  async function comeToRest(): Promise<DeliveryLife> {
    for (const days of [0, 1, 3, 7, 13, 20, 30]) await chargeTrips(new Date(clock + days * DAY_MS));
    for (const event of await eventsAtStripe()) {
      let status = await bring(event);
      // As Stripe does: a fault may be left, and is used up by it.
      for (let tries = 1; status !== 200 && tries < 10; tries += 1) status = await bring(event);
      expect(status).toBe(200);
    }
    await dispatch(new Date(clock + DAY_MS), 'accepted');
    return lifeOf(orgID, accepted);
  }

  for (const { minutes, deeds } of moments) {
    clock += minutes * MINUTE_MS;
    await Promise.all(deeds.map(({ deed, earlier }) => act(deed, new Date(clock - earlier))));
  }
  await comeToRest();
  const life = await comeToRest();
  for (const { id, event } of [...accepted].reverse()) await happen(id, event, 'other', new Date(clock));
  return { life, again: await comeToRest() };
}
