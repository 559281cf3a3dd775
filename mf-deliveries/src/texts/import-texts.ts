import type { TextsLike, Translation } from '@fleetfoot/shared/texts';
import type { IMPORT } from './english/import';
import type { IMPORT_WORDS } from './english/import-words';
import type { Words } from './translation';

interface Parts {
  readonly importing: TextsLike<typeof IMPORT>;
}

/** What the import says, besides what every page of deliveries says. */
export type ImportTexts = Parts & { readonly words: Words };

export type ImportWords = Readonly<Record<(typeof IMPORT_WORDS)[number], string>>;

export type ImportTranslation = Translation<Parts & { readonly words: ImportWords }>;
