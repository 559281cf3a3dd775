import type { TextsLike, Translation } from '@fleetfoot/shared/texts';
import type { RECURRING, RECURRING_WORDS } from './english/recurring';
import type { RECURRING_CHANGES } from './english/recurring-changes';
import type { RECURRING_FORM } from './english/recurring-form';
import type { Words } from './translation';

/** What the pages of recurring deliveries say, by the part. */
export interface RecurringParts {
  readonly recurring: TextsLike<typeof RECURRING>;
  readonly form: TextsLike<typeof RECURRING_FORM>;
  readonly changes: TextsLike<typeof RECURRING_CHANGES>;
}

/** What the pages of recurring deliveries say, besides what other pages of deliveries say, too. */
export type RecurringTexts = RecurringParts & { readonly words: Words };

export type RecurringTranslation = Translation<
  RecurringParts & { readonly words: Readonly<Record<(typeof RECURRING_WORDS)[number], string>> }
>;
