import type { DialogTranslation } from '../dialog-texts';

export const TRANSLATION: DialogTranslation = {
  unread: 'all',
  texts: {
    csv: {
      dialog: {
        title: 'Landa i-CSV',
        cancel: 'Khansela',
        download: 'Landa',
        format: 'Ifomethi',
        formatHint:
          'Amakhompyutha amiselwe iNingizimu Afrika alindele amakhefana. Uma konke kungena kukholomu eyodwa, thatha enye ifomethi.',
        local: 'Amakhefana, amakhoma kumadesimali',
        plain: 'Amakhoma, amachashazi kumadesimali',
        refusals: {
          offline:
            'Awukho ku-inthanethi, futhi alikho ifayela elenziwe: konke ukulanda kuqala kubhalwe kumsebenzi. Zama futhi uma usuxhumekile.',
          limit: (most) =>
            `Ulande amafayela angu-${most} namuhla, okuyisibalo esikhulu sosuku olulodwa. Zama futhi kusasa.`,
        },
      },
      listed: (summary) => `Ifayela liqukethe okuboniswa uhlu, ngokulandelana kwalo. ${summary}`,
      selected: (deliveries) => `Ifayela liqukethe okukhethiwe, ${deliveries}, ngokulandelana kohlu.`,
      links: 'Izixhumanisi zokulandelela',
      linksHint:
        'Ezokulethwayo okunaso, kuze kuvalwe ikhasi lakho. Noma ubani onefayela angavula lawa makhasi.',
      linksIn: 'Kukholomu yokugcina',
      linksOut: 'Kushiywe ngaphandle',
      remedy: 'Noma ushiye izixhumanisi zokulandelela ngaphandle.',
    },
    views: {
      save: 'Londoloza ukubuka',
      name: 'Igama',
      keeps: 'Kugcinwa ukusesha, izihlungi nokulandelana.',
      replaces: 'Ukubuka okunaleli gama kuzothathelwa indawo.',
      cancel: 'Khansela',
      confirm: 'Londoloza',
      remove: 'Susa ukubuka',
      question: (name) => `Susa ukubuka okuthi “${name}”?`,
      text: 'Okulethwayo okukukho kuhlala kunjalo.',
      problems: {
        empty: 'Faka igama lokubuka.',
        long: (most) => `Sebenzisa izinhlamvu ezingedluli ku-${most}.`,
        full: (most) => `Usunokubuka okungu-${most}. Susa okukodwa kuqala.`,
      },
    },
    share: {
      title: 'Yabelana ngokulandelela',
      text: (deliveries) =>
        `Uthola umbhalo onomugqa ngakunye (${deliveries}): inkomba yakho, umamukeli nesixhumanisi akulandelela ngaso.`,
      leftOut: (deliveries) =>
        `Kushiywe ngaphandle ${deliveries}: ikhasi lokulandelela livaliwe, noma kukhanseliwe.`,
      get: 'Thola izixhumanisi zokulandelela',
      again: 'Zama futhi',
      copy: 'Kopisha konke',
      close: 'Vala',
      progress: (count, total) => `Kwenziwe izixhumanisi ezingu-${count} kwezingu-${total}`,
      doubt: 'Asikazi okwamanje ukuthi isixhumanisi esilandelayo senziwe yini.',
      links: 'Izixhumanisi zokulandelela',
      note: 'Noma ubani onesixhumanisi angavula ikhasi laso, kuze kuphele usuku ngemva kokulethwa.',
      missing: (deliveries) => `Azitholakalanga izixhumanisi: ${deliveries}.`,
      without: 'Okungenaso isixhumanisi',
    },
    words: {},
  },
};
