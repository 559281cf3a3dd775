import type { ShellTranslation } from './translation';

export const TRANSLATION: ShellTranslation = {
  unread: 'all',
  texts: {
    account: {
      language: 'Ulwimi',
      chosen: (language) => `Ulwimi: ${language}`,
      reach:
        'Olokungena, iprofayile yakho nezixhobo, nezinto ezihanjiswayo: entsha, ukungenisa, eziphindaphindayo namaphepha epasile; amanye amaphepha angesiNgesi.',
      keys: 'Izinqumlezi zekhibhodi',
    },
    saving: {
      label: 'Yonga idatha',
      choices: { auto: 'Ngokuzenzekelayo', on: 'Kuvuliwe', off: 'Kuvaliwe' },
      chosen: (choice) => `Yonga idatha: ${choice}`,
      notKept:
        'Esi sikhangeli asilugcini olu khetho. Sivumele sigcine idatha yale sayithi, uze ukhethe kwakhona.',
      used: (megabytes, cost) => `Malunga ne-${megabytes}, ${cost} ukuza kuthi ga ngoku`,
      what: 'Ukonga idatha kwenza iimaphu neefoto zilinde ucofe, nezintlu zilinde uhlaziye. Ngokuzenzekelayo kwenza njalo xa uqhagamshelo lucotha.',
      received: (megabytes, cost, price) =>
        `Kule iwindow kufunyenwe malunga ne-${megabytes}, eyi-${cost} xa i-1 GB ixabisa ${price}. Iimaphu, iintlawulo, okukhutshelweyo nokuthunyelweyo akubalwa.`,
      bar: 'Idatha iyongiwa',
      asOf: (time) => `Ayikho bukhoma. Yeyango-${time}`,
      failedAsOf: (time) => `Ayihlaziywanga. Yeyango-${time}`,
      refresh: 'Hlaziya',
      refreshing: 'Kuyahlaziywa.',
      notRefreshed: 'Ayihlaziywanga. Jonga uqhagamshelo lwakho uze uzame kwakhona.',
    },
    notices: {
      title: 'Izaziso',
      unread: (count) => `Izaziso, ezintsha: ${count}`,
      several: (count) => `Izaziso ezintsha: ${count}`,
      isNew: 'Entsha',
      clear: 'Sula zonke',
      none: 'Akukho zaziso',
      about:
        'Okwenziwa ngabahambisi nabanye ngezinto zakho ezihanjiswayo ngelixa i-Fleetfoot ivuliwe kugcinwa apha iintsuku ezisixhenxe.',
      alerts: {
        on: 'Esi sikhangeli sibonisa isaziso ngelixa i-Fleetfoot ivuliwe wena ukwenye indawo.',
        off: 'Esi sikhangeli singabonisa isaziso ngelixa i-Fleetfoot ivuliwe wena ukwenye indawo.',
        denied:
          'Izaziso zale sayithi zivaliwe kwesi sikhangeli. Zivumele kwiisetingi zaso zale sayithi, uze uvule le phaneli kwakhona.',
        unsupported: 'Esi sikhangeli asinakubonisa izaziso zale sayithi.',
      },
      turnOn: 'Vula',
      turnOff: 'Vala',
      example: {
        title: 'Izaziso ze-Fleetfoot zivuliwe',
        text: 'Okwenziwa ngabanye nabahambisi kuboniswa ngolu hlobo ngelixa ukwenye indawo.',
      },
    },
    tour: {
      name: 'Ukhenketho',
      at: (stop, stops) => `Ukhenketho, ${stop} kwe-${stops}`,
      showPage: 'Bonisa iphepha lakho',
      waiting: 'Khawujonge-jonge',
      loading: 'Kulayishwa ukhenketho …',
      isLoading: 'Kulayishwa ukhenketho.',
      failed: 'Ukhenketho alukwazanga ukulayishwa. Jonga uqhagamshelo lwakho, uze uzame kwakhona.',
      retry: 'Zama kwakhona',
      next: 'Okulandelayo',
      back: 'Emva',
      finish: 'Gqiba',
      end: 'Phelisa ukhenketho',
      ended: 'Ukhenketho luphelile. I-Find iyalubuyisa: Tour.',
      find: {
        label: 'Fumana nantoni na',
        text: 'Cofa u-Ctrl-K (⌘K kwi-Mac) okanye iqhosha elithi Find kulo naliphi na iphepha. Lifumana amaphepha, izinto ezihanjiswayo, nolu khenketho kwakhona.',
      },
    },
  },
};
