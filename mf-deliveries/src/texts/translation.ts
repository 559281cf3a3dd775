import type { TextsLike, Translation } from '@fleetfoot/shared/texts';
import type { ENTRY } from './english/entry';
import type { FORM } from './english/form';
import type { OUTBOX } from './english/outbox';
import type { REOPENED } from './english/reopened';
import type { TRIP } from './english/trip';
import type { Word } from './english/words';

interface OwnTexts {
  readonly form: TextsLike<typeof FORM>;
  readonly entry: TextsLike<typeof ENTRY>;
  readonly trip: TextsLike<typeof TRIP>;
  readonly outbox: TextsLike<typeof OUTBOX>;
  readonly reopened: TextsLike<typeof REOPENED>;
}

/** Every text of this remote that has a language, by the part that says it. */
export interface DeliveryTexts extends OwnTexts {
  /** What is said in English elsewhere, by its words; in English there is nothing to say for them. */
  readonly words: Readonly<Partial<Record<string, string>>>;
}

/** This remote in a language other than English: one without a text, or with one more, does not compile. */
export type DeliveryTranslation = Translation<OwnTexts & { readonly words: Readonly<Record<Word, string>> }>;
