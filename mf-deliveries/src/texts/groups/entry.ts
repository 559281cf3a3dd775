import { createCatalogues } from '@fleetfoot/shared/texts';
import type { TextsOf } from '../translation';

export const entryPart = createCatalogues<TextsOf<'entry'>>({
  zu: () => import(/* webpackChunkName: "zu-entry" */ '../zu/entry'),
  af: () => import(/* webpackChunkName: "af-entry" */ '../af/entry'),
  xh: () => import(/* webpackChunkName: "xh-entry" */ '../xh/entry'),
  st: () => import(/* webpackChunkName: "st-entry" */ '../st/entry'),
});

export const entryWords = entryPart('words', {});
