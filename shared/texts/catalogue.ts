import { type Language, SOURCE_LANGUAGE, type TargetLanguage } from './languages';

/** Texts by name. One with values is a function, so that order and plural are the language's own. */
export interface Texts {
  readonly [name: string]: string | ((...values: string[]) => string) | Texts;
}

/** What a language has to say for the English texts `T`: each of them, with the same values, and no other. */
export type TextsLike<T> = {
  readonly [Name in keyof T]: T[Name] extends string
    ? string
    : T[Name] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : TextsLike<T[Name]>;
};

/** All texts of a remote in a language other than English. */
export interface Translation<All> {
  /** Which of them no native speaker has read yet: all, or the paths of some, such as `signIn.title`. */
  readonly unread: 'all' | readonly string[];
  readonly texts: All;
}

/** How each other language is loaded, for a chunk of its own: `() => import('./zu')`. */
export type Translations<All> = Readonly<
  Record<TargetLanguage, () => Promise<{ readonly TRANSLATION: Translation<All> }>>
>;

/** The texts of a part of a remote: in English from the start, in another language once that is loaded. */
export interface Catalogue<Part> {
  readonly english: Part;
  /** `undefined` until they are loaded. */
  read(language: Language): Part | undefined;
  /** Resolves once `read` gives them. A failure is not remembered. */
  load(language: Language): Promise<void>;
  /** Calls `listener` after a language is loaded; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/**
 * Makes the catalogues of a remote, one for each part, so that a page takes the English texts of its own parts alone. All
 * parts of another language come with one chunk.
 * @returns makes the catalogue of a part from its English texts
 */
export function createCatalogues<All>(translations: Translations<All>) {
  const loaded = new Map<Language, All>();
  const listeners = new Set<() => void>();

  async function load(language: Language): Promise<void> {
    if (language === SOURCE_LANGUAGE || loaded.has(language)) return;
    loaded.set(language, (await translations[language]()).TRANSLATION.texts);
    for (const listener of listeners) listener();
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }
  return <Name extends keyof All>(name: Name, english: All[Name]): Catalogue<All[Name]> => ({
    english,
    read: (language) => (language === SOURCE_LANGUAGE ? english : loaded.get(language)?.[name]),
    load,
    subscribe,
  });
}
