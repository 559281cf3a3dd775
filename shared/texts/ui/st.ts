import type { UiTranslation } from './translation';

export const TRANSLATION: UiTranslation = {
  unread: 'all',
  texts: {
    ui: {
      words: {
        'Loading…': 'Ho a laollwa…',
        'This could not be loaded': 'Sena ha se a kgona ho laollwa',
        'Try again': 'Leka hape',
        Close: 'Kwala',
        'This could not be opened. Check your connection and try again.':
          'Sena ha se a kgona ho bulwa. Hlahloba kgokahano ya hao o be o leke hape.',
        'You are offline, and this is not on your device. It loads as soon as the connection is back.':
          'Ha o a hokahana le inthanete, mme sena ha se yo sesebedisweng sa hao. Se tla laollwa ha kgokahano e kgutlile.',
        'This needs a connection. It works again as soon as you are back online.':
          'Sena se hloka kgokahano. Se tla sebetsa hape ha o hokahane.',
      },
      seenOffline: (time) =>
        `Ha o a hokahana le inthanete. Se qetetse ho bonwa ka ${time}; se tla ntjhafatswa ha kgokahano e kgutlile.`,
      seenUnanswered: (time) =>
        `Seva ha e arabe. Se qetetse ho bonwa ka ${time}; se tla ntjhafatswa ha seva e arabile.`,
      offlineAsOf: (time) =>
        `Ha o a hokahana le inthanete. Sena ke se qetetseng ho laollwa, ka ${time}; se tla ntjhafatswa ha kgokahano e kgutlile.`,
      offline:
        'Ha o a hokahana le inthanete. Sena ke se qetetseng ho laollwa; se tla ntjhafatswa ha kgokahano e kgutlile.',
      unanswered: (time) =>
        `Seva ha e arabe. Sena se ne se le jwalo ka ${time}; se tla ntjhafatswa ha seva e arabile.`,
      seconds: (count) => `metsotswana e ${count} e fetileng`,
      minute: 'motsotso o 1 o fetileng',
      minutes: (count) => `metsotso e ${count} e fetileng`,
      hours: (count) => `dihora tse ${count} tse fetileng`,
      days: (count) => `matsatsi a ${count} a fetileng`,
    },
  },
};
