import { startSchedules } from './schedules';

const FUNCTIONS = { projectId: 'demo', functionsHost: '127.0.0.1:5001' };
const addressOf = (name: string) => `http://127.0.0.1:5001/demo/africa-south1/${name}-0`;
const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Answers the functions; returns how often each was called. */
function answerWith(answer: (name: string) => Promise<Response>) {
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address) => answer(/\/(\w+)-0$/.exec(String(address))?.[1] ?? ''));
  return (name: string) => fetched.mock.calls.filter(([address]) => address === addressOf(name)).length;
}

test('the functions of the day are called after the start and every hour, until the clocks are stopped', async () => {
  const calls = answerWith(async () => new Response());
  const onFailure = jest.fn();
  const schedules = startSchedules(FUNCTIONS, onFailure);
  await jest.advanceTimersByTimeAsync(60 * SECOND_MS);
  expect(['everyNight', 'everyMorning'].map(calls)).toEqual([1, 1]);
  await jest.advanceTimersByTimeAsync(HOUR_MS);
  expect(['everyNight', 'everyMorning'].map(calls)).toEqual([2, 2]);
  schedules.stop();
  const before = ['everyNight', 'everyMorning', 'everyFiveMinutes', 'everyMinute'].map(calls);
  await jest.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(['everyNight', 'everyMorning', 'everyFiveMinutes', 'everyMinute'].map(calls)).toEqual(before);
  expect(onFailure).not.toHaveBeenCalled();
});

test('a failure is told, the others are called all the same, and the next time tries again', async () => {
  const calls = answerWith(async (name) => new Response(null, { status: name === 'everyNight' ? 500 : 200 }));
  const onFailure = jest.fn();
  const schedules = startSchedules(FUNCTIONS, onFailure);
  await jest.advanceTimersByTimeAsync(60 * SECOND_MS);
  expect(onFailure.mock.calls).toEqual([['everyNight', new Error('It answered 500.')]]);
  expect(calls('everyMorning')).toBe(1);
  await jest.advanceTimersByTimeAsync(HOUR_MS);
  expect(onFailure).toHaveBeenCalledTimes(2);
  schedules.stop();
});

test('the functions of every few minutes are called every few seconds, and never while one still runs', async () => {
  let answer: (response: Response) => void = () => {};
  const calls = answerWith(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const often = () => ['everyFiveMinutes', 'everyMinute'].map(calls);
  const schedules = startSchedules(FUNCTIONS, jest.fn());
  await jest.advanceTimersByTimeAsync(9 * SECOND_MS);
  expect(often()).toEqual([1, 0]);
  answer(new Response());
  await jest.advanceTimersByTimeAsync(9 * SECOND_MS);
  expect(often()).toEqual([1, 1]);
  answer(new Response());
  await jest.advanceTimersByTimeAsync(3 * SECOND_MS);
  expect(often()).toEqual([2, 1]);
  schedules.stop();
});
