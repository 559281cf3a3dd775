import { booksOf } from '../billing/books';
import { campaignsDue, campaignsMade } from '../billing/hostile/campaigns';
import { type Attempt, carryOut } from '../billing/hostile/carry-out';
import { compareBooks } from '../billing/hostile/compare-books';
import { limitsDue, limitsOf } from '../billing/hostile/limits';
import { makePlan } from '../billing/hostile/plan';
import { createPostman } from '../billing/hostile/postman';
import { randomOf } from '../billing/hostile/random';
import { DEPOSITS, LANES, SEED } from '../billing/hostile/settings';
import { type Paid, stripeBooks } from '../billing/hostile/stripe-books';
import { makeTenants, type Tenant } from '../billing/hostile/tenants';
import { resetStripe } from '../billing/local-stripe';
import { inLanes, tally } from '../in-lanes';
import { database } from '../world/data';

/** As many organisations that none of them meets its limit of refused cards in a day. */
const TENANTS = Math.max(45, Math.ceil(DEPOSITS / 5));

function chargesExpected({ ending, amount }: Attempt): readonly number[] {
  return ending === 'succeeded' || ending === 'vanished' ? [amount] : [];
}

/** How many campaigns there are, after it was found that every deposit that was kept has one and nothing else has. */
async function compareCampaigns(tenants: readonly Tenant[], atStripe: ReadonlyMap<string, Paid>) {
  const made = (await Promise.all(tenants.map(({ orgID }) => campaignsMade(orgID)))).flat();
  const { must, may } = campaignsDue(atStripe);
  expect(must.filter((id) => !made.includes(id))).toEqual([]);
  expect(made.filter((id) => !may.includes(id))).toEqual([]);
  return made.length;
}

test(`${DEPOSITS} hostile deposits end in one charge per attempt and books equal to Stripe's`, async () => {
  process.stdout.write(`Hostile deposits: seed ${SEED}\n`);
  await resetStripe();
  const tenants = await makeTenants(TENANTS);
  const plans = Array.from({ length: DEPOSITS }, (_, number) => makePlan(randomOf(SEED, number), TENANTS));
  const postman = createPostman(SEED);
  const started = Date.now();
  let calls = 0;

  const working = postman.work();
  const attempts = await inLanes(DEPOSITS, LANES, async (number) => {
    const plan = plans[number] as (typeof plans)[number];
    return carryOut(plan, tenants[plan.tenant] as Tenant, () => {
      calls += 1;
    });
  })
    .then((made) => made.flat())
    .finally(postman.finish);
  await working;

  const before = await stripeBooks();
  for (const attempt of attempts) {
    expect({ ...attempt, charges: before.get(attempt.id)?.charges ?? [] }).toEqual({
      ...attempt,
      charges: chargesExpected(attempt),
    });
  }
  // Whoever was told "paid" finds it in the ledger, whether or not Stripe's event has arrived.
  const entered = new Set(
    (await Promise.all(tenants.map(({ orgID }) => booksOf(orgID)))).flatMap(({ entries }) =>
      entries.map(({ id }) => id),
    ),
  );
  const told = attempts.filter(({ ending }) => ending === 'succeeded');
  expect(told.filter(({ id }) => !entered.has(before.get(id)?.ids[0] ?? ''))).toEqual([]);

  await postman.bringTheRest();
  const atStripe = await stripeBooks();
  const paid = [...atStripe.values()];
  const books = await compareBooks(tenants, paid);
  const campaigns = await compareCampaigns(tenants, atStripe);
  await postman.replay();
  expect(await compareBooks(tenants, paid)).toEqual(books);
  expect(await compareCampaigns(tenants, atStripe)).toBe(campaigns);
  for (const { orgID } of tenants) expect(await limitsOf(orgID)).toEqual(limitsDue(orgID, attempts));

  const figures = {
    ...{ seed: SEED, deposits: DEPOSITS, attempts: attempts.length, calls },
    endings: tally(attempts.map(({ ending }) => ending)),
    presses: tally(plans.map(({ press }) => press)),
    faults: tally(plans.flatMap(({ faults }) => faults.map(({ kind }) => kind))),
    webhooks: postman.counts,
    charges: paid.flatMap(({ charges }) => charges).length,
    refunds: paid.flatMap(({ refunds }) => refunds).length,
    ledger: books,
    campaigns,
    seconds: Math.round((Date.now() - started) / 1000),
  };
  process.stdout.write(`Hostile deposits: ${JSON.stringify(figures)}\n`);
  expect(Object.keys(figures.endings).sort()).toEqual(['left', 'refused', 'succeeded', 'vanished']);
}, 900_000);

afterAll(async () => {
  await resetStripe();
  await database.terminate();
});
