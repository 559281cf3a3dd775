import type { ToldTranslation } from '../told-translation';
import { REASON_WORDS } from './reason-words';

export const TRANSLATION: ToldTranslation = {
  unread: 'all',
  texts: {
    notices: {
      needsYou: 'Kudinga wena',
      reached: {
        'Courier assigned': (name) => `${name}: sekunomhambisi`,
        Collected: (name) => `${name}: kulandiwe`,
        Delivered: (name) => `${name}: kulethiwe`,
        Failed: (name) => `${name}: kuhlulekile`,
        Returned: (name) => `${name}: kubuyisiwe`,
      },
      changed: (name) => `${name}: kushintshwe omunye umuntu`,
      changedByRecipient: (name) => `${name}: kushintshwe umamukeli`,
      answered: (name) => `${name}: inkinga iphenduliwe`,
      refused: (name) => `${name}: inkinga yenqatshiwe`,
      severalAnswered: (count) => `Izinkinga eziphenduliwe: ${count}`,
      read: (about) => `${about}. Funda okubhalwe ithimba lethu losizo.`,
      missed: (name, day) => `${name}: akwakhiwanga ngo-${day}`,
      runReasons: {
        asked: 'Kweqiwe yithimba lakho.',
        holiday: 'Kweqiwe: bekuyiholide lomphakathi.',
        credit: 'Inhlangano yakho ibikweleta imali yohambo engaphezu komkhawulo wayo.',
        outage: 'Isevisi yethu ibingasebenzi ngaleso sikhathi.',
      },
      notCreated: (reason) => `${reason} Akukho okulethwayo okwakhiwe.`,
    },
    tour: {
      list: {
        label: 'Okulethwayo kwakho',
        text: 'Konke okulethwayo kwenhlangano yakho, nalapho kukhona manje. Uma sekukhona, okuthi Kudinga wena ngenhla kohlu kubonisa okuphuzile noma okungahambanga kahle.',
      },
      follow: {
        label: 'Landelela okulethwayo',
        text: 'Okwenzekile kuxoxa isinyathelo ngasinye njengoba senzeka. Ukuthola isixhumanisi sokulandelela kwenza ikhasi umamukeli alandelela kulo umhambisi, ngaphandle kokungena.',
      },
      example: {
        label: 'Usuku oluyisibonelo',
        text: 'Okulethwayo okuyishumi okuqanjiwe, njengoba usuku lungakuletha: akukho okugcinwayo noma okukhokhelwayo. Vula okukodwa ukukulandele kusuka emnyango kuya komunye.',
      },
      create: {
        label: 'Okulethwayo okusha',
        text: 'Yisho ukuthi kusuka kuphi kuya kuphi, nokuthi nini. Intengo ikhona ngaphambi kokuthi wakhe noma yini, futhi ikhokhiswa lapho uhambo seluphelile.',
      },
    },
    words: REASON_WORDS,
  },
};
