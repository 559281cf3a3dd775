import type { TranslationOf } from '../translation';

export const TRANSLATION: TranslationOf<'create'> = {
  unread: 'all',
  texts: {
    form: {
      title: 'Yakha okulethwayo okusha',
      back: 'Okulethwayo',
      loading: 'Kulayishwa ifomu',
      optional: 'akuphoqelekile',
      referenceHint: 'Inkomba yakho, njengenombolo ye-oda.',
      proposed: (reference) => `Uma kungabhalwanga lutho, kuba ngu-${reference}.`,
      urgency: 'Izinga lokuphuthuma',
      times: {
        pickup_time: 'Usuku nesikhathi sokulanda',
        'pickup_window.start': 'Ukuqala kwesikhathi sokulanda',
        'pickup_window.end': 'Ukuphela kwesikhathi sokulanda',
        'dropoff_window.start': 'Ukuqala kwesikhathi sokuletha',
        'dropoff_window.end': 'Ukuphela kwesikhathi sokuletha',
      },
      timeHint: 'Isikhathi saseNingizimu Afrika.',
      addressHint: 'Qala ukubhala, bese ukhetha ohlwini.',
      instructionsHint: 'Njengokuthi kupakwa kuphi, noma kubuzwa bani.',
      add: (stop) => `Engeza ${stop} iyunithi, uphawu lwendawo noma ikhodi yesango`,
      directionHints: {
        unit: 'Njengokuthi Unit 4, Mutual Heights.',
        landmark: 'Into ebonakala usemgwaqweni.',
        gate_code: 'Iphrintwa ibe nkulu ephepheni lephasela.',
      },
      filled: (name) => `Igama, inombolo yocingo nezinkomba zendawo ka-${name} kugcwalisiwe.`,
      later: 'Intengo nemephu kuvela lapha uma womabili amakheli esekhethiwe.',
      create: 'Yakha okulethwayo',
      failed: (reason) => `Okulethwayo akwakhiwanga. ${reason} Okubhalile kusekhona lapha.`,
      saved: (reference) =>
        `Okulethwayo okungu-${reference} kulondolozwe kule divayisi. Ibhokisi lokuthunyelwayo likhombisa uma sekuthunyelwe.`,
    },
    reopened: {
      loading: 'Kulayishwa okulethwayo',
      gone: 'Akukho okulindile kuleli kheli',
      goneText: 'Kuthunyelwe, noma kususiwe kule divayisi.',
    },
    settled: {
      created: (reference) => `Okulethwayo okungu-${reference} kwakhiwe.`,
      needsYou: (reference, reason) => `Okulethwayo okungu-${reference} kudinga wena. ${reason}`,
    },
    words: {
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
      'Use at most 40 characters.': 'Sebenzisa izinhlamvu ezingedluli ku-40.',
      'Use at most 100 characters.': 'Sebenzisa izinhlamvu ezingedluli ku-100.',
      'Use at most 120 characters.': 'Sebenzisa izinhlamvu ezingedluli ku-120.',
      'Use at most 162 characters.': 'Sebenzisa izinhlamvu ezingedluli ku-162.',
      'Use at most 200 characters.': 'Sebenzisa izinhlamvu ezingedluli ku-200.',
      'Use at most 500 characters.': 'Sebenzisa izinhlamvu ezingedluli ku-500.',
      'Enter a date and a time, such as 24 Nov 2026 14:00.':
        'Faka usuku nesikhathi, njengo-24 Nov 2026 14:00.',
      'Enter the pickup date and time.': 'Faka usuku nesikhathi sokulanda.',
      'The pickup date and time is more than a year away. Choose an earlier time.':
        'Usuku nesikhathi sokulanda kusele ngaphezu konyaka. Khetha isikhathi esiseduze.',
      'The pickup date and time is in the past. Choose a later time.':
        'Usuku nesikhathi sokulanda sekudlulile. Khetha isikhathi esizayo.',
      'Enter the pickup window start.': 'Faka ukuqala kwesikhathi sokulanda.',
      'The pickup window start is more than a year away. Choose an earlier time.':
        'Ukuqala kwesikhathi sokulanda kusele ngaphezu konyaka. Khetha isikhathi esiseduze.',
      'The pickup window start is in the past. Choose a later time.':
        'Ukuqala kwesikhathi sokulanda sekudlulile. Khetha isikhathi esizayo.',
      'Enter the pickup window end.': 'Faka ukuphela kwesikhathi sokulanda.',
      'The pickup window end is more than a year away. Choose an earlier time.':
        'Ukuphela kwesikhathi sokulanda kusele ngaphezu konyaka. Khetha isikhathi esiseduze.',
      'The pickup window must end after it starts.':
        'Isikhathi sokulanda kufanele siphele ngemva kokuqala kwaso.',
      'Enter the drop-off window start.': 'Faka ukuqala kwesikhathi sokuletha.',
      'The drop-off window start is more than a year away. Choose an earlier time.':
        'Ukuqala kwesikhathi sokuletha kusele ngaphezu konyaka. Khetha isikhathi esiseduze.',
      'The drop-off window start is more than a day ago. Choose a later time.':
        'Ukuqala kwesikhathi sokuletha sekudlule ngaphezu kosuku. Khetha isikhathi esizayo.',
      'Enter the drop-off window end.': 'Faka ukuphela kwesikhathi sokuletha.',
      'The drop-off window end is more than a year away. Choose an earlier time.':
        'Ukuphela kwesikhathi sokuletha kusele ngaphezu konyaka. Khetha isikhathi esiseduze.',
      'The drop-off window must end after it starts.':
        'Isikhathi sokuletha kufanele siphele ngemva kokuqala kwaso.',
      'The drop-off window must not end before the pickup window starts.':
        'Isikhathi sokuletha akufanele siphele ngaphambi kokuqala kwesikhathi sokulanda.',
      'What your organisation owes for trips and has under way would be above its limit. Pay the open trips in Billing or wait until trips end, then create this delivery.':
        'Imali inhlangano yakho eyikweletayo yohambo nohambo oluqhubekayo ingadlula umkhawulo wayo. Khokhela uhambo olungakakhokhelwa ku-Billing noma ulinde kuze kuphele uhambo, bese wakha lokhu okulethwayo.',
      'There is no road between these addresses. Check them.':
        'Awukho umgwaqo phakathi kwala makheli. Wahlole.',
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
    },
  },
};
