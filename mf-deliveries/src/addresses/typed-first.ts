import { cleanText, parseContactNumber } from '@fleetfoot/shared/domain';

/** Texts of a form that a suggestion knows, by field. */
export type FieldTexts<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** Traces that suggestions have left in the texts of a form. */
export interface Filling<Field extends string> {
  /** What a suggestion put into a field. A field that holds something else was typed. */
  readonly filled: FieldTexts<Field>;
  /** What the last suggestion knows and did not put in. */
  readonly offered: FieldTexts<Field>;
  /** What was typed where saved details were put in on request. */
  readonly typed: FieldTexts<Field>;
}

/** What is put into the form, and what is known of it then. */
export interface FillStep<Field extends string> {
  readonly changes: FieldTexts<Field>;
  readonly filling: Filling<Field>;
}

export const NOTHING_FILLED = { filled: {}, offered: {}, typed: {} };

function meaningOf(text: string): string {
  return parseContactNumber(text) ?? cleanText(text);
}

function fieldsOf<Field extends string>(texts: FieldTexts<Field>): readonly Field[] {
  return Object.keys(texts) as Field[];
}

function textsAt<Field extends string>(
  fields: readonly Field[],
  texts: FieldTexts<Field>,
): FieldTexts<Field> {
  return Object.fromEntries(fields.map((field) => [field, texts[field] ?? ''])) as FieldTexts<Field>;
}

/** What can still be put in: a field that means the same by now is no offer. */
export function openOffer<Field extends string>(
  { offered }: Filling<Field>,
  now: Readonly<Record<Field, string>>,
): FieldTexts<Field> {
  const open = fieldsOf(offered).filter((field) => meaningOf(offered[field] ?? '') !== meaningOf(now[field]));
  return textsAt(open, offered);
}

/** What can be put back: a field that was changed since holds what was typed last. */
export function returnable<Field extends string>(
  { typed, filled }: Filling<Field>,
  now: Readonly<Record<Field, string>>,
): FieldTexts<Field> {
  const untouched = fieldsOf(typed).filter((field) => now[field] === filled[field]);
  return textsAt(untouched, typed);
}

/**
 * Fills a form with a suggestion. What was typed stays, and is offered instead. What an earlier suggestion filled in goes with
 * that suggestion, so that no courier rings one person at the address of another.
 */
export function chooseDetails<Field extends string>(
  { filled, typed }: Filling<Field>,
  now: Readonly<Record<Field, string>>,
  chosen: FieldTexts<Field>,
): FillStep<Field> {
  const isTyped = (field: Field) => cleanText(now[field]) !== '' && now[field] !== filled[field];
  const fields = fieldsOf<Field>(now);
  const changes = textsAt(
    fields.filter((field) => !isTyped(field)),
    chosen,
  );
  const offered = textsAt(
    fields.filter((field) => isTyped(field) && chosen[field]),
    chosen,
  );
  return { changes, filling: { filled: changes, offered, typed } };
}

/** Puts in what is offered, and remembers what was typed there. */
export function putInDetails<Field extends string>(
  filling: Filling<Field>,
  now: Readonly<Record<Field, string>>,
): FillStep<Field> {
  const changes = openOffer(filling, now);
  const replaced = textsAt(
    fieldsOf(changes).filter((field) => now[field] !== ''),
    now,
  );
  const typed = { ...filling.typed, ...replaced };
  return {
    changes,
    filling: { filled: { ...filling.filled, ...changes }, offered: textsAt([], changes), typed },
  };
}

/** Puts back what was typed. What this takes out is offered again. */
export function putBackTyped<Field extends string>(
  filling: Filling<Field>,
  now: Readonly<Record<Field, string>>,
): FillStep<Field> {
  const changes = returnable(filling, now);
  const offered = textsAt(fieldsOf(changes), now);
  return { changes, filling: { filled: filling.filled, offered, typed: textsAt([], changes) } };
}
