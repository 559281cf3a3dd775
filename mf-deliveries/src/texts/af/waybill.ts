import type { WaybillTranslation } from '../waybill-texts';

export const TRANSLATION: WaybillTranslation = {
  unread: 'all',
  texts: {
    waybill: {
      title: 'Vragbrief',
      titleOfSeveral: 'Vragbriewe',
      back: 'Aflewering',
      backToAll: 'Aflewerings',
      loading: 'Die vragbrief laai',
      print: 'Druk',
      none: 'Geen vragbriewe nie',
      noneText: 'Kies aflewerings in die lys, en kies dan Druk vragbriewe.',
      all: 'Alle aflewerings',
    },
    words: {},
  },
};
