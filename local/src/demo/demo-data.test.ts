import { createHash } from 'node:crypto';
import { modeOfKey } from '@fleetfoot/shared/api';
import { monthOf } from '@fleetfoot/shared/billing';
import { parseContactNumber, parseMobileNumber } from '@fleetfoot/shared/domain';
import { CampaignSchema, campaigns } from '@fleetfoot/shared/model/advertising/campaign';
import { campaignCharges, campaignCharging } from '@fleetfoot/shared/model/advertising/campaign-charge';
import { CAMPAIGN_PLANS, campaignCost } from '@fleetfoot/shared/model/advertising/campaign-plan';
import { bikeLines, downtimeLines, reports } from '@fleetfoot/shared/model/advertising/report';
import {
  ApiKeySchema,
  apiKeys,
  hasEnded,
  LiveKeySchema,
  liveKeys,
  NamedKeySchema,
  namedKeys,
} from '@fleetfoot/shared/model/api/api-key';
import { DEFAULT_CREDIT_LIMIT, reservedForTrips, reserveOf } from '@fleetfoot/shared/model/billing/credit';
import { supplier } from '@fleetfoot/shared/model/billing/invoice';
import {
  LedgerEntrySchema,
  ledgerEntries,
  StatementSchema,
  statements,
} from '@fleetfoot/shared/model/billing/ledger';
import { owedForTrips, tripCharges } from '@fleetfoot/shared/model/billing/trip-charge';
import { AddressDetailsSchema } from '@fleetfoot/shared/model/delivery/address-details';
import { dispatches } from '@fleetfoot/shared/model/delivery/courier';
import { DeliverySchema, deliveries, testDeliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { isLate } from '@fleetfoot/shared/model/delivery/delivery-lateness';
import {
  DeliverySettingsSchema,
  deliveryHistory,
  deliverySettings,
  StatusChangeSchema,
} from '@fleetfoot/shared/model/delivery/delivery-records';
import {
  DELIVERY_STATUSES,
  isOnTheRoad,
  isUncollected,
  stageOf,
} from '@fleetfoot/shared/model/delivery/delivery-status';
import { problems } from '@fleetfoot/shared/model/delivery/problem';
import { problemPhotos } from '@fleetfoot/shared/model/delivery/problem-photo';
import { PROOF_KINDS, proofs } from '@fleetfoot/shared/model/delivery/proof';
import { recurringDeliveries, recurringRuns } from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import {
  addressDetailsOf,
  SavedAddressSchema,
  savedAddresses,
} from '@fleetfoot/shared/model/delivery/saved-address';
import { MENU_SETTINGS, menuItems } from '@fleetfoot/shared/model/restaurants/menu-item';
import { RestaurantSchema, restaurants } from '@fleetfoot/shared/model/restaurants/restaurant';
import {
  OrganizationInvitationSchema,
  organizationInvitations,
  TeamInviteSchema,
  teamInvites,
} from '@fleetfoot/shared/model/team/invitations';
import {
  OrganizationKeysSchema,
  OrganizationSchema,
  organizations,
} from '@fleetfoot/shared/model/team/organization';
import { TeamMemberSchema, teamMembers, UserSchema, users } from '@fleetfoot/shared/model/team/people';
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

interface Declared {
  readonly template: string;
}

/** What the demo has documents of, and how many at least. */
const COLLECTIONS: readonly [Declared, v.GenericSchema, number][] = [
  [users, UserSchema, 2],
  [organizations, v.intersect([OrganizationSchema, OrganizationKeysSchema]), 1],
  [apiKeys, v.strictObject({ ...ApiKeySchema.entries, orgID: v.literal(DEMO_ORGANIZATION.id) }), 3],
  [liveKeys, v.strictObject(LiveKeySchema.entries), 1],
  [namedKeys, v.strictObject(NamedKeySchema.entries), 2],
  [teamMembers, TeamMemberSchema, 2],
  [teamInvites, TeamInviteSchema, 2],
  [organizationInvitations, OrganizationInvitationSchema, 1],
  [deliveries, DeliverySchema, 40],
  [deliveryHistory, StatusChangeSchema, 100],
  [proofs, proofs.schema, 20],
  [dispatches, dispatches.schema, 4],
  [problemPhotos, problemPhotos.schema, 1],
  [problems, problems.schema, 2],
  [recurringDeliveries, recurringDeliveries.schema, 1],
  [recurringRuns, recurringRuns.schema, 2],
  [testDeliveries, testDeliveries.schema, 3],
  [savedAddresses, SavedAddressSchema, 5],
  [deliverySettings, DeliverySettingsSchema, 1],
  [supplier, supplier.schema, 1],
  [tripCharges, tripCharges.schema, 20],
  [owedForTrips, owedForTrips.schema, 1],
  [reservedForTrips, reservedForTrips.schema, 1],
  [ledgerEntries, LedgerEntrySchema, 4],
  [statements, StatementSchema, 3],
  [campaigns, CampaignSchema, 4],
  [campaignCharges, campaignCharges.schema, 15],
  [campaignCharging, campaignCharging.schema, 1],
  [reports, ReportSchema, 10],
  [bikeLines, BikeSchema, 40],
  [downtimeLines, DowntimeSchema, 7],
  [restaurants, RestaurantSchema, 2],
  [menuItems, MenuEntrySchema, 20],
];

function isOf({ template }: Declared, path: string): boolean {
  const parts = path.split('/');
  const names = template.split('/');
  return (
    parts.length === names.length && names.every((name, at) => name.startsWith('{') || name === parts[at])
  );
}

function within(declared: Declared, parent = '') {
  return documents.filter(({ path }) => isOf(declared, path) && path.startsWith(parent));
}

test.each(COLLECTIONS.map(([declared, ...rest]) => [declared.template, declared, ...rest] as const))(
  'every document of %s is valid',
  (_template, declared, schema, atLeast) => {
    const found = within(declared);
    expect(found.length).toBeGreaterThanOrEqual(atLeast);
    for (const { path, data } of found) {
      const result = v.safeParse(schema, data);
      expect([path, result.issues?.map((issue) => v.getDotPath(issue))]).toEqual([path, undefined]);
    }
  },
);

test('no document lies outside those collections, and no path is used twice', () => {
  const isKnown = (path: string) => COLLECTIONS.some(([declared]) => isOf(declared, path));
  expect(documents.filter(({ path }) => !isKnown(path))).toEqual([]);
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
  const stored = within(deliveries).map(({ data }) => v.parse(DeliverySchema, data));

  test('show every urgency level and both payment statuses', () => {
    expect(new Set(stored.map(({ urgency_level }) => urgency_level)).size).toBe(3);
    expect(new Set(stored.map(({ payment_status }) => payment_status))).toEqual(
      new Set(['Paid', 'Unpaid', 'Failed']),
    );
  });

  test('are in every status, and some are under way', () => {
    expect(new Set(stored.map(({ status }) => status))).toEqual(new Set(Object.keys(DELIVERY_STATUSES)));
    expect(stored.filter(({ status }) => stageOf(status) === 'underWay').length).toBeGreaterThanOrEqual(6);
  });

  test('are late in two cases', () => {
    expect(stored.filter((delivery) => isLate(delivery, NOW.getTime()))).toHaveLength(2);
  });

  test('say who carries them, when they took on each status and why they failed, as a fleet tells it', () => {
    for (const {
      id,
      status,
      courier,
      status_times = {},
      failure_reason,
      updated_at,
      pickup_time,
    } of stored) {
      const history = within(deliveryHistory, `${deliveries.document(DEMO_ORGANIZATION.id, id)}/`);
      const told = history.map(({ data }) => [data['status'], data['at']]);
      expect(told).toEqual(Object.entries(status_times));
      if (status === 'Created') expect([courier, told]).toEqual([undefined, []]);
      else {
        expect(told.at(-1)).toEqual([status, updated_at]);
        expect(courier?.phone_number === '').toBe(!isOnTheRoad(status));
        expect(updated_at.getTime()).toBeLessThan(NOW.getTime());
        expect(updated_at.getTime()).toBeGreaterThan(pickup_time.getTime());
      }
      expect(failure_reason !== undefined).toBe(stageOf(status) === 'endedBadly');
      const isNoted = within(dispatches).some(({ path }) => path.endsWith(`/${id}`));
      expect(isNoted).toBe(isUncollected(status) && pickup_time <= NOW);
    }
  });

  test('lie in the last weeks and the next days, and none was made in the future', () => {
    const times = stored.map(({ pickup_time }) => pickup_time.getTime());
    expect(Math.min(...times)).toBeLessThan(NOW.getTime() - 20 * 86_400_000);
    expect(Math.max(...times)).toBeGreaterThan(NOW.getTime() + 3 * 86_400_000);
    for (const { created_at } of stored) expect(created_at.getTime()).toBeLessThanOrEqual(NOW.getTime());
  });

  test('have windows exactly when they are asked for', () => {
    for (const { urgency_level, pickup_window, dropoff_window } of stored) {
      const windows = [pickup_window, dropoff_window];
      if (urgency_level !== 'time_window') expect(windows).toEqual([undefined, undefined]);
      else for (const window of windows) expect(window && window.end > window.start).toBe(true);
    }
  });

  test('go to places in Gauteng and to numbers that can be called', () => {
    for (const delivery of stored) {
      expect(delivery.dropoff_latitude).toBeGreaterThan(-27);
      expect(delivery.dropoff_latitude).toBeLessThan(-25);
      expect(parseContactNumber(delivery.dropoff_phone_number)).toBe(delivery.dropoff_phone_number);
      expect(delivery.dropoff_address).toMatch(/^\d+ .+, South Africa$/);
    }
  });
});

describe('the address book', () => {
  const addresses = within(savedAddresses).map(({ data }) => v.parse(SavedAddressSchema, data));

  test('holds what a member could have entered', () => {
    for (const address of addresses) {
      const details = addressDetailsOf(address);
      expect(v.parse(AddressDetailsSchema, details)).toEqual(details);
    }
  });

  test('has streets without a number, a landmark, a gate code and one default pickup', () => {
    expect(addresses.some(({ fullAddressString }) => !/^\d/.test(fullAddressString))).toBe(true);
    expect(addresses.some(({ landmark }) => landmark !== '')).toBe(true);
    expect(addresses.some(({ gateCode }) => gateCode !== '')).toBe(true);
    const [settings] = within(deliverySettings);
    expect(addresses.map(({ id }) => id)).toContain(settings?.data['defaultPickupAddressID']);
  });
});

describe('billing', () => {
  const bought = within(campaigns).map(({ data }) => v.parse(CampaignSchema, data));
  const entries = within(ledgerEntries).map(({ data }) => v.parse(LedgerEntrySchema, data));
  const sums = within(statements).map(({ data }) => v.parse(StatementSchema, data));
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

  test('every month with entries, and no other, has a statement', () => {
    const months = [...new Set(entries.map(({ month }) => month))];
    expect(sums.map(({ id }) => id).sort()).toEqual(months.sort());
    for (const { id, amount, entries: count, updatedAt } of sums) {
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

  test('payments that are for no trip and no month are the deposits of the campaigns, at the prices of the plans', () => {
    const deposits = bought.map(({ term, activationFee, monthlyFee, noOfBikes }) => {
      const plan = CAMPAIGN_PLANS.find(
        (offered) =>
          offered.name === term &&
          offered.activationFee === activationFee &&
          offered.monthlyFee === monthlyFee,
      );
      return plan && (campaignCost(plan, noOfBikes).totalActivation * 100) / 2;
    });
    expect(deposits).not.toContain(undefined);
    expect(sum(entries.filter(({ trip, campaign }) => !trip && !campaign).map(({ amount }) => amount))).toBe(
      sum(deposits.map(Number)),
    );
  });

  test('each delivery that was paid is in the ledger with its price, what was refused is owed, and what is under way is held', () => {
    const carried = within(deliveries).map(({ data }) => v.parse(DeliverySchema, data));
    const totals = (status: string) =>
      carried.flatMap(({ payment_status, price }) => (payment_status === status ? [price?.total ?? 0] : []));
    const paid = entries.filter(({ trip, kind }) => trip && kind === 'charge').map(({ amount }) => amount);
    expect(paid.sort()).toEqual(totals('Paid').sort());
    expect(within(owedForTrips).map(({ data }) => data['amount'])).toEqual([sum(totals('Failed'))]);
    expect(totals('Failed')).toHaveLength(1);
    const ended = ['Delivered', 'Failed', 'Returning', 'Returned'];
    const held = carried.filter(({ status }) => !ended.includes(status)).map(reserveOf);
    expect(within(reservedForTrips).map(({ data }) => data['amount'])).toEqual([sum(held)]);
    expect(sum(held)).toBeLessThan(DEFAULT_CREDIT_LIMIT / 2);
  });

  test('each month that an active campaign has a report of is charged once, less its downtime, and in the ledger', () => {
    const charges = within(campaignCharges).map(({ data }) => v.parse(campaignCharges.schema, data));
    const active = bought.filter(({ status }) => status === 'Active');
    const due = active.flatMap(({ id, totalMonthlyCost = 0 }) =>
      within(reports, `${campaigns.document(DEMO_ORGANIZATION.id, id)}/`).map(({ path }) => {
        const off = within(downtimeLines, `${path}/`).map(({ data }) => Number(data['discountValue']));
        return Math.round((totalMonthlyCost - sum(off)) * 100);
      }),
    );
    expect(charges.map(({ amount }) => amount).sort()).toEqual(due.sort());
    expect(charges).toEqual(
      charges.map((charge) => expect.objectContaining({ status: 'paid', amount: charge.price.total })),
    );
    const paid = entries.flatMap(({ campaign, amount }) => (campaign ? [[campaign.chargeID, amount]] : []));
    expect(paid).toEqual(charges.map(({ id, amount }) => [id, amount]));
  });

  test('a month whose report is days old only is not charged yet', () => {
    const early = demoDocuments(new Date('2026-12-02T09:00:00Z'));
    expect(early.some(({ path }) => path.endsWith('demo-campaign-summer.2026-11'))).toBe(false);
    expect(early.some(({ path }) => path.endsWith('demo-campaign-summer.2026-10'))).toBe(true);
  });

  test('each refund gives back part of a charge that came before it', () => {
    const refunds = entries.filter(({ kind }) => kind === 'refund');
    expect(refunds).toHaveLength(2);
    for (const { amount, createdAt, paymentIntentID } of refunds) {
      const charge = entries.find(({ id }) => id === paymentIntentID);
      expect(amount).toBeLessThan(0);
      expect(charge?.amount).toBeGreaterThan(-amount);
      expect(charge?.createdAt.getTime()).toBeLessThan(createdAt.getTime());
    }
  });
});

test('the keys are such as the API takes, and lie where it looks for them', () => {
  const [organization] = within(organizations);
  const liveKey = documents.find(({ path }) => path === liveKeys.document(DEMO_ORGANIZATION.id));
  const keys = [liveKey?.data['value'], organization?.data['testApiKey']].map(String);
  expect(keys.map(modeOfKey)).toEqual(['live', 'test']);
  for (const key of keys) {
    const path = apiKeys.document(createHash('sha256').update(key).digest('hex'));
    expect(documents.find((document) => document.path === path)?.data['mode']).toBe(modeOfKey(key));
  }
  expect(JSON.stringify(organization)).not.toContain(keys[0]);
  expect(v.parse(OrganizationKeysSchema, organization?.data).apiKeyEnding).toBe(keys[0]?.slice(-4));
});

test('a named key that works is found by its id, one that is revoked is not', () => {
  const opened = within(apiKeys).map(({ data }) => v.parse(ApiKeySchema, data).named?.id);
  for (const { data } of within(namedKeys)) {
    const { id, ending, ...key } = v.parse(NamedKeySchema, data);
    expect(ending).toHaveLength(4);
    expect(opened.includes(id)).toBe(!hasEnded(key, NOW));
  }
});

test('no invitation to the team has expired', () => {
  for (const { data } of within(teamInvites)) {
    expect(v.parse(TeamInviteSchema, data).expiresAt?.getTime()).toBeGreaterThan(NOW.getTime());
  }
});

test("a report's totals are the sums of its bikes", () => {
  for (const { path, data } of within(reports)) {
    const bikes = within(bikeLines, `${path}/`);
    for (const field of ['totalDistance', 'totalTime', 'estImpressions']) {
      expect(bikes.reduce((sum, bike) => sum + Number(bike.data[field]), 0)).toBe(data[field]);
    }
    for (const { data: down } of within(downtimeLines, `${path}/`)) {
      const bike = bikes.find(({ data: line }) => line['regNo'] === down['regNo']);
      expect(bike?.data['totalTime']).toBe(down['totalTime']);
    }
  }
});

test('bikes of one report have different registration numbers', () => {
  for (const { path } of within(reports)) {
    const numbers = within(bikeLines, `${path}/`).map(({ data }) => data['regNo']);
    expect(new Set(numbers).size).toBe(numbers.length);
  }
});

test("each restaurant's menu has its menuConfig entry", () => {
  for (const { path } of within(restaurants)) {
    expect(documents.some((entry) => entry.path === `${path}/${menuItems.name}/${MENU_SETTINGS}`)).toBe(true);
  }
});

test('the menus have categories in one piece, each in one place, and one item sold out', () => {
  for (const { path } of within(restaurants)) {
    const items = within(menuItems, path).flatMap(({ data }) => (data['position'] ? [data] : []));
    const categories = items
      .toSorted((a, b) => (String(a['position']) < String(b['position']) ? -1 : 1))
      .map(({ category }) => category)
      .filter((category, index, all) => category !== all[index - 1]);
    expect(new Set(categories).size).toBe(categories.length);
    expect(new Set(items.map(({ position }) => position)).size).toBe(items.length);
  }
  const soldOut = within(menuItems).flatMap(({ data }) => (data['soldOutUntil'] ? [data] : []));
  expect(soldOut.map(({ name, soldOutUntil }) => [name, soldOutUntil])).toEqual([
    ['Mogodu Monday', new Date('2026-11-22T22:00:00Z')],
  ]);
});

test.each(Object.entries(PEOPLE))("%s's number can receive a code", (_, { phoneNumber }) => {
  expect(parseMobileNumber(phoneNumber)).toEqual({ ok: true, value: phoneNumber });
});

test("the demo has a proof of every kind, and none that is kept for longer than a delivery's", () => {
  const kept = within(proofs).map(({ data }) => v.parse(proofs.schema, data));
  expect(new Set(kept.map(({ kind }) => kind))).toEqual(
    new Set(PROOF_KINDS.filter((kind) => kind !== 'none')),
  );
  for (const { at, expiresAt } of kept) expect(at < NOW && expiresAt > NOW).toBe(true);
  const delivered = within(deliveries).map(({ data }) => v.parse(DeliverySchema, data));
  expect(delivered.filter(({ proof_given }) => proof_given)).toHaveLength(kept.length);
});
