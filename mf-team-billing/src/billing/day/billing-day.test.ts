import { fetchDocument, postFunction } from '@fleetfoot/shared/firebase';
import { fakeServices, fakeSession, sessions } from '@fleetfoot/shared/testing';
import { cardFixture } from '../../testing/card-fixture';
import { readCard, readMonth } from './billing-day';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual('@fleetfoot/shared/firebase'),
  fetchDocument: jest.fn(async () => undefined),
  postFunction: jest.fn(async () => []),
}));

const NOW = new Date('2026-10-31T22:30:00Z');

function services(session = sessions.admin) {
  return fakeServices({ session: fakeSession(session), now: jest.fn(() => NOW) });
}

beforeEach(() => jest.clearAllMocks());

test('the month so far is what its statement says, by the month of South Africa', async () => {
  expect(await readMonth(services())).toEqual({});
  jest.mocked(fetchDocument).mockResolvedValueOnce({ amount: 123_456 } as never);
  const { figures = [] } = await readMonth(services());
  expect(figures).toMatchObject([{ label: 'this month', path: '/billing/2026-11' }]);
  expect(figures[0]?.value.replaceAll('\u00a0', ' ')).toBe('R 1 234,56');
});

test('a card is ticked once there is one, and asked for only when it is wanted and not seen yet', async () => {
  const isDone = async () => (await readCard(services(), { steps: true })).steps?.map((step) => step.isDone);
  expect(await readCard(services(), { steps: false })).toEqual({});
  expect(postFunction).not.toHaveBeenCalled();
  expect(await isDone()).toEqual([false]);
  jest.mocked(postFunction).mockResolvedValueOnce([cardFixture()] as never);
  expect(await isDone()).toEqual([true]);
  expect(await isDone()).toEqual([true]);
  expect(postFunction).toHaveBeenCalledTimes(2);
});

test('Members are told nothing of money', async () => {
  expect(await readMonth(services(sessions.member))).toEqual({});
  expect(await readCard(services(sessions.member), { steps: true })).toEqual({});
  expect(postFunction).not.toHaveBeenCalled();
  expect(fetchDocument).not.toHaveBeenCalled();
});
