import { usePageLanguage } from '@fleetfoot/shared/texts';
import { useLayoutEffect, useMemo } from 'react';
import { deliveryWords } from './groups/delivery';
import { listWords as listGroup } from './groups/list';
import { listTexts } from './list';
import { listWords } from './list-words';
import type { PageTranslation } from './page-language';
import { usePageTranslation } from './page-translation';
import { together } from './together';

const GROUPS = together(deliveryWords, listGroup);

interface FollowLanguageProps {
  /** Told what the page is shown in; `undefined` while that is English. Stable. */
  readonly onTranslation: (translation: PageTranslation | undefined) => void;
}

/** Follows the language that is wanted, for a page that has no room for what that takes. Renders nothing. */
export function FollowLanguage({ onTranslation }: FollowLanguageProps) {
  const page = usePageTranslation(GROUPS);
  const translation = useMemo(() => {
    const list = page && listTexts.read(page.language);
    return list && { ...page, list: listWords(list) };
  }, [page]);
  usePageLanguage(GROUPS, translation?.words['Deliveries'] ?? 'Deliveries');
  useLayoutEffect(() => onTranslation(translation), [translation, onTranslation]);
  return undefined;
}
