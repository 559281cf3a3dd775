import { functionsOriginOf, pagePolicy, securityHeaders } from './security-headers';

function directives(policy: string | undefined): Map<string, string> {
  return new Map(
    (policy ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

const standing = directives(securityHeaders()['Content-Security-Policy']);
const functionsOrigin = functionsOriginOf('fleetfoot', 'africa-south1');
const page = directives(pagePolicy({ nonce: 'abc', functionsOrigin }));

test('no policy contains an unsafe keyword, an open scheme or a bare wildcard, but for styles that the page narrows', () => {
  const { 'style-src': styles, ...others } = Object.fromEntries(standing);
  expect(styles).toBe("'self' 'unsafe-inline' https://fonts.googleapis.com");
  for (const value of [...Object.values(others), ...page.values()]) {
    expect(value).not.toMatch(/unsafe|(?:^| )(?:\*|https?:|blob:|ws:)(?: |$)/);
  }
});

test('each origin is named in full, but for the functions and the card fields', () => {
  const wild = [...standing.values()].join(' ').match(/https:\/\/\S*\*\S*/g);
  expect(wild).toEqual(['https://*.cloudfunctions.net', 'https://*.js.stripe.com']);
});

test('plug-ins, media, base URLs and framing are forbidden; forms post to this origin only, and workers are from it', () => {
  for (const name of ['object-src', 'media-src', 'base-uri', 'frame-ancestors']) {
    expect(standing.get(name)).toBe("'none'");
  }
  expect(standing.get('form-action')).toBe("'self'");
  expect([standing.get('worker-src'), page.get('worker-src')]).toEqual(["'self'", "'self'"]);
});

test('scripts come from this origin and the hosts of the script wall', () => {
  expect(standing.get('script-src')).toMatch(
    /^'self' (?:'sha256-[\w+/]{43}=' ){5}https:\/\/js\.stripe\.com\//,
  );
  expect(standing.get('require-trusted-types-for')).toBe("'script'");
  expect(standing.get('trusted-types')).toMatch(/^default\b/);
});

test('the standing policy refuses what it does not name, and the page takes styles by its nonce alone', () => {
  expect(standing.get('default-src')).toBe("'none'");
  expect(page.get('style-src')).toBe("'nonce-abc' https://fonts.googleapis.com");
});

test('a page runs what carries its nonce, and what that loads', () => {
  expect(page.get('script-src')).toBe("'nonce-abc' 'strict-dynamic'");
});

test("a page calls its own project's functions only", () => {
  expect(page.get('connect-src')).toContain('https://africa-south1-fleetfoot.cloudfunctions.net ');
  expect(page.get('connect-src')).not.toContain('*');
  expect(page.get('connect-src')?.replace(functionsOrigin, 'https://*.cloudfunctions.net')).toBe(
    standing.get('connect-src'),
  );
});

test('the local cloud adds only its emulators and its stand-ins', () => {
  const local = {
    connect: ['http://127.0.0.1:9099'],
    trustedTypes: ['local-maps'],
    scripts: ["'sha256-local'"],
  };
  const { 'Content-Security-Policy': policy, ...others } = securityHeaders(local);
  const { 'Content-Security-Policy': _, ...same } = securityHeaders();
  expect(others).toEqual(same);
  const changed = [...directives(policy)].filter(([name, value]) => standing.get(name) !== value);
  expect(changed).toEqual([
    ['script-src', standing.get('script-src')?.replace(' https', " 'sha256-local' https")],
    ['connect-src', `${standing.get('connect-src')} http://127.0.0.1:9099`],
    ['trusted-types', `${standing.get('trusted-types')} local-maps`],
  ]);
  expect(directives(pagePolicy({ nonce: 'abc', functionsOrigin, local })).get('connect-src')).toBe(
    `${page.get('connect-src')} http://127.0.0.1:9099`,
  );
});
