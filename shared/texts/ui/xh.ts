import type { UiTranslation } from './translation';

export const TRANSLATION: UiTranslation = {
  unread: 'all',
  texts: {
    ui: {
      words: {
        'Loading…': 'Kuyalayishwa…',
        'This could not be loaded': 'Oku akukwazanga ukulayishwa',
        'Try again': 'Zama kwakhona',
        Close: 'Vala',
        'This could not be opened. Check your connection and try again.':
          'Oku akukwazanga ukuvulwa. Jonga uqhagamshelo uze uzame kwakhona.',
        'You are offline, and this is not on your device. It loads as soon as the connection is back.':
          'Awuqhagamshelwanga kwi-intanethi, kwaye oku akukho kwisixhobo sakho. Kuya kulayisha xa uqhagamshelo lubuyile.',
        'This needs a connection. It works again as soon as you are back online.':
          'Oku kufuna uqhagamshelo. Kuya kusebenza kwakhona xa uqhagamshelwe.',
      },
      seenOffline: (time) =>
        `Awuqhagamshelwanga kwi-intanethi. Kugqitywe ukubonwa ngo-${time}; kuya kuhlaziywa xa uqhagamshelo lubuyile.`,
      seenUnanswered: (time) =>
        `Iseva ayiphenduli. Kugqitywe ukubonwa ngo-${time}; kuya kuhlaziywa xa iseva iphendulile.`,
      offlineAsOf: (time) =>
        `Awuqhagamshelwanga kwi-intanethi. Oku koko kugqitywe ukulayishwa, ngo-${time}; kuya kuhlaziywa xa uqhagamshelo lubuyile.`,
      offline:
        'Awuqhagamshelwanga kwi-intanethi. Oku koko kugqitywe ukulayishwa; kuya kuhlaziywa xa uqhagamshelo lubuyile.',
      unanswered: (time) =>
        `Iseva ayiphenduli. Oku bekunjalo ngo-${time}; kuya kuhlaziywa xa iseva iphendulile.`,
      seconds: (count) => `kwimizuzwana eyi-${count} edlulileyo`,
      minute: 'kumzuzu o-1 odlulileyo',
      minutes: (count) => `kwimizuzu eyi-${count} edlulileyo`,
      hours: (count) => `kwiiyure eziyi-${count} ezidlulileyo`,
      days: (count) => `kwiintsuku eziyi-${count} ezidlulileyo`,
    },
  },
};
