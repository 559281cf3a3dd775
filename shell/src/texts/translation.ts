import type { TextsLike, Translation } from '@fleetfoot/shared/texts';
import type { ACCOUNT } from './english/account';
import type { NOTICES } from './english/notices';
import type { SAVING } from './english/saving';
import type { TOUR } from './english/tour';

/** Every text of the shell that has other languages, by the part that says it. */
export interface ShellTexts {
  readonly account: TextsLike<typeof ACCOUNT>;
  readonly saving: TextsLike<typeof SAVING>;
  readonly notices: TextsLike<typeof NOTICES>;
  readonly tour: TextsLike<typeof TOUR>;
}

/** The shell in a language other than English: one without a text, or with one more, does not compile. */
export type ShellTranslation = Translation<ShellTexts>;
