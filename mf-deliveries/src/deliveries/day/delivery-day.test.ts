import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CountQuery, countDocuments, fetchCollection } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { DELIVERY_STATUSES } from '@fleetfoot/shared/model/delivery/delivery-status';
import { fakeServices, fakeSession, sessions } from '@fleetfoot/shared/testing';
import { listWords } from '../../texts/groups/list';
import { noticeTexts } from '../../texts/notices';
import { NEEDS_YOU, needsYou } from '../list/rows/needs-you';
import { delivery } from '../testing/delivery';
import { needsYouQueries, readDeliveryDay } from './delivery-day';
import { tourStops } from './tour-stops';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual('@fleetfoot/shared/firebase'),
  countDocuments: jest.fn(),
  fetchCollection: jest.fn(),
}));

const NOW = new Date('2026-02-03T12:00:00Z');
const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE_MS);

function valueAt(document: unknown, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], document);
}

/** As the database decides it. */
function fits(document: Delivery, { where = [], range }: CountQuery): boolean {
  const moment = range && valueAt(document, range.field);
  const isWithin =
    !range ||
    (moment instanceof Date && moment >= range.from && (range.before === undefined || moment < range.before));
  return (
    isWithin && where.every(([field, value]) => [value].flat().includes(valueAt(document, field) as string))
  );
}

const counted = jest.mocked(countDocuments);
let stored: readonly Delivery[] = [];
beforeEach(() => {
  stored = [];
  counted.mockReset().mockImplementation(async (query) => {
    const isOfDeliveries = query.path.endsWith('/Deliveries');
    return isOfDeliveries ? Math.min(stored.filter((one) => fits(one, query)).length, query.limit) : 0;
  });
});

function read(steps = false, language = 'en') {
  const session = fakeSession({ ...sessions.admin, language });
  return readDeliveryDay(fakeServices({ now: jest.fn(() => NOW), session }), { steps });
}

test('deliveries that need somebody are counted once each, as the list finds them', () => {
  const windows = [undefined, -1, 1, 1439, 1441].map(
    (minutes) => minutes && { start: ago(minutes + 60), end: ago(minutes) },
  );
  const samples = Object.keys(DELIVERY_STATUSES).flatMap((status) =>
    [-5, 29, 31, 1469, 1471].flatMap((minutes) =>
      windows.map((window) =>
        delivery({
          status,
          // A payment changes a delivery long after it has ended.
          ...{ pickup_time: ago(minutes), updated_at: NOW, status_times: { [status]: ago(minutes) } },
          ...(window
            ? { urgency_level: 'time_window', dropoff_window: window }
            : { urgency_level: minutes % 2 ? 'scheduled' : 'on_demand' }),
        }),
      ),
    ),
  );
  const queries = needsYouQueries('o1', NOW.getTime());
  for (const sample of samples) {
    const found = queries.filter((query) => fits(sample, query)).length;
    expect([sample.status, sample.dropoff_window, sample.pickup_time, found]).toEqual([
      ...[sample.status, sample.dropoff_window, sample.pickup_time],
      needsYou(sample, NOW.getTime()) ? 1 : 0,
    ]);
  }
});

test('figures lead to the list that shows what they count, and nothing is no figure', async () => {
  expect(await read()).toEqual({ figures: [], steps: [] });
  stored = [
    delivery({ id: 'a', pickup_time: ago(40) }),
    delivery({ id: 'b', pickup_time: new Date('2026-02-03T21:59:00Z') }),
    delivery({ id: 'c', pickup_time: new Date('2026-02-03T22:00:00Z') }),
  ];
  const { figures = [] } = await read();
  expect(figures.map(({ value, label, path }) => [value, label, path])).toEqual([
    ['1', 'Needs you', '/deliveries?status=Needs+you'],
    ['2', 'pickups today', '/deliveries?pickup=today&sort=pickup'],
  ]);
});

test.each(['zu', 'af', 'xh', 'st'] as const)(
  'the figure, the filter and the tour have one name in %s',
  async (language) => {
    stored = [delivery({ pickup_time: ago(40) })];
    await listWords.load(language);
    const name = listWords.read(language)?.['Needs you'];
    expect((await read(false, language)).figures).toMatchObject([
      { label: name, lang: `${language}-ZA` },
      {},
    ]);
    expect((await tourStops('o1', language))[0]?.text).toContain(` ${name} `);
  },
);

test('the tour names the filter that the figure leads to', async () => {
  expect((await tourStops('o1', 'en'))[0]?.text).toContain(` ${NEEDS_YOU} `);
});

test('a figure is named in English where a language does not arrive', async () => {
  stored = [delivery({ pickup_time: ago(40) })];
  jest.spyOn(noticeTexts, 'load').mockRejectedValue(new Error('offline'));
  jest.spyOn(noticeTexts, 'read').mockReturnValue(undefined);
  const [figure] = (await read(false, 'zu')).figures ?? [];
  expect(figure?.label).toBe('Needs you');
  expect(figure).not.toHaveProperty('lang');
  jest.restoreAllMocks();
});

test('more than the database may count are told as at least so many', async () => {
  stored = Array.from({ length: 201 }, (_, index) =>
    delivery({ id: String(index), pickup_time: NOW, status: 'Delivered' }),
  );
  expect((await read()).figures).toMatchObject([{ value: '200+' }]);
});

test('steps are read only when they are wanted, and a delivery that was cancelled was created, too', async () => {
  await read();
  expect(counted.mock.calls.some(([{ path }]) => path.endsWith('/Addresses'))).toBe(false);
  expect((await read(true)).steps?.map(({ isDone }) => isDone)).toEqual([false, false]);
  expect((await read(true)).isNew).toBe(true);
  counted.mockImplementation(async ({ path }) => (path.endsWith('/CancelledDeliveries') ? 1 : 0));
  expect((await read(true)).isNew).toBe(false);
  expect((await read(true)).steps).toMatchObject([
    { label: 'Save a pickup address', path: '/address', isDone: false },
    { label: 'Create a first delivery', path: '/newdelivery', isDone: true },
  ]);
});

test('the tour leads to the newest delivery, or to an example where there is none, and counts nothing', async () => {
  const stops = async (found: readonly Delivery[]) => {
    jest.mocked(fetchCollection).mockResolvedValueOnce(found);
    const lines = await readDeliveryDay(fakeServices(), { steps: false, stops: true });
    expect(Object.keys(lines)).toEqual(['stops']);
    return lines.stops?.map(({ path }) => path);
  };
  expect(await stops([])).toEqual(['/deliveries', '/test/example', '/newdelivery']);
  expect(await stops([delivery({ id: 'd1' })])).toEqual(['/deliveries', '/deliveries/d1', '/newdelivery']);
  jest.mocked(fetchCollection).mockRejectedValueOnce(new Error('no network'));
  expect(await stops([])).toEqual(['/deliveries', '/test/example', '/newdelivery']);
  expect(counted).not.toHaveBeenCalled();
});

test('the tour does not wait for the newest delivery of a slow server', async () => {
  jest.useFakeTimers();
  jest.mocked(fetchCollection).mockReturnValueOnce(new Promise(() => {}));
  const answer = readDeliveryDay(fakeServices(), { steps: false, stops: true });
  await jest.advanceTimersByTimeAsync(4_000);
  jest.useRealTimers();
  expect((await answer).stops).toHaveLength(3);
});

interface Index {
  readonly collectionGroup: string;
  readonly queryScope: string;
  readonly fields: readonly { readonly fieldPath: string }[];
}

// The emulator answers without an index what the real database refuses.
test('there is an index for each query that counts who needs somebody', () => {
  const file = readFileSync(path.join(__dirname, '../../../../firestore.indexes.json'), 'utf8');
  const { indexes } = JSON.parse(file) as { readonly indexes: readonly Index[] };
  const declared = indexes
    .filter(
      ({ collectionGroup, queryScope }) => `${collectionGroup} ${queryScope}` === 'Deliveries COLLECTION',
    )
    .map(({ fields }) => fields.map(({ fieldPath }) => fieldPath).join(', '));
  for (const { where = [], range } of needsYouQueries('o1', NOW.getTime())) {
    expect(declared).toContain([...where.map(([field]) => field), range?.field].join(', '));
  }
});
