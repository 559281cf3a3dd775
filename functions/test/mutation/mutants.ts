import { blankOut } from './blank-out';
import { conditionEdits } from './condition-edits';
import { type Condition, findConditions } from './conditions';
import type { Edit } from './edit';
import { lineOf, replaced, type Span, textOf } from './span';
import { valueEdits } from './value-edits';

/** What is replaced in the rules, and in which condition. */
export interface Change {
  readonly condition: Condition;
  readonly span: Span;
  readonly after: string;
}

/** Rules with one small wrong in them, which some check should notice. */
export interface Mutant extends Change {
  readonly kind: Edit['kind'];
  /** The same wrong where another rule of the same write asks as well: either of the two alone keeps everybody out. */
  readonly beside?: Change;
  readonly line: number;
  readonly before: string;
  readonly source: string;
}

const MEMBERSHIP = /^is(?:Member\(orgID\)|OfMember\(\))$/;

function isMembershipDropped(source: string, { kind, span }: Edit): boolean {
  return kind === 'dropped' && MEMBERSHIP.test(textOf(source, span));
}

function isOfEvents({ owner, collection }: Condition): boolean {
  return owner === 'allow create' && collection === 'AuditEvents';
}

/** A member's write is told by an event, and only a member may tell. */
function isTold(source: string, { isAllow, span }: Condition): boolean {
  return isAllow && /Told\(/.test(textOf(source, span));
}

function withChanges(source: string, changes: readonly Change[]): string {
  const fromTheEnd = [...changes].sort((a, b) => b.span.start - a.span.start);
  return fromTheEnd.reduce((text, { span, after }) => replaced(text, span, after), source);
}

export function mutantsOf(source: string): Mutant[] {
  const code = blankOut(source);
  const edited = findConditions(code).flatMap((condition) => {
    const edits = [...conditionEdits(source, code, condition), ...valueEdits(source, code, condition)];
    return edits.map((edit) => ({ condition, edit }));
  });
  const ofEvents = edited.find(
    ({ condition, edit }) => isOfEvents(condition) && isMembershipDropped(source, edit),
  );
  return edited.map(({ condition, edit }) => {
    const change = { condition, span: edit.span, after: edit.after };
    const isHeldTwice = isTold(source, condition) && isMembershipDropped(source, edit);
    const beside = isHeldTwice && ofEvents ? { condition: ofEvents.condition, ...ofEvents.edit } : undefined;
    return {
      ...change,
      kind: edit.kind,
      line: lineOf(source, edit.span.start),
      before: textOf(source, edit.span),
      ...(beside && { beside }),
      source: withChanges(source, [change, ...(beside ? [beside] : [])]),
    };
  });
}
