import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Check } from '../rules/check';
import type { Mutant } from './mutants';

/**
 * The name of the check that noticed a mutant in an earlier run, by the mutant. It says what is asked first and nothing else: the check
 * has to notice it again, and where it does not, or is not there any more, all others are asked.
 */
export type Killers = ReadonlyMap<string, string>;

const FILE = fileURLToPath(new URL('killers.json', import.meta.url));

/** Key of a mutant, made of its text so that it stays the same when its line moves. */
export function killerKey({ kind, condition, before, after }: Mutant): string {
  const text = [kind, condition.collection, condition.owner, before, after].join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

export function readKillers(): Killers {
  return new Map(Object.entries(JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>));
}

/**
 * What is known after a run: of mutants that were tried what they were noticed by now, of others what it was before.
 * @param mutants all that there are
 */
export function killersAfter(
  known: Killers,
  mutants: readonly Mutant[],
  trials: readonly { readonly mutant: Mutant; readonly killer?: Check }[],
): Record<string, string> {
  const keys = new Set(mutants.map(killerKey));
  const kept = [...known].filter(([key]) => keys.has(key));
  const noticed = trials.flatMap(({ mutant, killer }) =>
    killer ? [[killerKey(mutant), killer.name] as const] : [],
  );
  return Object.fromEntries([...new Map([...kept, ...noticed])].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function writeKillers(killers: Record<string, string>): void {
  writeFileSync(FILE, `${JSON.stringify(killers, undefined, 2)}\n`);
}
