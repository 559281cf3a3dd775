import { registryEntry } from '../testing/registry-entry';
import { renderIndex } from './render-index';

const html = '<meta name="csp-nonce" content=""><!--preload--><!--local-services-->';
const shellAssets = {
  scripts: ['main.js'],
  doors: { firebase: ['920.js'], maps: ['maps.js'], 'signed-in': ['signed-in.js'] },
};
const base = { registry: { remotes: [registryEntry()] }, shellAssets, localScripts: [] };

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
    '<link rel="preload" as="script" crossorigin href="/remotes/mf-deliveries/v1/remoteEntry.js" integrity="sha384-abc">',
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
  const page = renderIndex(html, { ...base, path: '/', localScripts: ['/a"b$&.js'], nonce: 'n0' });
  expect(page).toContain('<script defer src="/a&quot;b$&amp;.js"></script>');
  expect(page).toContain('content="n0"');
});
