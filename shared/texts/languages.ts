/** The product's languages by their tag, each with its own name of itself, in the order in which they are offered. */
export const LANGUAGES = {
  en: 'English',
  zu: 'isiZulu',
  af: 'Afrikaans',
  xh: 'isiXhosa',
  st: 'Sesotho',
} as const;

export type Language = keyof typeof LANGUAGES;

/** The language that texts are written in first, and that stands in for one that is not there. */
export const SOURCE_LANGUAGE = 'en';

/** Every language that texts are translated into. */
export type TargetLanguage = Exclude<Language, typeof SOURCE_LANGUAGE>;

export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as readonly Language[];

export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(LANGUAGES, tag);
}

/**
 * The first of several wanted languages that the product has.
 * @param tags such as `zu-ZA`, the one that is wanted most first
 */
export function firstLanguage(tags: readonly string[]): Language | undefined {
  return tags.map((tag) => tag.toLowerCase().split('-', 1)[0] ?? '').find(isLanguage);
}

/**
 * The language of a page: what the user chose, else what their browser asks for, else English.
 * @param chosen tag, of the auth state; one that this release does not know counts as none
 */
export function languageOf(chosen: string | undefined): Language {
  return firstLanguage([chosen ?? '', ...navigator.languages]) ?? SOURCE_LANGUAGE;
}

/** The `lang` of what is written in a language, as it is spoken here: `zu-ZA`. */
export function langOf(language: Language): string {
  return `${language}-ZA`;
}
