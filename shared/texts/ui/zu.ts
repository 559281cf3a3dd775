import type { UiTranslation } from './translation';

export const TRANSLATION: UiTranslation = {
  unread: 'all',
  texts: {
    ui: {
      words: {
        'Loading…': 'Kuyalayishwa…',
        'This could not be loaded': 'Lokhu akukwazanga ukulayishwa',
        'Try again': 'Zama futhi',
        Close: 'Vala',
        'This could not be opened. Check your connection and try again.':
          'Lokhu akukwazanga ukuvulwa. Hlola uxhumo lwakho bese uzama futhi.',
        'You are offline, and this is not on your device. It loads as soon as the connection is back.':
          'Awuxhunyiwe ku-inthanethi, futhi lokhu akukho kudivayisi yakho. Kuzolayisha lapho uxhumo selubuyile.',
        'This needs a connection. It works again as soon as you are back online.':
          'Lokhu kudinga uxhumo. Kuzosebenza futhi lapho usuxhunyiwe.',
      },
      seenOffline: (time) =>
        `Awuxhunyiwe ku-inthanethi. Kugcine ukubonwa ngo-${time}; kuzobuyekezwa lapho uxhumo selubuyile.`,
      seenUnanswered: (time) =>
        `Iseva ayiphenduli. Kugcine ukubonwa ngo-${time}; kuzobuyekezwa lapho iseva isiphendulile.`,
      offlineAsOf: (time) =>
        `Awuxhunyiwe ku-inthanethi. Lokhu yilokho okugcine ukulayishwa, ngo-${time}; kuzobuyekezwa lapho uxhumo selubuyile.`,
      offline:
        'Awuxhunyiwe ku-inthanethi. Lokhu yilokho okugcine ukulayishwa; kuzobuyekezwa lapho uxhumo selubuyile.',
      unanswered: (time) =>
        `Iseva ayiphenduli. Lokhu bekunjalo ngo-${time}; kuzobuyekezwa lapho iseva isiphendulile.`,
      seconds: (count) => `emizuzwaneni engu-${count} edlule`,
      minute: 'emzuzwini o-1 odlule',
      minutes: (count) => `emizuzwini engu-${count} edlule`,
      hours: (count) => `emahoreni angu-${count} adlule`,
      days: (count) => `ezinsukwini ezingu-${count} ezidlule`,
    },
  },
};
