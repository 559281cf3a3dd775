import { createCatalogues } from '@fleetfoot/shared/texts';
import type { TextsOf } from '../translation';

export const createPart = createCatalogues<TextsOf<'create'>>({
  zu: () => import(/* webpackChunkName: "zu-create" */ '../zu/create'),
  af: () => import(/* webpackChunkName: "af-create" */ '../af/create'),
  xh: () => import(/* webpackChunkName: "xh-create" */ '../xh/create'),
  st: () => import(/* webpackChunkName: "st-create" */ '../st/create'),
});

export const createWords = createPart('words', {});
