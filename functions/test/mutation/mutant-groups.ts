import type { Change, Mutant } from './mutants';
import { replaced, type Span, textOf } from './span';

/** Several mutants as one set of rules: a document says which of them is in force, from 1 on; 0 is none. */
export interface MutantGroup {
  readonly mutants: readonly Mutant[];
  readonly source: string;
}

/** The document that says it, in its field `number`. */
export const IN_FORCE = 'Mutants/inForce';

// Compiling is what takes long; a set of rules grows with each of its mutants.
const MOST_IN_GROUP = 24;

const SCOPE = 'match /databases/{database}/documents {';

const SWITCH = `
    function mutantInForce() {
      return get(/databases/$(database)/documents/${IN_FORCE}).data.number;
    }`;

/** The text of the change's condition, with the wrong in it. */
function conditionOf(source: string, { condition, span, after }: Change): string {
  const { start, end } = condition.span;
  return source.slice(start, span.start) + after + source.slice(span.end, end);
}

function changesOf(mutant: Mutant): readonly Change[] {
  return mutant.beside ? [mutant, mutant.beside] : [mutant];
}

/** Where each of the mutants' conditions stands, and the choice among its mutants that stands there instead. */
function choices(
  source: string,
  mutants: readonly Mutant[],
): { readonly span: Span; readonly text: string }[] {
  const conditions = [...new Set(mutants.flatMap(changesOf).map(({ condition }) => condition))];
  return conditions.map((condition) => ({
    span: condition.span,
    // A line each: a condition may end in a comment.
    text: mutants.reduceRight(
      (others, mutant, index) => {
        const change = changesOf(mutant).find((one) => one.condition === condition);
        return change
          ? `(mutantInForce() == ${index + 1} ? (${conditionOf(source, change)}\n) : ${others})`
          : others;
      },
      `(${textOf(source, condition.span)}\n)`,
    ),
  }));
}

function groupOf(source: string, mutants: readonly Mutant[]): MutantGroup {
  const fromTheEnd = choices(source, mutants).sort((a, b) => b.span.start - a.span.start);
  const chosen = fromTheEnd.reduce((text, choice) => replaced(text, choice.span, choice.text), source);
  return { mutants, source: chosen.replace(SCOPE, `${SCOPE}${SWITCH}`) };
}

/**
 * Deals the mutants out, so that those of one condition, which stand side by side, come into many groups: a condition
 * that chooses among many of its own is slow.
 * @param source the rules that the mutants are of
 */
export function groupMutants(source: string, mutants: readonly Mutant[]): MutantGroup[] {
  const count = Math.ceil(mutants.length / MOST_IN_GROUP);
  return Array.from({ length: count }, (_, group) =>
    groupOf(
      source,
      mutants.filter((__, index) => index % count === group),
    ),
  );
}
