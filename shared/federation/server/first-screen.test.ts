import { AUTH_STORAGE_KEY } from '../../session/auth-storage';
import { INVITED_NUMBER } from '../../session/opened-invitation';
import { releasedEntry } from '../../testing/releases';
import { shellAssets } from '../../testing/shell-assets';
import { FIRST_SCREEN_SCRIPT, FIRST_SCREEN_SCRIPT_HASH } from './first-screen';
import { renderIndex } from './render-index';

const html =
  '<html><head><!--preload--></head><body><main id="outlet"><div id="first"></div><!--first-screen--><div id="starting"></div></main><!--registry--></body></html>';
const frame = {
  css: '.frame{color:red}',
  html: '<ul>{{links}}</ul><section>{{page}}</section>',
  link: '<li><a href="{{path}}"{{current}}><path d="{{icon}}"></path>{{label}}</a></li>',
  page: '<h1>{{title}}</h1>',
  icons: { deliveries: 'M0 0' },
};
const form = '<form><input name="phoneNumber"><button>Continue</button></form>';
const signIn = releasedEntry({
  id: 'mf-auth',
  routes: [
    { path: '/login', access: 'signed-out', title: 'Sign in', page: 'login-page' },
    { path: '/profile', access: 'with-profile', title: 'Your profile', page: 'profile-page' },
  ],
  nav: [],
  entry: '/remotes/mf-auth/v1/remoteEntry.js',
  preload: [],
  pages: { 'login-page': [], 'profile-page': [] },
  firstScreens: { 'login-page': { html: form, css: '.form{}' } },
});

const SIGNED_OUT = { isSignedIn: false };
const SET_UP = {
  isSignedIn: true,
  hasProfile: true,
  selectedOrganization: { id: 'o', name: 'Kasi Kitchen' },
};

function page(path: string, remotes = [releasedEntry(), signIn]): string {
  return renderIndex(html, {
    ...{ path, registry: { remotes }, localScripts: [], nonce: 'n0', policy: '' },
    shellAssets: shellAssets({ frame }),
  });
}

/** What a browser shows of a path before the page's scripts, in which the auth store keeps this. */
function open(path: string, state: object, remotes?: Parameters<typeof page>[1]): HTMLElement {
  localStorage.setItem(AUTH_STORAGE_KEY, JSON.stringify({ state, version: 1 }));
  delete document.documentElement.dataset['standing'];
  const served = new DOMParser().parseFromString(page(path, remotes), 'text/html');
  document.head.replaceChildren(...served.head.childNodes);
  document.body.replaceChildren(...served.body.childNodes);
  for (const script of document.querySelectorAll('script:not([src], [type])')) {
    // As the browser runs it, which jsdom does not.
    new Function(script.textContent ?? '')();
  }
  return document.getElementById('first') as HTMLElement;
}

it('the script has the hash that the standing policy names', async () => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(FIRST_SCREEN_SCRIPT));
  expect(FIRST_SCREEN_SCRIPT_HASH).toBe(`'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`);
});

it('a visitor who comes from an invitation finds their number typed, once', () => {
  sessionStorage.setItem(INVITED_NUMBER, '+27821234567');
  expect(open('/login', SIGNED_OUT).querySelector('input')).toHaveValue('+27821234567');
  expect({ ...sessionStorage }).toEqual({});
  expect(open('/login', SIGNED_OUT).querySelector('input')).toHaveValue('');
});

it('the number of an invitation is forgotten by a user who is signed in', () => {
  sessionStorage.setItem(INVITED_NUMBER, '+27821234567');
  expect(open('/login', SET_UP)).not.toHaveTextContent('821234567');
  expect({ ...sessionStorage }).toEqual({});
});

it.each(['/login', '/', '/deliveries'])('a visitor of %s sees the form to sign in', (path) => {
  const first = open(path, SIGNED_OUT);
  expect(first.querySelector('form input')).not.toBeNull();
  expect(first.querySelector('style')).toHaveTextContent('.form{}');
  expect(first.querySelector('ul')).toBeNull();
});

it('a user who is set up sees the navigation and the title of the page, as a picture', () => {
  const first = open('/deliveries/d1', SET_UP);
  const picture = first.querySelector('[inert][aria-hidden="true"]');
  expect(picture?.querySelector('h1')).toHaveTextContent('Delivery');
  const link = picture?.querySelector('a');
  expect(link).toHaveAttribute('href', '/deliveries');
  expect(link).toHaveAttribute('aria-current', 'true');
  expect(link?.querySelector('path')).toHaveAttribute('d', 'M0 0');
  expect(first).not.toHaveTextContent('Kasi Kitchen');
});

it('a page that users have with and without an organisation is framed for those with one alone', () => {
  expect(open('/profile', SET_UP).querySelector('ul')).not.toBeNull();
  expect(open('/profile', { isSignedIn: true, hasProfile: true })).toBeEmptyDOMElement();
});

it("a page's own first screen stands in the frame", () => {
  const own = { 'delivery-list-page': { html: '<h1>Own</h1>', css: '.own{}' } };
  const first = open('/deliveries', SET_UP, [releasedEntry({ firstScreens: own })]);
  expect(first.querySelector('section h1')).toHaveTextContent('Own');
  expect(first.querySelector('style')).toHaveTextContent('.frame{color:red}.own{}');
});

it.each([
  ['that nobody has', '/nowhere', [releasedEntry(), signIn]],
  ['of a remote that is switched off', '/deliveries', [releasedEntry({ enabled: false })]],
])('a page %s has no first screen', (_, path, remotes) => {
  expect(open(path, SET_UP, remotes)).toBeEmptyDOMElement();
});

it('titles and labels are text', () => {
  const routes = [{ ...releasedEntry().routes[0], title: '<b>&"' }] as never;
  const nav = [{ label: '<i>{{page}}', path: '/deliveries', icon: 'unknown', order: 1 }];
  const first = open('/deliveries', SET_UP, [releasedEntry({ routes, nav })]);
  expect(first.querySelector('h1')).toHaveTextContent('<b>&"');
  expect(first.querySelector('a')).toHaveTextContent('<i>{{page}}');
});

it('a first screen has the entries of its mode', () => {
  const routes = [{ ...releasedEntry().routes[0], path: '/test/deliveries' }] as never;
  const entry = (path: string, label: string) => ({ path, label, icon: 'api', order: 1 });
  const nav = [entry('/test/deliveries', 'Test deliveries')];
  const live = releasedEntry({ nav: [entry('/deliveries', 'Deliveries')] });
  const both = [live, releasedEntry({ id: 'mf-test', routes, nav })];
  const labels = (path: string) =>
    [...open(path, SET_UP, both).querySelectorAll('a')].map(({ textContent }) => textContent);
  expect(labels('/deliveries')).toEqual(['Deliveries']);
  expect(labels('/test/deliveries')).toEqual(['Test deliveries']);
});

it('scripts are not told of first screens, which the page has', () => {
  const served = page('/login');
  expect(served.match(/name=\\?"phoneNumber/g)).toHaveLength(1);
  expect(served).toContain('<style nonce="n0">.form{}');
});

it('first screens come before the registry, which only scripts read', () => {
  const served = page('/login');
  expect(served.indexOf('data-first')).toBeLessThan(served.indexOf('id="registry"'));
  expect(served.indexOf('data-first')).toBeGreaterThan(served.indexOf('id="first"'));
});

it('a form that is sent too early waits', () => {
  const first = open('/login', SIGNED_OUT);
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  first.querySelector('form')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(first.dataset['sent']).toBe('');
});
