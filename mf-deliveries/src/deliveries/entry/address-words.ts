import { use, useEffect } from 'react';
import { PageLanguage } from '../../texts/page-language';
import type { Words } from '../../texts/translation';

export interface AddressWordsProps {
  /** Gets the words for what an address field says, while a page is in another language than English. Stable. */
  readonly onWords: (words: Words | undefined) => void;
}

/** Brings the words of an address field, for which a page has no room. Renders nothing. */
export function AddressWords({ onWords }: AddressWordsProps) {
  const words = use(PageLanguage)?.words;
  useEffect(() => {
    onWords(words);
    return () => onWords(undefined);
  }, [words, onWords]);
  return undefined;
}
