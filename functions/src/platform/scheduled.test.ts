import { error as logError, info as logInfo } from 'firebase-functions/logger';
import type { Run } from './in-turn';
import { type Job, scheduled } from './scheduled';

jest.mock('firebase-functions/logger', () => ({
  ...jest.requireActual<object>('firebase-functions/logger'),
  info: jest.fn(),
  error: jest.fn(),
}));
jest.mock('./database', () => ({ database: () => 'the database' }));

const SCHEDULE = { schedule: 'every 1 minutes', timeoutSeconds: 60 };
const scheduleTime = '2026-02-03T10:00:00Z';

function jobNamed(name: string, work: (run: Run) => Promise<number | undefined> = async () => 3) {
  return { name, work: jest.fn(work) } satisfies Job;
}

const sleep = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/** How much time a job has before a moment comes at which it has none, in whole seconds. */
async function secondsOf({ hasTime }: Run): Promise<number> {
  let seconds = 0;
  while (hasTime()) {
    await sleep(1_000);
    seconds += 1;
  }
  return seconds;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(logInfo).mockClear();
  jest.mocked(logError).mockClear();
});
afterEach(() => jest.useRealTimers());

test.each([
  [{ jobName: 'organizations/acme', scheduleTime }, 'acme', ['dispatch', 'charge']],
  [{ jobName: 'organizations/acme/jobs/charge', scheduleTime }, 'acme', ['charge']],
  [{ jobName: 'jobs/dispatch', scheduleTime }, undefined, ['dispatch']],
  [
    { jobName: 'firebase-schedule-everyMinute-africa-south1', scheduleTime },
    undefined,
    ['dispatch', 'charge'],
  ],
  [{ scheduleTime }, undefined, ['dispatch', 'charge']],
])('the run %j is about the organisation %j, and does %j', async (event, onlyOrgID, names) => {
  const jobs = [jobNamed('dispatch'), jobNamed('charge')];
  await scheduled(
    SCHEDULE,
    jobs.map((job) => [job, 1]),
  ).run(event);
  const done = jobs.filter(({ work }) => work.mock.calls.length > 0);
  expect(done.map(({ name }) => name)).toEqual(names);
  for (const { name, work } of done) {
    expect(work).toHaveBeenCalledWith(expect.objectContaining({ database: 'the database', onlyOrgID }));
    expect(logInfo).toHaveBeenCalledWith(name, { count: 3 });
  }
});

test('a run of a job that the schedule does not have fails', async () => {
  const run = scheduled(SCHEDULE, [[jobNamed('charge'), 1]]).run({ jobName: 'jobs/dispatch', scheduleTime });
  await expect(run).rejects.toThrow('This schedule has no job dispatch.');
});

test('a job that could not run leaves no line in the log, by whose absence operators are alarmed', async () => {
  await scheduled(SCHEDULE, [[jobNamed('dispatch', async () => undefined), 1]]).run({ scheduleTime });
  expect(logInfo).not.toHaveBeenCalled();
});

test('a job that fails is logged by its name, the next ones have their turn, and the run has failed', async () => {
  const broken = new Error('no fleet');
  const dispatch = jobNamed('dispatch', async () => {
    throw broken;
  });
  const charge = jobNamed('charge');
  const run = scheduled(SCHEDULE, [
    [dispatch, 1],
    [charge, 1],
  ]).run({ scheduleTime });
  await expect(run).rejects.toThrow('dispatch failed.');
  expect(logError).toHaveBeenCalledWith('dispatch', broken);
  expect(logInfo).toHaveBeenCalledWith('charge', { count: 3 });
});

test('a job has its own time, and begins once those before it have ended', async () => {
  const began = Date.now();
  const seconds: Record<string, number> = {};
  const busy = (name: string) =>
    jobNamed(name, async (run) => {
      seconds[name] = await secondsOf(run);
      return 0;
    });
  const run = scheduled(SCHEDULE, [
    [busy('dispatch'), 20],
    [jobNamed('idle', async () => sleep(4_000)), 10],
    [busy('charge'), 5],
    [busy('refund'), 6],
  ]).run({ scheduleTime });
  await jest.runAllTimersAsync();
  await run;
  expect(seconds).toEqual({ dispatch: 20, charge: 5, refund: 6 });
  expect(Date.now() - began).toBe(35_000);
});

test('a job that does not end holds the next one up for ten seconds, and the run ends after it', async () => {
  const began = Date.now();
  const at: number[] = [];
  const run = scheduled(SCHEDULE, [
    [jobNamed('stuck', () => sleep(100_000)), 20],
    [
      jobNamed('charge', async ({ hasTime }) => {
        at.push(Date.now() - began);
        return Number(hasTime());
      }),
      5,
    ],
  ]).run({ scheduleTime });
  await jest.runAllTimersAsync();
  await run;
  expect(at).toEqual([30_000]);
  expect(logInfo).toHaveBeenCalledWith('charge', { count: 1 });
  expect(Date.now() - began).toBe(100_000);
});
