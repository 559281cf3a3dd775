import type { Check } from '../rules/check';
import { killerKey, killersAfter } from './killers';
import { mutantsOf } from './mutants';
import { sortByNearness } from './nearness';

const RULES = 'function f() { return a != b; } function g() { return c != d; }';
const mutants = mutantsOf(RULES);
const [first, second] = mutants;
if (!first || !second) throw new Error('These rules have mutants.');

const check = (name: string): Check => ({ name, expect: 'refused', run: async () => undefined });

test('a run keeps what it did not try, replaces what it did, and forgets mutants that are gone', () => {
  const known = new Map([
    [killerKey(first), 'one'],
    [killerKey(second), 'two'],
    ['0123456789', 'three'],
  ]);
  const trials = [{ mutant: second, killer: check('four') }];
  expect(killersAfter(known, mutants, trials)).toEqual({
    [killerKey(first)]: 'one',
    [killerKey(second)]: 'four',
  });
});

test('a mutant is the same wherever its line moves', () => {
  expect(mutantsOf(`\n\n${RULES}`).map(killerKey)).toEqual(mutants.map(killerKey));
});

test('the check that noticed a mutant before is asked first, and no check is left out', () => {
  const checks = ['one', 'two', 'three'].map(check);
  const sorted = (killers: ReadonlyMap<string, string>) =>
    sortByNearness(RULES, checks, killers)
      .sorted(first)
      .map(({ name }) => name);
  expect(sorted(new Map([[killerKey(first), 'three']]))).toEqual(['three', 'one', 'two']);
  expect(sorted(new Map([[killerKey(first), 'gone']]))).toEqual(['one', 'two', 'three']);
});
