import type { DeliveryTranslation } from './translation';

export const TRANSLATION: DeliveryTranslation = {
  unread: 'all',
  texts: {
    form: {
      title: 'Yakha okulethwayo okusha',
      back: 'Okulethwayo',
      loading: 'Kulayishwa ifomu',
      optional: 'akuphoqelekile',
      reference: 'I-ID yangaphandle',
      referenceHint: 'Inkomba yakho, njengenombolo ye-oda.',
      proposed: (reference) => `Uma kungabhalwanga lutho, kuba ngu-${reference}.`,
      action: 'Okwenziwayo emnyango',
      urgency: 'Izinga lokuphuthuma',
      times: {
        pickup_time: 'Usuku nesikhathi sokulanda',
        'pickup_window.start': 'Ukuqala kwesikhathi sokulanda',
        'pickup_window.end': 'Ukuphela kwesikhathi sokulanda',
        'dropoff_window.start': 'Ukuqala kwesikhathi sokuletha',
        'dropoff_window.end': 'Ukuphela kwesikhathi sokuletha',
      },
      timeHint: 'Isikhathi saseNingizimu Afrika.',
      pickup: {
        title: 'Ukulanda',
        ofIt: 'ekulandeni',
        address: 'Ikheli lokulanda',
        name: 'Igama lokulanda',
        phone_number: 'Inombolo yocingo yokulanda',
        instructions: 'Imiyalelo yokulanda',
        unit: 'Iyunithi yokulanda',
        landmark: 'Uphawu lwendawo yokulanda',
        gate_code: 'Ikhodi yesango yokulanda',
      },
      dropoff: {
        title: 'Ukuletha',
        ofIt: 'ekuletheni',
        address: 'Ikheli lokuletha',
        name: 'Igama lokuletha',
        phone_number: 'Inombolo yocingo yokuletha',
        instructions: 'Imiyalelo yokuletha',
        unit: 'Iyunithi yokuletha',
        landmark: 'Uphawu lwendawo yokuletha',
        gate_code: 'Ikhodi yesango yokuletha',
      },
      addressHint: 'Qala ukubhala, bese ukhetha ohlwini.',
      instructionsHint: 'Njengokuthi kupakwa kuphi, noma kubuzwa bani.',
      add: (stop) => `Engeza ${stop} iyunithi, uphawu lwendawo noma ikhodi yesango`,
      directionHints: {
        unit: 'Njengokuthi Unit 4, Mutual Heights.',
        landmark: 'Into ebonakala usemgwaqweni.',
        gate_code: 'Iphrintwa ibe nkulu ephepheni lephasela.',
      },
      filled: (name) => `Igama, inombolo yocingo nezinkomba zendawo ka-${name} kugcwalisiwe.`,
      create: 'Yakha okulethwayo',
      failed: (reason) => `Okulethwayo akwakhiwanga. ${reason} Okubhalile kusekhona lapha.`,
      created: (reference) => `Okulethwayo okungu-${reference} kwakhiwe.`,
      saved: (reference) =>
        `Okulethwayo okungu-${reference} kulondolozwe kule divayisi. Ibhokisi lokuthunyelwayo likhombisa uma sekuthunyelwe.`,
    },
    entry: {
      kept: 'Sikugcinile obukubhalile.',
      keptAt: (time) => `Sikugcinile obukubhale ngo-${time}.`,
      keptOn: (date, time) => `Sikugcinile obukubhale ngo-${date} ngo-${time}.`,
      clear: 'Sula',
      cleared: 'Obukubhalile kusuliwe.',
      undo: 'Hlehlisa',
      unfinished: 'Unokulethwayo okungakaqedwa',
      nameless: 'Akukabi nankomba namagama.',
      replaces: 'Ukuqhubeka nakho kuthatha indawo yokusefomini manje.',
      takeUp: 'Qhubeka nakho',
      leave: 'Kususe',
      collects: {
        saved: (title) => `Kulandwa ku-${title}, indawo yakho yokulanda evamile.`,
        recent: (title) => `Kulandwa ku-${title}, njengokulethwayo kwakho kokugcina.`,
      },
      change: 'Shintsha',
      emptied: 'Ukulanda akunalutho manje. Khetha elinye ikheli.',
      billingAddress: (address) => `Ikheli lakho lama-invoyisi ngu-${address}.`,
      collectThere: 'Landa khona',
      choose: 'Khetha ikheli ohlwini.',
      knownNumber: 'Uyayazi le nombolo:',
      use: (title, address) => `Sebenzisa u-${title}, ${address}`,
      used: (reference, date) => `U-${reference} usevele usetshenziswa okulethwayo kwangomhla ka-${date}.`,
      open: 'Kuvule',
      times: {
        pickup_window: 'Isikhathi sokulanda',
        dropoff_window: 'Isikhathi sokuletha',
        pickup_time: 'Ukulanda',
      },
      bothWindows: 'Isikhathi sokulanda nesokuletha',
      readyTimes: (time) => `${time}: izikhathi ezilungisiwe`,
      over: (preset) => `Isikhathi “${preset}” sidlulile. Khetha esinye isikhathi.`,
      owes: (owed, limit) =>
        `Inhlangano yakho ikweleta u-${owed} wohambo. Umkhawulo wayo ngu-${limit}: akukho okulethwayo okungakhiwa kuze kukhokhwe ingxenye yesikweletu.`,
      pay: 'Khokha ku-Billing',
    },
    trip: {
      worth: 'Inani lezimpahla (R)',
      worthHint:
        'Likhetha ubufakazi: isithombe kusukela ku-R\u00a0500, i-PIN yomamukeli kusukela ku-R\u00a02\u00a0000. Aligcinwa.',
      amount: 'Faka inani elifana no-1 200 noma u-1 200,50.',
      proof: 'Ubufakazi bokulethwa',
      sharePin: 'Yabelana ngesixhumanisi sokulandelela: i-PIN ikuso.',
      asking: 'Kubalwa intengo…',
      price: (amount) => `${amount} kuhlanganise ne-VAT`,
      road: (kilometres, minutes) =>
        minutes === '1'
          ? `${kilometres} km, cishe umzuzu o-${minutes}`
          : `${kilometres} km, cishe imizuzu engu-${minutes}`,
      longRoad: (kilometres, hours, minutes) =>
        `${kilometres} km, cishe ${hours === '1' ? 'ihora eli-' : 'amahora angu-'}${hours} ${minutes === '1' ? 'nomzuzu o-' : 'nemizuzu engu-'}${minutes}`,
      valid: 'Isebenza imizuzu engu-10.',
      askAgain: 'Buza futhi',
      without: 'Ungakwakha okulethwayo; intengo yako ibekwa ngaphambi kokuthi kuthunyelwe.',
      offline: (without) => `Awuxhunyiwe ku-inthanethi, ngakho ayikho intengo okwamanje. ${without}`,
      noRoad: 'Awukho umgwaqo phakathi kwala makheli. Wahlole.',
      tooMany: (without) => `Kubuzwe izintengo eziningi kakhulu kuleli hora. ${without}`,
      unavailable: (without) => `Intengo ayikwazanga ukubalwa. ${without}`,
      summary: 'Isifinyezo',
      from: 'Kusuka',
      to: 'Kuya',
      when: 'Nini',
    },
    reopened: {
      loading: 'Kulayishwa okulethwayo',
      notFound: {
        title: 'Okulethwayo akutholakalanga',
        text: 'Kungenzeka kukhanseliwe, noma ikheli laleli khasi aliphelele.',
        all: 'Konke okulethwayo',
      },
      gone: 'Akukho okulindile kuleli kheli',
      goneText: 'Kuthunyelwe, noma kususiwe kule divayisi.',
    },
    outbox: {
      title: 'Ibhokisi lokuthunyelwayo',
      states: {
        saved: 'Kulondolozwe kule divayisi',
        sending: 'Kuyathunyelwa',
        accepted: 'Kwamukelwe',
        'needs-you': 'Kudinga wena',
      },
      sendAgain: 'Thumela futhi',
      sendAgainOf: (reference) => `Thumela futhi u-${reference}`,
      edit: 'Hlela',
      editOf: (reference) => `Hlela u-${reference}`,
      view: 'Bona',
      viewOf: (reference) => `Bona u-${reference}`,
      dismiss: 'Vala',
      dismissOf: (reference) => `Vala u-${reference}`,
      remove: 'Susa',
      removeOf: (reference) => `Susa u-${reference}`,
      cancel: 'Khansela',
      removeQuestion: 'Susa okulondolozwe kule divayisi?',
      removeText: (reference) =>
        `Okulethwayo okungu-${reference} kuyasuswa kule divayisi futhi ngeke kuthunyelwe.`,
      mayBeThere: 'Kwathunyelwa ngaphambili ngaphandle kwempendulo: bheka ohlwini ukuthi sekukhona yini.',
    },
    words: {
      'On demand': 'Ngokushesha',
      'Time window': 'Phakathi kwezikhathi',
      Scheduled: 'Kuhlelelwe isikhathi',
      'Meet at door': 'Hlangana emnyango',
      'Leave at door': 'Shiya emnyango',
      Nothing: 'Lutho',
      'Name of whoever receives it': 'Igama lomamukeli',
      Signature: 'Isiginesha',
      Photo: 'Isithombe',
      'PIN of the recipient': 'I-PIN yomamukeli',
      'In 1 hour': 'Ngemva kwehora eli-1',
      'This afternoon': 'Namhlanje ntambama',
      'Tomorrow 9 to 12': 'Kusasa 9 kuya ku-12',
      'Today 13:00': 'Namhlanje 13:00',
      'Tomorrow 9:00': 'Kusasa 9:00',
      Saved: 'Kulondoloziwe',
      Recent: 'Kwakamuva',
      'Enter the external ID.': 'Faka i-ID yangaphandle.',
      'Enter the external ID on one line.': 'Faka i-ID yangaphandle emgqeni owodwa.',
      'Enter the pickup address and choose it from the list.':
        'Faka ikheli lokulanda bese ulikhetha ohlwini.',
      'Enter the drop-off address and choose it from the list.':
        'Faka ikheli lokuletha bese ulikhetha ohlwini.',
      'Choose the pickup address from the list, so that the courier gets its exact location.':
        'Khetha ikheli lokulanda ohlwini, ukuze umhambisi athole indawo yalo ngqo.',
      'Choose the drop-off address from the list, so that the courier gets its exact location.':
        'Khetha ikheli lokuletha ohlwini, ukuze umhambisi athole indawo yalo ngqo.',
      'Enter the pickup name.': 'Faka igama lokulanda.',
      'Enter the pickup name on one line.': 'Faka igama lokulanda emgqeni owodwa.',
      'Enter the drop-off name.': 'Faka igama lokuletha.',
      'Enter the drop-off name on one line.': 'Faka igama lokuletha emgqeni owodwa.',
      'Enter the pickup phone number.': 'Faka inombolo yocingo yokulanda.',
      'Enter the drop-off phone number.': 'Faka inombolo yocingo yokuletha.',
      'Enter a phone number such as 082 123 4567.': 'Faka inombolo yocingo enjengo-082 123 4567.',
      'Enter this on one line.': 'Kufake emgqeni owodwa.',
      'There are hidden characters in this. Type it instead of pasting it.':
        'Kunezinhlamvu ezifihliwe lapha. Kubhale esikhundleni sokunamathisela.',
      'Use at most 40 characters.': 'Sebenzisa izinhlamvu ezingedluli ku-40.',
      'Use at most 100 characters.': 'Sebenzisa izinhlamvu ezingedluli ku-100.',
      'Use at most 120 characters.': 'Sebenzisa izinhlamvu ezingedluli ku-120.',
      'Use at most 162 characters.': 'Sebenzisa izinhlamvu ezingedluli ku-162.',
      'Use at most 200 characters.': 'Sebenzisa izinhlamvu ezingedluli ku-200.',
      'Use at most 500 characters.': 'Sebenzisa izinhlamvu ezingedluli ku-500.',
      'Enter a date and a time, such as 24 Nov 2026 14:00.':
        'Faka usuku nesikhathi, njengo-24 Nov 2026 14:00.',
      'Enter the pickup date and time.': 'Faka usuku nesikhathi sokulanda.',
      'The pickup date and time is in the past. Choose a later time.':
        'Usuku nesikhathi sokulanda sekudlulile. Khetha isikhathi esizayo.',
      'Enter the pickup window start.': 'Faka ukuqala kwesikhathi sokulanda.',
      'The pickup window start is in the past. Choose a later time.':
        'Ukuqala kwesikhathi sokulanda sekudlulile. Khetha isikhathi esizayo.',
      'Enter the pickup window end.': 'Faka ukuphela kwesikhathi sokulanda.',
      'The pickup window must end after it starts.':
        'Isikhathi sokulanda kufanele siphele ngemva kokuqala kwaso.',
      'Enter the drop-off window start.': 'Faka ukuqala kwesikhathi sokuletha.',
      'The drop-off window start is more than a day ago. Choose a later time.':
        'Ukuqala kwesikhathi sokuletha sekudlule ngaphezu kosuku. Khetha isikhathi esizayo.',
      'Enter the drop-off window end.': 'Faka ukuphela kwesikhathi sokuletha.',
      'The drop-off window must end after it starts.':
        'Isikhathi sokuletha kufanele siphele ngemva kokuqala kwaso.',
      'The drop-off window must not end before the pickup window starts.':
        'Isikhathi sokuletha akufanele siphele ngaphambi kokuqala kwesikhathi sokulanda.',
      'You are offline. Check your connection and try again.':
        'Awuxhunyiwe ku-inthanethi. Hlola uxhumo lwakho bese uzama futhi.',
      'This is taking longer than it should. Check your connection and try again.':
        'Lokhu kuthatha isikhathi eside kunokujwayelekile. Hlola uxhumo lwakho bese uzama futhi.',
      'Your session has ended. Sign in again.': 'Iseshini yakho iphelile. Ngena futhi.',
      'You do not have access to this. Ask an Admin of your organisation.':
        'Awukwazi ukufinyelela lokhu. Buza umphathi wenhlangano yakho.',
      'This no longer exists.': 'Lokhu akusekho.',
      'This exists already.': 'Lokhu sekukhona.',
      'Some of the details are not right. Check them and try again.':
        'Eminye imininingwane ayilungile. Yihlole bese uzama futhi.',
      'This cannot be done right now. Reload the page and try again.':
        'Lokhu akunakwenziwa okwamanje. Layisha kabusha ikhasi bese uzama futhi.',
      'Too many attempts. Wait a few minutes and try again.':
        'Imizamo miningi kakhulu. Linda imizuzu embalwa bese uzama futhi.',
      'This has to wait: you signed in on a new device.': 'Lokhu kumele kulinde: ungene ngedivayisi entsha.',
      'This needs a new code. Try again and enter it.':
        'Lokhu kudinga ikhodi entsha. Zama futhi bese uyifaka.',
      'Something went wrong on our side. Try again in a moment.':
        'Kube nenkinga ngakithi. Zama futhi maduze.',
      'Your organisation owes more for trips than its limit. Pay the open trips in Billing, then create this delivery.':
        'Inhlangano yakho ikweleta imali yohambo engaphezu komkhawulo wayo. Khokhela uhambo olungakakhokhelwa ku-Billing, bese wakha lokhu okulethwayo.',
      'It was created before with other details, which you find in the list of deliveries.':
        'Kwakhiwe ngaphambili ngeminye imininingwane, oyithola ohlwini lokulethwayo.',
      'It was created and has been cancelled since. Only if you create it anew is it sent again.':
        'Kwakhiwe kwabuye kwakhanselwa. Kuthunyelwa futhi kuphela uma ukwakha kabusha.',
      'It was created in another window at the same moment.': 'Kwakhiwe kwelinye iwindi ngaso leso sikhathi.',
      'This was saved more than an hour ago. Send it again if the courier should still come.':
        'Lokhu kwalondolozwa ngaphezu kwehora eledlule. Kuthumele futhi uma umhambisi kusamele eze.',
      'The pickup time has passed. Edit it.': 'Usuku nesikhathi sokulanda sekudlulile. Kuhlele.',
      'The pickup window has passed. Edit it.': 'Isikhathi sokulanda sesidlulile. Kuhlele.',
      'A window began more than a day ago. Edit it.':
        'Isikhathi sokulanda noma sokuletha saqala ngaphezu kosuku oludlule. Kuhlele.',
      'We do not know whether this was done: the answer was lost. See what is there now, then try again.':
        'Asazi ukuthi lokhu kwenziwe yini: impendulo ilahlekile. Bheka okukhona manje, bese uzama futhi.',
      'We do not know yet whether this was done. This changes as soon as the server has answered.':
        'Asikazi okwamanje ukuthi lokhu kwenziwe yini. Lokhu kushintsha lapho nje iseva isiphendulile.',
      'What you saved before is saved. What you changed since then is not: save it too.':
        'Okulondoloze ngaphambili kulondoloziwe. Okushintshe kusukela lapho akulondoloziwe: kulondoloze nakho.',
    },
  },
};
