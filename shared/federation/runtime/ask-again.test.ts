import { registryEntry } from '../../testing/registry-entry';
import { admitScripts } from './admitted-scripts';
import { askAgain, faultOf } from './ask-again';

const SCRIPT = 'var good;';
const url = '/remotes/mf-deliveries/v1/remoteEntry.js';
const href = `http://localhost${url}`;
const failure = { request: href };

const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>();

function answer(text: string, { status = 200, type = 'text/javascript' } = {}) {
  return {
    status,
    ok: status < 400,
    headers: new Headers({ 'content-type': type }),
    arrayBuffer: async () => new TextEncoder().encode(text).buffer,
  };
}

beforeAll(async () => {
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(SCRIPT));
  const entry = registryEntry();
  const integrity = {
    ...entry.integrity,
    [url]: `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`,
  };
  admitScripts({ ...entry, integrity });
});
beforeEach(() => {
  globalThis.fetch = fetched.mockReset() as never;
});

it('a script is asked for past the cache, the way it is loaded', async () => {
  fetched.mockResolvedValue(answer(SCRIPT));
  expect(await askAgain(url)).toBeUndefined();
  expect(fetched).toHaveBeenCalledWith(href, { cache: 'reload', signal: expect.any(AbortSignal) });
  expect(faultOf(failure)).toBeUndefined();
});

it('a damaged script is told from one that is as it should be, until it is', async () => {
  fetched.mockResolvedValueOnce(answer('var gooe;')).mockResolvedValueOnce(answer(SCRIPT));
  expect(await askAgain(href)).toBe('damaged');
  expect(faultOf(failure)).toBe('damaged');
  expect(await askAgain(href)).toBeUndefined();
  expect(faultOf(failure)).toBeUndefined();
});

it.each([
  ['gone', answer('', { status: 404 }), 'stale'],
  ['failing', answer('', { status: 503 }), 'unreachable'],
  ['a start page instead', answer(SCRIPT, { type: 'text/html' }), 'stale'],
])('a script that is %s is told', async (_, answered, fault) => {
  fetched.mockResolvedValue(answered);
  expect(await askAgain(url)).toBe(fault);
});

it('a script that breaks off counts as one that cannot be reached', async () => {
  const broken = { ...answer(''), arrayBuffer: () => Promise.reject(new TypeError('network')) };
  fetched.mockResolvedValue(broken);
  expect(await askAgain(url)).toBe('unreachable');
});

it('requests for a script at the same time are one, and a later one is another', async () => {
  fetched.mockImplementation(async () => answer(SCRIPT));
  await Promise.all([askAgain(url), askAgain(href)]);
  expect(fetched).toHaveBeenCalledTimes(1);
  await askAgain(url);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('an error that names no script has no fault', () => {
  expect(faultOf(new Error('Loading chunk failed'))).toBeUndefined();
});
