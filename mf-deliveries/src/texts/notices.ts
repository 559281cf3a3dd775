import { createCatalogues } from '@fleetfoot/shared/texts';
import { NOTICES } from './english/notices';
import { TOUR } from './english/tour';
import type { ToldTexts } from './told-translation';

export const toldTranslations = {
  zu: () => import('./zu/notices'),
  af: () => import('./af/notices'),
  xh: () => import('./xh/notices'),
  st: () => import('./st/notices'),
};

const catalogueOf = createCatalogues<ToldTexts>(toldTranslations);

export const noticeWords = catalogueOf('words', {});
export const noticeTexts = catalogueOf('notices', NOTICES);
export const tourTexts = catalogueOf('tour', TOUR);
