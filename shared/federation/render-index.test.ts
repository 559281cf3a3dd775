import { registryEntry } from '../testing/registry-entry';
import { isPagePath, renderIndex } from './render-index';

const html = '<meta name="csp-nonce" content=""><!--preload--><!--local-services-->';
const shellAssets = {
  scripts: ['main.js'],
  doors: { firebase: ['920.js'], maps: ['maps.js'], 'signed-in': ['signed-in.js'] },
};
const base = {
  registry: { remotes: [registryEntry()] },
  shellAssets,
  localScripts: [],
  nonce: 'n0',
  policy: "script-src 'nonce-n0'",
};

function links(path: string, options: Partial<Parameters<typeof renderIndex>[1]> = {}): string[] {
  const page = renderIndex(html, { ...base, path, ...options });
  return [...page.matchAll(/<link [^>]*href="([^"]*)"[^>]*>/g)].map(([, href]) => href ?? '');
}

it('asks for all that a deep link needs', () => {
  expect(links('/deliveries/d1')).toEqual([
    '/config.json',
    '/remotes.json',
    '/remotes/mf-deliveries/v1/remoteEntry.js',
    '/remotes/mf-deliveries/v1/936.js',
    '/remotes/mf-deliveries/v1/delivery-detail-page.js',
    '/920.js',
    '/signed-in.js',
  ]);
});

it('asks for the doors that the page takes, each once', () => {
  const remotes = [registryEntry({ doors: { 'delivery-list-page': ['firebase', 'maps'] } })];
  const doors = links('/deliveries', { registry: { remotes } }).filter((url) => !url.includes('/remotes'));
  expect(doors).toEqual(['/config.json', '/920.js', '/signed-in.js', '/maps.js']);
});

it('asks for the container with integrity and the way it will be loaded', () => {
  expect(renderIndex(html, { ...base, path: '/deliveries' })).toContain(
    '<link nonce="n0" rel="preload" as="script" crossorigin href="/remotes/mf-deliveries/v1/remoteEntry.js" integrity="sha384-abc">',
  );
});

it('asks for chunks with integrity, too: else the browser fetches them again to check it', () => {
  const integrity = { '/remotes/mf-deliveries/v1/936.js': 'sha384-def' };
  const registry = { remotes: [registryEntry({ integrity })] };
  expect(renderIndex(html, { ...base, path: '/deliveries', registry })).toContain(
    '<link nonce="n0" rel="preload" as="script" href="/remotes/mf-deliveries/v1/936.js" integrity="sha384-def">',
  );
});

it.each(['/', '/nowhere'])('asks for no remote at %s', (path) => {
  expect(links(path)).toEqual(['/config.json', '/remotes.json']);
});

it('asks for nothing of a remote that is switched off', () => {
  const registry = { remotes: [registryEntry({ enabled: false })] };
  expect(links('/deliveries', { registry })).toEqual(['/config.json', '/remotes.json']);
});

it('adds local scripts and the nonce, and escapes what it inserts', () => {
  const page = renderIndex(html, { ...base, path: '/', localScripts: ['/a"b$&.js'] });
  expect(page).toContain('<script nonce="n0" defer src="/a&quot;b$&amp;.js"></script>');
  expect(page).toContain('name="csp-nonce" content="n0"');
});

it('carries its policy before anything that the policy is for', () => {
  const page = renderIndex(`${html}<style>a{}</style>`, { ...base, path: '/deliveries' });
  const wall = page.indexOf(`<meta http-equiv="Content-Security-Policy" content="script-src 'nonce-n0'">`);
  expect(wall).toBeGreaterThan(0);
  expect(wall).toBeLessThan(page.search(/<(?:script|style|link)\b/));
});

it('gives every script, style and script preload the nonce, and other links none', () => {
  const page = renderIndex(`${html}<script src="/main.js"></script><style>a{}</style>`, {
    ...base,
    path: '/deliveries',
  });
  const tags = page.match(/<(?:script|style|link)\b[^>]*>/g) ?? [];
  for (const tag of tags) expect(tag.includes('nonce="n0"')).toBe(!tag.includes('as="fetch"'));
  expect(tags.length).toBeGreaterThan(6);
});

it.each([
  ['/', true],
  ['/deliveries/d1', true],
  ['/a.b/c', true],
  ['/main.0123456789.js', false],
  ['/favicon.ico', false],
  ['/remotes/mf-deliveries/v1/gone', false],
])('takes %s for a page: %s', (path, expected) => {
  expect(isPagePath(path)).toBe(expected);
});
