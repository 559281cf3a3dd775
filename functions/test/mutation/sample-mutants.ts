import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { Mutant } from './mutants';

/** Runs git and returns its output; throws when git fails. */
type Git = (...args: readonly string[]) => string;

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

/** The lines of the rules that differ from where this branch left main; none where there is no main. */
export function changedLines(run: Git = git): ReadonlySet<number> {
  try {
    const base = run('merge-base', 'HEAD', 'origin/main').trim();
    const diff = run('diff', '--unified=0', base, '--', 'firestore.rules');
    const hunks = diff.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm);
    return new Set(
      [...hunks].flatMap(([, first, count = '1']) =>
        Array.from({ length: Number(count) }, (_, index) => Number(first) + index),
      ),
    );
  } catch {
    return new Set();
  }
}

/** Of a mutant's text, so that it is the same wherever its line moves. */
export function digestOf({ kind, condition, before, after }: Mutant): Buffer {
  const text = [kind, condition.collection, condition.owner, before, after].join('\n');
  return createHash('sha256').update(text).digest();
}

function isDrawn(mutant: Mutant, oneOf: number): boolean {
  return digestOf(mutant).readUInt32BE() % oneOf === 0;
}

/** One mutant of so many, and all of the lines that changed. */
export function sampleOf(mutants: readonly Mutant[], oneOf: number, changed = changedLines()): Mutant[] {
  return mutants.filter((mutant) => changed.has(mutant.line) || isDrawn(mutant, oneOf));
}

/** The mutants that are not in the sample: with it they are all there are. */
export function restOf(mutants: readonly Mutant[], oneOf: number, changed = changedLines()): Mutant[] {
  const sample = new Set(sampleOf(mutants, oneOf, changed));
  return mutants.filter((mutant) => !sample.has(mutant));
}
