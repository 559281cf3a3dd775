import { createCatalogues } from '@fleetfoot/shared/texts';
import type { TextsOf } from '../translation';

export const detailPart = createCatalogues<TextsOf<'detail'>>({
  zu: () => import(/* webpackChunkName: "zu-detail" */ '../zu/detail'),
  af: () => import(/* webpackChunkName: "af-detail" */ '../af/detail'),
  xh: () => import(/* webpackChunkName: "xh-detail" */ '../xh/detail'),
  st: () => import(/* webpackChunkName: "st-detail" */ '../st/detail'),
});

export const detailWords = detailPart('words', {});
