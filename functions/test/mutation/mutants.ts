import { blankOut } from './blank-out';
import { conditionEdits } from './condition-edits';
import { type Condition, findConditions } from './conditions';
import type { Edit } from './edit';
import { lineOf, replaced, textOf } from './span';
import { valueEdits } from './value-edits';

/** Rules with one small wrong in them, which some check should notice. */
export interface Mutant {
  readonly kind: Edit['kind'];
  readonly condition: Condition;
  readonly line: number;
  readonly before: string;
  readonly after: string;
  readonly source: string;
}

export function mutantsOf(source: string): Mutant[] {
  const code = blankOut(source);
  return findConditions(code).flatMap((condition) => {
    const edits = [...conditionEdits(source, code, condition), ...valueEdits(source, code, condition)];
    return edits.map(({ kind, span, after }) => ({
      kind,
      condition,
      line: lineOf(source, span.start),
      before: textOf(source, span),
      after,
      source: replaced(source, span, after),
    }));
  });
}
