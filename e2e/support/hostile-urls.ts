import type { RegistryEntry } from '@fleetfoot/shared/contract';
import { SCRIPT_URLS } from '@fleetfoot/shared/federation/server';

/** An address that must not bring a script in. */
export interface HostileUrl {
  readonly url: string;
  /** Whether it leads to a host that serves the product no scripts at all. */
  readonly isStranger: boolean;
  /** Whether it is as wrong for the container of the restaurants remote; a new version's place is not. */
  readonly asEntry: boolean;
}

/** Addresses of scripts that belong to no remote, also where they look as if they did. */
const FOREIGN = [
  'https://evil.example/x.js',
  'http://evil.example/x.js',
  '//evil.example/x.js',
  '///evil.example/x.js',
  '\\\\evil.example\\x.js',
  '/\\evil.example/x.js',
  'https:evil.example/x.js',
  'https:\\\\evil.example\\x.js',
  'HTTPS://EVIL.EXAMPLE/X.JS',
  ' https://evil.example/x.js',
  'ht\ntps://evil.example/x.js',
  'https://ev\til.example/x.js',
  'https://203.0.113.7/x.js',
  'https://[2001:db8::1]/x.js',
  'https://0xcb.0.0x71.7/x.js',
  'https://evil.example/main.01234567.js',
  'https://evil.example/remotes/mf-auth/1/remoteEntry.01234567.js',
  'https://js.stripe.com.evil.example/v3/',
  'https://js-stripe.com/v3/',
  'https://js.stripe.comevil.example/v3/',
  'https://evil.js.stripe.com/v3/',
  'https://stripe.com/v3/',
  'https://m.stripe.network/inner.html',
  'https://js.stripe.com@evil.example/v3/',
  'https://js.stripe.com:pass@evil.example/v3/',
  'https://js.stripe.com%2f@evil.example/v3/',
  'https://evil.example\\@js.stripe.com/v3/',
  'https://js.stripe.com:8443/v3/',
  'http://js.stripe.com/v3/',
  'https://js.stripe.com./v3/',
  'https://js.stripe.c\u043em/v3/',
  'https://xn--s-ivb.stripe.com/v3/',
  'https://j\u0455.stripe.com/v3/',
  'https://evil.example/?https://js.stripe.com/v3/',
  'https://evil.example/#https://js.stripe.com/v3/',
  'https://maps.googleapis.com.evil.example/maps/api/js',
  'https://maps.googleapis.com/maps/api/jsonp',
  'https://maps.googleapis.com/maps/api/js/../geocode/json?callback=evil',
  'https://maps.googleapis.com/maps/api/js/..%2f..%2fother.js',
  'https://ajax.googleapis.com/ajax/libs/angularjs/1.8.2/angular.min.js',
  'https://maps.google.com/maps/api/js?callback=evil',
  'https://www.google.com/complete/search?client=chrome&q=x&callback=evil',
  'https://accounts.google.com/o/oauth2/revoke?callback=evil',
  'https://www.google.com/recaptcha/about/js/main.min.js',
  'https://www.google.com/recaptcha/api.js/../../complete/search?callback=evil',
  'https://www.google.com/recaptcha/%2e%2e/complete/search?callback=evil',
  'https://www.google.com.evil.example/recaptcha/api.js',
  'https://google.com/recaptcha/api.js',
  'https://www.gstatic.com/recaptcha/releases/..%2f..%2fother.js',
  'https://www.gstatic.com/recaptcha/releases/../../other.js',
  'https://www.gstatic.com/charts/loader.js',
];

/** Files of the product's own origin that are no scripts of it, or not quite. */
function onOrigin(origin: string, { entry }: RegistryEntry): readonly string[] {
  const { host, hostname } = new URL(origin);
  return [
    '/config.json',
    '/remotes.json',
    '/page.json',
    '/local/inbox.js',
    '/local/google-maps.js?x',
    '/uploads/avatar.js',
    '/uploads/main.01234567.js',
    '/evil.js',
    '/evil.0123456.js',
    '/evil.0123456g.js',
    '/evil.01234567.js?x',
    '/evil.01234567.js#x',
    '/evil.01234567.mjs',
    '/EVIL.01234567.JS',
    '//evil.01234567.js',
    '/remotes/mf-auth/../../evil.js',
    '/remotes/mf-auth/%2e%2e/%2e%2e/evil.js',
    '/remotes/mf-auth/..%2f..%2fevil.js',
    '/remotes/mf-auth/..\\..\\evil.js',
    '/remotes/mf-nobody/1/remoteEntry.01234567.js',
    `${entry}?x`,
    `${entry}#x`,
    entry.replace('remoteEntry', '%72emoteEntry'),
    `http://${hostname}:81/evil.01234567.js`,
    `http://${hostname}.evil.example/evil.01234567.js`,
    `http://${host}@evil.example/evil.01234567.js`,
    `http://evil@${host}/evil.01234567.js`,
    `https://${host}/evil.01234567.js`,
  ];
}

/** Addresses whose content is in themselves, or made by the page. `script` is the content to try. */
function withContent(origin: string, script: string): readonly string[] {
  return [
    `data:text/javascript,${encodeURIComponent(script)}`,
    `data:text/javascript;base64,${btoa(script)}`,
    `data:,${encodeURIComponent(script)}`,
    `DATA:application/javascript,${encodeURIComponent(script)}`,
    `javascript:${script}`,
    `java\nscript:${script}`,
    `blob:${origin}/00000000-0000-4000-8000-000000000000`,
    'blob:https://js.stripe.com/00000000-0000-4000-8000-000000000000',
    `filesystem:${origin}/temporary/x.js`,
    'file:///etc/passwd',
    'about:blank',
  ];
}

function isStranger(url: string, origin: string): boolean {
  const known = [origin, ...SCRIPT_URLS].map((text) => new URL(text).hostname);
  return !URL.canParse(url, origin) || !known.includes(new URL(url, origin).hostname);
}

/**
 * Addresses to try in place of a script's.
 * @param line of the restaurants remote
 */
export function hostileUrls(origin: string, line: RegistryEntry, script: string): readonly HostileUrl[] {
  const always = [...FOREIGN, ...onOrigin(origin, line), ...withContent(origin, script)];
  const otherVersion = line.entry.replace(`/${line.version}/`, '/000000000000/');
  return [...always, otherVersion].map((url) => ({
    url,
    isStranger: isStranger(url, origin),
    asEntry: url !== otherVersion,
  }));
}
