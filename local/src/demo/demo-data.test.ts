import { createHash } from 'node:crypto';
import {
  AddressDetailsSchema,
  DeliverySettingsSchema,
  detailsOf,
  SavedAddressSchema,
} from '@fleetfoot/shared/addresses';
import { ApiModeSchema, modeOfKey } from '@fleetfoot/shared/api';
import { LedgerEntrySchema, monthOf, StatementSchema } from '@fleetfoot/shared/billing';
import {
  CAMPAIGN_PLANS,
  CampaignSchema,
  campaignCost,
  DeliverySchema,
  OrganizationInvitationSchema,
  OrganizationKeysSchema,
  OrganizationSchema,
  parseContactNumber,
  parseMobileNumber,
  RestaurantSchema,
  TeamInviteSchema,
  TeamMemberSchema,
  UserSchema,
} from '@fleetfoot/shared/domain';
import * as v from 'valibot';
import { demoDocuments } from './demo-data';
import { DEMO_ORGANIZATION, PEOPLE } from './people';

const NOW = new Date('2026-11-21T09:00:00Z');
const documents = demoDocuments(NOW);

const MenuEntrySchema = v.variant('name', [
  v.strictObject({ id: v.literal('menuConfig'), name: v.literal('menuConfig') }),
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
    name: v.pipe(v.string(), v.nonEmpty()),
    description: v.string(),
    price: v.pipe(v.number(), v.integer(), v.minValue(100)),
    category: v.pipe(v.string(), v.nonEmpty()),
    soldOutUntil: v.nullable(v.date()),
    position: v.pipe(v.string(), v.regex(/^[0-9A-Za-z]*[1-9A-Za-z]$/)),
    updated_at: v.date(),
    updated_by: v.string(),
  }),
]);

const ReportSchema = v.object({
  id: v.string(),
  monthYear: v.string(),
  monthYearInt: v.number(),
  month: v.string(),
  year: v.number(),
  totalDistance: v.number(),
  totalTime: v.number(),
  estImpressions: v.number(),
});
const BikeSchema = v.object({
  regNo: v.string(),
  status: v.string(),
  totalDistance: v.number(),
  totalTime: v.number(),
  estImpressions: v.number(),
});
const DowntimeSchema = v.object({
  regNo: v.string(),
  reason: v.string(),
  totalTime: v.number(),
  discountValue: v.number(),
});

/** The collections, by path with the ids left out, and how many documents each has at least. */
const COLLECTIONS: readonly [string, v.GenericSchema, number][] = [
  ['Users', UserSchema, 2],
  ['Organizations', v.intersect([OrganizationSchema, OrganizationKeysSchema]), 1],
  ['ApiKeys', v.strictObject({ orgID: v.literal(DEMO_ORGANIZATION.id), mode: ApiModeSchema }), 2],
  ['Organizations/Team', TeamMemberSchema, 2],
  ['Organizations/TeamInvites', TeamInviteSchema, 2],
  ['OrganizationInvitations', OrganizationInvitationSchema, 1],
  ['Organizations/Deliveries', DeliverySchema, 40],
  ['Organizations/Addresses', SavedAddressSchema, 5],
  ['Organizations/Settings', DeliverySettingsSchema, 1],
  ['Organizations/LedgerEntries', LedgerEntrySchema, 4],
  ['Organizations/Statements', StatementSchema, 3],
  ['Organizations/AdvertisingCampaigns', CampaignSchema, 4],
  ['Organizations/AdvertisingCampaigns/Reports', ReportSchema, 10],
  ['Organizations/AdvertisingCampaigns/Reports/Bikes', BikeSchema, 40],
  ['Organizations/AdvertisingCampaigns/Reports/BikeDowntime', DowntimeSchema, 7],
  ['Restaurants', RestaurantSchema, 2],
  ['Restaurants/Menu', MenuEntrySchema, 20],
];

function collectionOf(path: string): string {
  return path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/');
}

function within(collection: string, parent = '') {
  return documents.filter(({ path }) => collectionOf(path) === collection && path.startsWith(parent));
}

test.each(COLLECTIONS)('every document of %s is valid', (collection, schema, atLeast) => {
  const found = within(collection);
  expect(found.length).toBeGreaterThanOrEqual(atLeast);
  for (const { path, data } of found) {
    const result = v.safeParse(schema, data);
    expect([path, result.issues?.map((issue) => v.getDotPath(issue))]).toEqual([path, undefined]);
  }
});

test('nothing lies outside those collections, and no path is used twice', () => {
  const known = new Set(COLLECTIONS.map(([name]) => name));
  expect(documents.filter(({ path }) => !known.has(collectionOf(path)))).toEqual([]);
  expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
});

test('the same moment gives the same data', () => {
  expect(demoDocuments(NOW)).toEqual(documents);
});

test('ids in documents are those of their paths', () => {
  for (const { path, data } of documents) {
    if ('id' in data) expect(path.endsWith(`/${data['id']}`)).toBe(true);
  }
});

describe('deliveries', () => {
  const deliveries = within('Organizations/Deliveries').map(({ data }) => v.parse(DeliverySchema, data));

  test('show every urgency level and both payment statuses', () => {
    expect(new Set(deliveries.map(({ urgency_level }) => urgency_level)).size).toBe(3);
    expect(new Set(deliveries.map(({ payment_status }) => payment_status))).toEqual(
      new Set(['Paid', 'Unpaid']),
    );
  });

  test('lie in the last weeks and the next days, and none was made in the future', () => {
    const times = deliveries.map(({ pickup_time }) => pickup_time.getTime());
    expect(Math.min(...times)).toBeLessThan(NOW.getTime() - 20 * 86_400_000);
    expect(Math.max(...times)).toBeGreaterThan(NOW.getTime() + 3 * 86_400_000);
    for (const { created_at } of deliveries) expect(created_at.getTime()).toBeLessThanOrEqual(NOW.getTime());
  });

  test('have windows exactly when they are asked for', () => {
    for (const { urgency_level, pickup_window, dropoff_window } of deliveries) {
      const windows = [pickup_window, dropoff_window];
      if (urgency_level !== 'time_window') expect(windows).toEqual([undefined, undefined]);
      else for (const window of windows) expect(window && window.end > window.start).toBe(true);
    }
  });

  test('go to places in Gauteng and to numbers that can be called', () => {
    for (const delivery of deliveries) {
      expect(delivery.dropoff_latitude).toBeGreaterThan(-27);
      expect(delivery.dropoff_latitude).toBeLessThan(-25);
      expect(parseContactNumber(delivery.dropoff_phone_number)).toBe(delivery.dropoff_phone_number);
      expect(delivery.dropoff_address).toMatch(/^\d+ .+, South Africa$/);
    }
  });
});

describe('the address book', () => {
  const addresses = within('Organizations/Addresses').map(({ data }) => v.parse(SavedAddressSchema, data));

  test('holds what a member could have entered', () => {
    for (const address of addresses) {
      const details = detailsOf(address);
      expect(v.parse(AddressDetailsSchema, details)).toEqual(details);
    }
  });

  test('has streets without a number, a landmark, a gate code and one default pickup', () => {
    expect(addresses.some(({ fullAddressString }) => !/^\d/.test(fullAddressString))).toBe(true);
    expect(addresses.some(({ landmark }) => landmark !== '')).toBe(true);
    expect(addresses.some(({ gateCode }) => gateCode !== '')).toBe(true);
    const [settings] = within('Organizations/Settings');
    expect(addresses.map(({ id }) => id)).toContain(settings?.data['defaultPickupAddressID']);
  });
});

describe('billing', () => {
  const campaigns = within('Organizations/AdvertisingCampaigns').map(({ data }) =>
    v.parse(CampaignSchema, data),
  );
  const entries = within('Organizations/LedgerEntries').map(({ data }) => v.parse(LedgerEntrySchema, data));
  const statements = within('Organizations/Statements').map(({ data }) => v.parse(StatementSchema, data));
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

  test('every month that has entries has their statement, and no other has one', () => {
    const months = [...new Set(entries.map(({ month }) => month))];
    expect(statements.map(({ id }) => id).sort()).toEqual(months.sort());
    for (const { id, amount, entries: count, updatedAt } of statements) {
      const ofMonth = entries.filter(({ month }) => month === id);
      expect([amount, count]).toEqual([sum(ofMonth.map((entry) => entry.amount)), ofMonth.length]);
      expect(ofMonth.map(({ createdAt }) => createdAt)).toContainEqual(updatedAt);
    }
  });

  test('entries lie in the months of their times, none in the future', () => {
    for (const { month, createdAt } of entries) {
      expect(monthOf(createdAt)).toBe(month);
      expect(createdAt.getTime()).toBeLessThanOrEqual(NOW.getTime());
    }
  });

  test('what was paid is the deposit of the campaigns, at the prices of the plans', () => {
    const deposits = campaigns.map(({ term, activationFee, monthlyFee, noOfBikes }) => {
      const plan = CAMPAIGN_PLANS.find(
        (offered) =>
          offered.name === term &&
          offered.activationFee === activationFee &&
          offered.monthlyFee === monthlyFee,
      );
      return plan && (campaignCost(plan, noOfBikes).totalActivation * 100) / 2;
    });
    expect(deposits).not.toContain(undefined);
    expect(sum(entries.map(({ amount }) => amount))).toBe(sum(deposits.map(Number)));
  });

  test('one refund gives back part of a charge that came before it', () => {
    const refunds = entries.filter(({ kind }) => kind === 'refund');
    expect(refunds).toHaveLength(1);
    for (const { amount, createdAt, paymentIntentID } of refunds) {
      const charge = entries.find(({ id }) => id === paymentIntentID);
      expect(amount).toBeLessThan(0);
      expect(charge?.amount).toBeGreaterThan(-amount);
      expect(charge?.createdAt.getTime()).toBeLessThan(createdAt.getTime());
    }
  });
});

test('the keys are such as the API takes, and lie where it looks for them', () => {
  const [organization] = within('Organizations');
  const keys = [organization?.data['apiKey'], organization?.data['testApiKey']].map(String);
  expect(keys.map(modeOfKey)).toEqual(['live', 'test']);
  for (const key of keys) {
    const path = `ApiKeys/${createHash('sha256').update(key).digest('hex')}`;
    expect(documents.find((document) => document.path === path)?.data['mode']).toBe(modeOfKey(key));
  }
});

test('no invitation to the team has expired', () => {
  for (const { data } of within('Organizations/TeamInvites')) {
    expect(v.parse(TeamInviteSchema, data).expiresAt?.getTime()).toBeGreaterThan(NOW.getTime());
  }
});

test("a report's totals are the sums of its bikes", () => {
  for (const { path, data } of within('Organizations/AdvertisingCampaigns/Reports')) {
    const bikes = within('Organizations/AdvertisingCampaigns/Reports/Bikes', `${path}/`);
    for (const field of ['totalDistance', 'totalTime', 'estImpressions']) {
      expect(bikes.reduce((sum, bike) => sum + Number(bike.data[field]), 0)).toBe(data[field]);
    }
    for (const { data: down } of within(
      'Organizations/AdvertisingCampaigns/Reports/BikeDowntime',
      `${path}/`,
    )) {
      const bike = bikes.find(({ data: line }) => line['regNo'] === down['regNo']);
      expect(bike?.data['totalTime']).toBe(down['totalTime']);
    }
  }
});

test('bikes of one report have different registration numbers', () => {
  for (const { path } of within('Organizations/AdvertisingCampaigns/Reports')) {
    const numbers = within('Organizations/AdvertisingCampaigns/Reports/Bikes', `${path}/`).map(
      ({ data }) => data['regNo'],
    );
    expect(new Set(numbers).size).toBe(numbers.length);
  }
});

test("each restaurant's menu has its menuConfig entry", () => {
  for (const { path } of within('Restaurants')) {
    expect(documents.some((entry) => entry.path === `${path}/Menu/menuConfig`)).toBe(true);
  }
});

test('the menus have categories in one piece, each in one place, and one item sold out', () => {
  for (const { path } of within('Restaurants')) {
    const items = within('Restaurants/Menu', path).flatMap(({ data }) => (data['position'] ? [data] : []));
    const categories = items
      .toSorted((a, b) => (String(a['position']) < String(b['position']) ? -1 : 1))
      .map(({ category }) => category)
      .filter((category, index, all) => category !== all[index - 1]);
    expect(new Set(categories).size).toBe(categories.length);
    expect(new Set(items.map(({ position }) => position)).size).toBe(items.length);
  }
  const soldOut = within('Restaurants/Menu').flatMap(({ data }) => (data['soldOutUntil'] ? [data] : []));
  expect(soldOut.map(({ name, soldOutUntil }) => [name, soldOutUntil])).toEqual([
    ['Mogodu Monday', new Date('2026-11-22T22:00:00Z')],
  ]);
});

test.each(Object.entries(PEOPLE))("%s's number can receive a code", (_, { phoneNumber }) => {
  expect(parseMobileNumber(phoneNumber)).toEqual({ ok: true, value: phoneNumber });
});
