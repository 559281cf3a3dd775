import type { TextsLike, Translation } from '@fleetfoot/shared/texts';
import type { CSV } from './english/csv';
import type { SHARE } from './english/share';
import type { VIEWS } from './english/views';
import type { Words } from './translation';

/** What the dialogs of the list say, by the dialog. */
export interface DialogParts {
  readonly csv: TextsLike<typeof CSV>;
  readonly views: TextsLike<typeof VIEWS>;
  readonly share: TextsLike<typeof SHARE>;
}

export type DialogTexts = DialogParts & { readonly words: Words };

export type DialogTranslation = Translation<
  DialogParts & { readonly words: Readonly<Record<never, string>> }
>;
