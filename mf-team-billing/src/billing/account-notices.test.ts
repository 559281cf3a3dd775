import { countDocuments, fetchCollection, postFunction } from '@fleetfoot/shared/firebase';
import { fakeServices, fakeSession, sessions } from '@fleetfoot/shared/testing';
import { cardFixture } from '../testing/card-fixture';
import { readBillingNotices } from './account-notices';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual('@fleetfoot/shared/firebase'),
  countDocuments: jest.fn(),
  fetchCollection: jest.fn(),
  postFunction: jest.fn(),
}));

const NOW = new Date('2026-11-26T10:00:00Z');
const EXPIRED = cardFixture({ card: { exp_month: 10, exp_year: 2026 } });
const ENDING = cardFixture({ card: { exp_month: 11, exp_year: 2026 } });
const REQUEST = { status: 'waiting', at: NOW, expiresAt: new Date('2026-11-27T10:00:00Z') };

interface Known {
  readonly trips?: number;
  readonly months?: number;
  readonly cards?: readonly unknown[];
  readonly requests?: readonly unknown[];
}

function known({ trips = 0, months = 0, cards = [], requests = [] }: Known) {
  jest
    .mocked(countDocuments)
    .mockImplementation(async ({ path }) => (path.endsWith('/TripCharges') ? trips : months));
  jest.mocked(postFunction).mockResolvedValue(cards as never);
  jest.mocked(fetchCollection).mockResolvedValue(requests as never);
}

function services(session = sessions.admin) {
  return fakeServices({ session: fakeSession(session), now: jest.fn(() => NOW) });
}

async function labels(session = sessions.admin) {
  return (await readBillingNotices(services(session))).map(({ label }) => label);
}

beforeEach(() => jest.clearAllMocks());

test('a failed payment comes before a card and a request, and nothing is no notice', async () => {
  known({});
  expect(await labels()).toEqual([]);
  known({ trips: 1, cards: [ENDING], requests: [REQUEST] });
  expect(await readBillingNotices(services())).toEqual([
    { label: '1 payment failed', path: '/billing' },
    { label: 'A card expires this month', path: '/billing' },
    { label: '1 purchase to approve', path: '/billing' },
  ]);
  known({ trips: 2, months: 1, cards: [ENDING, EXPIRED], requests: [REQUEST, REQUEST] });
  expect(await labels()).toEqual(['3 payments failed', 'A card has expired', '2 purchases to approve']);
});

test('a request that has run out needs nobody', async () => {
  known({ requests: [{ ...REQUEST, expiresAt: NOW }] });
  expect(await labels()).toEqual([]);
});

test('a server that is down costs only its own notice', async () => {
  known({ trips: 1, cards: [EXPIRED] });
  jest.mocked(postFunction).mockRejectedValue(new Error('Stripe is down'));
  const asked = services();
  expect(await readBillingNotices(asked)).toEqual([{ label: '1 payment failed', path: '/billing' }]);
  expect(asked.report).toHaveBeenCalledTimes(1);
  jest.mocked(countDocuments).mockRejectedValue(new Error('down'));
  jest.mocked(fetchCollection).mockRejectedValue(new Error('down'));
  await expect(readBillingNotices(services())).rejects.toThrow('down');
});

test('Members are asked for nothing', async () => {
  known({ trips: 1 });
  expect(await labels(sessions.member)).toEqual([]);
  expect(countDocuments).not.toHaveBeenCalled();
});
