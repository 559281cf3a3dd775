import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Request } from 'firebase-functions/v2/https';
import { decodableUrl, jsonIn, leaveBodiesUnread, queryOf, takeBody } from './bodies';

// Other test files share the process.
afterAll(leaveBodiesUnread({ FUNCTION_SIGNATURE_TYPE: 'http' }));

const MOST = 1_000;

/** Requests as a framework would see them, and the bodies that a function takes afterwards. */
async function served(send: (port: number) => Promise<unknown>) {
  const seen: { readonly headers: object; readonly url: string | undefined }[] = [];
  const bodies: Buffer[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    seen.push({ headers: { ...request.headers }, url: request.url });
    await turn();
    bodies.push(await takeBody(request as Request, MOST));
    response.end('taken');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await send((server.address() as AddressInfo).port);
  } finally {
    server.close();
    server.closeAllConnections();
  }
  return { seen, bodies };
}

function post(body: BodyInit, headers: Record<string, string> = {}) {
  return async (port: number) => {
    const answer = await fetch(`http://127.0.0.1:${port}/a`, { method: 'POST', body, headers });
    expect(await answer.text()).toBe('taken');
  };
}

test('a framework sees no body, and a function takes it as it was sent', async () => {
  const { seen, bodies } = await served(post('{"a":1}', { 'content-type': 'application/json' }));
  expect(seen[0]?.headers).toMatchObject({ 'content-type': 'application/json' });
  expect(seen[0]?.headers).not.toHaveProperty('content-length');
  expect(bodies.map(String)).toEqual(['{"a":1}']);
});

test('a compressed body stays compressed', async () => {
  const packed = gzipSync(Buffer.alloc(500_000));
  const { bodies } = await served(post(packed, { 'content-encoding': 'gzip' }));
  expect(bodies).toEqual([packed]);
});

test('a body that is too long is not kept, with or without its length', async () => {
  const inChunks = (port: number) =>
    new Promise<void>((resolve, reject) => {
      const sent = httpRequest({ port, method: 'POST' }, (answer) => {
        answer.resume();
        answer.once('end', resolve);
      });
      sent.once('error', reject);
      for (let part = 0; part < 20; part += 1) sent.write(Buffer.alloc(100_000));
      sent.end();
    });
  for (const send of [post(Buffer.alloc(2_000_000)), inChunks]) {
    const { seen, bodies } = await served(send);
    expect(seen[0]?.headers).not.toHaveProperty('transfer-encoding');
    expect(bodies[0]?.length).toBeGreaterThan(MOST);
    expect(bodies[0]?.length).toBeLessThan(1_000_000);
  }
});

test('A body that a framework has read is taken as it is', async () => {
  const rawBody = Buffer.from('read');
  expect(await takeBody({ rawBody } as Request, MOST)).toBe(rawBody);
});

test.each([
  ['/deliveries/%E0%A4%A?x=%', '/deliveries/%25E0%25A4%25A?x=%'],
  ['/%', '/%25'],
  ['/a%20b?c', '/a%20b?c'],
  ['/', '/'],
])('the address %s is served as %s', (sent, served) => {
  expect(decodableUrl(sent)).toBe(served);
});

test('JSON is read as UTF-8, and anything else is none', () => {
  expect(jsonIn(Buffer.from('{"a":"é"}'))).toEqual({ a: 'é' });
  for (const body of [Buffer.from('{"a":'), Buffer.from([0x22, 0xff, 0x22]), Buffer.alloc(0)]) {
    expect(jsonIn(body)).toBeUndefined();
  }
});

test.each([
  [
    '//x?a=1&b=?',
    [
      ['a', '1'],
      ['b', '?'],
    ],
  ],
  ['//', []],
])('the query of %s is read', (url, entries) => {
  expect([...queryOf(url)]).toEqual(entries);
});
