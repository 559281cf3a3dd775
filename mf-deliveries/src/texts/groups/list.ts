import { createCatalogues } from '@fleetfoot/shared/texts';
import type { TextsOf } from '../translation';

export const listPart = createCatalogues<TextsOf<'list'>>({
  zu: () => import(/* webpackChunkName: "zu-list" */ '../zu/list'),
  af: () => import(/* webpackChunkName: "af-list" */ '../af/list'),
  xh: () => import(/* webpackChunkName: "xh-list" */ '../xh/list'),
  st: () => import(/* webpackChunkName: "st-list" */ '../st/list'),
});

export const listWords = listPart('words', {});
