import { ADDRESSES } from './address-writes';
import { CLOSED_COLLECTIONS } from './closed-writes';
import { DELIVERIES, DELIVERY_EDITS } from './delivery-writes';
import { DRAFTS } from './draft-writes';
import { type FuzzCloud, openFuzzCloud } from './fuzz-cloud';
import { RUNS, SEED } from './fuzz-settings';
import { MENU } from './menu-writes';
import { RECEIPTS } from './receipt-writes';
import { runFuzz } from './run-fuzz';
import { SETTINGS } from './settings-writes';
import { USERS } from './user-writes';
import { VIEWS } from './view-writes';

let cloud: FuzzCloud;

beforeAll(async () => {
  cloud = await openFuzzCloud();
});
afterAll(() => cloud.world.close());

test.each([
  USERS,
  DRAFTS,
  VIEWS,
  DELIVERIES,
  ...DELIVERY_EDITS,
  ADDRESSES,
  SETTINGS,
  MENU,
  RECEIPTS,
  ...CLOSED_COLLECTIONS,
])(
  '$name: the rules accept exactly the valid writes',
  (collection) => runFuzz(cloud, collection, { runs: RUNS, seed: SEED }),
  60_000 + RUNS * 30,
);
