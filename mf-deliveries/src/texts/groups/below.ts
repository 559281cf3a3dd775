import { createCatalogues } from '@fleetfoot/shared/texts';
import type { TextsOf } from '../translation';

export const belowPart = createCatalogues<TextsOf<'below'>>({
  zu: () => import(/* webpackChunkName: "zu-below" */ '../zu/below'),
  af: () => import(/* webpackChunkName: "af-below" */ '../af/below'),
  xh: () => import(/* webpackChunkName: "xh-below" */ '../xh/below'),
  st: () => import(/* webpackChunkName: "st-below" */ '../st/below'),
});

export const belowWords = belowPart('words', {});
