import { registryEntry } from '@fleetfoot/shared/testing';
import { releaseStatement } from '@fleetfoot/shared/testing/releases';
import { type Before, nextStatement, type Step } from './steps';

const NAMES = {
  remote: 'mf-deliveries',
  environment: 'demo-fleetfoot',
  issuedAt: '2026-11-22T09:00:00.000Z',
};
const version = (name: string) => registryEntry({ version: name });
const release = (name: string, percent = 100): Step => ({ kind: 'release', entry: version(name), percent });

/** What a statement comes to, in short: `1 v1 +v2 5% -v0 off`. */
function brief({
  sequence,
  stable,
  candidate,
  withdrawn = [],
  enabled,
}: ReturnType<typeof nextStatement>): string {
  return [
    `${sequence} ${stable.version}`,
    ...(candidate ? [`+${candidate.entry.version} ${candidate.percent}%`] : []),
    ...withdrawn.map((name) => `-${name}`),
    ...(enabled ? [] : ['off']),
  ].join(' ');
}

/** The statements of one step after the other, from the first release on. */
function walk(...steps: readonly (Step | { readonly halt: string })[]): string[] {
  let before: Before | undefined;
  const told: string[] = [];
  for (const step of steps) {
    if ('halt' in step) {
      if (before) before = { ...before, halted: step.halt };
    } else {
      const statement = nextStatement(step, before, NAMES);
      before = { statement, halted: before?.halted };
      told.push(brief(statement));
    }
  }
  return told;
}

test('the first release is for everybody; the next keeps the one before at hand', () => {
  expect(walk(release('v1', 5), release('v2'), release('v3'))).toEqual([
    '1 v1',
    '2 v1 +v2 100%',
    '3 v2 +v3 100%',
  ]);
});

test('a version goes up the stages, and then stays', () => {
  const promote: Step = { kind: 'promote' };
  expect(walk(release('v1'), release('v2', 5), promote, promote, promote)).toEqual([
    '1 v1',
    '2 v1 +v2 5%',
    '3 v1 +v2 25%',
    '4 v1 +v2 100%',
    '5 v2',
  ]);
});

test('a version that is only there to be previewed goes up the stages like another, or goes', () => {
  const promote: Step = { kind: 'promote' };
  const told = walk(release('v1'), release('v2', 0), promote, { kind: 'rollback' }, release('v3', 0));
  expect(told.slice(1)).toEqual(['2 v1 +v2 0%', '3 v1 +v2 5%', '4 v1 -v2', '5 v1 +v3 0% -v2']);
});

test('a preview leaves everybody what they have', () => {
  const preview = release('v3', 0);
  const last = (...steps: readonly (Step | { readonly halt: string })[]) =>
    walk(release('v1'), ...steps, preview).at(-1);
  expect(last(release('v2'))).toBe('3 v2 +v3 0%');
  expect(last(release('v2', 0))).toBe('3 v1 +v3 0%');
  expect(last(release('v2', 5), { halt: 'v2' })).toBe('3 v1 +v3 0%');
  expect(() => last(release('v2', 25))).toThrow('gives v2 to 25 %: promote it for all or roll it back first');
});

test('a rollback leaves the version on its way, which open pages leave, too', () => {
  expect(walk(release('v1'), release('v2', 25), { kind: 'rollback' })).toEqual([
    '1 v1',
    '2 v1 +v2 25%',
    '3 v1 -v2',
  ]);
});

test('a rollback goes back to a version of the past', () => {
  const steps = [release('v1'), release('v2'), release('v3'), { kind: 'promote' }] as const;
  expect(walk(...steps, { kind: 'rollback', to: version('v1') }).at(-1)).toBe('5 v1 -v3');
});

test('a version that was taken back and is released again is no more taken back', () => {
  expect(walk(release('v1'), release('v2'), { kind: 'rollback' }, release('v2')).at(-1)).toBe(
    '4 v1 +v2 100%',
  );
});

test('a release after a halt begins from what was stable', () => {
  expect(walk(release('v1'), release('v2'), { halt: 'v2' }, release('v3')).at(-1)).toBe('3 v1 +v3 100%');
});

test('a release while another is on its way takes its place', () => {
  expect(walk(release('v1'), release('v2', 5), release('v3', 5)).at(-1)).toBe('3 v1 +v3 5%');
});

test('a remote is switched off and on without losing its place in the rollout', () => {
  expect(walk(release('v1'), release('v2', 25), { kind: 'disable' }, { kind: 'enable' }).slice(2)).toEqual([
    '3 v1 +v2 25% off',
    '4 v1 +v2 25%',
  ]);
});

test('a statement takes back the last twenty versions', () => {
  const withdrawn = Array.from({ length: 20 }, (_, index) => `w${index}`);
  const statement = releaseStatement({ withdrawn, candidate: { entry: version('v2'), percent: 5 } });
  const next = nextStatement({ kind: 'rollback' }, { statement }, NAMES);
  expect(next.withdrawn).toEqual(['v2', ...withdrawn.slice(0, 19)]);
});

test.each<[string, Step, readonly (Step | { readonly halt: string })[]]>([
  ['was never released', { kind: 'promote' }, []],
  ['was never released', { kind: 'rollback' }, []],
  ['was never released', release('v1', 0), []],
  ['has no version on its way', { kind: 'promote' }, [release('v1')]],
  ['has nothing to go back to', { kind: 'rollback' }, [release('v1')]],
  ['v2 was halted', { kind: 'promote' }, [release('v1'), release('v2', 5), { halt: 'v2' }]],
])('a remote that %s cannot %j', (message, step, before) => {
  expect(() => walk(...before, step)).toThrow(message);
});
