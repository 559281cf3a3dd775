import { registryEntry, SCRIPT_HASH } from '@fleetfoot/shared/testing';
import { preloadPath } from './preload';

const entry = registryEntry({
  routes: [{ path: '/team', access: 'set-up', title: 'Team', page: 'team-page' }],
  entry: '/r/remoteEntry.js',
  preload: ['/r/1.js'],
  pages: { 'team-page': ['/r/team-page.js', '/r/1.js'] },
});

function preloads(): string[] {
  return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href') ?? '');
}

afterEach(() => document.head.replaceChildren());

it('a preload asks for the scripts of a page, each once', () => {
  preloadPath('/team?x=1', [entry]);
  preloadPath('/team', [entry]);
  expect(preloads()).toEqual(['/r/remoteEntry.js', '/r/1.js', '/r/team-page.js']);
});

it('a preload asks the way the scripts will be loaded, with the nonce of the page', () => {
  document.head.innerHTML = '<meta name="csp-nonce" content="n0">';
  preloadPath('/team', [entry]);
  const [container, chunk] = document.head.querySelectorAll('link');
  expect(container).toMatchObject({ crossOrigin: 'anonymous', integrity: SCRIPT_HASH, nonce: 'n0' });
  expect(chunk).not.toHaveAttribute('crossorigin');
});

it('a preload makes no request at unknown paths', () => {
  preloadPath('/nowhere', [entry]);
  expect(preloads()).toEqual([]);
});
