import type { TextsLike, Translation } from '@fleetfoot/shared/texts';
import type { NOTICES } from './english/notices';
import type { TOUR } from './english/tour';
import type { WORDS } from './english/words';
import type { Words } from './translation';

interface Parts {
  readonly notices: TextsLike<typeof NOTICES>;
  readonly tour: TextsLike<typeof TOUR>;
}

/** What this remote tells outside of its pages. */
export type ToldTexts = Parts & { readonly words: Words };

/** Why a delivery failed, and what is wrong with it: not every page that tells of it has the words. */
export type ReasonWords = Readonly<Record<(typeof WORDS)['reasons' | 'problems'][number], string>>;

/** The same in a language other than English: one without a text, or with one more, does not compile. */
export type ToldTranslation = Translation<Parts & { readonly words: ReasonWords }>;
