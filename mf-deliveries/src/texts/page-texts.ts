import type { Catalogue } from '@fleetfoot/shared/texts';
import { use } from 'react';
import { PageLanguage, type PageTranslation } from './page-language';

/** The texts of a part in what a page is shown in. */
export function textsIn<Part>(page: PageTranslation | undefined, { read, english }: Catalogue<Part>): Part {
  return (page && read(page.language)) ?? english;
}

/** The texts of a part in the language of the page around. */
export function usePageTexts<Part>(catalogue: Catalogue<Part>): Part {
  return textsIn(use(PageLanguage), catalogue);
}
