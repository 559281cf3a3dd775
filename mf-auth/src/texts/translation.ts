import type { TextsLike, Translation } from '@fleetfoot/shared/texts';
import type { ACCOUNT } from './english/account';
import type { SIGN_IN } from './english/sign-in';
import type { STEPS } from './english/steps';

/** Every text of this remote, by the part that says it. */
export interface AuthTexts {
  readonly signIn: TextsLike<typeof SIGN_IN>;
  readonly steps: TextsLike<typeof STEPS>;
  readonly account: TextsLike<typeof ACCOUNT>;
}

/** This remote in a language other than English: one without a text, or with one more, does not compile. */
export type AuthTranslation = Translation<AuthTexts>;
