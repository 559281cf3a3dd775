import type { FirstRead } from '../../contract/registry-line';
import { drawOf } from '../../release/choose';
import { AUTH_STORAGE_KEY } from '../../session/auth-storage-key';
import { registryEntry, SCRIPT_HASH } from '../../testing/registry-entry';
import { releasedEntry } from '../../testing/releases';
import { shellAssets } from '../../testing/shell-assets';
import { KEPT_PAGE } from '../kept-page';
import PAGE_SCRIPTS from '../page-scripts/page-scripts.json' with { type: 'json' };
import { isPagePath, renderIndex } from './render-index';
import { TYPEFACE_FILE, TYPEFACE_TEMPLATE } from './typeface';

const html = '<meta name="csp-nonce" content=""><!--preload--><!--local-services--><!--registry-->';
const assets = shellAssets({
  scripts: ['main.js'],
  doors: { firebase: ['920.js'], maps: ['maps.js'], 'signed-in': ['signed-in.js'] },
});
const base = {
  registry: { remotes: [releasedEntry()] },
  shellAssets: assets,
  localScripts: [],
  nonce: 'n0',
  policy: "script-src 'nonce-n0'",
};

const signIn = releasedEntry({
  id: 'mf-auth',
  routes: [{ path: '/login', access: 'signed-out', title: 'Sign in', page: 'login-page' }],
  nav: [],
  entry: '/remotes/mf-auth/v1/remoteEntry.js',
  preload: [],
  pages: { 'login-page': ['/remotes/mf-auth/v1/login-page.js'] },
});
const SIGN_IN = ['/remotes/mf-auth/v1/remoteEntry.js', '/remotes/mf-auth/v1/login-page.js'];

/** What the auth store keeps in the browser of a user who is set up. */
const SET_UP = { isSignedIn: true, hasProfile: true, selectedOrganization: { id: 'o' } };

type Options = Partial<Parameters<typeof renderIndex>[1]> & { readonly stored?: object | string | undefined };

/** All that a browser asks for, in which the auth store keeps this. */
function allLinks(path: string, { stored = SET_UP, ...options }: Options = {}): string[] {
  const page = renderIndex(html, { ...base, path, ...options });
  const text = typeof stored === 'string' ? stored : JSON.stringify({ state: stored, version: 1 });
  localStorage.setItem(AUTH_STORAGE_KEY, text);
  document.head.innerHTML = page;
  for (const script of document.head.querySelectorAll('script:not([src], [type])')) {
    // As the browser runs it, which jsdom does not.
    new Function(script.textContent ?? '')();
  }
  return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href') ?? '');
}

/** The same without the typeface, which every page asks for. */
function links(...page: Parameters<typeof allLinks>): string[] {
  return allLinks(...page).filter((link) => link !== `/${TYPEFACE_FILE}`);
}

it('asks for all that a deep link needs', () => {
  expect(links('/deliveries/d1')).toEqual([
    '/config.json',
    '/remotes/mf-deliveries/v1/remoteEntry.js',
    '/remotes/mf-deliveries/v1/936.js',
    '/remotes/mf-deliveries/v1/delivery-detail-page.js',
    '/920.js',
    '/signed-in.js',
  ]);
});

it.each(['/login', '/deliveries', '/nowhere', KEPT_PAGE])('%s asks for the typeface', (path) => {
  expect(allLinks(path)).toContain(`/${TYPEFACE_FILE}`);
  expect(allLinks(path, { registry: undefined })).toContain(`/${TYPEFACE_FILE}`);
});

it('gives the style of the typeface the nonce of the page', () => {
  const page = renderIndex(html, { ...base, path: '/login' });
  expect(page).toContain(TYPEFACE_TEMPLATE.replace('<style>', '<style nonce="n0">'));
});

it('asks for no scripts ahead in a tab with a preview, which may need others', () => {
  history.replaceState(null, '', '/deliveries?sort=date&preview=mf-deliveries@v2');
  expect(links('/deliveries')).toEqual(['/config.json']);
  history.replaceState(null, '', '/deliveries');
  sessionStorage.setItem('preview', 'mf-deliveries@v2');
  expect(links('/deliveries')).toEqual(['/config.json']);
  sessionStorage.clear();
  expect(links('/deliveries')).toContain('/remotes/mf-deliveries/v1/remoteEntry.js');
});

it('asks for the doors that the page takes, each once', () => {
  const remotes = [releasedEntry({ doors: { 'delivery-list-page': ['firebase', 'maps'] } })];
  const doors = links('/deliveries', { registry: { remotes } }).filter((url) => !url.includes('/remotes'));
  expect(doors).toEqual(['/config.json', '/920.js', '/signed-in.js', '/maps.js']);
});

it('asks for the container with integrity and the way it will be loaded', () => {
  expect(renderIndex(html, { ...base, path: '/deliveries' })).toContain(
    `<link nonce="n0" rel="preload" as="script" crossorigin href="/remotes/mf-deliveries/v1/remoteEntry.js" integrity="${SCRIPT_HASH}">`,
  );
});

it('asks for chunks with integrity, too: else the browser fetches them again to check it', () => {
  const integrity = { '/remotes/mf-deliveries/v1/936.js': 'sha384-def' };
  const registry = { remotes: [releasedEntry({ integrity })] };
  expect(renderIndex(html, { ...base, path: '/deliveries', registry })).toContain(
    '<link nonce="n0" rel="preload" as="script" href="/remotes/mf-deliveries/v1/936.js" integrity="sha384-def">',
  );
});

it("asks for the shell's doors with integrity, where their build has one", () => {
  const withHash = { ...assets, integrity: { '920.js': 'sha384-door' } };
  const page = renderIndex(html, { ...base, path: '/deliveries', shellAssets: withHash });
  expect(page).toContain('href="/920.js" integrity="sha384-door"');
  expect(page).toContain('href="/signed-in.js">');
});

it('watches its scripts from before the first of them, whatever the path', () => {
  const page = renderIndex(`${html}<script defer src="/main.js"></script>`, { ...base, path: '/nowhere' });
  const watch = page.indexOf(`<script nonce="n0">${PAGE_SCRIPTS.start.text}</script>`);
  expect(watch).toBeGreaterThan(page.indexOf('Content-Security-Policy'));
  expect(watch).toBeLessThan(page.indexOf('src="/main.js"'));
});

const firstRead: FirstRead = {
  path: 'Organizations/{organization}/</script>',
  orderBy: ['created_at', 'desc'],
  pageSize: 50,
};

it('tells what the page reads first, to those who are led there, and nobody else of it', () => {
  const read = releasedEntry({ firstReads: { 'delivery-list-page': firstRead } });
  const told = () => document.getElementById('first-read')?.textContent ?? 'null';
  const registry = { remotes: [read, signIn] };
  links('/', { registry });
  expect(JSON.parse(told())).toMatchObject({ read: firstRead });
  expect(document.head.textContent).toContain(PAGE_SCRIPTS.firstRead.text);
  expect(document.getElementById('registry')?.textContent).not.toContain('firstReads');
  links('/', { registry, stored: {} });
  expect(told()).toBe('null');
  links('/deliveries/d1', { registry });
  expect(told()).toBe('null');
  expect(document.head.textContent).not.toContain(PAGE_SCRIPTS.firstRead.text);
});

it.each(['/nowhere', '/deliveries/a/b/c'])('asks for no remote at %s', (path) => {
  expect(links(path)).toEqual(['/config.json']);
});

const both = { registry: { remotes: [releasedEntry(), signIn] } };

it.each([
  ['/deliveries', { isSignedIn: false, hasProfile: false }],
  ['/', { isSignedIn: false }],
  ['/login', undefined],
  ['/deliveries', 'not what the store writes'],
  ['/deliveries', 'null'],
])('a visitor who asks for %s gets the sign-in page and nothing else: %j', (path, stored) => {
  expect(links(path, { ...both, stored: stored ?? {} })).toEqual(['/config.json', ...SIGN_IN]);
});

it.each(['/', '/login'])('a user who is set up and asks for %s gets the deliveries', (path) => {
  expect(links(path, both)).toEqual(links('/deliveries', both));
  expect(links(path, both)).toContain('/remotes/mf-deliveries/v1/delivery-list-page.js');
});

it('a user between two steps gets neither', () => {
  const stored = { isSignedIn: true, hasProfile: true };
  expect(links('/deliveries', { ...both, stored })).toEqual(['/config.json']);
});

it('preloads no file of a remote that is switched off', () => {
  const registry = { remotes: [releasedEntry({ enabled: false })] };
  expect(links('/deliveries', { registry })).toEqual(['/config.json']);
});

describe('a version that some organisations get', () => {
  const entry = registryEntry({
    version: 'v2',
    entry: '/remotes/mf-deliveries/v2/remoteEntry.js',
    preload: [],
    pages: { 'delivery-list-page': [], 'delivery-detail-page': [] },
  });
  const registry = {
    remotes: [releasedEntry({ candidate: { entry, percent: 30 } }), { ...signIn, sequence: 1 }],
  };
  const organization = (id: string) => ({ ...SET_UP, selectedOrganization: { id } });

  it('a candidate is preloaded by those that get it, and by no other', () => {
    const ids = Array.from({ length: 100 }, (_, index) => `org-${index}`);
    const preloaded = ids.filter((id) => {
      const urls = links('/deliveries', { registry, stored: organization(id) });
      const versions = new Set(urls.flatMap((url) => /mf-deliveries\/(v\d)/.exec(url)?.[1] ?? []));
      expect(versions.size).toBe(1);
      return versions.has('v2');
    });
    expect(preloaded).toEqual(ids.filter((id) => drawOf(id, 'v2') < 30));
    expect(preloaded.length).toBeGreaterThan(10);
  });

  it('a candidate is preloaded by no visitor', () => {
    expect(links('/login', { registry, stored: {} })).toEqual(['/config.json', ...SIGN_IN]);
  });
});

it('carries the registry as data that no text of it can end', () => {
  const registry = { remotes: [releasedEntry({ title: '</script><script>alert(1)</script>' })] };
  document.head.innerHTML = renderIndex(html, { ...base, path: '/deliveries', registry });
  expect(JSON.parse(document.getElementById('registry')?.textContent ?? '')).toEqual(registry);
  expect([...document.scripts].map(({ type }) => type)).toEqual(['', '', 'application/json']);
});

it('without a registry carries none, and asks for nothing of it', () => {
  expect(links('/deliveries', { registry: undefined })).toEqual(['/config.json']);
  expect(document.getElementById('registry')).toBeNull();
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
  for (const tag of tags) expect(tag.includes('nonce="n0"')).toBe(!/as="f(?:etch|ont)"/.test(tag));
  expect(tags.length).toBeGreaterThan(6);
});

it.each([
  ['/', true],
  ['/deliveries/d1', true],
  ['/a.b/c', true],
  ['/main.01234567.js', false],
  ['/favicon.ico', false],
  ['/remotes/mf-deliveries/v1/gone', false],
])('takes %s for a page: %s', (path, expected) => {
  expect(isPagePath(path)).toBe(expected);
});

describe('with many remotes', () => {
  const others = Array.from({ length: 199 }, (_, index) => {
    const id = `mf-other-${index}`;
    const entry = `/remotes/${id}/v1/remoteEntry.js`;
    const chunks = Array.from({ length: 40 }, (__, chunk) => `/remotes/${id}/v1/${chunk}.js`);
    return releasedEntry({
      ...{ id, entry, nav: [], pages: { page: chunks } },
      routes: [{ path: `/other-${index}`, access: 'set-up', title: 'Other', page: 'page' }],
      integrity: Object.fromEntries([entry, ...chunks].map((url) => [url, SCRIPT_HASH])),
    });
  });
  const told = (path: string, count: number) => {
    const remotes = [releasedEntry(), signIn, ...others].slice(0, count);
    const page = renderIndex(html, { ...base, path, registry: { remotes } });
    const [, text = ''] = /id="registry">(.*?)<\/script>/s.exec(page) ?? [];
    return { page, remotes: (JSON.parse(text) as { remotes: (typeof others)[number][] }).remotes };
  };

  it('brings the files of those that the path may lead to, and of the others only the container', () => {
    const { remotes } = told('/deliveries', 200);
    const whole = remotes.filter(({ isBrief }) => !isBrief).map(({ id }) => id);
    expect(whole).toEqual(['mf-deliveries', 'mf-auth']);
    const [, , other] = remotes;
    expect(other).toMatchObject({ preload: [], pages: {}, version: 'v1', routes: [{ path: '/other-0' }] });
    expect(Object.keys(other?.integrity ?? {})).toEqual([other?.entry]);
  });

  it('brings all files of a few', () => {
    expect(told('/deliveries', 12).remotes.every(({ isBrief }) => !isBrief)).toBe(true);
  });

  it('asks for the same files as with a few', () => {
    expect(links('/other-3', { registry: { remotes: [...others, signIn] } })).toEqual(
      links('/other-3', { registry: { remotes: [others[3] ?? signIn, signIn] } }),
    );
  });

  it('grows by what a menu needs of each', () => {
    const size = (count: number) => told('/deliveries', count).page.length;
    expect((size(200) - size(13)) / 187).toBeLessThan(500);
  });
});
