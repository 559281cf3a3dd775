import { createCatalogues } from '@fleetfoot/shared/texts';
import { WAYBILL } from './english/waybill';
import type { WaybillTexts } from './waybill-texts';

/** With those of recurring deliveries: a chunk for so little would be bytes of everybody's first paint. */
export const waybillTranslations = {
  zu: () => import(/* webpackChunkName: "zu-recurring" */ './zu/waybill'),
  af: () => import(/* webpackChunkName: "af-recurring" */ './af/waybill'),
  xh: () => import(/* webpackChunkName: "xh-recurring" */ './xh/waybill'),
  st: () => import(/* webpackChunkName: "st-recurring" */ './st/waybill'),
};

const partOf = createCatalogues<WaybillTexts>(waybillTranslations);

export const waybillWords = partOf('words', {});
export const waybillTexts = partOf('waybill', WAYBILL);
