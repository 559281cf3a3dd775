import { parseManifest, parseRegistryEntry } from './parse-manifest';

const manifest = {
  id: 'mf-deliveries',
  title: 'Deliveries',
  contract: 1,
  routes: [{ path: '/deliveries/:deliveryID', access: 'set-up', title: 'Delivery', page: 'delivery-page' }],
  nav: [],
};

const HASH = `sha384-${'A'.repeat(64)}`;
const folder = '/remotes/mf-deliveries/1a2b';

const entry = {
  ...manifest,
  version: '1a2b',
  entry: '/remotes/mf-deliveries/1a2b/remoteEntry.js',
  preload: ['/remotes/mf-deliveries/1a2b/936.js'],
  pages: { 'delivery-page': ['/remotes/mf-deliveries/1a2b/delivery-page.js'] },
  integrity: Object.fromEntries(
    ['remoteEntry.js', '936.js', 'delivery-page.js', 'lazy.js'].map((file) => [`${folder}/${file}`, HASH]),
  ),
  enabled: true,
};

it('the parser accepts a manifest and drops unknown fields', () => {
  expect(parseManifest({ ...manifest, extra: 1 })).toEqual(manifest);
});

it('the parser accepts commands, and what a remote finds', () => {
  const more = { commands: [{ label: 'Delivery', path: '/deliveries/:deliveryID' }], finds: 'deliveries' };
  expect(parseManifest({ ...manifest, ...more })).toEqual({ ...manifest, ...more });
  expect(parseManifest({ ...manifest, commands: [] })).toEqual(manifest);
});

it('the parser accepts entries of the account, and keys of commands', () => {
  const entry = { label: 'Billing', path: '/deliveries/:deliveryID', icon: 'billing', order: 1 };
  const more = {
    account: [entry],
    commands: [{ label: 'New delivery', path: '/deliveries/:deliveryID', key: 'n' }],
  };
  expect(parseManifest({ ...manifest, ...more })).toEqual({ ...manifest, ...more });
  expect(parseManifest({ ...manifest, account: [] })).toEqual(manifest);
});

it.each([
  ['no object', 7, 'manifest must be an object.'],
  ['no id', { ...manifest, id: '' }, 'manifest.id must be a non-empty string.'],
  ['half a contract', { ...manifest, contract: 1.5 }, 'manifest.contract must be a whole number.'],
  ['no routes', { ...manifest, routes: {} }, 'manifest.routes must be a list.'],
  [
    'an access that nobody has',
    { ...manifest, routes: [{ ...manifest.routes[0], access: 'all' }] },
    'manifest.routes[0].access must be one of signed-out, no-profile, no-organization, set-up, with-profile.',
  ],
  [
    'a route to elsewhere',
    { ...manifest, routes: [{ ...manifest.routes[0], path: 'https://x' }] },
    'manifest.routes[0].path must be a path such as /deliveries/:deliveryID.',
  ],
  [
    'navigation to nowhere',
    { ...manifest, nav: [{ label: 'X', path: '/x', icon: 'x', order: 1 }] },
    'manifest.nav points at /x, which is none of its routes.',
  ],
  [
    'a command that leads nowhere',
    { ...manifest, commands: [{ label: 'X', path: '/x' }] },
    'manifest.commands points at /x, which is none of its routes.',
  ],
  [
    'an entry of the account that leads nowhere',
    { ...manifest, account: [{ label: 'X', path: '/x', icon: 'x', order: 1 }] },
    'manifest.account points at /x, which is none of its routes.',
  ],
  [
    'a key of two letters',
    { ...manifest, commands: [{ label: 'X', path: '/deliveries/:deliveryID', key: 'nd' }] },
    'manifest.commands[0].key must be one letter, not j or k.',
  ],
  [
    'a key that leads from row to row',
    { ...manifest, commands: [{ label: 'X', path: '/deliveries/:deliveryID', key: 'j' }] },
    'manifest.commands[0].key must be one letter, not j or k.',
  ],
  ['no text of what it finds', { ...manifest, finds: '' }, 'manifest.finds must be a non-empty string.'],
])('the parser refuses %s and says what is wrong', (_, value, message) => {
  expect(() => parseManifest(value)).toThrow(message);
});

it('the parser accepts a registry entry', () => {
  expect(parseRegistryEntry(entry)).toEqual(entry);
  const withDoors = { ...entry, doors: { 'delivery-page': ['maps'] } };
  expect(parseRegistryEntry(withDoors)).toEqual(withDoors);
  expect(parseRegistryEntry({ ...entry, enabled: false }).enabled).toBe(false);
});

it.each([
  ['entry', undefined],
  ['version', 3],
  ['preload', [1]],
  ['pages', { a: 'b' }],
  ['doors', ['maps']],
  ['integrity', { a: 1 }],
])('the parser refuses a registry entry with a wrong %s', (field, value) => {
  expect(() => parseRegistryEntry({ ...entry, [field]: value }, 'remotes[3]')).toThrow(`remotes[3].${field}`);
});

it.each(['remoteEntry.js', '936.js', 'delivery-page.js'])(
  'the parser refuses a registry entry without a hash of %s',
  (file) => {
    const { [`${folder}/${file}`]: _, ...integrity } = entry.integrity;
    expect(() => parseRegistryEntry({ ...entry, integrity })).toThrow(
      `must hold a hash of ${folder}/${file}.`,
    );
  },
);

it.each([
  ['nothing', ''],
  ['no hash', 'none'],
  ['a kind that browsers pass over', `md5-${'A'.repeat(22)}==`],
  ['an old kind', `sha256-${'A'.repeat(43)}=`],
  ['a hash that is too short', 'sha384-AAAA'],
  ['a hash that is too long', `${HASH}A`],
  ['letters of another alphabet', `sha384-${'_'.repeat(64)}`],
  ['two hashes, of which browsers need one', `${HASH} ${HASH}`],
  ['an option', `${HASH}?x`],
  ['a list', [HASH]],
])('the parser refuses %s in place of a hash', (_, hash) => {
  const integrity = { ...entry.integrity, [`${folder}/lazy.js`]: hash };
  expect(() => parseRegistryEntry({ ...entry, integrity })).toThrow(`remote.integrity of ${folder}/lazy.js`);
});

it('the parser takes no hash from the prototype of the list', () => {
  expect(() => parseRegistryEntry({ ...entry, entry: 'constructor' })).toThrow('a hash of constructor');
});

it.each([
  [{ enabled: false }, false],
  [{ enabled: 'no' }, true],
  [{ enabled: undefined }, true],
])('a line with %j leaves its remote on: %s', (change, expected) => {
  expect(parseRegistryEntry({ ...entry, ...change }).enabled).toBe(expected);
});

const firstScreens = { 'delivery-page': { html: '<h1 class="a">Delivery</h1>', css: '.a{color:red}' } };

it('the parser accepts first screens', () => {
  expect(parseRegistryEntry({ ...entry, firstScreens })).toEqual({ ...entry, firstScreens });
});

it.each([
  ['a script', { html: '<p></p><script>1</script>' }],
  ['a style sheet', { html: '<link rel="stylesheet" href="/x.css">' }],
  ['the end of what holds it', { html: '</template><b>' }],
  ['a handler', { html: '<img src="x" onerror="1">' }],
  ['a handler behind a slash', { html: '<svg/onload=1>' }],
  ['an address that runs', { html: '<a href="javascript:1">x</a>' }],
  ['a frame', { html: '<iframe></iframe>' }],
  ['more than is seen at first', { html: 'x'.repeat(16_001) }],
  ['the end of the styles', { css: '</style>' }],
  ['styles of another place', { css: '@import "/x.css"' }],
  ['a picture of another place', { css: '.a{background:url(https://x.example/)}' }],
  ['no markup', { html: 7 }],
])('the parser refuses a first screen with %s', (_, change) => {
  const screens = { 'delivery-page': { ...firstScreens['delivery-page'], ...change } };
  expect(() => parseRegistryEntry({ ...entry, firstScreens: screens })).toThrow(
    `remote.firstScreens.delivery-page.${Object.keys(change)[0]}`,
  );
});

const read = {
  path: 'Organizations/{organization}/Deliveries',
  orderBy: ['created_at', 'desc'],
  pageSize: 50,
};

it('the parser accepts first reads', () => {
  const firstReads = { 'delivery-page': read };
  expect(parseRegistryEntry({ ...entry, firstReads })).toEqual({ ...entry, firstReads });
});

it.each([
  ['a collection of everybody', { path: 'Users' }],
  ['a collection of a named organisation', { path: 'Organizations/o1/Deliveries' }],
  ['a path that leads elsewhere', { path: 'Organizations/{organization}/../Deliveries' }],
  ['no order', { orderBy: [] }],
  ['another direction', { orderBy: ['created_at', 'down'] }],
  ['more than the rules allow', { pageSize: 201 }],
  ['nothing to read', { pageSize: 0 }],
])('the parser refuses a first read with %s', (_, change) => {
  expect(() =>
    parseRegistryEntry({ ...entry, firstReads: { 'delivery-page': { ...read, ...change } } }),
  ).toThrow(`remote.firstReads.delivery-page.${Object.keys(change)[0]}`);
});
