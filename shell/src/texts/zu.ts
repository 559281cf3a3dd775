import type { ShellTranslation } from './translation';

export const TRANSLATION: ShellTranslation = {
  unread: 'all',
  texts: {
    account: {
      language: 'Ulimi',
      chosen: (language) => `Ulimi: ${language}`,
      reach:
        'Olokungena, iphrofayela yakho namadivayisi, nokulethwayo: okusha, ukungenisa, okuphindaphindwayo namaphepha ephasela; amanye amakhasi angesiNgisi.',
      keys: 'Izinqamuleli zekhibhodi',
    },
    saving: {
      label: 'Yonga idatha',
      choices: { auto: 'Okuzenzakalelayo', on: 'Kuvuliwe', off: 'Kuvaliwe' },
      chosen: (choice) => `Yonga idatha: ${choice}`,
      notKept:
        'Lesi siphequluli asiligcini leli khetho. Sivumele sigcine idatha yale sayithi, bese ukhetha futhi.',
      used: (megabytes, cost) => `Cishe ${megabytes}, ${cost} kuze kube manje`,
      what: 'Ukonga idatha kwenza amamephu nezithombe kulinde uthephe, nezinhlu zilinde uvuselele. Okuzenzakalelayo kwenza kanjalo uma uxhumo luhamba kancane.',
      received: (megabytes, cost, price) =>
        `Kuleli windi kwamukelwe cishe ${megabytes}, okungu-${cost} uma i-1 GB ibiza ${price}. Amamephu, izinkokhelo, okulandiwe nokuthunyelwe akubalwa.`,
      bar: 'Idatha iyongiwa',
      asOf: (time) => `Akubukhoma. Kungokwango-${time}`,
      failedAsOf: (time) => `Akuvuselelwanga. Kungokwango-${time}`,
      refresh: 'Vuselela',
      refreshing: 'Kuyavuselelwa.',
      notRefreshed: 'Akuvuselelwanga. Hlola uxhumo lwakho bese uzama futhi.',
    },
    notices: {
      title: 'Izaziso',
      unread: (count) => `Izaziso, ezintsha: ${count}`,
      several: (count) => `Izaziso ezintsha: ${count}`,
      isNew: 'Okusha',
      clear: 'Sula konke',
      none: 'Azikho izaziso',
      about:
        'Okwenziwa abahambisi nabanye ngokulethwayo kwakho ngenkathi i-Fleetfoot ivuliwe kugcinwa lapha izinsuku eziyisikhombisa.',
      alerts: {
        on: 'Lesi siphequluli sibonisa isaziso ngenkathi i-Fleetfoot ivuliwe wena ukwenye indawo.',
        off: 'Lesi siphequluli singabonisa isaziso ngenkathi i-Fleetfoot ivuliwe wena ukwenye indawo.',
        denied:
          'Izaziso zale sayithi zivinjiwe kulesi siphequluli. Zivumele kuzilungiselelo zaso zale sayithi, bese uvula leli phaneli futhi.',
        unsupported: 'Lesi siphequluli asikwazi ukubonisa izaziso zale sayithi.',
      },
      turnOn: 'Vula',
      turnOff: 'Vala',
      example: {
        title: 'Izaziso ze-Fleetfoot zivuliwe',
        text: 'Okwenziwa abanye nabahambisi kuboniswa kanje ngenkathi ukwenye indawo.',
      },
    },
    tour: {
      name: 'Uhambo',
      at: (stop, stops) => `Uhambo, ${stop} kwe-${stops}`,
      showPage: 'Bonisa ikhasi lakho',
      waiting: 'Ake uzungeze',
      loading: 'Kulayishwa uhambo …',
      isLoading: 'Kulayishwa uhambo.',
      failed: 'Uhambo alukwazanga ukulayishwa. Hlola uxhumo lwakho, bese uzama futhi.',
      retry: 'Zama futhi',
      next: 'Okulandelayo',
      back: 'Emuva',
      finish: 'Qeda',
      end: 'Qeda uhambo',
      ended: 'Uhambo luphelile. I-Find iyalubuyisa: Tour.',
      find: {
        label: 'Thola noma yini',
        text: 'Cindezela u-Ctrl-K (⌘K ku-Mac) noma inkinobho ethi Find kunoma yiliphi ikhasi. Ithola amakhasi, okulethwayo, nalolu hambo futhi.',
      },
    },
  },
};
