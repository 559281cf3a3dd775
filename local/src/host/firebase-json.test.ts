import { readFileSync } from 'node:fs';
import path from 'node:path';
import { API_BASE } from '@fleetfoot/shared/api';
import {
  isTrackingPath,
  REPORTS_PATH,
  SECURITY_TEXT_PATH,
  securityHeaders,
  TRACKING_HEADERS,
  TRACKING_PATH,
} from '@fleetfoot/shared/federation/server';
import { FUNCTIONS_REGION } from '@fleetfoot/shared/operations';
import { VITALS_PATH } from '@fleetfoot/shared/vitals';
import { ROOT } from '../cloud/project-paths';
import { isApiPath } from './api-forward';
import { isHashed } from './content-types';

interface Hosting {
  readonly headers: readonly {
    readonly source?: string;
    readonly regex?: string;
    readonly headers: readonly { readonly key: string; readonly value: string }[];
  }[];
  readonly rewrites: readonly {
    readonly source: string;
    readonly destination?: string;
    readonly function?: { readonly region: string };
  }[];
}

const { hosting } = JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8')) as {
  readonly hosting: Hosting;
};

test('sends the security headers with everything; when this fails, paste the expected lines into firebase.json', () => {
  const everything = hosting.headers.find(({ source }) => source === '**');
  expect(everything?.headers).toEqual(
    Object.entries(securityHeaders()).map(([key, value]) => ({ key, value })),
  );
});

const RECIPIENTS = `${TRACKING_PATH}/**`;

test("a recipient's page has its own headers; when this fails, paste the expected lines into firebase.json", () => {
  // Of two rules with the same header the later one counts.
  expect(hosting.headers.at(-1)).toEqual({
    source: RECIPIENTS,
    headers: Object.entries(TRACKING_HEADERS).map(([key, value]) => ({ key, value })),
  });
  expect(['/t/x', '/t/x/change', '/t', '/team', '/tx'].filter(isTrackingPath)).toEqual([
    '/t/x',
    '/t/x/change',
  ]);
});

test('no other rule touches a security header', () => {
  const others = hosting.headers
    .filter(({ source }) => source !== '**' && source !== RECIPIENTS)
    .flatMap(({ headers }) => headers);
  expect(new Set(others.map(({ key }) => key))).toEqual(new Set(['Cache-Control']));
});

test.each([
  '/main.0123456789.js',
  '/remotes/mf-auth/v1/a.01234567.js',
  '/remotes.json',
  '/a.b.js',
  '/0123456789',
])('keeps %s for ever if and only if the local host does', (file) => {
  const rule = hosting.headers.find(({ regex }) => regex !== undefined)?.regex ?? '';
  expect(new RegExp(rule, 'u').test(file)).toBe(isHashed(file));
});

test('the functions behind it are where all functions are', () => {
  const regions = hosting.rewrites.flatMap((rewrite) => rewrite.function?.region ?? []);
  expect(new Set(regions)).toEqual(new Set([FUNCTIONS_REGION]));
});

test('the API is asked before the page, at the paths that the local host passes on', () => {
  expect(hosting.rewrites.map(({ source }) => source)).toEqual([
    SECURITY_TEXT_PATH,
    REPORTS_PATH,
    ...['/remotes.json', '/remotes/**', '/releases/**'],
    VITALS_PATH,
    RECIPIENTS,
    '/i/**',
    `${API_BASE}/**`,
    '**',
  ]);
  expect(['/v1', '/v1/deliveries', '/v1x', '/v2/deliveries', '/'].filter(isApiPath)).toEqual([
    '/v1',
    '/v1/deliveries',
  ]);
});
