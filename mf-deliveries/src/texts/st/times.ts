import type { TranslationOf } from '../translation';

export const TRANSLATION: TranslationOf<'times'> = {
  unread: 'all',
  texts: {
    times: {
      titles: {
        pickup_time: 'Nako ya ho lata',
        pickup_window: 'Nako ya ho lata',
        dropoff_window: 'Nako ya ho fihlisa',
      },
      days: 'Mantaha Labobedi Laboraro Labone Labohlano Moqebelo Sontaha',
      short: 'Man Bed Rar Ne Hla Moq Son',
      previous: 'Kgwedi e fetileng',
      next: 'Kgwedi e latelang',
      time: 'Nako',
      from: 'Ho tloha',
      to: 'Ho fihla',
      moment: (weekday, date, time) => `${weekday} ${date}, ${time}, nako ya Afrika Borwa`,
      window: (weekday, date, from, to) => `${weekday} ${date}, ${from} ho ya ho ${to}, nako ya Afrika Borwa`,
      over: 'Nako eo e fetile. Kgetha e nngwe.',
      use: 'Sebedisa nako ena',
      cancel: 'Hlakola',
    },
    words: {},
  },
};
