import { askRelease } from './release-client';

const environment = { origin: 'https://fleetfoot.example' } as Parameters<typeof askRelease>[0];
const told = { current: null, past: [] };

/** A deployment that answers so, one after the other. */
function answering(...answers: (number | Error)[]) {
  const fetch = jest.spyOn(globalThis, 'fetch');
  fetch.mockReset();
  for (const answer of answers)
    if (answer instanceof Error) fetch.mockRejectedValueOnce(answer);
    else fetch.mockResolvedValueOnce(new Response(JSON.stringify(told), { status: answer }));
  return fetch;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function asked() {
  const answer = askRelease(environment, 'mf-a').catch((error: Error) => error.message);
  await jest.runAllTimersAsync();
  return answer;
}

test('a deployment that fails, or is not reached, is asked again', async () => {
  const fetch = answering(503, new TypeError('fetch failed'), 200);
  expect(await asked()).toEqual(told);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('a deployment that goes on failing is not asked for ever', async () => {
  const fetch = answering(500, 500, 500, 500, 503);
  expect(await asked()).toBe('https://fleetfoot.example answers 503 about mf-a.');
  expect(fetch).toHaveBeenCalledTimes(5);
});

test('a deployment that refuses is asked once', async () => {
  const fetch = answering(404);
  expect(await asked()).toBe('https://fleetfoot.example answers 404 about mf-a.');
  expect(fetch).toHaveBeenCalledTimes(1);
});
