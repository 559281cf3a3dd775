import { MATRIX } from './matrix';
import { OPERATIONS } from './matrix/row';
import { MATRIX_CHECKS } from './matrix-checks';
import { EVERYBODY } from './personas';
import { testChecks, useWorld } from './use-world';
import { RULES } from './world';

/** Deny by default keeps these; the last stands for all that nobody thought of. */
const UNNAMED = [
  ...['ApiIdempotency', 'ApiKeys', 'ApiUsage', 'CardAttempts', 'Devices', 'Dispatches'],
  'InviteLinks',
  'InvoiceCounters',
  'MemberSpending',
  'Platform',
  ...[
    'PastReleases',
    'PaymentAttempts',
    'PinTries',
    'PolicyReports',
    'Private',
    'Quotes',
    'Releases',
    'Rollouts',
    'ReleaseHealth',
    'StripeEvents',
    'Switches',
    'TestEvents',
    'TrackingLinks',
    'Unheard',
    'UserCardAttempts',
    'WebhookFeeds',
    'WebhookQueues',
  ],
];

const world = useWorld();

testChecks(MATRIX_CHECKS, world);

test('every document kind, operation and persona has one cell', () => {
  expect(MATRIX_CHECKS).toHaveLength(MATRIX.length * OPERATIONS.length * EVERYBODY.length);
  expect(new Set(MATRIX_CHECKS.map(({ name }) => name)).size).toBe(MATRIX_CHECKS.length);
});

test('every collection that the rules name has a row, and those that they need not name', () => {
  const named = [...RULES.matchAll(/match .*\/(\w+)\/(?:\{\w+\}|\w+) \{/g)].map(([, name]) => name);
  const rows = new Set(MATRIX.map(({ collection }) => collection));
  expect(named.length).toBeGreaterThan(10);
  expect([...rows].sort()).toEqual([...new Set([...named, ...UNNAMED])].sort());
});
