import { startDispatcher, startNightly, startWebhooks } from './nightly';

const FUNCTIONS = { projectId: 'demo', functionsHost: '127.0.0.1:5001' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function answers(...statuses: readonly number[]) {
  const list = statuses.values();
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(null, { status: list.next().value ?? 200 }));
}

test('the functions of the night are called after the start and every hour, until the clock is stopped', async () => {
  const fetched = answers();
  const onFailure = jest.fn();
  const nightly = startNightly(FUNCTIONS, onFailure);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetched.mock.calls).toEqual([
    ['http://127.0.0.1:5001/demo/africa-south1/privacyClock-0', { method: 'POST' }],
    ['http://127.0.0.1:5001/demo/africa-south1/issueInvoices-0', { method: 'POST' }],
    ['http://127.0.0.1:5001/demo/africa-south1/openCampaignMonths-0', { method: 'POST' }],
  ]);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(fetched).toHaveBeenCalledTimes(6);
  nightly.stop();
  await jest.advanceTimersByTimeAsync(7_200_000);
  expect(fetched).toHaveBeenCalledTimes(6);
  expect(onFailure).not.toHaveBeenCalled();
});

test('a failure is told and the next hour tries again', async () => {
  const fetched = answers(500, 200, 200, 200, 200, 200);
  const onFailure = jest.fn();
  const nightly = startNightly(FUNCTIONS, onFailure);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(onFailure).toHaveBeenCalledWith('privacyClock', new Error('It answered 500.'));
  expect(fetched).toHaveBeenCalledTimes(6);
  nightly.stop();
});

test('the dispatcher is called every few seconds, and never while it still runs', async () => {
  let answer: (response: Response) => void = () => {};
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const dispatcher = startDispatcher(FUNCTIONS, jest.fn());
  await jest.advanceTimersByTimeAsync(9_000);
  expect(fetched.mock.calls).toEqual([
    ['http://127.0.0.1:5001/demo/africa-south1/createRecurringDeliveries-0', { method: 'POST' }],
  ]);
  answer(new Response());
  await jest.advanceTimersByTimeAsync(0);
  expect(fetched.mock.calls.at(-1)).toEqual([
    'http://127.0.0.1:5001/demo/africa-south1/dispatchDeliveries-0',
    { method: 'POST' },
  ]);
  answer(new Response());
  await jest.advanceTimersByTimeAsync(0);
  expect(fetched.mock.calls.at(-1)).toEqual([
    'http://127.0.0.1:5001/demo/africa-south1/chargeTrips-0',
    { method: 'POST' },
  ]);
  answer(new Response());
  await jest.advanceTimersByTimeAsync(0);
  expect(fetched.mock.calls.at(-1)).toEqual([
    'http://127.0.0.1:5001/demo/africa-south1/chargeCampaigns-0',
    { method: 'POST' },
  ]);
  answer(new Response());
  await jest.advanceTimersByTimeAsync(0);
  expect(fetched.mock.calls.at(-1)).toEqual([
    'http://127.0.0.1:5001/demo/africa-south1/giveRefunds-0',
    { method: 'POST' },
  ]);
  answer(new Response());
  await jest.advanceTimersByTimeAsync(3_000);
  expect(fetched).toHaveBeenCalledTimes(6);
  dispatcher.stop();
});

test('the sender of webhooks is called apart from the dispatcher', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
  const sender = startWebhooks(FUNCTIONS, jest.fn());
  await jest.advanceTimersByTimeAsync(3_000);
  expect(new Set(fetched.mock.calls.map(([address]) => address))).toEqual(
    new Set(['http://127.0.0.1:5001/demo/africa-south1/sendWebhooks-0']),
  );
  sender.stop();
});
