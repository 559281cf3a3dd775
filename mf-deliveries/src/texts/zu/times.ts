import type { TranslationOf } from '../translation';

export const TRANSLATION: TranslationOf<'times'> = {
  unread: 'all',
  texts: {
    times: {
      titles: {
        pickup_time: 'Isikhathi sokulanda',
        pickup_window: 'Isikhathi sokulanda',
        dropoff_window: 'Isikhathi sokuletha',
      },
      days: 'UMsombuluko ULwesibili ULwesithathu ULwesine ULwesihlanu UMgqibelo ISonto',
      short: 'Mso Bil Tha Sin Hla Mgq Son',
      previous: 'Inyanga edlule',
      next: 'Inyanga elandelayo',
      time: 'Isikhathi',
      from: 'Kusuka',
      to: 'Kuya',
      moment: (weekday, date, time) => `${weekday} ${date}, ${time}, isikhathi saseNingizimu Afrika`,
      window: (weekday, date, from, to) =>
        `${weekday} ${date}, ${from} kuya ku-${to}, isikhathi saseNingizimu Afrika`,
      over: 'Leso sikhathi sesidlulile. Khetha esinye.',
      use: 'Sebenzisa lesi sikhathi',
      cancel: 'Khansela',
    },
    words: {},
  },
};
