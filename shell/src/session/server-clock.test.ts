import { followServerTime } from './server-clock';

const DEVICE = new Date('2023-05-04T10:00:00Z');

function serverSays(headers: Record<string, string>): void {
  globalThis.fetch = jest.fn(async () => ({ headers: new Headers(headers) }) as Response);
}

async function follow() {
  const clock = { offsetMs: 0 };
  followServerTime(clock);
  await jest.advanceTimersByTimeAsync(0);
  return clock;
}

beforeEach(() => jest.useFakeTimers({ now: DEVICE }));
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'fetch');
});

it.each([
  ['a clock that is years behind', { date: 'Mon, 04 May 2026 10:00:00 GMT' }, '2026-05-04T10:00:00.000Z'],
  ['a clock that is ahead', { date: 'Tue, 03 May 2022 10:00:00 GMT' }, '2022-05-03T10:00:00.000Z'],
  [
    'an answer out of a shared cache',
    { date: 'Mon, 04 May 2026 10:00:00 GMT', age: '90' },
    '2026-05-04T10:01:30.000Z',
  ],
  ['no date', {}, DEVICE.toISOString()],
  ['a date that is none', { date: 'soon' }, DEVICE.toISOString()],
])('the clock has the time with %s', async (_, headers, now) => {
  serverSays(headers);
  const { offsetMs } = await follow();
  expect(new Date(Date.now() + offsetMs).toISOString()).toBe(now);
});

it('the clock uses the clock of the device while the server cannot be asked', async () => {
  globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError('offline')));
  expect(await follow()).toEqual({ offsetMs: 0 });
});

it('the clock asks again when the page becomes visible', async () => {
  serverSays({ date: 'Thu, 04 May 2023 11:00:00 GMT' });
  const clock = await follow();
  expect(clock.offsetMs).toBe(3_600_000);
  // Meanwhile the device was put right.
  jest.setSystemTime(new Date('2023-05-04T11:00:00Z'));
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(clock.offsetMs).toBe(0);
});
