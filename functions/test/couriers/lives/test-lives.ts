import { brokenIn } from '@fleetfoot/shared/testing/delivery-life';
import fc from 'fast-check';
import { resetStripe } from '../../billing/local-stripe';
import { rounds } from '../../depth';
import { tally } from '../../in-lanes';
import { wholeNumber } from '../../whole-number';
import { database } from '../../world/data';
import { lives } from './deeds';
import { liveDelivery } from './live-delivery';

/** Files that run side by side: a life mostly waits, and has its emulated world to itself. */
const FILES = 2;
const RUNS = Math.ceil(wholeNumber('FLEETFOOT_LIVES', rounds({ sample: 12, deep: 150 })) / FILES);
const SEED = wholeNumber('FLEETFOOT_LIVES_SEED', Math.floor(Math.random() * 2 ** 31));

/** The lives of one file. @param number of the file, from 0 */
export function testLives(number: number): void {
  const seed = SEED + number;
  test(`${RUNS} lives of deliveries, in whatever order their events, charges and edits come, end in a state of the table`, async () => {
    process.stdout.write(`Lives: seed ${seed}\n`);
    const ends: string[] = [];
    const property = fc.asyncProperty(lives, async (drawn) => {
      const { life, again } = await liveDelivery(drawn);
      expect(brokenIn(life)).toEqual([]);
      expect(again).toEqual(life);
      ends.push(life.delivery ? `${life.delivery.status}, ${life.delivery.payment_status}` : 'Cancelled');
    });
    // A smaller life that fails too is looked for, which takes a minute or two.
    await fc.assert(property, { seed, numRuns: RUNS });
    process.stdout.write(`Lives: ${JSON.stringify({ seed, lives: RUNS, ends: tally(ends) })}\n`);
    expect(ends).toContainEqual(expect.stringMatching(/, Paid$/));
  }, 1_800_000);

  afterAll(async () => {
    await resetStripe();
    await database.terminate();
  });
}
