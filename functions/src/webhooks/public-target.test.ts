import { isPublicAddress, isPublicOrLoopback, targetProblem } from './public-target';

test.each([
  '1.1.1.1',
  '41.0.0.1',
  '99.255.255.255',
  '100.128.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '192.167.1.1',
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

test.each(['2606:4700::1111', '2c0f:fb50:4003::1', '2a00:1450:4001::200e'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

test.each([
  // This machine, its network, its provider, other machines of the same cloud.
  ...['0.0.0.0', '10.0.0.1', '10.255.255.255', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.0.1'],
  ...['172.16.0.1', '172.31.255.255', '192.168.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  // Where machines ask about themselves: most clouds, Azure, Alibaba, Oracle, and by IPv6.
  ...['169.254.169.254', '168.63.129.16', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254', 'fd20:ce::254'],
  ...['::', '::1', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', 'fec0::1'],
  // IPv6 that stands for IPv4: mapped, compatible, NAT64, 6to4, Teredo.
  ...[
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '::10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
  ],
  ...['2001:db8::1', '3fff::1', '192.0.2.1', '198.51.100.1', '203.0.113.1'],
  ...['', 'localhost', '1.1.1', '1.1.1.1.1'],
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));

test('this machine is allowed where it is said to be, and nothing else beside it', () => {
  expect(isPublicOrLoopback('127.0.0.1')).toBe(true);
  expect(['10.0.0.1', '169.254.169.254', '::1'].filter(isPublicOrLoopback)).toEqual([]);
});

test.each([
  'https://shop.example.co.za/webhooks?token=1',
  'https://shop.example.co.za:8443/',
  'https://8.8.8.8/x',
  'https://[2606:4700::1111]/x',
  'https://xn--bcher-kva.example/',
])('%s may be a webhook', (url) => expect(targetProblem(url)).toBeUndefined());

test.each([
  ['shop.example.co.za', 'Enter a web address'],
  ['http://shop.example.co.za', 'begin with https'],
  ['ftp://shop.example.co.za', 'begin with https'],
  ['javascript:alert(1)', 'begin with https'],
  ['https://me:secret@shop.example.co.za', 'user name'],
  ['https://shop.example.co.za/#x', 'the #'],
  ['https://shop.example.co.za:22/', 'port'],
  ['https://shop.example.co.za:6379/', undefined],
  ['https://localhost/', 'public internet'],
  ['https://localhost./', 'public internet'],
  ['https://metadata/', 'public internet'],
  ['https://metadata.google.internal/', 'public internet'],
  ['https://printer.local/', 'public internet'],
  ['https://app.localhost/', 'public internet'],
  ['https://2130706433/', 'public internet'],
  ['https://0x7f.1/', 'public internet'],
  ['https://017700000001/', 'public internet'],
  ['https://127.1/', 'public internet'],
  ['https://[::ffff:7f00:1]/', 'public internet'],
  ['https://①②⑦.⓪.⓪.①/', 'public internet'],
])('%s: %s', (url, problem) => {
  const expected = problem === undefined ? undefined : expect.stringContaining(problem);
  expect(targetProblem(url)).toEqual(expected);
});

test('http is taken for this machine alone, and there only where it is allowed', () => {
  expect(targetProblem('http://127.0.0.1:4000/', isPublicOrLoopback)).toBeUndefined();
  expect(targetProblem('http://8.8.8.8/', isPublicOrLoopback)).toContain('https');
  expect(targetProblem('http://127.0.0.1:4000/')).toContain('https');
});
