import type { ToldTranslation } from '../told-translation';
import { REASON_WORDS } from './reason-words';

export const TRANSLATION: ToldTranslation = {
  unread: 'all',
  texts: {
    notices: {
      needsYou: 'E hloka wena',
      reached: {
        'Courier assigned': (name) => `${name}: e na le moromuwa`,
        Collected: (name) => `${name}: e latilwe`,
        Delivered: (name) => `${name}: e fihlisitswe`,
        Failed: (name) => `${name}: ha e a atleha`,
        Returned: (name) => `${name}: e kgutlisitswe`,
      },
      changed: (name) => `${name}: e fetotswe ke motho e mong`,
      changedByRecipient: (name) => `${name}: e fetotswe ke moamohedi`,
      answered: (name) => `${name}: bothata bo arabilwe`,
      refused: (name) => `${name}: bothata bo hanilwe`,
      severalAnswered: (count) => `Mathata a arabilweng: ${count}`,
      read: (about) => `${about}. Bala seo sehlopha sa rona sa tshehetso se se ngotseng.`,
      missed: (name, day) => `${name}: ha e a thehwa ka ${day}`,
      runReasons: {
        asked: 'E tlotswe ke sehlopha sa hao.',
        holiday: 'E tlotswe: e ne e le phomolo ya setjhaba.',
        credit: 'Mokgatlo wa hao o ne o kolota maeto ho feta moedi wa ona.',
        outage: 'Tshebeletso ya rona e ne e sa sebetse ka nako eo.',
      },
      notCreated: (reason) => `${reason} Ha ho thomello e thehilweng.`,
    },
    tour: {
      list: {
        label: 'Dithomello tsa hao',
        text: 'Dithomello tsohle tsa mokgatlo wa hao, le moo di leng teng jwale. Ha di se di le teng, E hloka wena ka hodima lenane e bontsha tse morao ho nako kapa tse sa tsamayang hantle.',
      },
      follow: {
        label: 'Latela thomello',
        text: 'Tse etsahetseng di bolela mohato ka mong ha o etsahala. Ho fumana lehokela la ho latela ho etsa leqephe leo moamohedi a latelang moromuwa ho lona, ntle le ho kena.',
      },
      example: {
        label: 'Letsatsi la mohlala',
        text: 'Dithomello tse leshome tse iqapetsweng, jwalo ka ha letsatsi le ka di tlisa: ha ho letho la tsona le bolokwang kapa le lefiswang. Bula e nngwe ho e latela ho tloha monyako ho ya monyako.',
      },
      create: {
        label: 'Thomello e ntjha',
        text: 'Bolela hore e tloha kae ho ya kae, le hore neng. Theko e teng pele o theha letho, mme e lefiswa ha leeto le fedile.',
      },
    },
    words: REASON_WORDS,
  },
};
