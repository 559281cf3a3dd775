import { type CollectionQuery, fetchCollection } from '@fleetfoot/shared/firebase';
import { fakeServices, fakeSessionOfNew } from '@fleetfoot/shared/testing';
import { campaignFixture } from '../../testing/campaign-fixture';
import { reportFixture } from '../../testing/report-fixtures';
import { readCampaignDay } from './campaign-day';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual('@fleetfoot/shared/firebase'),
  fetchCollection: jest.fn(),
}));

function services() {
  return fakeServices({ session: fakeSessionOfNew(), now: jest.fn(() => new Date('2026-11-25T12:00:00Z')) });
}

/** Kilometres of this month by campaign; `undefined` where there is no report yet. */
async function figuresOf(kilometres: Readonly<Record<string, number | undefined>>, shell = services()) {
  jest.mocked(fetchCollection).mockImplementation(async ({ path, where }: CollectionQuery<unknown>) => {
    if (path.endsWith('/AdvertisingCampaigns')) {
      expect(where).toEqual([['status', 'Active']]);
      return Object.keys(kilometres).map((id) => campaignFixture({ id, noOfBikes: 2 }));
    }
    expect(where).toEqual([['monthYearInt', 202611]]);
    const driven = kilometres[path.split('/').at(-2) ?? ''];
    return driven === undefined ? [] : [reportFixture({ totalDistance: driven })];
  });
  const { figures = [] } = await readCampaignDay(shell);
  return figures.map(({ value, label, path }) => [`${value} ${label}`.replaceAll(/\s/g, ' '), path]);
}

test('kilometres stand beside what the plan promises for the month, and lead to the campaign', async () => {
  expect(await figuresOf({ 'c 1': 1200.4 })).toEqual([
    ['1 200 km of 3 500 planned this month', '/advertising/c%201'],
  ]);
});

test('several campaigns are summed up, those without a report of this month left out', async () => {
  expect(await figuresOf({ c1: 1200, c2: 800, c3: undefined })).toEqual([
    ['2 000 km of 7 000 planned this month', '/advertising'],
  ]);
});

test('no campaign, and none with a report, is no figure', async () => {
  expect(await figuresOf({})).toEqual([]);
  expect(await figuresOf({ c1: undefined })).toEqual([]);
});

test('more campaigns than are summed up are no figure: it would be of some', async () => {
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`c${at}`, 10]));
  expect(await figuresOf(many(5))).toHaveLength(1);
  expect(await figuresOf(many(6))).toEqual([]);
});

test('campaigns are read once in ten minutes, their reports each time', async () => {
  const shell = services();
  await figuresOf({ c1: 1200 }, shell);
  jest.mocked(fetchCollection).mockClear();
  expect(await figuresOf({ c1: 1300 }, shell)).toEqual([
    ['1 300 km of 3 500 planned this month', '/advertising/c1'],
  ]);
  expect(fetchCollection).toHaveBeenCalledTimes(1);
});
