import { AppError, type AppErrorCode } from '@fleetfoot/shared/domain';
import fc from 'fast-check';
import type { PurchaseWrites } from './data';
import type { Purchase } from './purchase';
import { type PurchaseOutcome, type PurchaseRun, resumePurchase, startPurchase } from './run-purchase';

const PAID: Purchase = {
  planID: 'month-to-month',
  noOfBikes: 8,
  attemptID: '6f1c2a54-9f0e-4d3a-8a57-0d9b6a2c1e11',
};
const FREE: Purchase = { ...PAID, planID: 'year-without-activation' };

function failure(code: AppErrorCode): AppError {
  return new AppError(code, code, { userMessage: `${code}.` });
}

function purchaseRun(changes: Partial<PurchaseWrites> = {}) {
  const writes: PurchaseWrites = {
    cards: async () => [],
    record: jest.fn(async (purchase) => purchase),
    finish: jest.fn(async () => {}),
    forget: jest.fn(async () => {}),
    pay: jest.fn(async () => ({ status: 'succeeded' as const })),
    create: jest.fn(async () => {}),
    withdraw: jest.fn(async () => 'withdrawn' as const),
    ...changes,
  };
  const onStep = jest.fn();
  const askBank = jest.fn(async () => {});
  return { writes, seen: { finished: undefined }, onStep, askBank, charge: { round: 0 }, isApproved: false };
}

function message(outcome: PurchaseOutcome): string {
  return outcome.kind === 'created' ? '' : outcome.message;
}

test('a purchase is recorded, paid, created and finished, in this order', async () => {
  const all = purchaseRun();
  const onRecorded = jest.fn();
  expect(await startPurchase(all, PAID, onRecorded)).toEqual({ kind: 'created' });
  expect(all.onStep.mock.calls.flat()).toEqual(['recording', 'paying', 'creating']);
  expect(onRecorded).toHaveBeenCalledWith(PAID);
  expect(all.writes.finish).toHaveBeenCalledWith(PAID);
  expect(all.writes.forget).not.toHaveBeenCalled();
});

test('a plan without an activation fee pays nothing', async () => {
  const all = purchaseRun();
  expect(await startPurchase(all, FREE, () => {})).toEqual({ kind: 'created' });
  expect(all.writes.pay).not.toHaveBeenCalled();
});

test('a purchase that cannot be recorded is not paid', async () => {
  const all = purchaseRun({ record: jest.fn(() => Promise.reject(failure('offline'))) });
  const outcome = await startPurchase(all, PAID, () => {});
  expect(outcome).toEqual({ kind: 'over', message: 'offline. Nothing was charged.' });
  expect(all.writes.pay).not.toHaveBeenCalled();
});

test('a purchase begun in another window is resumed if it is the same', async () => {
  const earlier = { ...PAID, attemptID: '00000000-0000-4000-8000-000000000000' };
  const all = purchaseRun({ record: jest.fn(async () => earlier) });
  await startPurchase(all, PAID, () => {});
  expect(all.writes.pay).toHaveBeenCalledWith(earlier, all.charge);
  const other = purchaseRun({ record: jest.fn(async () => ({ ...earlier, noOfBikes: 9 })) });
  expect(message(await startPurchase(other, PAID, () => {}))).toContain('Nothing was charged');
  expect(other.writes.pay).not.toHaveBeenCalled();
});

test('a refused card ends the purchase', async () => {
  const all = purchaseRun({ pay: jest.fn(() => Promise.reject(failure('failed-precondition'))) });
  expect(await resumePurchase(all, PAID)).toEqual({
    kind: 'over',
    message: 'failed-precondition. Nothing was charged.',
  });
  expect(all.writes.forget).toHaveBeenCalled();
  expect(all.writes.create).not.toHaveBeenCalled();
});

test('a refused card does not end a purchase that an Admin has approved', async () => {
  const all = purchaseRun({ pay: jest.fn(() => Promise.reject(failure('failed-precondition'))) });
  expect((await resumePurchase({ ...all, isApproved: true }, PAID)).kind).toBe('over');
  expect(all.writes.forget).not.toHaveBeenCalled();
});

test.each(['timeout', 'internal', 'offline', 'permission-denied', 'unauthenticated'] as const)(
  'a payment that ends in %s stays recorded, and its message does not claim that nothing was charged',
  async (code) => {
    const all = purchaseRun({ pay: jest.fn(() => Promise.reject(failure(code))) });
    const outcome = await resumePurchase(all, PAID);
    expect(outcome.kind).toBe('unclear');
    expect(message(outcome)).toContain('you are never charged twice');
    expect(message(outcome)).not.toContain('Nothing was charged');
    expect(all.writes.forget).not.toHaveBeenCalled();
  },
);

test('a question of the bank is answered, and the same payment tried again', async () => {
  const pay = jest
    .fn()
    .mockResolvedValueOnce({ status: 'requires_action', clientSecret: 'pi_secret' })
    .mockResolvedValueOnce({ status: 'succeeded' });
  const all = purchaseRun({ pay });
  expect(await resumePurchase(all, PAID)).toEqual({ kind: 'created' });
  expect(all.askBank).toHaveBeenCalledWith('pi_secret');
  expect(all.onStep.mock.calls.flat()).toEqual(['paying', 'bank', 'paying', 'creating']);
});

test('a purchase above a limit waits, stays recorded, and says that nothing was charged', async () => {
  const all = purchaseRun({ pay: jest.fn(async () => ({ status: 'awaiting_approval' as const })) });
  const outcome = await resumePurchase(all, PAID);
  expect(outcome.kind).toBe('waiting');
  expect(message(outcome)).toContain('Nothing has been charged');
  expect(all.writes.create).not.toHaveBeenCalled();
  expect(all.writes.forget).not.toHaveBeenCalled();
});

test('a limit of tries with cards is told as it is', async () => {
  const all = purchaseRun({ pay: jest.fn(() => Promise.reject(failure('resource-exhausted'))) });
  expect(await resumePurchase(all, PAID)).toEqual({ kind: 'unclear', message: 'resource-exhausted.' });
});

test('a purchase stays open while the confirmation of the bank is unanswered', async () => {
  const pay = jest.fn(async () => ({ status: 'requires_action' as const, clientSecret: 'x' }));
  const all = purchaseRun({ pay });
  expect((await resumePurchase(all, PAID)).kind).toBe('unclear');
  expect(all.askBank).toHaveBeenCalledTimes(3);
});

test('a paid purchase without a campaign is never reported as unpaid', async () => {
  const all = purchaseRun({ create: jest.fn(() => Promise.reject(failure('internal'))) });
  expect(message(await resumePurchase(all, PAID))).toBe(
    'The deposit is paid, and the campaign is not there yet. Try again: nothing more is charged.',
  );
  expect(message(await resumePurchase(all, FREE))).toContain('never created twice');
  expect(all.writes.forget).not.toHaveBeenCalled();
});

test('a purchase that cannot be marked as finished counts as created all the same', async () => {
  const all = purchaseRun({ finish: jest.fn(() => Promise.reject(failure('offline'))) });
  expect(await resumePurchase(all, PAID)).toEqual({ kind: 'created' });
});

type Fate = 'fine' | 'lost before' | 'lost after';

/** A server that is idempotent by `attemptID`, behind a network that loses requests and answers. */
function server(fates: readonly Fate[]) {
  const charged = new Set<string>();
  const campaigns = new Set<string>();
  let charges = 0;
  let call = 0;
  async function send(action: () => void): Promise<void> {
    const now = fates[call] ?? 'fine';
    call += 1;
    if (now === 'lost before') throw failure('timeout');
    action();
    if (now === 'lost after') throw failure('internal');
  }
  const changes: Partial<PurchaseWrites> = {
    async pay({ attemptID }) {
      await send(() => {
        if (!charged.has(attemptID)) charges += 1;
        charged.add(attemptID);
      });
      return { status: 'succeeded' };
    },
    create: ({ attemptID }) => send(() => void campaigns.add(attemptID)),
  };
  return { changes, charges: () => charges, campaigns };
}

test('repeated runs over a lossy network end in one charge and one campaign', async () => {
  const anyFates = fc.array(fc.constantFrom<Fate>('fine', 'lost before', 'lost after'), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(anyFates, async (fates) => {
      const { changes, charges, campaigns } = server(fates);
      const all: PurchaseRun = purchaseRun(changes);
      let outcome = await startPurchase(all, PAID, () => {});
      for (let i = 0; i < fates.length && outcome.kind !== 'created'; i += 1) {
        expect(outcome.kind).toBe('unclear');
        outcome = await resumePurchase(all, PAID);
      }
      expect(outcome).toEqual({ kind: 'created' });
      expect(charges()).toBe(1);
      expect([...campaigns]).toEqual([PAID.attemptID]);
    }),
  );
});
