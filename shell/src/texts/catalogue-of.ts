import { type Catalogue, createCatalogues } from '@fleetfoot/shared/texts';
import type { ShellTexts } from './translation';

export const translations = {
  zu: () => import('./zu'),
  af: () => import('./af'),
  xh: () => import('./xh'),
  st: () => import('./st'),
};

/** The catalogue of a part, from its English texts. Each part has a file of its own, so that a script brings its own alone. */
export const catalogueOf: <Part extends keyof ShellTexts>(
  part: Part,
  english: ShellTexts[Part],
) => Catalogue<ShellTexts[Part]> = createCatalogues<ShellTexts>(translations);
