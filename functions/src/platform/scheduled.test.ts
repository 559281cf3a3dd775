import { info as logInfo } from 'firebase-functions/logger';
import type { Run } from './in-turn';
import { scheduled } from './scheduled';

jest.mock('firebase-functions/logger', () => ({
  ...jest.requireActual<object>('firebase-functions/logger'),
  info: jest.fn(),
}));
jest.mock('./database', () => ({ database: () => 'the database' }));

const SCHEDULE = { schedule: 'every 1 minutes', runMs: 1_000 };
const scheduleTime = '2026-02-03T10:00:00Z';

beforeEach(() => jest.mocked(logInfo).mockClear());

test.each([
  [{ jobName: 'organizations/acme', scheduleTime }, 'acme'],
  [{ jobName: 'firebase-schedule-charge-africa-south1', scheduleTime }, undefined],
  [{ scheduleTime }, undefined],
])('a job %j works on the organisation %j alone', async (event, onlyOrgID) => {
  const work = jest.fn<Promise<number>, [Run]>(async () => 3);
  await scheduled('charge', SCHEDULE, work).run(event);
  expect(work).toHaveBeenCalledWith(expect.objectContaining({ database: 'the database', onlyOrgID }));
  expect(work.mock.calls[0]?.[0].hasTime()).toBe(true);
  expect(logInfo).toHaveBeenCalledWith('charge', { count: 3 });
});

test('a job that could not run leaves no line in the log, by whose absence operators are alarmed', async () => {
  await scheduled('dispatch', SCHEDULE, async () => undefined).run({ scheduleTime });
  expect(logInfo).not.toHaveBeenCalled();
});
