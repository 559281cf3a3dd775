import { judgeAudit } from './check-audit.js';

const counts = { info: 0, low: 1, moderate: 2, high: 2, critical: 0, total: 5 };

// The shape of npm 7 to 11: a package is vulnerable by an advisory of its own or, by name, by another package.
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    braces: {
      name: 'braces',
      severity: 'high',
      isDirect: false,
      via: [
        {
          source: 1098094,
          name: 'braces',
          dependency: 'braces',
          title: 'Uncontrolled resource consumption in braces',
          url: 'https://github.com/advisories/GHSA-grv7-fg5c-xmjg',
          severity: 'high',
          cwe: ['CWE-400'],
          cvss: { score: 7.5, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H' },
          range: '<3.0.3',
        },
      ],
      effects: ['micromatch'],
      range: '<3.0.3',
      nodes: ['node_modules/braces'],
      fixAvailable: true,
    },
    micromatch: {
      name: 'micromatch',
      severity: 'high',
      isDirect: false,
      via: ['braces'],
      effects: [],
      range: '<=4.0.7',
      nodes: ['node_modules/micromatch'],
      fixAvailable: { name: 'micromatch', version: '5.0.0', isSemVerMajor: true },
    },
    cookie: {
      name: 'cookie',
      severity: 'low',
      isDirect: true,
      via: [
        {
          source: 1099846,
          name: 'cookie',
          dependency: 'cookie',
          title: 'Out of bounds characters',
          url: 'https://github.com/advisories/GHSA-pxg6-pf52-xh8x',
          severity: 'low',
          cwe: [],
          cvss: { score: 0, vectorString: null },
          range: '<0.7.0',
        },
      ],
      effects: [],
      range: '<0.7.0',
      nodes: ['node_modules/cookie'],
      fixAvailable: false,
    },
  },
  metadata: {
    vulnerabilities: counts,
    dependencies: { prod: 400, dev: 1500, optional: 130, peer: 5, peerOptional: 0, total: 1945 },
  },
};

test('a high advisory fails, once, with the place it is in', () => {
  expect(judgeAudit(report)).toEqual({
    status: 'failed',
    summary: '1945 packages, 1 high or critical advisories, 0 accepted, 3 lesser vulnerabilities',
    problems: [
      'high: braces <3.0.3, Uncontrolled resource consumption in braces (GHSA-grv7-fg5c-xmjg), at node_modules/braces',
    ],
  });
});

test('an accepted advisory passes and is counted', () => {
  const { status, summary } = judgeAudit(report, { 'GHSA-grv7-fg5c-xmjg': 'only our own globs reach it' });
  expect(status).toBe('ok');
  expect(summary).toContain('0 high or critical advisories, 1 accepted');
});

test('lesser ones alone pass', () => {
  const { cookie } = report.vulnerabilities;
  expect(judgeAudit({ ...report, vulnerabilities: { cookie } }).status).toBe('ok');
});

test('a clean report passes', () => {
  const none = { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0 };
  const clean = { ...report, vulnerabilities: {}, metadata: { ...report.metadata, vulnerabilities: none } };
  expect(judgeAudit(clean)).toMatchObject({ status: 'ok', problems: [] });
});

test.each([
  [
    'a registry without audits',
    {
      message: '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk',
      method: 'POST',
      uri: 'https://registry.example/-/npm/v1/security/advisories/bulk',
      headers: {},
      statusCode: 405,
      body: '',
      error: { summary: '', detail: '' },
    },
    'this registry offers no audit (it answered 405): not checked',
  ],
  [
    'no network',
    {
      message: 'request to https://registry.example/ failed, reason: getaddrinfo ENOTFOUND registry.example',
      error: { summary: '', detail: '' },
    },
    'npm audit gave no report: not checked',
  ],
  [
    'a lock that npm cannot read',
    { error: { code: 'ENOLOCK', summary: 'This command requires an existing lockfile.', detail: '' } },
    'npm audit gave no report (ENOLOCK): not checked',
  ],
  ['no JSON', undefined, 'npm audit gave no report: not checked'],
])('%s is no pass, and names no host', (_, answer, summary) => {
  expect(judgeAudit(answer)).toEqual({ status: 'not checked', summary, problems: [] });
});
