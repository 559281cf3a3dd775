import type { DialogTranslation } from '../dialog-texts';

export const TRANSLATION: DialogTranslation = {
  unread: 'all',
  texts: {
    csv: {
      dialog: {
        title: 'Jarolla CSV',
        cancel: 'Hlakola',
        download: 'Jarolla',
        format: 'Sebopeho',
        formatHint:
          'Dikhomphutha tse behetsweng Afrika Borwa di lebeletse disemikholone. Haeba tsohle di wela kholomong e le nngwe, nka sebopeho se seng.',
        local: 'Disemikholone, dikhoma tsa desimale',
        plain: 'Dikhoma, matheba a desimale',
        refusals: {
          offline:
            'Ha o a hokahana le inthanete, mme ha ho faele e entsweng: ho jarolla ho hong le ho hong ho qala ka ho ngolwa tshebetsong. Leka hape ha o se o hokahane.',
          limit: (most) =>
            `O jarolotse difaele tse ${most} kajeno, e leng palo e kgolo ya letsatsi le le leng. Leka hape hosane.`,
        },
      },
      listed: (summary) => `Faele e na le se bontshwang ke lenane, ka tatellano ya lona. ${summary}`,
      selected: (deliveries) => `Faele e na le tse kgethilweng, ${deliveries}, ka tatellano ya lenane.`,
      links: 'Mahokela a ho latela',
      linksHint:
        'A dithomello tse nang le ona, ho fihlela leqephe la tsona le kwalwa. Mang kapa mang ya nang le faele a ka bula maqephe ana.',
      linksIn: 'Kholomong ya ho qetela',
      linksOut: 'A siilwe ka ntle',
      remedy: 'Kapa o siye mahokela a ho latela ka ntle.',
    },
    views: {
      save: 'Boloka pono',
      name: 'Lebitso',
      keeps: 'Ho bolokwa patlo, difilthara le tatellano.',
      replaces: 'Pono ya lebitso lena e tla nkelwa sebaka.',
      cancel: 'Hlakola',
      confirm: 'Boloka',
      remove: 'Tlosa pono',
      question: (name) => `Tlosa pono “${name}”?`,
      text: 'Dithomello tse ho yona di dula di le jwalo.',
      problems: {
        empty: 'Kenya lebitso la pono.',
        long: (most) => `Sebedisa ditlhaku tse sa feteng ${most}.`,
        full: (most) => `O se o na le dipono tse ${most}. Tlosa e nngwe pele.`,
      },
    },
    share: {
      title: 'Arolelana ho latela',
      text: (deliveries) =>
        `O fumana mongolo o nang le mola bakeng sa e nngwe le e nngwe (${deliveries}): referense ya yona, moamohedi le lehokela leo a e latelang ka lona.`,
      leftOut: (deliveries) =>
        `Ho siilwe ka ntle ${deliveries}: leqephe la ho latela le kwetswe, kapa e hlakotswe.`,
      get: 'Fumana mahokela a ho latela',
      again: 'Leka hape',
      copy: 'Kopitsa tsohle',
      close: 'Kwala',
      progress: (count, total) => `Ho entswe mahokela a ${count} ho a ${total}`,
      doubt: 'Ha re so tsebe hore na lehokela le latelang le entswe.',
      links: 'Mahokela a ho latela',
      note: 'Mang kapa mang ya nang le lehokela a ka bula leqephe la lona, ho fihlela letsatsi ka mora ho fihliswa.',
      missing: (deliveries) => `Ha ho a fumanwa mahokela: ${deliveries}.`,
      without: 'Tse se nang lehokela',
    },
    words: {},
  },
};
