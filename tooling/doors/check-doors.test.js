import { checkDoors } from './check-doors.js';
import { fingerprint, parseReport, writeReport } from './report.js';

const entries = (texts) => new Map(Object.entries(texts));
const BEFORE = { '(Props)': 'b?: string', add: 'a: 1', drop: 'd: 1' };
const report = (version, texts, door = 'ui') => writeReport(door, { version, entries: entries(texts) });
const reader = (files) => (file) => files[file];

/** As if a tag were there with these reports. */
const released = (files) => ({ since: 'in v1.0.0', read: reader(files) });

/** Judges a door ui by what it was at a release. */
function check({ version = '1.2.0', now = BEFORE, accepted = {}, ...rest }) {
  return checkDoors({
    doors: ['ui'],
    versions: { ui: version },
    accepted,
    entries: new Map([['ui', entries(now)]]),
    baseline: released({ 'ui.api.md': report('1.2.0', BEFORE) }),
    ...rest,
  });
}

test('a report is read as it was written', () => {
  expect(parseReport(report('1.2.0', BEFORE))).toEqual({ version: '1.2.0', entries: entries(BEFORE) });
  expect(() => parseReport('# Something else')).toThrow('names no version');
});

test('a door that did not change keeps its version, or takes a later one', () => {
  const { problems, reports } = check({});
  expect(problems).toEqual([]);
  expect(reports.get('ui.api.md')).toBe(report('1.2.0', BEFORE));
  expect(check({ version: '1.2.1' }).problems).toEqual([]);
  expect(check({ version: '1.1.9' }).problems).toEqual([
    expect.stringContaining('a version never goes back'),
  ]);
});

const { drop: _, ...WITHOUT } = BEFORE;
const { '(Props)': text, ...OPEN } = BEFORE;

test.each([
  ['an export more', { ...BEFORE, more: 'm: 1' }, '1.3.0', 'added   more'],
  ['an export less', WITHOUT, '2.0.0', 'removed drop  (breaks remotes)'],
  ['an export of another type', { ...BEFORE, add: 'a: 2' }, '2.0.0', 'changed add  (breaks remotes)'],
  [
    'another type behind an export',
    { ...BEFORE, '(Props)': 'b: string' },
    '2.0.0',
    'changed (Props)  (breaks',
  ],
  ['a type that becomes an export', { ...OPEN, Props: text }, '1.3.0', 'added   Props'],
])('a door with %s needs a version that says so', (_, now, least, told) => {
  const [problem] = check({ now }).problems;
  expect(problem).toContain(
    `Door ui changed since 1.2.0 (in v1.0.0) and has version 1.2.0; it needs ${least}:`,
  );
  expect(problem).toContain(told);
  expect(problem).toContain(`"ui": "${least}"`);
  expect(check({ now, version: least }).problems).toEqual([]);
  const [major, minor] = least.split('.').map(Number);
  const below = minor === 0 ? `${major - 1}.99.0` : `${major}.${minor - 1}.99`;
  expect(check({ now, version: below }).problems).toHaveLength(1);
});

describe('a change that a person gave a reason for', () => {
  const now = { ...BEFORE, '(Props)': 'b?: string | number' };
  const accepted = {
    ui: { '(Props)': { text: fingerprint(now['(Props)']), reason: 'Wider, and only ever given.' } },
  };

  test('a change with a reason needs a minor version', () => {
    expect(check({ now, accepted, version: '1.3.0' }).problems).toEqual([]);
    expect(check({ now, accepted }).problems[0]).toContain('it needs 1.3.0');
  });

  test('a reason is good for one text only', () => {
    const further = { ...now, '(Props)': 'b: number' };
    const { problems } = check({ now: further, accepted, version: '1.3.0' });
    expect(problems.join('\n')).toContain('it needs 2.0.0');
    expect(problems.join('\n')).toContain('ui, (Props) gives no reason for the text that is there now');
  });

  test('a reason without words is none', () => {
    const silent = { ui: { '(Props)': { ...accepted.ui['(Props)'], reason: ' ' } } };
    expect(check({ now, accepted: silent, version: '1.3.0' }).problems).toHaveLength(1);
  });

  test('a reason is none for an export that is gone', () => {
    const gone = { ui: { drop: { text: fingerprint(BEFORE.drop), reason: 'Nobody takes it.' } } };
    expect(check({ now: WITHOUT, accepted: gone, version: '1.3.0' }).problems[0]).toContain('it needs 2.0.0');
  });
});

test('a door may be anything before the first release', () => {
  for (const now of [WITHOUT, { ...BEFORE, add: 'a: 2' }]) {
    const { problems, reports } = check({ now, version: '1.0.0', baseline: undefined });
    expect(problems).toEqual([]);
    expect(reports.get('ui.api.md')).toBe(report('1.0.0', now));
  }
});

describe('an old door that is kept', () => {
  const NEXT = { add: 'a: 2' };
  const kept = ({
    version = '1.2.0',
    old = BEFORE,
    files = { 'ui.api.md': report('1.2.0', BEFORE) },
    newest = '2.0.0',
  }) =>
    check({
      versions: { ui: newest, 'ui/v1': version },
      entries: new Map([
        ['ui', entries(NEXT)],
        ['ui/v1', entries(old)],
      ]),
      baseline: released(files),
    });

  test('a kept door offers what the door of that major offered', () => {
    const { problems, reports } = kept({});
    expect(problems).toEqual([]);
    expect([...reports.keys()]).toEqual(['ui.api.md', 'ui.v1.api.md']);
    expect(kept({ old: WITHOUT }).problems[0]).toContain('Door ui/v1 changed since 1.2.0');
  });

  test('a kept door is judged by its own report once it has one', () => {
    const files = {
      'ui.api.md': report('2.0.0', NEXT),
      'ui.v1.api.md': report('1.2.0', BEFORE, 'ui/v1'),
    };
    expect(kept({ files }).problems).toEqual([]);
    expect(kept({ files, old: WITHOUT }).problems).toHaveLength(1);
  });

  test.each([
    ['another major than its name', { version: '2.0.0' }],
    ['the major of the present door', { newest: '1.9.0' }],
  ])('a kept door has not %s', (_, given) => {
    expect(kept(given).problems[0]).toContain('the older major that it is named by');
  });
});

test.each([
  ['no version', {}, 'Door ui has no version'],
  ['a version below 1.0.0', { ui: '0.9.0' }, 'below 1.0.0'],
  ['a neighbour that is not federated', { ui: '1.2.0', forms: '1.0.0' }, 'forms is no federated door'],
])('a door with %s is refused', (_, versions, told) => {
  expect(check({ versions }).problems[0]).toContain(told);
});
