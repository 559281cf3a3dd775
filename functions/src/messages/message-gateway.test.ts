import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gatewayOver } from './message-gateway';

const NUMBER = '+27821234567';
const calls: unknown[] = [];
let status: number | undefined;

const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  calls.push({
    method: request.method,
    key: request.headers.authorization,
    body: JSON.parse(body) as unknown,
  });
  if (status === undefined) response.destroy();
  else response.writeHead(status, { location: 'https://elsewhere.example' }).end('{}');
});

let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
});

beforeEach(() => {
  calls.length = 0;
});

afterAll(() => {
  server.close();
});

function send(answer: number | undefined, to = NUMBER) {
  status = answer;
  return gatewayOver(url, 'key').send({ to, text: 'Sanibona' });
}

test('a message is posted with the key', async () => {
  expect(await send(202)).toBe('sent');
  expect(calls).toEqual([{ method: 'POST', key: 'Bearer key', body: { to: NUMBER, text: 'Sanibona' } }]);
});

test.each([
  [400, 'refused'],
  [422, 'refused'],
  [401, 'failed'],
  [429, 'failed'],
  [302, 'failed'],
  [503, 'failed'],
  [undefined, 'failed'],
])('an answer of %s is a message that is %s', async (answer, expected) => {
  expect(await send(answer)).toBe(expected);
});

test.each(['+447700900123', '+27111234567', '0821234567', '+27 82 123 4567', ''])(
  'the number %j is refused before it is sent',
  async (to) => {
    expect(await send(202, to)).toBe('refused');
    expect(calls).toEqual([]);
  },
);

test.each(['http://sms.example.com/', 'ftp://127.0.0.2/', 'http://127.0.0.1.example.com/'])(
  'the key goes to no address such as %s',
  (address) => {
    expect(() => gatewayOver(address, 'key')).toThrow('MESSAGE_URL must be https.');
  },
);
