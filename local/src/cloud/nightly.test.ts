import { startNightly } from './nightly';

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
  await jest.advanceTimersByTimeAsync(600_000);
  expect(fetched.mock.calls).toEqual([
    ['http://127.0.0.1:5001/demo/africa-south1/privacyClock-0', { method: 'POST' }],
  ]);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  nightly.stop();
  await jest.advanceTimersByTimeAsync(7_200_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(onFailure).not.toHaveBeenCalled();
});

test('a failure is told and the next hour tries again', async () => {
  const fetched = answers(500, 200);
  const onFailure = jest.fn();
  const nightly = startNightly(FUNCTIONS, onFailure);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(onFailure).toHaveBeenCalledWith('privacyClock', new Error('It answered 500.'));
  expect(fetched).toHaveBeenCalledTimes(2);
  nightly.stop();
});
