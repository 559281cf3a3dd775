import { createCatalogues } from '@fleetfoot/shared/texts';
import type { TextsOf } from '../translation';

export const tripPart = createCatalogues<TextsOf<'trip'>>({
  zu: () => import(/* webpackChunkName: "zu-trip" */ '../zu/trip'),
  af: () => import(/* webpackChunkName: "af-trip" */ '../af/trip'),
  xh: () => import(/* webpackChunkName: "xh-trip" */ '../xh/trip'),
  st: () => import(/* webpackChunkName: "st-trip" */ '../st/trip'),
});

export const tripWords = tripPart('words', {});
