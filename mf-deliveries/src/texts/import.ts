import { createCatalogues } from '@fleetfoot/shared/texts';
import { IMPORT } from './english/import';
import type { ImportTexts } from './import-texts';

export const importTranslations = {
  zu: () => import(/* webpackChunkName: "zu-import" */ './zu/import'),
  af: () => import(/* webpackChunkName: "af-import" */ './af/import'),
  xh: () => import(/* webpackChunkName: "xh-import" */ './xh/import'),
  st: () => import(/* webpackChunkName: "st-import" */ './st/import'),
};

const partOf = createCatalogues<ImportTexts>(importTranslations);

export const importWords = partOf('words', {});
export const importTexts = partOf('importing', IMPORT);
