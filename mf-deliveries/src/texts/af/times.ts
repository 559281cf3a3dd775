import type { TranslationOf } from '../translation';

export const TRANSLATION: TranslationOf<'times'> = {
  unread: 'all',
  texts: {
    times: {
      titles: {
        pickup_time: 'Afhaaltyd',
        pickup_window: 'Afhaaltyd',
        dropoff_window: 'Aflewertyd',
      },
      days: 'Maandag Dinsdag Woensdag Donderdag Vrydag Saterdag Sondag',
      short: 'Ma Di Wo Do Vr Sa So',
      previous: 'Vorige maand',
      next: 'Volgende maand',
      time: 'Tyd',
      from: 'Van',
      to: 'Tot',
      moment: (weekday, date, time) => `${weekday} ${date}, ${time}, Suid-Afrikaanse tyd`,
      window: (weekday, date, from, to) => `${weekday} ${date}, ${from} tot ${to}, Suid-Afrikaanse tyd`,
      over: 'Daardie tyd is verby. Kies ’n ander een.',
      use: 'Gebruik hierdie tyd',
      cancel: 'Kanselleer',
    },
    words: {},
  },
};
