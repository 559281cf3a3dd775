import { callUntilKnown, fetchDocument } from '@fleetfoot/shared/firebase';
import type { PurchaseRequest } from '@fleetfoot/shared/model/billing/spending';
import { spendingWrites } from './data';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...{ callUntilKnown: jest.fn(async () => {}), fetchDocument: jest.fn(), parseWith: () => undefined },
}));

const writes = spendingWrites('acme');

/** Whether the last call's lost answer is told as done, by what is there now. */
async function isToldBy(present: unknown) {
  jest.mocked(fetchDocument).mockResolvedValueOnce(present);
  return jest.mocked(callUntilKnown).mock.lastCall?.[2]();
}

const limits = { Admin: {}, Member: { perPurchase: 1_000, perMonth: 2_000 } };

test.each([
  ['the limits that were sent', limits, true],
  ['another limit of a purchase', { ...limits, Member: { perPurchase: 1_001, perMonth: 2_000 } }, false],
  ['another limit of a month', { ...limits, Admin: { perMonth: 1 } }, false],
  ['nothing', undefined, false],
])('A lost answer to new limits is looked for: %s', async (_, present, isDone) => {
  await writes.setLimits(limits);
  expect(await isToldBy(present)).toBe(isDone);
});

test.each([
  ['approved', 'approved', true],
  ['approved', 'done', true],
  ['approved', 'declined', false],
  ['declined', 'declined', true],
  ['declined', 'approved', false],
  ['declined', 'waiting', false],
] as const)('A purchase to be %s that is %s now: told as decided, %s', async (decision, status, isDone) => {
  await writes.decide({ id: 'a1', amount: 5 } as PurchaseRequest, decision);
  expect(await isToldBy({ status })).toBe(isDone);
});
