import { type AddressInfo, createServer, type Server } from 'node:net';
import { isPublicAddress, isPublicOrLoopback, type Resolve } from './public-target';
import { deployedWebhooks, webhooksOver } from './webhook-port';

/** Of every network that is not public, its edges and what is known to be there. */
const INNER = [
  ...[
    '0.0.0.0',
    '0.0.0.1',
    '10.0.0.0',
    '10.0.0.1',
    '10.1.2.3',
    '10.255.255.255',
    '100.64.0.0',
    '100.100.100.200',
  ],
  ...[
    '100.127.255.255',
    '127.0.0.1',
    '127.0.0.2',
    '127.1.1.1',
    '127.255.255.255',
    '168.63.129.16',
    '169.254.0.0',
  ],
  ...['169.254.169.253', '169.254.169.254', '169.254.170.2', '172.16.0.0', '172.17.0.1', '172.31.255.255'],
  ...['192.0.0.0', '192.0.0.192', '192.0.2.1', '192.88.99.1', '192.168.0.1', '192.168.1.254', '198.18.0.0'],
  ...['198.19.255.255', '198.51.100.7', '203.0.113.7', '224.0.0.251', '239.255.255.250', '240.0.0.1'],
  ...['0.255.255.255', '10.96.0.1', '127.0.0.53', '172.20.0.1', '192.168.65.2', '255.255.255.255'],
];

const bytesOf = (address: string) => address.split('.').map(Number);
const numberOf = (address: string) => bytesOf(address).reduce((sum, byte) => sum * 256 + byte, 0);
const hex = (byte = 0) => byte.toString(16);
const octal = (byte = 0) => `0${byte.toString(8)}`;

/** Halves of an IPv4 address, as IPv6 has them. */
function halves(address: string): string {
  const [a, b, c, d] = bytesOf(address).map((byte) => hex(byte).padStart(2, '0'));
  return `${a}${b}:${c}${d}`;
}

/** Spellings of an address that parsers, C libraries and browsers have been known to take. */
function spellings(address: string): readonly string[] {
  const [a = 0, b = 0, c = 0, d = 0] = bytesOf(address);
  return [
    ...[address, `${address}.`, String(numberOf(address)), `0x${numberOf(address).toString(16)}`],
    ...[`0${numberOf(address).toString(8)}`, [a, b, c, d].map(octal).join('.')],
    ...[[a, b, c, d].map((byte) => `0x${hex(byte)}`).join('.'), `${a}.${b}.${c * 256 + d}`],
    ...[`${a}.${(b * 256 + c) * 256 + d}`, `${octal(a)}.0x${hex(b)}.${c}.${d}`],
    ...[`000${octal(a)}.${b}.${c}.${d}`, encodeURIComponent(address).replaceAll('.', '%2e')],
    ...[address.replaceAll('.', '。'), address.replaceAll('.', '．')],
    ...[`[::ffff:${address}]`, `[::ffff:${halves(address)}]`, `[0:0:0:0:0:ffff:${halves(address)}]`],
    ...[`[::${halves(address)}]`, `[64:ff9b::${halves(address)}]`, `[2002:${halves(address)}::1]`],
    ...[`[2001:0:${halves(address)}::1]`, `[64:ff9b:1::${halves(address)}]`, `[::ffff:0:${halves(address)}]`],
    // Names whose owner lets them lead there.
    ...[`${address.replaceAll('.', '-')}.rebind.example`, `www.${address}.rebind.example`],
    ...[`mixed.${address}.rebind.example`, `mapped.${address}.rebind.example`],
  ];
}

const OTHERS = [
  ...[
    'localhost',
    'localhost.',
    'LOCALHOST',
    'metadata',
    'metadata.google.internal',
    'instance-data.ec2.internal',
  ],
  ...['kubernetes.default.svc.cluster.local', 'printer.local', 'x.localhost', '[::]', '[::1]', '[fe80::1]'],
  ...[
    '[fd00:ec2::254]',
    '[fd20:ce::254]',
    '[fc00::1]',
    '[ff02::1]',
    '[fec0::1]',
    '[2001:db8::1]',
    '[3fff::1]',
  ],
];

const TARGETS = [...INNER.flatMap(spellings), ...OTHERS];

/** A name server of an attacker: the names of these tests lead where they say, alone, beside a public address, or mapped. */
const hostileNames: Resolve = (hostname, _options, callback) => {
  const [address = '127.0.0.1'] = /\d+([.-])\d+\1\d+\1\d+/.exec(hostname) ?? [];
  const found = { address: address.replaceAll('-', '.'), family: 4 };
  if (hostname.startsWith('mixed.')) return callback(null, [{ address: '8.8.8.8', family: 4 }, found]);
  if (hostname.startsWith('mapped.'))
    return callback(null, [{ address: `::ffff:${found.address}`, family: 6 }]);
  return callback(null, [found]);
};

let server: Server;
let port: number;
let reached = 0;

beforeAll(async () => {
  server = createServer((socket) => {
    reached += 1;
    socket.end('HTTP/1.1 204 No Content\r\n\r\n', () => socket.destroy());
  });
  // Every address of this machine, of both kinds where it has both.
  await new Promise<void>((resolve) => server.listen(0, resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  reached = 0;
});

const send = (over: ReturnType<typeof webhooksOver>, url: string) =>
  over.post({ url, headers: {}, body: '{}' });

test('of more than a thousand hostile targets none is reached', async () => {
  const over = webhooksOver(isPublicAddress, { timeoutMs: 2_000, resolveName: hostileNames });
  const urls = TARGETS.map((host) => `https://${host}:${port}/`);
  expect(new Set(urls).size).toBeGreaterThan(1_000);
  const reachable: string[] = [];
  for (const url of urls) if ((await send(over, url)).failure !== 'forbidden') reachable.push(url);
  expect(reachable).toEqual([]);
  expect(reached).toBe(0);
});

test('the same server is reached where this machine is allowed: it is the check that keeps it out', async () => {
  const over = webhooksOver(isPublicOrLoopback, { resolveName: hostileNames });
  expect(await send(over, `http://127.0.0.1:${port}/`)).toEqual({ status: 204 });
  expect(reached).toBe(1);
});

test('a name that changes after the look-up is not asked again, and one that changes before it gains nothing', async () => {
  let asked = 0;
  const changing: Resolve = (_hostname, _options, callback) => {
    asked += 1;
    callback(null, [{ address: asked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]);
  };
  const over = webhooksOver(isPublicOrLoopback, { resolveName: changing });
  await send(over, `https://changing.example:${port}/`);
  expect([asked, reached]).toEqual([1, 1]);
  expect(await send(over, `https://changing.example:${port}/`)).toEqual({ failure: 'forbidden' });
  expect([asked, reached]).toEqual([2, 1]);
});

test('a look-up without an answer ends with the time that an attempt has', async () => {
  const over = webhooksOver(isPublicAddress, { timeoutMs: 50, resolveName: () => {} });
  expect(await send(over, 'https://silent.example/')).toEqual({ failure: 'timeout' });
});

test('a name that leads nowhere is unreachable', async () => {
  const nowhere: Resolve = (_hostname, _options, callback) => callback(new Error('ENOTFOUND'), []);
  expect(
    await send(webhooksOver(isPublicAddress, { resolveName: nowhere }), 'https://gone.example/'),
  ).toEqual({
    failure: 'unreachable',
  });
});

test('a deployment cannot be told to reach this machine', () => {
  const local = { FLEETFOOT_WEBHOOKS_LOOPBACK: 'on' };
  const url = 'http://127.0.0.1:4000/';
  expect(deployedWebhooks(local).problemOf(url)).toBeDefined();
  expect(deployedWebhooks({ ...local, FUNCTIONS_EMULATOR: 'false' }).problemOf(url)).toBeDefined();
  expect(deployedWebhooks({ ...local, FUNCTIONS_EMULATOR: 'true' }).problemOf(url)).toBeUndefined();
});
