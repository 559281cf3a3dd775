import type { WaybillTranslation } from '../waybill-texts';

export const TRANSLATION: WaybillTranslation = {
  unread: 'all',
  texts: {
    waybill: {
      title: 'Pampiri ya sephuthelwana',
      titleOfSeveral: 'Dipampiri tsa diphuthelwana',
      back: 'Thomello',
      backToAll: 'Dithomello',
      loading: 'Ho laollwa pampiri ya sephuthelwana',
      print: 'Hatisa',
      none: 'Ha ho dipampiri tsa diphuthelwana',
      noneText: 'Kgetha dithomello lenaneng, ebe o kgetha Hatisa dipampiri tsa diphuthelwana.',
      all: 'Dithomello tsohle',
    },
    words: {},
  },
};
