import type { UiTranslation } from './translation';

export const TRANSLATION: UiTranslation = {
  unread: 'all',
  texts: {
    ui: {
      words: {
        'Loading…': 'Laai tans…',
        'This could not be loaded': 'Dit kon nie gelaai word nie',
        'Try again': 'Probeer weer',
        Close: 'Maak toe',
        'This could not be opened. Check your connection and try again.':
          'Dit kon nie oopgemaak word nie. Gaan jou verbinding na en probeer weer.',
      },
      seenOffline: (time) =>
        `Jy is van die internet af. Laas gesien ${time}; dit word bygewerk wanneer die verbinding terug is.`,
      seenUnanswered: (time) =>
        `Geen antwoord van die bediener nie. Laas gesien ${time}; dit word bygewerk wanneer die bediener antwoord.`,
      offlineAsOf: (time) =>
        `Jy is van die internet af. Dit is wat laas gelaai is, om ${time}; dit word bygewerk wanneer die verbinding terug is.`,
      offline:
        'Jy is van die internet af. Dit is wat laas gelaai is; dit word bygewerk wanneer die verbinding terug is.',
      unanswered: (time) =>
        `Geen antwoord van die bediener nie. So was dit om ${time}; dit word bygewerk wanneer die bediener antwoord.`,
      seconds: (count) => `${count} sekondes gelede`,
      minute: '1 minuut gelede',
      minutes: (count) => `${count} minute gelede`,
      hours: (count) => `${count} uur gelede`,
      days: (count) => `${count} dae gelede`,
    },
  },
};
