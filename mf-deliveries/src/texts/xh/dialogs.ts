import type { DialogTranslation } from '../dialog-texts';

export const TRANSLATION: DialogTranslation = {
  unread: 'all',
  texts: {
    csv: {
      dialog: {
        title: 'Khuphela i-CSV',
        cancel: 'Rhoxisa',
        download: 'Khuphela',
        format: 'Ifomathi',
        formatHint:
          'Iikhompyutha ezisetelwe uMzantsi Afrika zilindele oosemikholoni. Ukuba yonke into ingena kwikholam enye, thatha enye ifomathi.',
        local: 'Oosemikholoni, iikoma kwiidesimali',
        plain: 'Iikoma, amachaphaza kwiidesimali',
        refusals: {
          offline:
            'Awukho kwi-intanethi, kwaye akukho fayile yenziweyo: konke ukukhuphela kuqale kubhalwe kumsebenzi. Zama kwakhona xa uqhagamshelwe.',
          limit: (most) =>
            `Ukhuphele iifayile eziyi-${most} namhlanje, elona nani likhulu losuku olunye. Zama kwakhona ngomso.`,
        },
      },
      listed: (summary) => `Ifayile iqulathe okuboniswa luluhlu, ngolandelelwano lwalo. ${summary}`,
      selected: (deliveries) => `Ifayile iqulathe okukhethiweyo, ${deliveries}, ngolandelelwano loluhlu.`,
      links: 'Amakhonkco okulandela',
      linksHint: 'Ezezinto ezinawo, lide livalwe iphepha lazo. Nabani na onefayile angawavula la maphepha.',
      linksIn: 'Kwikholam yokugqibela',
      linksOut: 'Ashiywe ngaphandle',
      remedy: 'Okanye ushiye amakhonkco okulandela ngaphandle.',
    },
    views: {
      save: 'Gcina imbonakalo',
      name: 'Igama',
      keeps: 'Kugcinwa ukhangelo, izihluzi nolandelelwano.',
      replaces: 'Imbonakalo yeli gama iya kuthatyathelwa indawo.',
      cancel: 'Rhoxisa',
      confirm: 'Gcina',
      remove: 'Cima imbonakalo',
      question: (name) => `Cima imbonakalo ethi “${name}”?`,
      text: 'Izinto ezihanjiswayo ezikuyo zihlala zinjalo.',
      problems: {
        empty: 'Faka igama lembonakalo.',
        long: (most) => `Sebenzisa oonobumba abangadluliyo ku-${most}.`,
        full: (most) => `Sele uneembonakalo eziyi-${most}. Cima enye kuqala.`,
      },
    },
    share: {
      title: 'Yabelana ngokulandela',
      text: (deliveries) =>
        `Ufumana umbhalo onomgca ngento nganye (${deliveries}): isalathiso sayo, umamkeli nekhonkco alandela ngalo.`,
      leftOut: (deliveries) =>
        `Kushiywe ngaphandle ${deliveries}: iphepha lokulandela livaliwe, okanye irhoxisiwe.`,
      get: 'Fumana amakhonkco okulandela',
      again: 'Zama kwakhona',
      copy: 'Kopa onke',
      close: 'Vala',
      progress: (count, total) => `Kwenziwe amakhonkco ayi-${count} kwayi-${total}`,
      doubt: 'Asikazi okwangoku ukuba ikhonkco elilandelayo lenziwe na.',
      links: 'Amakhonkco okulandela',
      note: 'Nabani na onekhonkco angavula iphepha lalo, kude kuphele usuku emva kokuhanjiswa.',
      missing: (deliveries) => `Akafunyanwanga amakhonkco: ${deliveries}.`,
      without: 'Ezingenalo ikhonkco',
    },
    words: {},
  },
};
