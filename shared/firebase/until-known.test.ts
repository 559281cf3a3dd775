import { AppError } from '@fleetfoot/shared/domain';
import { deferred } from '@fleetfoot/shared/testing';
import { ANSWER_WAIT_MS, type Found, untilKnown } from './until-known';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A change whose answer and whose looks the test gives; `looks` are used up one by one, the last one repeats. */
function scene({ wasSent = true, looks = ['open'] as readonly (Found | AppError)[] } = {}) {
  const answer = deferred();
  const open = [...looks];
  const look = jest.fn(async () => {
    const found = open.length > 1 ? open.shift() : open[0];
    if (found === undefined || found instanceof Error) throw found;
    return found;
  });
  const told: unknown[] = [];
  void untilKnown({
    answer: answer.promise.then(() => 'answered'),
    wasSent: () => wasSent,
    look,
    result: 'found',
  }).then(
    (result) => told.push(result),
    ({ code, userMessage }: AppError) => told.push({ code, userMessage }),
  );
  return { answer, look, told, after: (ms: number) => jest.advanceTimersByTimeAsync(ms) };
}

const offline = new AppError('offline', 'test');

test('an answer in time is the outcome, and nobody looks', async () => {
  const { answer, look, told, after } = scene();
  answer.resolve();
  await after(200_000);
  expect(told).toEqual(['answered']);
  expect(look).not.toHaveBeenCalled();
});

test('a refusal is the outcome at once', async () => {
  const { answer, told, after } = scene();
  answer.reject(new AppError('permission-denied', 'test'));
  await after(0);
  expect(told).toEqual([expect.objectContaining({ code: 'permission-denied' })]);
});

test('a change that was not sent in time is given up', async () => {
  const { look, told, after } = scene({ wasSent: false });
  await after(ANSWER_WAIT_MS);
  expect(told).toEqual([expect.objectContaining({ code: 'timeout' })]);
  expect(look).not.toHaveBeenCalled();
});

test('a change that never left the device fails as it did', async () => {
  const { answer, told, after } = scene({ wasSent: false });
  answer.reject(offline);
  await after(0);
  expect(told).toEqual([expect.objectContaining({ code: 'offline' })]);
});

test('a late answer is the outcome, not the time that has passed', async () => {
  const { answer, told, after } = scene();
  await after(60_000);
  expect(told).toEqual([]);
  answer.resolve();
  await after(0);
  expect(told).toEqual(['answered']);
});

test('a lost answer is looked for until the change is there, through looks that fail', async () => {
  const { answer, look, told, after } = scene({ looks: ['open', offline, 'there'] });
  answer.reject(offline);
  await after(3_000);
  expect(told).toEqual([]);
  await after(4_000);
  expect(told).toEqual(['found']);
  await after(100_000);
  expect(look).toHaveBeenCalledTimes(3);
});

test('a change that another one overtook is refused', async () => {
  const { answer, told, after } = scene({ looks: ['never'] });
  answer.reject(offline);
  await after(1_000);
  expect(told).toEqual([expect.objectContaining({ code: 'failed-precondition' })]);
});

test('a request that is still not there after more than a minute did not arrive', async () => {
  const { answer, told, after } = scene();
  answer.reject(offline);
  await after(74_000);
  expect(told).toEqual([]);
  await after(16_000);
  expect(told).toEqual([{ code: 'timeout', userMessage: 'It did not reach the server. Try again.' }]);
});

test('a request that is still out is in doubt however long it takes, for it may land yet', async () => {
  const { answer, told, after } = scene();
  await after(3_600_000);
  expect(told).toEqual([]);
  answer.resolve();
  await after(0);
  expect(told).toEqual(['answered']);
});

test('a request whose answer was lost late may still be at work for as long as a server function runs', async () => {
  const { answer, told, after } = scene({ looks: [...Array(12).fill('open'), 'there'] });
  await after(70_000);
  answer.reject(offline);
  await after(60_000);
  expect(told).toEqual(['found']);
});

test('a lost answer stays in doubt while the server cannot be read', async () => {
  const { answer, told, after } = scene({ looks: [offline] });
  answer.reject(offline);
  await after(3_600_000);
  expect(told).toEqual([]);
});
