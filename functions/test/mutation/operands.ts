import { type Span, trimmed } from './span';

/** A condition taken apart at `&&` and `||`. */
export interface Operand {
  readonly span: Span;
  readonly joint?: '&&' | '||';
  readonly operands: readonly Operand[];
}

const OPENING = '([{';
const CLOSING = ')]}';

/** Calls back for each character that is in no bracket. */
function eachOutside(code: string, { start, end }: Span, see: (position: number) => void): void {
  let depth = 0;
  for (let position = start; position < end; position += 1) {
    const character = code.charAt(position);
    if (CLOSING.includes(character)) depth -= 1;
    if (depth === 0) see(position);
    if (OPENING.includes(character)) depth += 1;
  }
}

/** The parts of a stretch between separators that are in no bracket. */
export function splitOutside(code: string, span: Span, separator: string): Span[] {
  const parts: Span[] = [];
  let start = span.start;
  eachOutside(code, span, (position) => {
    if (!code.startsWith(separator, position)) return;
    parts.push(trimmed(code, { start, end: position }));
    start = position + separator.length;
  });
  return [...parts, trimmed(code, { start, end: span.end })];
}

/** What is inside, if the whole stretch is one pair of parentheses. */
function insideParentheses(code: string, span: Span): Span | undefined {
  const outside: number[] = [];
  eachOutside(code, span, (position) => outside.push(position));
  const isPair = outside.length === 2 && outside[0] === span.start && code.charAt(span.start) === '(';
  return isPair ? trimmed(code, { start: span.start + 1, end: span.end - 1 }) : undefined;
}

/** @param code rules, blanked out */
export function takeApart(code: string, span: Span): Operand {
  const inside = insideParentheses(code, span);
  if (inside) return { ...takeApart(code, inside), span };
  for (const joint of ['||', '&&'] as const) {
    const parts = splitOutside(code, span, joint);
    if (parts.length > 1) return { span, joint, operands: parts.map((part) => takeApart(code, part)) };
  }
  return { span, operands: [] };
}
