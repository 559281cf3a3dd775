import { createCatalogues } from '@fleetfoot/shared/texts';
import type { DialogTexts } from './dialog-texts';

export const dialogTranslations = {
  zu: () => import('./zu/dialogs'),
  af: () => import('./af/dialogs'),
  xh: () => import('./xh/dialogs'),
  st: () => import('./st/dialogs'),
};

/** The catalogues of what is opened on the list, whose languages come with it and not with the list. */
export const dialogsCatalogueOf = createCatalogues<DialogTexts>(dialogTranslations);

export const dialogWords = dialogsCatalogueOf('words', {});
