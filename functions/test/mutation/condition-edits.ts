import type { Condition } from './conditions';
import type { Edit } from './edit';
import { type Operand, takeApart } from './operands';
import { textOf } from './span';

function negated(code: string, { span }: Operand): Edit {
  return { kind: 'negated', span, after: `!(${textOf(code, span)})` };
}

function operandEdits(source: string, { joint, operands }: Operand): Edit[] {
  // What an operand must be for the others to decide alone.
  const neutral = joint === '||' ? 'false' : 'true';
  return operands.flatMap((operand): Edit[] => [
    { kind: 'dropped', span: operand.span, after: neutral },
    negated(source, operand),
    ...operandEdits(source, operand),
  ]);
}

/** The condition without each of its parts, with the contrary of each, and an `allow` that never does. */
export function conditionEdits(source: string, code: string, { span, isAllow }: Condition): Edit[] {
  const whole = takeApart(code, span);
  return [
    { kind: 'dropped', span, after: 'true' },
    negated(source, whole),
    ...(isAllow ? ([{ kind: 'never', span, after: 'false' }] as const) : []),
    ...operandEdits(source, whole),
  ];
}
