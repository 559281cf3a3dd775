import { CLOSED_COLLECTIONS } from './closed-writes';
import { DELIVERIES } from './delivery-writes';
import { type FuzzCloud, openFuzzCloud } from './fuzz-cloud';
import { RUNS, SEED } from './fuzz-settings';
import { runFuzz } from './run-fuzz';
import { USERS } from './user-writes';

let cloud: FuzzCloud;

beforeAll(async () => {
  cloud = await openFuzzCloud();
});
afterAll(() => cloud.world.close());

test.each([USERS, DELIVERIES, ...CLOSED_COLLECTIONS])(
  '$name: what the rules take is right, and what is right they take',
  (collection) => runFuzz(cloud, collection, { runs: RUNS, seed: SEED }),
  60_000 + RUNS * 30,
);
