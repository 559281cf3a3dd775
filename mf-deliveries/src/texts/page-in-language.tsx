import { useServices } from '@fleetfoot/shared/remote';
import { type Catalogue, usePageLanguage } from '@fleetfoot/shared/texts';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { InPageLanguage } from './in-page-language';
import { PageLanguage } from './page-language';
import { usePageTranslation } from './page-translation';
import type { Words } from './translation';

interface PageInLanguageProps {
  /** Of all that the page shows. Made once. */
  readonly groups: Catalogue<Words>;
  readonly children: ReactNode;
}

/** A page in the language that is wanted, once all of its texts are there in that; in English until then. */
export function PageInLanguage({ groups, children }: PageInLanguageProps) {
  usePageLanguage(groups);
  const translation = usePageTranslation(groups);
  return <InPageLanguage translation={translation}>{children}</InPageLanguage>;
}

/** Titles a page in the language that it is shown in. In English its route does, but for one that had another before. */
export function useTitle(title: string): void {
  const { titlePage } = useServices();
  const isTranslated = use(PageLanguage) !== undefined;
  const isTitled = useRef(false);
  useEffect(() => {
    if (!isTranslated && !isTitled.current) return;
    isTitled.current = true;
    titlePage(title);
  }, [isTranslated, title, titlePage]);
}
