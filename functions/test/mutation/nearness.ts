import type { Check } from '../rules/check';
import { blankOut } from './blank-out';
import { type Condition, findConditions } from './conditions';
import { type Killers, killerKey } from './killers';
import type { Mutant } from './mutants';
import { textOf } from './span';

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[a-z0-9]+/g));
}

/** How much it says that two share a word: the more, the fewer of the texts have it. */
function weightsOf(texts: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const words of texts) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].map(([word, count]) => [word, Math.log(texts.length / count)]));
}

/** The conditions that call this one's function, and those that call theirs. */
function callersOf(condition: Condition, all: readonly Condition[], code: string): Set<Condition> {
  const callers = new Set<Condition>();
  const called = condition.isAllow ? [] : [condition];
  for (const { owner } of called) {
    for (const other of all) {
      if (callers.has(other) || !textOf(code, other.span).includes(`${owner}(`)) continue;
      callers.add(other);
      if (!other.isAllow) called.push(other);
    }
  }
  return callers;
}

/** Sorts checks so that those come first that are likely to notice. It changes how long a run takes, nothing else. */
export function sortByNearness(source: string, checks: readonly Check[], killers: Killers = new Map()) {
  const code = blankOut(source);
  const all = findConditions(code);
  const lines = source.split('\n');
  const known = checks.map((check) => ({ check, words: wordsOf(check.name), kills: 0 }));
  const weights = weightsOf(known.map(({ words }) => words));
  const byCheck = new Map(known.map((entry) => [entry.check, entry]));

  function shared(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
    let weight = 0;
    for (const word of words) if (others.has(word)) weight += weights.get(word) ?? 0;
    return weight;
  }

  return {
    sorted(mutant: Mutant): Check[] {
      const { kind, condition, line, before, after } = mutant;
      const killer = killers.get(killerKey(mutant));
      const callers = [...callersOf(condition, all, code)];
      const around = [condition, ...callers];
      const collections = wordsOf(around.map(({ collection }) => collection ?? '').join(' '));
      const own = wordsOf(`${before} ${after} ${lines[line - 1]} ${condition.owner}`);
      const far = wordsOf(callers.map(({ span, owner }) => `${owner} ${textOf(source, span)}`).join(' '));
      // Without a condition more is allowed, so that what should be refused is not; most others allow less.
      const noticedBy = after === 'true' ? 'refused' : 'allowed';
      const score = ({ check, words }: (typeof known)[number]) =>
        4 * shared(collections, words) +
        2 * shared(own, words) +
        shared(far, words) +
        (kind !== 'bound' && check.expect === noticedBy ? 4 : 0);
      return known
        .map((entry) => ({
          entry,
          score: entry.check.name === killer ? Infinity : score(entry) + Math.min(entry.kills, 3),
        }))
        .sort((a, b) => b.score - a.score || b.entry.kills - a.entry.kills)
        .map(({ entry }) => entry.check);
    },
    /** What noticed one mutant may well notice its neighbours. */
    noticed(check: Check): void {
      const entry = byCheck.get(check);
      if (entry) entry.kills += 1;
    },
  };
}

export type Nearness = ReturnType<typeof sortByNearness>;
