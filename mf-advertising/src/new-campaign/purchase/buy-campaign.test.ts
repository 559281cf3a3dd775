import { AppError, type AppErrorCode } from '@fleetfoot/shared/domain';
import fc from 'fast-check';
import { type Buying, beginPurchase, type Ending, finishPurchase } from './buy-campaign';
import type { Purchase } from './purchase';
import type { PurchaseService } from './purchase-service';

const PAID: Purchase = {
  planID: 'month-to-month',
  noOfBikes: 8,
  attemptID: '6f1c2a54-9f0e-4d3a-8a57-0d9b6a2c1e11',
};
const FREE: Purchase = { ...PAID, planID: 'year-without-activation' };

function failure(code: AppErrorCode): AppError {
  return new AppError(code, code, { userMessage: `${code}.` });
}

function buying(changes: Partial<PurchaseService> = {}) {
  const service: PurchaseService = {
    defaultCard: async () => undefined,
    keep: jest.fn(async (purchase) => purchase),
    finish: jest.fn(async () => {}),
    forget: jest.fn(async () => {}),
    pay: jest.fn(async () => ({ status: 'succeeded' as const })),
    create: jest.fn(async () => {}),
    withdraw: jest.fn(async () => 'withdrawn' as const),
    ...changes,
  };
  const tell = jest.fn();
  const askBank = jest.fn(async () => {});
  return { service, seen: { finished: undefined }, tell, askBank };
}

function message(ending: Ending): string {
  return ending.kind === 'created' ? '' : ending.message;
}

test('keeps, pays, creates, finishes, in this order', async () => {
  const all = buying();
  const onKept = jest.fn();
  expect(await beginPurchase(all, PAID, onKept)).toEqual({ kind: 'created' });
  expect(all.tell.mock.calls.flat()).toEqual(['keeping', 'paying', 'creating']);
  expect(onKept).toHaveBeenCalledWith(PAID);
  expect(all.service.finish).toHaveBeenCalledWith(PAID);
  expect(all.service.forget).not.toHaveBeenCalled();
});

test('a plan without an activation fee pays nothing', async () => {
  const all = buying();
  expect(await beginPurchase(all, FREE, () => {})).toEqual({ kind: 'created' });
  expect(all.service.pay).not.toHaveBeenCalled();
});

test('what cannot be kept is not paid', async () => {
  const all = buying({ keep: jest.fn(() => Promise.reject(failure('offline'))) });
  const ending = await beginPurchase(all, PAID, () => {});
  expect(ending).toEqual({ kind: 'over', message: 'offline. Nothing was charged.' });
  expect(all.service.pay).not.toHaveBeenCalled();
});

test('goes on with what another window has begun, if it is the same', async () => {
  const earlier = { ...PAID, attemptID: '00000000-0000-4000-8000-000000000000' };
  const all = buying({ keep: jest.fn(async () => earlier) });
  await beginPurchase(all, PAID, () => {});
  expect(all.service.pay).toHaveBeenCalledWith(earlier);
  const other = buying({ keep: jest.fn(async () => ({ ...earlier, noOfBikes: 9 })) });
  expect(message(await beginPurchase(other, PAID, () => {}))).toContain('Nothing was charged');
  expect(other.service.pay).not.toHaveBeenCalled();
});

test('a refused card ends the purchase', async () => {
  const all = buying({ pay: jest.fn(() => Promise.reject(failure('failed-precondition'))) });
  expect(await finishPurchase(all, PAID)).toEqual({
    kind: 'over',
    message: 'failed-precondition. Nothing was charged.',
  });
  expect(all.service.forget).toHaveBeenCalled();
  expect(all.service.create).not.toHaveBeenCalled();
});

test.each(['timeout', 'internal', 'offline', 'permission-denied', 'unauthenticated'] as const)(
  'after %s nobody says that nothing was charged, and the purchase stays',
  async (code) => {
    const all = buying({ pay: jest.fn(() => Promise.reject(failure(code))) });
    const ending = await finishPurchase(all, PAID);
    expect(ending.kind).toBe('unclear');
    expect(message(ending)).toContain('you are never charged twice');
    expect(message(ending)).not.toContain('Nothing was charged');
    expect(all.service.forget).not.toHaveBeenCalled();
  },
);

test('a bank that asks is answered, and asked about the same payment again', async () => {
  const pay = jest
    .fn()
    .mockResolvedValueOnce({ status: 'requires_action', clientSecret: 'pi_secret' })
    .mockResolvedValueOnce({ status: 'succeeded' });
  const all = buying({ pay });
  expect(await finishPurchase(all, PAID)).toEqual({ kind: 'created' });
  expect(all.askBank).toHaveBeenCalledWith('pi_secret');
  expect(all.tell.mock.calls.flat()).toEqual(['paying', 'bank', 'paying', 'creating']);
});

test('a bank that is never answered leaves the purchase open', async () => {
  const pay = jest.fn(async () => ({ status: 'requires_action' as const, clientSecret: 'x' }));
  const all = buying({ pay });
  expect((await finishPurchase(all, PAID)).kind).toBe('unclear');
  expect(all.askBank).toHaveBeenCalledTimes(3);
});

test('paid and not created is never called unpaid', async () => {
  const all = buying({ create: jest.fn(() => Promise.reject(failure('internal'))) });
  expect(message(await finishPurchase(all, PAID))).toBe(
    'The deposit is paid, and the campaign is not there yet. Try again: nothing more is charged.',
  );
  expect(message(await finishPurchase(all, FREE))).toContain('never created twice');
  expect(all.service.forget).not.toHaveBeenCalled();
});

test('a purchase that cannot be noted as finished has ended all the same', async () => {
  const all = buying({ finish: jest.fn(() => Promise.reject(failure('offline'))) });
  expect(await finishPurchase(all, PAID)).toEqual({ kind: 'created' });
});

type Weather = 'fine' | 'lost before' | 'lost after';

/** A server that does everything once per attempt, under a weather that loses requests and answers. */
function server(weather: readonly Weather[]) {
  const charged = new Set<string>();
  const campaigns = new Set<string>();
  let charges = 0;
  let call = 0;
  async function under(deed: () => void): Promise<void> {
    const now = weather[call] ?? 'fine';
    call += 1;
    if (now === 'lost before') throw failure('timeout');
    deed();
    if (now === 'lost after') throw failure('internal');
  }
  const changes: Partial<PurchaseService> = {
    async pay({ attemptID }) {
      await under(() => {
        if (!charged.has(attemptID)) charges += 1;
        charged.add(attemptID);
      });
      return { status: 'succeeded' };
    },
    create: ({ attemptID }) => under(() => void campaigns.add(attemptID)),
  };
  return { changes, charges: () => charges, campaigns };
}

test('in any weather, pressing again ends in one charge and one campaign', async () => {
  const weathers = fc.array(fc.constantFrom<Weather>('fine', 'lost before', 'lost after'), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(weathers, async (weather) => {
      const { changes, charges, campaigns } = server(weather);
      const all: Buying = buying(changes);
      let ending = await beginPurchase(all, PAID, () => {});
      for (let i = 0; i < weather.length && ending.kind !== 'created'; i += 1) {
        expect(ending.kind).toBe('unclear');
        ending = await finishPurchase(all, PAID);
      }
      expect(ending).toEqual({ kind: 'created' });
      expect(charges()).toBe(1);
      expect([...campaigns]).toEqual([PAID.attemptID]);
    }),
  );
});
