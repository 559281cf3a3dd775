import { VITALS_LIMITS } from '@fleetfoot/shared/vitals';
import { readVitals, sumOf } from './read-vitals';

const isKnown = (remote: string, version: string) => remote === 'mf-auth' && ['1', '2'].includes(version);
const of = (entry: object) => ({ remote: 'mf-auth', version: '1', ...entry });

function read(...entries: readonly unknown[]) {
  return readVitals(Buffer.from(JSON.stringify({ entries })), isKnown);
}

/** What is counted for version 1, without what is 0. */
function counted(...entries: readonly unknown[]) {
  const found = read(...entries).counts.get('mf-auth@1') ?? {};
  return Object.fromEntries(Object.entries(found).filter(([, count]) => count !== 0));
}

test.each([
  [{ kind: 'session' }, { sessions: 1, buckets: {} }],
  [{ kind: 'failing' }, { failing: 1, buckets: {} }],
  [
    { kind: 'load', result: 'timeout' },
    { loadFailures: 1, buckets: {} },
  ],
  [{ kind: 'load', result: 'ok', ms: 250 }, { buckets: { load: { 250: 1 } } }],
  [
    { kind: 'crash', name: 'TypeError' },
    { crashes: 1, buckets: {} },
  ],
  [
    { kind: 'error', name: 'TypeError' },
    { errors: 1, buckets: {} },
  ],
  [
    { kind: 'save', name: 'AppError', code: 'internal' },
    { failedSaves: 1, buckets: {} },
  ],
  [{ kind: 'LCP', value: 2400.5 }, { buckets: { LCP: { 2500: 1 } } }],
  [{ kind: 'INP', value: 1001 }, { buckets: { INP: { more: 1 } } }],
  [{ kind: 'CLS', value: 0 }, { buckets: { CLS: { 0.01: 1 } } }],
])('an entry %j adds %j', (entry, expected) => {
  expect(counted(of(entry))).toEqual(expected);
});

test('entries of one beacon add up, each version by itself', () => {
  const { counts } = read(
    of({ kind: 'session' }),
    of({ kind: 'error', name: 'Error' }),
    of({ kind: 'error', name: 'Error' }),
    of({ kind: 'session', version: '2' }),
    of({ kind: 'INP', value: 40 }),
    of({ kind: 'INP', value: 20 }),
  );
  expect([...counts.keys()]).toEqual(['mf-auth@1', 'mf-auth@2']);
  expect(counts.get('mf-auth@1')).toMatchObject({ sessions: 1, errors: 2, buckets: { INP: { 50: 2 } } });
  expect(counts.get('mf-auth@2')).toMatchObject({ sessions: 1, errors: 0 });
});

test('a tab is one session of a version, and fails once, however often it says so', () => {
  const said = ['session', 'session', 'failing', 'failing', 'failing'].map((kind) => of({ kind }));
  expect(counted(...said)).toEqual({ sessions: 1, failing: 1, buckets: {} });
});

test.each([
  ['a remote that there is not', of({ kind: 'session', remote: 'mf-evil' })],
  ['a version that there is not', of({ kind: 'session', version: '3' })],
  ['a version that is no text', of({ kind: 'session', version: { a: 1 } })],
  ['no remote', { kind: 'session' }],
  ['another kind', of({ kind: '__proto__' })],
  ['another result of a load', of({ kind: 'load', result: 'disabled' })],
  ['a load without a time', of({ kind: 'load', result: 'ok' })],
  ['a measure below nothing', of({ kind: 'LCP', value: -1 })],
  ['a measure that is no number', of({ kind: 'LCP', value: '12' })],
  ['no entry', null],
  ['a list', []],
])('%s is dropped', (_, entry) => {
  expect(read(entry).counts.size).toBe(0);
});

test.each([
  ['no JSON', '<html>'],
  ['nothing', ''],
  ['a list', '[]'],
  ['entries that are no list', '{"entries":{"length":2}}'],
  ['nested lists', `${'['.repeat(8_000)}${']'.repeat(8_000)}`],
  [
    'a body that is too large',
    JSON.stringify({ entries: [of({ kind: 'session', more: 'x'.repeat(VITALS_LIMITS.bytes) })] }),
  ],
])('a body of %s is dropped', (_, body) => {
  expect(readVitals(Buffer.from(body), isKnown)).toEqual({ counts: new Map(), failures: [] });
});

test('of a long list the first fifty entries are read', () => {
  const entries = Array.from({ length: 80 }, () => of({ kind: 'error', name: 'Error' }));
  expect(counted(...entries)).toMatchObject({ errors: VITALS_LIMITS.entries });
});

test('a failure is logged by words of ours, and at most ten of a beacon are', () => {
  const said = [
    of({ kind: 'crash', name: 'TypeError', code: 'internal', message: 'thandi 0821234567' }),
    of({ kind: 'error', name: 'thandi 0821234567', code: 'thandi' }),
    of({ kind: 'load', result: 'stale', name: 'thandi' }),
    of({ kind: 'load', result: 'ok', ms: 1 }),
    of({ kind: 'session' }),
  ];
  const common = { remote: 'mf-auth', version: '1' };
  expect(read(...said).failures).toEqual([
    { ...common, kind: 'crash', name: 'TypeError', code: 'internal' },
    { ...common, kind: 'error', name: 'other', code: undefined },
    { ...common, kind: 'load', name: 'stale', code: undefined },
  ]);
  const many = Array.from({ length: 30 }, () => of({ kind: 'save', name: 'AppError' }));
  expect(read(...many).failures).toHaveLength(10);
});

test('a failure of the shell is logged by its hash, and counted once a version of it is known', () => {
  const entry = (version: string) => ({ remote: 'shell', version, kind: 'unhandled', name: 'TypeError' });
  const { counts, failures } = read(entry('0123456789'), entry('thandi'), entry('1234'));
  expect(counts.size).toBe(0);
  expect(failures.map(({ version }) => version)).toEqual(['0123456789']);
  const body = Buffer.from(JSON.stringify({ entries: [entry('1')] }));
  expect(readVitals(body, (remote) => remote === 'shell').counts.get('shell@1')?.errors).toBe(1);
});

test('two counts together are the same in either order', () => {
  const countsOf = (entry: object) => [...read(of(entry), of({ kind: 'session' })).counts.values()];
  const [a, b] = [
    { kind: 'LCP', value: 1 },
    { kind: 'CLS', value: 9 },
  ].flatMap(countsOf);
  if (!a || !b) throw new Error('nothing was counted');
  expect(sumOf(a, b)).toEqual(sumOf(b, a));
  expect(sumOf(a, b)).toMatchObject({ sessions: 2, buckets: { LCP: { 500: 1 }, CLS: { more: 1 } } });
});
