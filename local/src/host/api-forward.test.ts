import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LoopbackServer } from '../serve-loopback';
import { isApiPath } from './api-forward';
import { startHost } from './start-host';

let api: Server;
let host: LoopbackServer;

beforeAll(async () => {
  api = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { authorization = '', 'idempotency-key': key = '' } = request.headers;
      response.setHeader('content-type', 'application/json');
      response.setHeader('cache-control', 'no-store');
      response.setHeader('x-powered-by', 'something');
      response.writeHead(request.method === 'POST' ? 201 : 404);
      const { method, url } = request;
      response.end(
        JSON.stringify({ method, url, authorization, key, body: Buffer.concat(chunks).toString() }),
      );
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  host = await startHost(
    {
      headers: { 'referrer-policy': 'no-referrer', 'cache-control': 'no-cache' },
      functionFor: (pathname) => (isApiPath(pathname) ? `http://127.0.0.1:${port}/demo/v1` : undefined),
      post: async () => undefined,
      answer: async () => {
        throw new Error('This is not the host’s to answer.');
      },
    },
    0,
  );
});

afterAll(async () => {
  await host.close();
  await new Promise((resolve) => api.close(resolve));
});

test('a request reaches the function with method, path, headers and body, and its answer is passed on', async () => {
  const response = await fetch(`${host.origin}/v1/deliveries?limit=1`, {
    method: 'POST',
    headers: { authorization: 'Bearer ff_test_x', 'idempotency-key': 'k' },
    body: '{"a":1}',
  });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({
    method: 'POST',
    url: '/demo/v1/v1/deliveries?limit=1',
    authorization: 'Bearer ff_test_x',
    key: 'k',
    body: '{"a":1}',
  });
  const headers = ['cache-control', 'referrer-policy', 'x-powered-by'].map((name) =>
    response.headers.get(name),
  );
  expect(headers).toEqual(['no-store', 'no-referrer', null]);
});

test('a refusal is passed on unchanged', async () => {
  expect((await fetch(`${host.origin}/v1/nothing`)).status).toBe(404);
});
