import { brokenIn } from '@fleetfoot/shared/testing/delivery-life';
import fc from 'fast-check';
import { resetStripe } from '../billing/local-stripe';
import { rounds } from '../depth';
import { tally } from '../in-lanes';
import { wholeNumber } from '../whole-number';
import { database } from '../world/data';
import { lives } from './lives/deeds';
import { liveDelivery } from './lives/live-delivery';

const RUNS = wholeNumber('FLEETFOOT_LIVES', rounds({ sample: 20, deep: 150 }));
const SEED = wholeNumber('FLEETFOOT_LIVES_SEED', Math.floor(Math.random() * 2 ** 31));

test(`${RUNS} lives of deliveries, in whatever order their events, charges and edits come, end in a state of the table`, async () => {
  process.stdout.write(`Lives: seed ${SEED}\n`);
  const ends: string[] = [];
  const property = fc.asyncProperty(lives, async (drawn) => {
    const { life, again } = await liveDelivery(drawn);
    expect(brokenIn(life)).toEqual([]);
    expect(again).toEqual(life);
    ends.push(life.delivery ? `${life.delivery.status}, ${life.delivery.payment_status}` : 'Cancelled');
  });
  // A smaller life that fails too is looked for, which takes a minute or two.
  await fc.assert(property, { seed: SEED, numRuns: RUNS });
  process.stdout.write(`Lives: ${JSON.stringify({ seed: SEED, lives: RUNS, ends: tally(ends) })}\n`);
  expect(ends).toContainEqual(expect.stringMatching(/, Paid$/));
}, 1_800_000);

afterAll(async () => {
  await resetStripe();
  await database.terminate();
});
