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

/** Whether a mutant is drawn: by its text, so that the same is drawn wherever its line moves. */
function isDrawn({ kind, condition, before, after }: Mutant, oneOf: number): boolean {
  const text = [kind, condition.collection, condition.owner, before, after].join('\n');
  return createHash('sha256').update(text).digest().readUInt32BE() % oneOf === 0;
}

/**
 * One mutant of so many, and all of the lines that changed.
 * @param oneOf 1 for every mutant
 */
export function sampleOf(mutants: readonly Mutant[], oneOf: number, changed = changedLines()): Mutant[] {
  return mutants.filter((mutant) => changed.has(mutant.line) || isDrawn(mutant, oneOf));
}
