import { judgeSignatures } from './check-signatures.js';

// The shape of npm 11.
const PACKAGE = { name: 'braces', version: '3.0.3', location: 'node_modules/braces' };

test('signatures that are all there and right pass', () => {
  expect(judgeSignatures({ invalid: [], missing: [] })).toEqual({
    status: 'ok',
    summary: '0 invalid, 0 missing',
    problems: [],
  });
});

test('a wrong signature, a wrong provenance and a missing signature fail, each with its place', () => {
  const invalid = ['EINTEGRITYSIGNATURE', 'EATTESTATIONVERIFY'].map((code) => ({ ...PACKAGE, code }));
  expect(judgeSignatures({ invalid, missing: [PACKAGE] })).toEqual({
    status: 'failed',
    summary: '2 invalid, 1 missing',
    problems: [
      'EINTEGRITYSIGNATURE: braces@3.0.3, at node_modules/braces is not what was published',
      'EATTESTATIONVERIFY: braces@3.0.3, at node_modules/braces is not what was published',
      'no signature, though the registry signs: braces@3.0.3, at node_modules/braces',
    ],
  });
});

test.each([
  [
    'no network',
    { error: { code: 'ENOTFOUND', summary: 'request to https://registry.example failed' } },
    ' (ENOTFOUND)',
  ],
  ['a registry without keys', { error: { summary: 'found no dependencies to audit', detail: '' } }, ''],
  ['no JSON', undefined, ''],
])('%s is no pass, and names no host', (_, report, code) => {
  expect(judgeSignatures(report)).toEqual({
    status: 'not checked',
    summary: `npm could not look at signatures${code}; npm audit signatures says why: not checked`,
    problems: [],
  });
});
