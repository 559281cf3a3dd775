import type { Mutant } from './mutants';
import type { Trial } from './try-mutants';

const KINDS: readonly Mutant['kind'][] = ['dropped', 'negated', 'never', 'bound', 'list'];

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function describe({ mutant, complaint }: Trial): string {
  const { line, condition, before, after, kind } = mutant;
  return [
    `  firestore.rules:${line} (${condition.owner}, ${kind})`,
    `    before: ${oneLine(before)}`,
    `    after:  ${oneLine(after)}`,
    ...(complaint ? [`    ${oneLine(complaint)}`] : []),
  ].join('\n');
}

export function survivorsOf(trials: readonly Trial[]): Trial[] {
  return trials.filter(({ killer, complaint }) => !killer && !complaint);
}

function line(cells: readonly (string | number)[]): string {
  return cells.map((cell) => String(cell).padStart(10)).join('');
}

function figures(name: string, trials: readonly Trial[]): string {
  const killed = trials.filter(({ killer }) => killer);
  const invalid = trials.filter(({ complaint }) => complaint);
  return line([name, trials.length, killed.length, survivorsOf(trials).length, invalid.length]);
}

function named(title: string, trials: readonly Trial[]): string[] {
  return trials.length === 0 ? [] : ['', title, ...trials.map(describe)];
}

/** What became of the mutants, as a table, and each that was not killed. */
export function report(trials: readonly Trial[]): string {
  return [
    line(['', 'mutants', 'killed', 'survived', 'invalid']),
    ...KINDS.map((kind) =>
      figures(
        kind,
        trials.filter(({ mutant }) => mutant.kind === kind),
      ),
    ),
    figures('all', trials),
    ...named(
      'Refused by the compiler:',
      trials.filter(({ complaint }) => complaint),
    ),
    ...named('Survivors:', survivorsOf(trials)),
  ].join('\n');
}
