import { createCatalogues } from '@fleetfoot/shared/texts';
import type { TextsOf } from '../translation';

export const deliveryPart = createCatalogues<TextsOf<'delivery'>>({
  zu: () => import(/* webpackChunkName: "zu-delivery" */ '../zu/delivery'),
  af: () => import(/* webpackChunkName: "af-delivery" */ '../af/delivery'),
  xh: () => import(/* webpackChunkName: "xh-delivery" */ '../xh/delivery'),
  st: () => import(/* webpackChunkName: "st-delivery" */ '../st/delivery'),
});

export const deliveryWords = deliveryPart('words', {});
