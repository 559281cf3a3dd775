import { TRUSTED_TYPES_POLICY } from '@fleetfoot/shared/federation';
import { securityHeaders, trustedTypesPolicies } from './security-headers';

function policy(options: Partial<Parameters<typeof securityHeaders>[0]> = {}): Map<string, string> {
  const header = securityHeaders({ nonce: 'abc', trustedTypes: ['wp-shell'], ...options });
  return new Map(
    (header['content-security-policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

test('nothing is allowed that is not named', () => {
  expect(policy().get('default-src')).toBe("'none'");
  for (const name of ['base-uri', 'object-src', 'frame-ancestors']) expect(policy().get(name)).toBe("'none'");
});

test('scripts and styles need the nonce; none may be inline or evaluated', () => {
  expect(policy().get('script-src')).toContain("'nonce-abc'");
  expect(policy().get('style-src')).toBe("'nonce-abc'");
  expect([...policy().values()].join(' ')).not.toContain('unsafe');
});

test('scripts may talk to this origin and to those named', () => {
  expect(policy({ connect: ['http://127.0.0.1:9099'] }).get('connect-src')).toBe(
    "'self' http://127.0.0.1:9099",
  );
});

test('only known policies may make trusted types', () => {
  const trustedTypes = trustedTypesPolicies(['mf-auth'], ['fleetfoot-local-maps']);
  expect(policy({ trustedTypes }).get('trusted-types')).toBe(
    `wp-shell wp-mf_auth ${TRUSTED_TYPES_POLICY} fleetfoot-local-maps 'allow-duplicates'`,
  );
  expect(policy().get('require-trusted-types-for')).toBe("'script'");
});

test('the other headers keep types, referrers and windows to themselves', () => {
  expect(securityHeaders({ nonce: 'abc', trustedTypes: [] })).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
});
