import { createCatalogues } from '@fleetfoot/shared/texts';
import type { TextsOf } from '../translation';

/** In the chunk of the dialog, of which all are less than 1 KiB: a chunk of their own would be named in what every page of this remote loads. */
export const timesPart = createCatalogues<TextsOf<'times'>>({
  zu: () => import(/* webpackChunkName: "time-dialog" */ '../zu/times'),
  af: () => import(/* webpackChunkName: "time-dialog" */ '../af/times'),
  xh: () => import(/* webpackChunkName: "time-dialog" */ '../xh/times'),
  st: () => import(/* webpackChunkName: "time-dialog" */ '../st/times'),
});

export const timesWords = timesPart('words', {});
