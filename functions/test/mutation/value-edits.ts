import { STRING_CHARACTER } from './blank-out';
import type { Condition } from './conditions';
import type { Edit } from './edit';
import { splitOutside } from './operands';
import { textOf } from './span';

function offByOne(start: number, digits: string): Edit[] {
  const span = { start, end: start + digits.length };
  return [1, -1].map((step) => ({ kind: 'bound', span, after: String(Number(digits) + step) }));
}

/** Numbers of the code itself. */
function numberEdits(code: string, { span }: Condition): Edit[] {
  const numbers = textOf(code, span).matchAll(/(?<![\w.$])\d+(?![\w.])/g);
  return [...numbers].flatMap((found) => offByOne(span.start + found.index, found[0]));
}

/** How often a pattern in a string repeats: `{7,14}`. Characters such as `\\x{2049}` have a test of their own. */
function repetitionEdits(source: string, code: string, { span }: Condition): Edit[] {
  const repetitions = [...textOf(source, span).matchAll(/(?<!\\x)\{\d+(?:,\d*)?\}/g)];
  const inStrings = repetitions.filter(({ index }) => code.charAt(span.start + index) === STRING_CHARACTER);
  return inStrings.flatMap((repetition) =>
    [...repetition[0].matchAll(/\d+/g)].flatMap((found) =>
      offByOne(span.start + repetition.index + found.index, found[0]),
    ),
  );
}

/** Lists of strings without each of their members. A bracket right after a name is no list, it takes one out. */
function listEdits(source: string, code: string, { span }: Condition): Edit[] {
  const lists = textOf(code, span).matchAll(/(?<![\w)\]])\[[^[\]]*\]/g);
  return [...lists].flatMap((list): Edit[] => {
    const start = span.start + list.index;
    const whole = { start, end: start + list[0].length };
    // What is empty has one part, which is no member.
    const members = splitOutside(code, { start: start + 1, end: whole.end - 1 }, ',')
      .map((member) => textOf(source, member))
      .filter((member) => member !== '');
    return members.map((_, dropped) => ({
      kind: 'list',
      span: whole,
      after: `[${members.filter((_, index) => index !== dropped).join(', ')}]`,
    }));
  });
}

/** Each bound one more and one less, each list one shorter. */
export function valueEdits(source: string, code: string, condition: Condition): Edit[] {
  return [
    ...numberEdits(code, condition),
    ...repetitionEdits(source, code, condition),
    ...listEdits(source, code, condition),
  ];
}
