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
        'You are offline, and this is not on your device. It loads as soon as the connection is back.':
          'Jy is van die internet af, en dit is nie op jou toestel nie. Dit laai sodra die verbinding terug is.',
        'This needs a connection. It works again as soon as you are back online.':
          'Dit het ’n verbinding nodig. Dit werk weer sodra jy terug op die internet is.',
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
