import type { ReleaseHealth } from '@fleetfoot/shared/model/release/release-health';
import { registryEntry } from '@fleetfoot/shared/testing';
import { releaseStatement } from '@fleetfoot/shared/testing/releases';
import { p75, parsePlace, sharesOf, tableOf } from './command';

test('the command line names a project, a local cloud, or neither', () => {
  expect(parsePlace([])).toEqual({ origin: 'http://127.0.0.1:4000' });
  expect(parsePlace(['--origin', 'http://127.0.0.1:4340'])).toEqual({ origin: 'http://127.0.0.1:4340' });
  expect(parsePlace(['--project', 'fleetfoot'])).toEqual({ project: 'fleetfoot' });
  expect(() => parsePlace(['--project', 'fleetfoot', '--origin', 'http://127.0.0.1:4000'])).toThrow(
    'npm run',
  );
  expect(() => parsePlace(['--evil'])).toThrow();
});

test.each([
  [{ '500': 3, '1000': 1 }, '≤ 500'],
  [{ '500': 2, '1000': 1, more: 1 }, '≤ 1000'],
  [{ '500': 2, more: 2 }, '> 6000'],
  [{}, ''],
  [undefined, ''],
])('three quarters of %j do not exceed %s', (counts, expected) => {
  expect(p75('LCP', counts)).toBe(expected);
});

function health(change: Partial<ReleaseHealth>): ReleaseHealth {
  const at = new Date('2026-11-22T12:00:00Z');
  return {
    ...{ remote: 'mf-auth', version: '1', sessions: 200, failing: 3, loadFailures: 1, crashes: 2 },
    ...{ errors: 4, failedSaves: 5, updatedAt: at, expiresAt: at },
    ...change,
  };
}

test('the table names each version with its share of failing sessions, the one told of last first', () => {
  const later = new Date('2026-11-22T13:00:00Z');
  const lines = tableOf([
    health({ remote: 'mf-team-billing', version: 'b' }),
    health({ version: '1', LCP: { '2500': 1 } }),
    health({ version: '2', sessions: 0, failing: 1, updatedAt: later }),
  ]).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^remote +version +given to +sessions +failing/);
  expect(lines[1]).toMatch(/^mf-auth +2 +0 +1 +1 +2 +4 +5 .*13:00Z$/);
  expect(lines[2]).toMatch(/^mf-auth +1 +200 +3 1\.5 % +1 +2 +4 +5 +≤ 2500 .*12:00Z$/);
  expect(lines[3]).toMatch(/^mf-team-billing/);
});

test('a cloud that was told nothing says so', () => {
  expect(tableOf([])).toBe('Nothing was told yet.');
});

describe('the share of organisations that get a version', () => {
  const candidate = { entry: registryEntry({ version: 'v2' }), percent: 5 };
  const shares = (statement: Parameters<typeof releaseStatement>[0], switches = {}) => [
    ...sharesOf([
      {
        ...{ remote: 'mf-deliveries', statement: JSON.stringify(releaseStatement(statement)) },
        ...{ keyID: 'k', signature: 's', enabled: true, ...switches },
      },
    ]).values(),
  ];

  test.each([
    ['is all of a version alone', {}, {}, ['100 %']],
    ['is divided with a candidate', { candidate }, {}, ['95 %', '5 %']],
    ['is none of one that is halted', { candidate }, { halted: 'v2' }, ['100 %', 'halted']],
    ['is none where the store switched it off', { candidate }, { enabled: false }, ['off', 'off']],
    ['is none where its team switched it off', { enabled: false }, {}, ['off']],
  ])('%s', (_, statement, switches, expected) => {
    expect(shares(statement, switches)).toEqual(expected);
  });

  test('stands beside its figures', () => {
    expect(tableOf([health({})], new Map([['mf-auth@1', '95 %']]))).toMatch(/mf-auth +1 +95 % +200/);
  });
});
