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
