import type { WaybillTranslation } from '../waybill-texts';

export const TRANSLATION: WaybillTranslation = {
  unread: 'all',
  texts: {
    waybill: {
      title: 'Iphepha lephasela',
      titleOfSeveral: 'Amaphepha amaphasela',
      back: 'Okulethwayo',
      backToAll: 'Konke okulethwayo',
      loading: 'Kulayishwa iphepha lephasela',
      print: 'Phrinta',
      none: 'Awekho amaphepha amaphasela',
      noneText: 'Khetha okulethwayo ohlwini, bese ukhetha ukuthi Phrinta amaphepha amaphasela.',
      all: 'Konke okulethwayo',
    },
    words: {},
  },
};
