import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CampaignCharge, campaignCharges } from '@fleetfoot/shared/model/advertising/campaign-charge';
import type { Charge } from '@fleetfoot/shared/model/billing/charge';
import {
  owedForTrips,
  paymentStatusOf,
  type TripCharge,
  tripCharges,
} from '@fleetfoot/shared/model/billing/trip-charge';
import { type Delivery, deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { CAMPAIGN_CHARGES } from '../../../src/billing/campaigns/campaign-charges';
import { runCharger } from '../../../src/billing/charges/charge-due';
import type { ChargeKind } from '../../../src/billing/charges/charge-kind';
import { TRIP_CHARGES } from '../../../src/billing/trips/trip-charges';
import { answerFleetEvent } from '../../../src/couriers/receive-event';
import { signed } from '../../../src/couriers/signature';
import { deployedTracking } from '../../../src/tracking/token';
import { callFunction } from '../../client/in-process';
import { SECRET } from '../../couriers/courier-scene';
import { rounds } from '../../depth';
import { inLanes, tally } from '../../in-lanes';
import { putDelivery } from '../../privacy/privacy-scene';
import { wholeNumber } from '../../whole-number';
import { database } from '../../world/data';
import { somebody } from '../../world/somebody';
import { putMember } from '../../world/team';
import { chargeFrom, monthBack, openMonths, putCampaign, putReport } from '../campaign-scene';
import { addFaults, resetStripe, stripe } from '../local-stripe';
import { customerOf, putCard } from '../scene';
import { PRICE } from '../trip-scene';
import { compareBooks } from './compare-books';
import { planFault } from './plan';
import { createPostman } from './postman';
import { type Random, randomOf } from './random';
import { stripeBooks } from './stripe-books';
import { makeTenants, type Tenant } from './tenants';

const TRIPS = wholeNumber('FLEETFOOT_TRIPS', rounds({ sample: 36, deep: 1000 }));
const SEED = wholeNumber('FLEETFOOT_TRIPS_SEED', Math.floor(Math.random() * 2 ** 31));
/** In each of two files, which jest runs side by side. */
const HALF = Math.ceil(TRIPS / 2);
const TENANTS = Math.max(9, Math.ceil(HALF / 25));
const LANES = 6;
const DAY_MS = 86_400_000;

/** What downtime takes off R 4 000, month by month, and what is left of each, in cents. */
const DISCOUNTS = [[115, 100], [], [4_500]] as const;
const MONTHS = [0, 378_500, 400_000];

type Parts = readonly (readonly string[])[];

/** How trips end: events, with time for a charge between those of a list and those of the next. */
const ENDS: readonly [Parts, ...Parts[]] = [
  [['delivered']],
  [['delivered', 'delivered']],
  [['failed']],
  [['failed', 'returned']],
  [['failed'], ['returned']],
  [['failed'], ['returning', 'returned']],
];
/** How a way back comes to be charged by itself; some trips end so for certain. */
const WAY_BACK = { events: [['failed'], ['returned']], reason: 'recipient_absent' } as const;
const REASONS = ['recipient_absent', 'recipient_refused', 'damaged', 'no_courier'] as const;

interface Trip {
  readonly id: string;
  readonly orgID: string;
  readonly random: Random;
  readonly events: Parts;
  readonly reason: (typeof REASONS)[number];
}

async function tell({ orgID, id }: Trip, type: string, reason: string): Promise<void> {
  const event = { organization_id: orgID, delivery_id: id, type, ...(type === 'failed' && { reason }) };
  const body = JSON.stringify(event);
  const headers: Readonly<Record<string, string>> = {
    ...signed(SECRET, randomUUID(), body, new Date()),
  };
  const sent = { header: (name: string) => headers[name], body: Buffer.from(body) };
  const { status } = await answerFleetEvent(
    { database, secret: SECRET, tracking: deployedTracking(), now: new Date(), asksProof: true },
    sent,
  );
  expect(status).toBe(200);
}

/** Presses Pay now, whatever comes of it. */
async function press({ orgID, id }: Trip): Promise<void> {
  const member = somebody();
  await putMember(orgID, member, 'Member');
  await Promise.all([1, 2].map(() => callFunction('payTrip', { orgID, chargeID: id }, member.idToken)));
}

/** Lives a trip: it ends as planned, with faults for whoever asks Stripe next. */
async function live(trip: Trip): Promise<void> {
  const { orgID, id, random, events, reason } = trip;
  await putDelivery(orgID, id, { status: 'Collected', price: PRICE, external_id: `PO ${id}` });
  for (const part of events) {
    if (random.chance(0.4)) await addFaults(planFault(random));
    for (const type of part) await tell(trip, type, reason);
    // What is to come back is mostly paid before.
    if (random.chance(part === events.at(-1) ? 0.3 : 0.9)) await press(trip);
    else await sleep(random.below(600));
  }
}

/** Runs as the scheduler starts them, two at a time: trips and campaigns are charged side by side. */
async function run(now = new Date()): Promise<void> {
  const once = (kind: ChargeKind) => runCharger(kind, { database, stripe, now, hasTime: () => true });
  await Promise.all([TRIP_CHARGES, TRIP_CHARGES, CAMPAIGN_CHARGES, CAMPAIGN_CHARGES].map(once));
}

/** Each organisation has a campaign with months to charge, one of which comes to nothing. */
async function putMonths({ orgID }: Tenant): Promise<void> {
  await putCampaign(orgID, 'kota');
  for (const [index, discounts] of DISCOUNTS.entries()) await putReport(orgID, 'kota', index + 1, discounts);
}

/** Presses Pay now for a month, twice at once, whatever comes of it. */
async function pressMonth({ orgID }: Tenant, back: number): Promise<void> {
  const member = somebody();
  await putMember(orgID, member, 'Member');
  const request = { orgID, campaignID: 'kota', month: monthBack(back).id };
  await Promise.all([1, 2].map(() => callFunction('payCampaignMonth', request, member.idToken)));
}

/** A card that works, as the only one. */
async function changeCard({ orgID }: Tenant): Promise<void> {
  const customer = (await customerOf(orgID)) ?? '';
  for (const { id } of (await stripe.customers.listPaymentMethods(customer)).data) {
    await stripe.paymentMethods.detach(id);
  }
  await putCard(orgID);
}

async function chargesOf({ orgID }: Tenant): Promise<readonly (TripCharge & { readonly orgID: string })[]> {
  const { docs } = await database.collection(tripCharges.path(orgID)).get();
  return docs.map((document) => ({ ...(document.data() as TripCharge), orgID }));
}

async function monthsOf({ orgID }: Tenant): Promise<readonly CampaignCharge[]> {
  const { docs } = await database.collection(campaignCharges.path(orgID)).get();
  return docs.map((document) => document.data() as CampaignCharge);
}

async function refundSome(charges: readonly Charge[], random: Random): Promise<void> {
  for (const { status, intentID, amount } of charges) {
    if (status !== 'paid' || intentID === undefined || random.chance(0.8)) continue;
    const part = random.chance(0.5) && { amount: random.below(amount - 1) + 1 };
    await stripe.refunds.create({ payment_intent: intentID, ...part });
  }
}

/** Holds charges against what Stripe has of them. @returns what of them is not paid, in cents */
function compareCharges(
  { orgID }: Tenant,
  charges: readonly Charge[],
  atStripe: Awaited<ReturnType<typeof stripeBooks>>,
): number {
  let unpaid = 0;
  for (const { id, status, amount } of charges) {
    const paid = atStripe.get(`${orgID} ${id}`);
    const given = (paid?.refunds ?? []).reduce((sum, refund) => sum + refund, 0);
    const isPaid = status === 'paid' || status === 'refunded';
    expect({ id, status, charges: paid?.charges ?? [] }).toEqual({
      id,
      status,
      charges: isPaid ? [amount] : [],
    });
    if (isPaid) expect({ id, isGiven: given === amount }).toEqual({ id, isGiven: status === 'refunded' });
    if (status === 'failed' || status === 'waiting') unpaid += amount;
  }
  return unpaid;
}

/** Holds the charges, deliveries and campaigns of an organisation against each other and against Stripe. */
async function compareTrips(tenant: Tenant, atStripe: Awaited<ReturnType<typeof stripeBooks>>) {
  const [charges, months, { docs }, owed] = [
    await chargesOf(tenant),
    await monthsOf(tenant),
    await database.collection(deliveries.path(tenant.orgID)).get(),
    await database.doc(owedForTrips.document(tenant.orgID)).get(),
  ];
  // Months of campaigns are not in the sum that limits deliveries.
  expect(Number(owed.get('amount') ?? 0)).toBe(compareCharges(tenant, charges, atStripe));
  compareCharges(tenant, months, atStripe);
  expect(months.map(({ amount }) => amount).sort()).toEqual(MONTHS);
  for (const document of docs) {
    const own = charges.filter(({ deliveryID }) => deliveryID === document.id);
    const { payment_status, price } = document.data() as Delivery;
    const sum = own.reduce((all, { amount }) => all + amount, 0);
    expect([document.id, payment_status, sum]).toEqual([document.id, paymentStatusOf(own), price?.total]);
  }
  return charges;
}

/**
 * Lets a half of the trips live beside months of campaigns, with faults, and holds all books against each other.
 * @param half which, 0 or 1
 */
export function testTrips(half: 0 | 1): void {
  test(`hostile trips, ${HALF} of ${TRIPS}, and the months of campaigns are each charged once, and ledger, Stripe, deliveries and campaigns agree`, async () => {
    process.stdout.write(`Hostile trips: seed ${SEED}\n`);
    await resetStripe();
    const tenants = await makeTenants(TENANTS);
    await chargeFrom(monthBack(DISCOUNTS.length).id);
    await Promise.all(tenants.map(putMonths));
    const trips = Array.from({ length: HALF }, (_, index): Trip => {
      const number = half * HALF + index;
      const random = randomOf(SEED, number);
      const { orgID } = tenants[number % TENANTS] as Tenant;
      const end = { events: random.pick(ENDS), reason: random.pick(REASONS) };
      return { id: `t${number}`, orgID, random, ...(index % 9 === 0 ? WAY_BACK : end) };
    });
    const postman = createPostman(SEED + half);
    const started = Date.now();
    let isDone = false;
    async function schedule(): Promise<void> {
      // Later than now, so that what was put off after a fault has its turn again.
      for (let minutes = 0; !isDone; minutes += 2) {
        await Promise.all([openMonths(), openMonths()]);
        await run(new Date(Date.now() + (minutes % 12) * 60_000));
        await sleep(100);
      }
    }
    const [working, scheduled] = [postman.work(), schedule()];
    await inLanes(HALF, LANES, (number) => live(trips[number] as Trip)).finally(() => {
      isDone = true;
    });
    await scheduled;
    await openMonths();
    await Promise.all(tenants.map((tenant) => pressMonth(tenant, 1)));
    const first = (await Promise.all([...tenants.map(chargesOf), ...tenants.map(monthsOf)])).flat();
    await refundSome(first, randomOf(SEED, TRIPS + half));
    // Half of those with a bad card get a good one; the others stay refused until nobody tries any more.
    await Promise.all(tenants.filter((_, index) => index % 2 === 0).map(changeCard));
    for (const days of [0, 1, 4, 9, 15, 22, 30]) await run(new Date(Date.now() + days * DAY_MS + 600_000));
    postman.finish();
    await working;
    await postman.bringTheRest();

    const atStripe = await stripeBooks();
    const paid = [...atStripe.values()];
    const books = await compareBooks(tenants, paid);
    const compare = async () =>
      (await Promise.all(tenants.map((tenant) => compareTrips(tenant, atStripe)))).flat();
    const charges = await compare();
    await postman.replay();
    await run(new Date(Date.now() + 60 * DAY_MS));
    expect(await compareBooks(tenants, paid)).toEqual(books);
    expect(tally((await compare()).map(({ status }) => status))).toEqual(
      tally(charges.map(({ status }) => status)),
    );

    const figures = {
      ...{ seed: SEED, half, trips: HALF, charges: charges.length, organisations: TENANTS },
      statuses: tally(charges.map(({ status }) => status)),
      months: tally((await Promise.all(tenants.map(monthsOf))).flat().map(({ status }) => status)),
      waysBack: charges.filter(({ before = 0 }) => before > 0).length,
      refusals: charges.reduce((sum, { round }) => sum + round, 0),
      webhooks: postman.counts,
      refunds: paid.flatMap(({ refunds }) => refunds).length,
      ledger: books,
      seconds: Math.round((Date.now() - started) / 1000),
    };
    process.stdout.write(`Hostile trips: ${JSON.stringify(figures)}\n`);
    expect(Object.keys(figures.statuses)).toEqual(expect.arrayContaining(['failed', 'free', 'paid']));
    expect(Object.keys(figures.months)).toEqual(expect.arrayContaining(['free', 'paid']));
    expect(figures.waysBack).toBeGreaterThan(0);
  }, 900_000);

  afterAll(async () => {
    await resetStripe();
    await database.terminate();
  });
}
