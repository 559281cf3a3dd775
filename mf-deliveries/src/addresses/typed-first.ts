import { cleanText, parseContactNumber } from '@fleetfoot/shared/domain';

/** Texts of a form that a suggestion knows, by field. */
export type FieldTexts<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** What suggestions have done to the texts of a form so far. */
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

/** The texts among these that mean something else than what the form holds. */
function differing<Field extends string>(
  texts: FieldTexts<Field>,
  now: Readonly<Record<Field, string>>,
): FieldTexts<Field> {
  const fields = Object.keys(texts) as Field[];
  const others = fields.filter((field) => meaningOf(texts[field] ?? '') !== meaningOf(now[field]));
  return Object.fromEntries(others.map((field) => [field, texts[field]])) as FieldTexts<Field>;
}

/** What can still be put in: the fields that have come to hold it are no offer. */
export function openOffer<Field extends string>(
  { offered }: Filling<Field>,
  now: Readonly<Record<Field, string>>,
): FieldTexts<Field> {
  return differing(offered, now);
}

/** What can be put back: the fields that were changed since hold what was typed last. */
export function returnable<Field extends string>(
  { typed, filled }: Filling<Field>,
  now: Readonly<Record<Field, string>>,
): FieldTexts<Field> {
  const fields = (Object.keys(typed) as Field[]).filter((field) => now[field] === filled[field]);
  return Object.fromEntries(fields.map((field) => [field, typed[field]])) as FieldTexts<Field>;
}

/**
 * Fills a form with a suggestion. What was typed stays and is offered; what an earlier suggestion filled in goes with it, so
 * that no courier rings one person at the address of another.
 */
export function chooseDetails<Field extends string>(
  { filled, typed }: Filling<Field>,
  now: Readonly<Record<Field, string>>,
  chosen: FieldTexts<Field>,
): FillStep<Field> {
  const fields = Object.keys(now) as Field[];
  const isTyped = (field: Field) => cleanText(now[field]) !== '' && now[field] !== filled[field];
  const entries = (some: readonly Field[]) => some.map((field) => [field, chosen[field] ?? ''] as const);
  const changes = Object.fromEntries(entries(fields.filter((field) => !isTyped(field)))) as FieldTexts<Field>;
  const left = entries(fields.filter((field) => isTyped(field) && chosen[field]));
  const offered = differing(Object.fromEntries(left) as FieldTexts<Field>, now);
  return { changes, filling: { filled: changes, offered, typed } };
}

/** Puts in what is offered, and remembers what was typed there. */
export function putInDetails<Field extends string>(
  filling: Filling<Field>,
  now: Readonly<Record<Field, string>>,
): FillStep<Field> {
  const changes = openOffer(filling, now);
  const fields = Object.keys(changes) as Field[];
  const replaced = fields.filter((field) => now[field] !== '').map((field) => [field, now[field]]);
  return {
    changes,
    filling: {
      filled: { ...filling.filled, ...changes },
      offered: {},
      typed: { ...filling.typed, ...Object.fromEntries(replaced) },
    },
  };
}

/** Puts back what was typed. What it takes out is offered again. */
export function putBackTyped<Field extends string>(
  filling: Filling<Field>,
  now: Readonly<Record<Field, string>>,
): FillStep<Field> {
  const changes = returnable(filling, now);
  const fields = Object.keys(changes) as Field[];
  const takenOut = Object.fromEntries(fields.map((field) => [field, now[field]])) as FieldTexts<Field>;
  // A text that is not what was filled in counts as typed.
  return { changes, filling: { filled: filling.filled, offered: takenOut, typed: {} } };
}
