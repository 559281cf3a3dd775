import type { Language, Say } from '@fleetfoot/shared/texts';
import type { UiTexts } from '@fleetfoot/shared/ui';
import { createContext, use } from 'react';
import type { Word } from './english/words';
import type { ListWords } from './list-words';
import type { Words } from './translation';

/** What a page is shown in that is not English. */
export interface PageTranslation {
  readonly language: Language;
  readonly words: Words;
  /** What `shared/ui` says by itself, once that is there. */
  readonly ui?: UiTexts | undefined;
  /** Of the list alone. */
  readonly list?: ListWords;
}

/** Of the page around; nothing in English. */
export const PageLanguage = createContext<PageTranslation | undefined>(undefined);

/** The same for texts that stand where they are shown: none is said that the catalogue does not know. */
export type SayWord = (text: Word) => string;

/** Says by these words; in English without any. */
export function sayBy(words: Words | undefined): Say {
  return (text) => (words && Object.hasOwn(words, text ?? '') && words[`${text}`]) || text;
}

/** Gives what says in the language of the page what stands in English elsewhere. */
export function useInWords(): Say {
  return sayBy(use(PageLanguage)?.words);
}
