import { campaignCharges, campaignCharging } from '@fleetfoot/shared/model/advertising/campaign-charge';
import { CARD_ATTEMPT_LIMITS } from '@fleetfoot/shared/model/billing/card-attempts';
import {
  creditSettings,
  DEFAULT_CREDIT_LIMIT,
  UNPRICED_RESERVE,
} from '@fleetfoot/shared/model/billing/credit';
import { owedForTrips, tripCharges } from '@fleetfoot/shared/model/billing/trip-charge';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { resetStripe, stripe } from '../billing/local-stripe';
import { customerOf, putCard, scene } from '../billing/scene';
import { putRefusedTrip } from '../billing/trip-scene';
import { callFunction } from '../client/in-process';
import { change, erase, write } from '../rules/access';
import { newDelivery } from '../rules/new-delivery';
import { database, read } from '../world/data';
import { somebody } from '../world/somebody';
import { type Attempt, attempts, useAttackWorld } from './attempts';

const world = useAttackWorld();
const CHARGE = tripCharges.document('acme', 'd1');
const MONTH = campaignCharges.document('acme', 'c1.2026-10');
const OWED = owedForTrips.document('owes-more');

afterAll(async () => {
  await resetStripe();
  await database.terminate();
});

/** An organisation with a trip whose card is refused. */
async function refusedTrip() {
  const there = await scene();
  await putCard(there.orgID, 'pm_card_chargeCustomerFail');
  await putRefusedTrip(there.orgID);
  return there;
}

/** How many cards were tried at Stripe. */
async function triedOf(orgID: string): Promise<number> {
  const customer = (await customerOf(orgID)) ?? '';
  return (await stripe.charges.list({ customer, limit: 100 })).data.length;
}

let there: Awaited<ReturnType<typeof refusedTrip>>;

const ATTEMPTS: readonly Attempt[] = [
  {
    name: 'A member says that a trip is paid',
    run: () => change(world().as('member'), CHARGE, { status: 'paid', isOwed: false }),
    holds: async () => expect(await read(CHARGE)).toMatchObject({ status: 'failed' }),
  },
  {
    name: "A member says that a campaign's month is paid",
    run: () => change(world().as('member'), MONTH, { status: 'paid', isOwed: false }),
    holds: async () => expect(await read(MONTH)).toMatchObject({ status: 'failed' }),
  },
  {
    name: "An Admin takes a discount off their own campaign's month",
    run: () => change(world().as('admin'), MONTH, { amount: 0 }),
    holds: async () => expect(await read(MONTH)).toMatchObject({ amount: 378_500 }),
  },
  {
    name: 'An Admin says from when campaigns are charged',
    run: () => write(world().as('admin'), campaignCharging.document(), { from: '2999-01' }),
    holds: async () => expect(await read(campaignCharging.document())).toEqual({ from: '2026-10' }),
  },
  {
    name: 'An Admin deletes the charge of a trip',
    run: () => erase(world().as('admin'), CHARGE),
    holds: async () => expect(await read(CHARGE)).toBeDefined(),
  },
  {
    name: 'A member takes back what is owed',
    run: () => write(world().as('member'), OWED, { amount: 0 }),
    holds: async () =>
      expect(await read(OWED)).toEqual({ amount: DEFAULT_CREDIT_LIMIT - UNPRICED_RESERVE + 1 }),
  },
  {
    name: 'A member raises what may be owed',
    run: () => write(world().as('member'), creditSettings.document('owes-more'), { limit: 9_000_000 }),
    holds: async () => expect(await read(creditSettings.document('owes-more'))).toBeUndefined(),
  },
  {
    name: 'A member of an organisation that owes too much creates a delivery past the page',
    run: () =>
      write(world().as('member'), deliveries.document('owes-more', 'past'), newDelivery('past', 'member')),
    holds: async () => expect(await read(deliveries.document('owes-more', 'past'))).toBeUndefined(),
  },
  {
    name: "A stranger charges another organisation's card with its trip",
    async run() {
      there = await refusedTrip();
      return callFunction('payTrip', { orgID: there.orgID, chargeID: 'd1' }, somebody().idToken);
    },
    async holds({ answer }) {
      expect(answer).toMatchObject({ status: 403 });
      expect(await triedOf(there.orgID)).toBe(0);
    },
  },
  {
    name: 'A member tries a card by paying a trip forty times',
    async run() {
      there = await refusedTrip();
      const { orgID, member } = there;
      const press = () => callFunction('payTrip', { orgID, chargeID: 'd1' }, member.idToken);
      for (let round = 0; round < 8; round += 1)
        await Promise.all([press(), press(), press(), press(), press()]);
    },
    async holds() {
      const tried = await triedOf(there.orgID);
      expect(tried).toBeGreaterThan(0);
      expect(tried).toBeLessThanOrEqual(CARD_ATTEMPT_LIMITS.declines.member);
    },
  },
];

attempts('Trips', ATTEMPTS);
