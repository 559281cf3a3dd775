import { type Catalogue, createCatalogues } from '@fleetfoot/shared/texts';
import type { DeliveryTexts } from './translation';

export const translations = {
  zu: () => import('./zu'),
  af: () => import('./af'),
  xh: () => import('./xh'),
  st: () => import('./st'),
};

/** The catalogue of a part, from its English texts. Each part has a file of its own, so that a script brings its own alone. */
export const catalogueOf: <Part extends keyof DeliveryTexts>(
  part: Part,
  english: DeliveryTexts[Part],
) => Catalogue<DeliveryTexts[Part]> = createCatalogues<DeliveryTexts>(translations);
