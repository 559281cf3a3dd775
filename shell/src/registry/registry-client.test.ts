import { registryEntry } from '@fleetfoot/shared/testing';
import { createRegistryClient } from './registry-client';

const entry = registryEntry({ id: 'mf-team' });

const html = () => new Response('<p>Not found</p>', { headers: { 'content-type': 'text/html' } });
const json = (value: unknown) => new Response(JSON.stringify(value));

function scene(...answers: (() => Response | Promise<Response>)[]) {
  const fetched = jest.spyOn(globalThis, 'fetch');
  for (const answer of answers) fetched.mockImplementationOnce(async () => answer());
  fetched.mockImplementation(async () => new Response('', { status: 404 }));
  const options = { report: jest.fn(), onChange: jest.fn() };
  return { ...options, fetched, client: createRegistryClient(options) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function load(work: Promise<unknown>): Promise<unknown> {
  const settled = work.then(
    () => 'loaded',
    () => 'failed',
  );
  await jest.advanceTimersByTimeAsync(1_000);
  return settled;
}

it('gets over a hiccup by itself', async () => {
  const { client, fetched } = scene(
    () => Promise.reject(new TypeError('network')),
    html,
    () => json({ remotes: [entry] }),
  );
  expect(await load(client.load())).toBe('loaded');
  expect(client.find('mf-team')).toEqual({ entry });
  expect(fetched).toHaveBeenCalledTimes(3);
});

it.each([
  ['404', 3, () => new Response('', { status: 404 })],
  ['HTML', 3, html],
  ['another JSON', 1, () => json({ error: 'x' })],
])('fails for a registry that is %s, and really fetches again', async (_, requests, answer) => {
  const { client } = scene(...Array.from({ length: requests }, () => answer), () =>
    json({ remotes: [entry] }),
  );
  expect(await load(client.load())).toBe('failed');
  expect(client.remotes()).toEqual([]);
  expect(await load(client.load())).toBe('loaded');
  expect(client.remotes()).toEqual([{ entry }]);
});

it('keeps the last good copy', async () => {
  const { client } = scene(() => json({ remotes: [entry] }));
  await load(client.load());
  const refreshed = client.refresh();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await refreshed).toBe(false);
  expect(client.remotes()).toEqual([{ entry }]);
});

it('shares one request between callers at the same time', async () => {
  const { client, fetched } = scene(() => json({ remotes: [entry] }));
  const both = Promise.all([client.refresh(), client.refresh()]);
  await jest.advanceTimersByTimeAsync(0);
  expect(await both).toEqual([true, true]);
  expect(fetched).toHaveBeenCalledTimes(1);
});
