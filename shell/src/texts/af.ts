import type { ShellTranslation } from './translation';

export const TRANSLATION: ShellTranslation = {
  unread: 'all',
  texts: {
    account: {
      language: 'Taal',
      chosen: (language) => `Taal: ${language}`,
      reach:
        'Vir aanmelding, jou profiel en toestelle, en aflewerings met Nuwe aflewering, invoer, herhalende aflewerings en vragbriewe; ander bladsye is in Engels.',
      keys: 'Kortpadsleutels',
    },
    saving: {
      label: 'Bespaar data',
      choices: { auto: 'Outomaties', on: 'Aan', off: 'Af' },
      chosen: (choice) => `Bespaar data: ${choice}`,
      notKept:
        'Hierdie blaaier hou nie die keuse nie. Laat dit toe om data vir hierdie werf te bewaar, en kies dan weer.',
      used: (megabytes, cost) => `Omtrent ${megabytes}, ${cost} tot dusver`,
      what: 'Bespaar data laat kaarte en foto’s vir ’n tik wag, en lyste vir ’n verfrissing. Outomaties doen dit op ’n stadige verbinding.',
      received: (megabytes, cost, price) =>
        `In hierdie venster is omtrent ${megabytes} ontvang, wat ${cost} is teen ${price} vir 1 GB. Kaarte, betalings, aflaaie en wat gestuur word, word nie getel nie.`,
      bar: 'Data word bespaar',
      asOf: (time) => `Nie regstreeks nie. Soos om ${time}`,
      failedAsOf: (time) => `Nie verfris nie. Soos om ${time}`,
      refresh: 'Verfris',
      refreshing: 'Word verfris.',
      notRefreshed: 'Nie verfris nie. Gaan jou verbinding na en probeer weer.',
    },
    notices: {
      title: 'Kennisgewings',
      unread: (count) => `Kennisgewings, ${count} nuut`,
      several: (count) => `${count} nuwe kennisgewings`,
      isNew: 'Nuut',
      clear: 'Maak alles leeg',
      none: 'Geen kennisgewings nie',
      about:
        'Wat koeriers en ander met jou aflewerings doen terwyl Fleetfoot oop is, word sewe dae lank hier gehou.',
      alerts: {
        on: 'Hierdie blaaier wys ’n kennisgewing terwyl Fleetfoot oop is en jy elders is.',
        off: 'Hierdie blaaier kan ’n kennisgewing wys terwyl Fleetfoot oop is en jy elders is.',
        denied:
          'Kennisgewings van hierdie werf word in hierdie blaaier geblokkeer. Laat dit toe in sy instellings vir hierdie werf, en maak dan weer hierdie paneel oop.',
        unsupported: 'Hierdie blaaier kan nie kennisgewings van hierdie werf wys nie.',
      },
      turnOn: 'Skakel aan',
      turnOff: 'Skakel af',
      example: {
        title: 'Fleetfoot se kennisgewings is aan',
        text: 'Wat ander en koeriers doen, word so gewys terwyl jy elders is.',
      },
    },
    tour: {
      name: 'Toer',
      at: (stop, stops) => `Toer, ${stop} van ${stops}`,
      showPage: 'Wys sy bladsy',
      waiting: 'Kyk gou rond',
      loading: 'Die toer laai …',
      isLoading: 'Die toer laai.',
      failed: 'Die toer kon nie gelaai word nie. Gaan jou verbinding na, en probeer dan weer.',
      retry: 'Probeer weer',
      next: 'Volgende',
      back: 'Terug',
      finish: 'Voltooi',
      end: 'Beëindig toer',
      ended: 'Die toer is verby. Find bring dit terug: Tour.',
      find: {
        label: 'Vind enigiets',
        text: 'Druk Ctrl-K (⌘K op ’n Mac) of die Find-knoppie op enige bladsy. Dit vind bladsye, aflewerings, en weer hierdie toer.',
      },
    },
  },
};
