import type { Catalogue, Language } from '@fleetfoot/shared/texts';
import { createContext, use } from 'react';
import { catalogueOf } from './catalogue-of';

const wordTexts = catalogueOf('words', {});

/** The language that a form is shown in. Its fields are those of other forms, too, which have no other language yet: those are English. */
export const FormLanguage = createContext<Language>('en');

/** The texts of a part in the language of the form around. */
export function useFormTexts<Part>(catalogue: Catalogue<Part>): Part {
  return catalogue.read(use(FormLanguage)) ?? catalogue.english;
}

/** Gives what says in the language of the form what stands in English elsewhere: as it is where no translation knows it. */
export function useInWords() {
  const words = useFormTexts(wordTexts);
  function say(text: string): string;
  function say(text: string | undefined): string | undefined;
  function say(text: string | undefined): string | undefined {
    return text && Object.hasOwn(words, text) ? words[text] : text;
  }
  return say;
}
