import type { WaybillTranslation } from '../waybill-texts';

export const TRANSLATION: WaybillTranslation = {
  unread: 'all',
  texts: {
    waybill: {
      title: 'Iphepha lepasile',
      titleOfSeveral: 'Amaphepha eepasile',
      back: 'Into ehanjiswayo',
      backToAll: 'Izinto ezihanjiswayo',
      loading: 'Kulayishwa iphepha lepasile',
      print: 'Printa',
      none: 'Awekho amaphepha eepasile',
      noneText: 'Khetha izinto ezihanjiswayo kuluhlu, uze ukhethe okuthi Printa amaphepha eepasile.',
      all: 'Zonke izinto ezihanjiswayo',
    },
    words: {},
  },
};
