import type { TranslationOf } from '../translation';

export const TRANSLATION: TranslationOf<'times'> = {
  unread: 'all',
  texts: {
    times: {
      titles: {
        pickup_time: 'Ixesha lokuthatha',
        pickup_window: 'Ixesha lokuthatha',
        dropoff_window: 'Ixesha lokuhambisa',
      },
      days: 'UMvulo ULwesibini ULwesithathu ULwesine ULwesihlanu UMgqibelo ICawa',
      short: 'Mvu Bin Tha Sin Hla Mgq Caw',
      previous: 'Inyanga edlulileyo',
      next: 'Inyanga elandelayo',
      time: 'Ixesha',
      from: 'Ukusuka',
      to: 'Ukuya',
      moment: (weekday, date, time) => `${weekday} ${date}, ${time}, ixesha laseMzantsi Afrika`,
      window: (weekday, date, from, to) =>
        `${weekday} ${date}, ${from} ukuya ku-${to}, ixesha laseMzantsi Afrika`,
      over: 'Elo xesha lidlulile. Khetha elinye.',
      use: 'Sebenzisa eli xesha',
      cancel: 'Rhoxisa',
    },
    words: {},
  },
};
