/** @jest-environment node */
import { browserConnection } from './connection';
import { postJson } from './post-json';
import { fromSdkError } from './sdk-error';

const answering = (status: number, body: string) =>
  jest.fn<Promise<Response>, Parameters<typeof fetch>>(async () => new Response(body, { status }));

const post = (send: typeof fetch, ms = 1_000) =>
  postJson('http://f/charge', { idToken: 't1' }, { orgID: 'o' }, ms, send);

/** What a failed call becomes for the caller. */
async function failure(send: typeof fetch, ms?: number) {
  try {
    await post(send, ms);
  } catch (error) {
    return fromSdkError(error, true);
  }
  throw new Error('It did not fail.');
}

test('a post sends JSON with the token and gives the answer', async () => {
  const send = answering(200, '{"status":"succeeded"}');
  expect(await post(send)).toEqual({ status: 'succeeded' });
  const [address, init] = send.mock.calls[0] ?? [];
  expect(address).toBe('http://f/charge');
  expect(init).toMatchObject({
    method: 'POST',
    body: '{"orgID":"o"}',
    headers: { authorization: 'Bearer t1', 'content-type': 'application/json' },
  });
});

test('a post shows the token of App Check where there is one', async () => {
  const send = answering(200, '{}');
  await postJson('http://f/charge', { idToken: 't1', appCheck: 'a1' }, {}, 1_000, send);
  await post(send);
  const headers = send.mock.calls.map(([, init]) => new Headers(init?.headers).get('X-Firebase-AppCheck'));
  expect(headers).toEqual(['a1', null]);
});

test('a refusal arrives with its code and its words', async () => {
  const details = { code: 'failed-precondition', userMessage: 'Add a card first.' };
  const body = JSON.stringify({ error: { status: 'FAILED_PRECONDITION', message: 'No card.', details } });
  expect(await failure(answering(400, body))).toMatchObject(details);
});

test.each([
  [401, '{"error":{"status":"UNAUTHENTICATED","message":"x"}}', 'unauthenticated'],
  [504, '{"error":{"status":"DEADLINE_EXCEEDED","message":"x"}}', 'timeout'],
  [500, '{"error":{"status":"INTERNAL","message":"internal"}}', 'internal'],
  [502, '<html>Bad gateway</html>', 'internal'],
  [404, '', 'internal'],
])('HTTP %d %s is %s', async (status, body, code) => {
  expect(await failure(answering(status, body))).toMatchObject({ code });
});

test('a post without a connection is offline', async () => {
  const send = () => Promise.reject(new TypeError('fetch failed'));
  jest.spyOn(browserConnection, 'isOnline').mockReturnValue(false);
  expect(await failure(send)).toMatchObject({
    code: 'offline',
    userMessage: 'You are offline. Check your connection and try again.',
  });
});

test('a post that fails beside a connection is not said to be offline', async () => {
  const send = () => Promise.reject(new TypeError('fetch failed'));
  jest.spyOn(browserConnection, 'isOnline').mockReturnValue(true);
  expect(await failure(send)).toMatchObject({
    code: 'offline',
    userMessage: expect.stringMatching(/^The server cannot be reached/),
  });
});

test('a post without an answer in time is a timeout', async () => {
  const send = (_: unknown, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  expect(await failure(send, 5)).toMatchObject({ code: 'timeout' });
});
