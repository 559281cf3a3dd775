import { mutantsOf } from './mutants';
import { changedLines, restOf, sampleOf } from './sample-mutants';

const RULES = Array.from(
  { length: 60 },
  (_, index) => `function f${index}() { return a${index} != b; }`,
).join('\n');

test('a sample is some of the mutants, and the same ones wherever their lines move', () => {
  const sample = sampleOf(mutantsOf(RULES), 6, new Set());
  expect(sample.length).toBeGreaterThan(10);
  expect(sample.length).toBeLessThan(35);
  const moved = sampleOf(mutantsOf(`\n\n${RULES}`), 6, new Set());
  expect(moved.map(({ after }) => after)).toEqual(sample.map(({ after }) => after));
});

test('a sample and the rest are every mutant, once', () => {
  const mutants = mutantsOf(RULES);
  const parts = [sampleOf(mutants, 6, new Set([7])), restOf(mutants, 6, new Set([7]))];
  expect(parts.map(({ length }) => length > 0)).toEqual([true, true]);
  expect(parts.flat()).toHaveLength(mutants.length);
  expect(new Set(parts.flat())).toEqual(new Set(mutants));
});

test('every mutant of a changed line is in the sample', () => {
  const mutants = mutantsOf(RULES);
  const sample = sampleOf(mutants, 6, new Set([7]));
  expect(mutants.filter(({ line }) => line === 7)).toHaveLength(2);
  expect(sample).toEqual(expect.arrayContaining(mutants.filter(({ line }) => line === 7)));
});

test('changed lines are read from the difference to main, and are none without a main', () => {
  const answers = ['abc\n', '@@ -3,2 +3,3 @@ match\n-x\n+y\n@@ -9 +10 @@\n+z\n@@ -20,2 +20,0 @@\n'];
  expect([...changedLines(() => answers.shift() ?? '')]).toEqual([3, 4, 5, 10]);
  const without = changedLines(() => {
    throw new Error('unknown revision');
  });
  expect(without.size).toBe(0);
});
