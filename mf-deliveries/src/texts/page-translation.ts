import { type Catalogue, useShownLanguage } from '@fleetfoot/shared/texts';
import { useUiTexts } from '@fleetfoot/shared/texts/ui';
import { useMemo } from 'react';
import type { PageTranslation } from './page-language';
import type { Words } from './translation';

/**
 * What a page is shown in, for `PageLanguage`; `undefined` while that is English.
 * @param groups of texts that the page shows
 */
export function usePageTranslation(groups: Catalogue<Words>): PageTranslation | undefined {
  const language = useShownLanguage(groups);
  const ui = useUiTexts(language);
  return useMemo(() => {
    const words = language === 'en' ? undefined : groups.read(language);
    return words && { language, words, ui };
  }, [groups, language, ui]);
}
