import type { TextsLike, Translation } from '../catalogue';
import type { UI } from './english';

/** What `shared/ui` says by itself. */
export type UiCatalogue = TextsLike<typeof UI>;

/** The same in a language other than English: one without a text, or with one more, does not compile. */
export type UiTranslation = Translation<{ readonly ui: UiCatalogue }>;
