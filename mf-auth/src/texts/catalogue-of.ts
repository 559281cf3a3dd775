import { type Catalogue, createCatalogues } from '@fleetfoot/shared/texts';
import type { AuthTexts } from './translation';

export const translations = {
  zu: () => import('./zu'),
  af: () => import('./af'),
  xh: () => import('./xh'),
  st: () => import('./st'),
};

/** The catalogue of a part, from its English texts. Each part has a file of its own, so that a page brings its own alone. */
export const catalogueOf: <Part extends keyof AuthTexts>(
  part: Part,
  english: AuthTexts[Part],
) => Catalogue<AuthTexts[Part]> = createCatalogues<AuthTexts>(translations);
