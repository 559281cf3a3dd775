import { Console } from 'node:console';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { runCharger } from '../../src/billing/charges/charge-due';
import { TRIP_CHARGES } from '../../src/billing/trips/trip-charges';
import { runDispatcher } from '../../src/couriers/dispatch-deliveries';
import { deployedRoads } from '../../src/quotes/roads';
import { asDelivery, create, order } from '../api/api-client';
import { apiScene } from '../api/api-scene';
import { booksOf } from '../billing/books';
import { resetStripe, stripe, WEBHOOK_SECRET } from '../billing/local-stripe';
import { putCard } from '../billing/scene';
import { callFunction, deliverEvent } from '../client/in-process';
import { openWorld, type World } from '../rules/world';
import { countDocuments } from '../world/count-documents';
import { database, read } from '../world/data';
import { projectId } from '../world/emulators';
import { ASSIGNED, courierScene } from './courier-scene';
import { type IsSeen, openViewer, type Viewer } from './viewer';

/** What a step costs at most: calls of functions, and documents; a viewer is one member with list and page open. */
interface Cost {
  readonly calls: number;
  readonly reads: number;
  readonly writes: number;
  readonly viewerReads: number;
}

/** A ride of twenty minutes, of which the courier tells every ten seconds where they are. */
const POSITIONS = 120;
/** Minutes until it is collected; the dispatcher looks at it in each. */
const LOOKS = 10;

/** By step, in the order of a life. */
const MOST: Readonly<Record<string, Cost>> = {
  quote: { calls: 1, reads: 4, writes: 2, viewerReads: 0 },
  // The tracking link is one of the writes, and so is what it holds of the credit limit.
  'create, by /v1': { calls: 1, reads: 10, writes: 8, viewerReads: 0 },
  'open list and page': { calls: 0, reads: 0, writes: 0, viewerReads: 5 },
  dispatch: { calls: 1, reads: 10, writes: 3, viewerReads: 0 },
  assigned: { calls: 1, reads: 3, writes: 3, viewerReads: 3 },
  '10 looks until it is collected': { calls: 10, reads: 50, writes: 0, viewerReads: 0 },
  arrived_at_pickup: { calls: 1, reads: 3, writes: 3, viewerReads: 3 },
  collected: { calls: 1, reads: 3, writes: 4, viewerReads: 3 },
  '120 positions': { calls: 120, reads: 240, writes: 120, viewerReads: 120 },
  arrived_at_dropoff: { calls: 1, reads: 3, writes: 4, viewerReads: 3 },
  delivered: { calls: 1, reads: 4, writes: 8, viewerReads: 3 },
  'charge and ledger': { calls: 1, reads: 11, writes: 8, viewerReads: 2 },
  webhook: { calls: 1, reads: 4, writes: 1, viewerReads: 0 },
  'a minute with nothing due': { calls: 2, reads: 3, writes: 0, viewerReads: 0 },
};

const TRIP = {
  ...{
    pickup: { latitude: -33.9221, longitude: 18.4197 },
    dropoff: { latitude: -33.9221, longitude: 18.4197 },
  },
  urgency_level: 'on_demand',
};

let world: World;
beforeAll(async () => {
  world = await openWorld(projectId());
});
beforeEach(async () => {
  await database.recursiveDelete(database.collection('Organizations'));
  await resetStripe();
});
afterAll(async () => {
  await world.close();
  await database.terminate();
});

const counted = countDocuments(database);

/** The service at a moment: runs as the scheduler starts them. */
function serviceAt(millis: number) {
  const run = { database, now: new Date(millis), hasTime: () => true };
  const fleet = { dispatch: async () => 'accepted' as const, cancel: async () => 'accepted' as const };
  return {
    dispatch: () => runDispatcher({ ...run, fleet, roads: deployedRoads() }),
    charge: () => runCharger(TRIP_CHARGES, { ...run, stripe }),
  };
}

async function tellPaid(): Promise<void> {
  const { data } = await stripe.events.list({ types: ['payment_intent.succeeded'] });
  const payload = JSON.stringify(data[0]);
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
  expect(await deliverEvent(payload, signature)).toBe(200);
}

/** One delivery from its quote to the ledger, watched by so many; what each step cost. */
async function live(viewers: number): Promise<Readonly<Record<string, Cost>>> {
  const { tell } = await courierScene({ status: 'Delivered' });
  const { orgID, member, live: key } = await apiScene();
  await putCard(orgID);
  const [costs, watching]: [Record<string, Cost>, Viewer[]] = [{}, []];
  let [clock, id] = [Date.now(), ''];

  /** Takes a step, and waits until every viewer sees what came of it. */
  async function step(name: string, calls: number, work: () => Promise<unknown>, isSeen?: IsSeen) {
    const [before, shown] = [counted(), watching[0]?.reads() ?? 0];
    await work();
    const { reads, writes } = counted();
    if (isSeen) await Promise.all(watching.map((viewer) => viewer.until(isSeen)));
    const viewerReads = (watching[0]?.reads() ?? 0) - shown;
    costs[name] = { calls, reads: reads - before.reads, writes: writes - before.writes, viewerReads };
  }
  async function tellAt(event: object): Promise<void> {
    const about = { organization_id: orgID, delivery_id: id, ...event };
    expect(await tell(about, { taken: new Date(clock) })).toEqual({ status: 200, body: { result: 'moved' } });
  }
  let told = 0;
  async function event(type: string, status: string): Promise<void> {
    told += 1;
    clock += 60_000;
    const content = type === 'assigned' ? ASSIGNED : { type };
    const isSeen: IsSeen = (seen) =>
      seen.listed === `${status}, Unpaid` && seen.shown === seen.listed && seen.statuses === told;
    await step(type, 1, () => tellAt(content), isSeen);
  }
  async function ride(): Promise<void> {
    for (let number = 1; number <= POSITIONS; number += 1) {
      clock += 10_000;
      const place = { latitude: number / 10, longitude: 18.4, at: new Date(clock).toISOString() };
      await tellAt({ type: 'position', ...place });
      await Promise.all(watching.map((viewer) => viewer.until(({ latitude }) => latitude === number / 10)));
    }
  }

  let quoteID = '';
  await step('quote', 1, async () => {
    const answer = await callFunction('quoteDeliveries', { orgID, trips: [TRIP] }, member.idToken);
    quoteID = (answer.body.result as { quotes: { quoteID: string }[] }).quotes[0]?.quoteID ?? '';
  });
  await step('create, by /v1', 1, async () => {
    const answer = await create(key, order('LIFE-1', { quote_id: quoteID }));
    expect(answer.status).toBe(201);
    id = asDelivery(answer).id;
  });
  await step(
    'open list and page',
    0,
    async () => {
      for (let number = 0; number < viewers; number += 1) {
        watching.push(openViewer(world.as(member), orgID, id));
      }
    },
    ({ answered }) => answered === 5,
  );
  await step('dispatch', 1, () => serviceAt(clock).dispatch());
  await event('assigned', 'Courier assigned');
  await step(`${LOOKS} looks until it is collected`, LOOKS, async () => {
    for (let number = 1; number <= LOOKS; number += 1) {
      clock += 60_000;
      await serviceAt(clock).dispatch();
    }
  });
  await event('arrived_at_pickup', 'At pickup');
  await event('collected', 'Collected');
  await step(`${POSITIONS} positions`, POSITIONS, ride);
  await event('arrived_at_dropoff', 'At drop-off');
  await event('delivered', 'Delivered');
  await step(
    'charge and ledger',
    1,
    () => serviceAt(clock + 60_000).charge(),
    ({ listed, shown }) => listed === 'Delivered, Paid' && shown === listed,
  );
  await step('webhook', 1, tellPaid);
  await step('a minute with nothing due', 2, async () => {
    await serviceAt(clock).dispatch();
    await serviceAt(clock).charge();
  });
  for (const viewer of watching) viewer.leave();
  expect(await read(deliveries.document(orgID, id))).toMatchObject({
    status: 'Delivered',
    payment_status: 'Paid',
  });
  expect((await booksOf(orgID)).entries).toHaveLength(1);
  return costs;
}

/** Without what the viewers read. */
function ofServer(costs: Readonly<Record<string, Cost>>) {
  return Object.entries(costs).map(([name, { viewerReads: _, ...cost }]) => ({ name, ...cost }));
}

test('a life of a delivery costs so many documents at most, and its writes do not grow with its viewers', async () => {
  const [alone, watched, crowded] = [await live(0), await live(1), await live(4)];
  const sum = (field: keyof Cost) => Object.values(watched).reduce((all, cost) => all + cost[field], 0);
  const total = {
    calls: sum('calls'),
    reads: sum('reads'),
    writes: sum('writes'),
    viewerReads: sum('viewerReads'),
  };
  new Console(process.stdout).table({ ...watched, total });
  const above = Object.entries(watched).filter(([name, cost]) =>
    (Object.keys(cost) as (keyof Cost)[]).some((field) => cost[field] > (MOST[name]?.[field] ?? -1)),
  );
  expect(above).toEqual([]);
  expect(ofServer(alone)).toEqual(ofServer(watched));
  expect(ofServer(crowded)).toEqual(ofServer(watched));
}, 180_000);
