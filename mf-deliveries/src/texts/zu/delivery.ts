import type { TranslationOf } from '../translation';

export const TRANSLATION: TranslationOf<'delivery'> = {
  unread: 'all',
  texts: {
    stops: {
      reference: 'I-ID yangaphandle',
      action: 'Okwenziwayo emnyango',
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
    },
    price: {
      price: (amount) => `${amount} kuhlanganise ne-VAT`,
      road: (kilometres, minutes) =>
        minutes === '1'
          ? `${kilometres} km, cishe umzuzu o-${minutes}`
          : `${kilometres} km, cishe imizuzu engu-${minutes}`,
      longRoad: (kilometres, hours, minutes) =>
        `${kilometres} km, cishe ${hours === '1' ? 'ihora eli-' : 'amahora angu-'}${hours} ${minutes === '1' ? 'nomzuzu o-' : 'nemizuzu engu-'}${minutes}`,
      straightLine: (kilometres) => `${kilometres} km ngomugqa oqondile: awutholakalanga umgwaqo`,
      details: 'Imininingwane yentengo',
    },
    notFound: {
      title: 'Okulethwayo akutholakalanga',
      text: 'Kungenzeka kukhanseliwe, noma ikheli laleli khasi aliphelele.',
      all: 'Konke okulethwayo',
    },
    failures: {
      lateToCancel: (status) => `Isimo manje sithi: ${status}, futhi akusenakukhanselwa.`,
      lateToEdit: (status) => `Isimo manje sithi: ${status}, futhi akusenakuhlelwa.`,
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
      Created: 'Kwakhiwe',
      'Courier assigned': 'Kunomhambisi',
      'At pickup': 'Kuyalandwa',
      Collected: 'Kulandiwe',
      'At drop-off': 'Kufikile',
      Delivered: 'Kulethiwe',
      Failed: 'Kuhlulekile',
      Returning: 'Kuyabuyiswa',
      Returned: 'Kubuyisiwe',
      Cancelled: 'Kukhanseliwe',
      Late: 'Kuphuzile',
      Unpaid: 'Akukhokhelwanga',
      Paid: 'Kukhokhelwe',
      Refunded: 'Imali ibuyisiwe',
      Unit: 'Iyunithi',
      Landmark: 'Uphawu lwendawo',
      'Gate code': 'Ikhodi yesango',
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
      'We do not know whether this was done: the answer was lost. See what is there now, then try again.':
        'Asazi ukuthi lokhu kwenziwe yini: impendulo ilahlekile. Bheka okukhona manje, bese uzama futhi.',
      'We do not know yet whether this was done. This changes as soon as the server has answered.':
        'Asikazi okwamanje ukuthi lokhu kwenziwe yini. Lokhu kushintsha lapho nje iseva isiphendulile.',
      'What you saved before is saved. What you changed since then is not: save it too.':
        'Okulondoloze ngaphambili kulondoloziwe. Okushintshe kusukela lapho akulondoloziwe: kulondoloze nakho.',
    },
  },
};
