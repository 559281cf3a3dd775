import type { TranslationOf } from '../translation';

export const TRANSLATION: TranslationOf<'delivery'> = {
  unread: 'all',
  texts: {
    stops: {
      reference: 'Eksterne ID',
      action: 'Oorhandiging',
      pickup: {
        title: 'Afhaalpunt',
        ofIt: 'vir die afhaalpunt',
        address: 'Afhaaladres',
        name: 'Naam by afhaalpunt',
        phone_number: 'Foonnommer by afhaalpunt',
        instructions: 'Instruksies by afhaalpunt',
        unit: 'Eenheid by afhaalpunt',
        landmark: 'Landmerk by afhaalpunt',
        gate_code: 'Hekkode by afhaalpunt',
      },
      dropoff: {
        title: 'Aflewerpunt',
        ofIt: 'vir die aflewerpunt',
        address: 'Afleweradres',
        name: 'Naam by aflewerpunt',
        phone_number: 'Foonnommer by aflewerpunt',
        instructions: 'Instruksies by aflewerpunt',
        unit: 'Eenheid by aflewerpunt',
        landmark: 'Landmerk by aflewerpunt',
        gate_code: 'Hekkode by aflewerpunt',
      },
    },
    price: {
      price: (amount) => `${amount} BTW ingesluit`,
      road: (kilometres, minutes) =>
        `${kilometres} km, omtrent ${minutes} ${minutes === '1' ? 'minuut' : 'minute'}`,
      longRoad: (kilometres, hours, minutes) => `${kilometres} km, omtrent ${hours} h ${minutes} min`,
      straightLine: (kilometres) => `${kilometres} km in ’n reguit lyn: geen pad is gevind nie`,
      details: 'Prysbesonderhede',
    },
    notFound: {
      title: 'Aflewering nie gevind nie',
      text: 'Dit is dalk gekanselleer, of die adres van hierdie bladsy is nie volledig nie.',
      all: 'Alle aflewerings',
    },
    failures: {
      lateToCancel: (status) => `Sy status is nou ${status}, en dit kan nie meer gekanselleer word nie.`,
      lateToEdit: (status) => `Sy status is nou ${status}, en dit kan nie meer gewysig word nie.`,
    },
    words: {
      'On demand': 'Op aanvraag',
      'Time window': 'Tydvenster',
      Scheduled: 'Geskeduleer',
      'Meet at door': 'Ontmoet by die deur',
      'Leave at door': 'Los by die deur',
      Nothing: 'Niks',
      'Name of whoever receives it': 'Naam van wie dit ontvang',
      Signature: 'Handtekening',
      Photo: 'Foto',
      'PIN of the recipient': 'PIN van die ontvanger',
      Created: 'Geskep',
      'Courier assigned': 'Koerier toegewys',
      'At pickup': 'By afhaalpunt',
      Collected: 'Afgehaal',
      'At drop-off': 'By aflewerpunt',
      Delivered: 'Afgelewer',
      Failed: 'Misluk',
      Returning: 'Op pad terug',
      Returned: 'Teruggebring',
      Cancelled: 'Gekanselleer',
      Late: 'Laat',
      Unpaid: 'Onbetaal',
      Paid: 'Betaal',
      Refunded: 'Terugbetaal',
      Unit: 'Eenheid',
      Landmark: 'Landmerk',
      'Gate code': 'Hekkode',
      'You are offline. Check your connection and try again.':
        'Jy is van die internet af. Gaan jou verbinding na en probeer weer.',
      'This is taking longer than it should. Check your connection and try again.':
        'Dit neem langer as wat dit moet. Gaan jou verbinding na en probeer weer.',
      'Your session has ended. Sign in again.': 'Jou sessie is verby. Meld weer aan.',
      'You do not have access to this. Ask an Admin of your organisation.':
        'Jy het nie toegang hiertoe nie. Vra ’n administrateur van jou organisasie.',
      'This no longer exists.': 'Dit bestaan nie meer nie.',
      'This exists already.': 'Dit bestaan reeds.',
      'Some of the details are not right. Check them and try again.':
        'Sommige besonderhede is verkeerd. Gaan dit na en probeer weer.',
      'This cannot be done right now. Reload the page and try again.':
        'Dit kan nie nou gedoen word nie. Laai die bladsy weer en probeer weer.',
      'Too many attempts. Wait a few minutes and try again.':
        'Te veel pogings. Wag ’n paar minute en probeer weer.',
      'This has to wait: you signed in on a new device.':
        'Dit moet wag: jy het op ’n nuwe toestel aangemeld.',
      'This needs a new code. Try again and enter it.':
        'Hiervoor is ’n nuwe kode nodig. Probeer weer en voer dit in.',
      'Something went wrong on our side. Try again in a moment.':
        'Iets het aan ons kant verkeerd geloop. Probeer oor ’n oomblik weer.',
      'We do not know whether this was done: the answer was lost. See what is there now, then try again.':
        'Ons weet nie of dit gedoen is nie: die antwoord het verlore gegaan. Kyk wat nou daar is, en probeer dan weer.',
      'We do not know yet whether this was done. This changes as soon as the server has answered.':
        'Ons weet nog nie of dit gedoen is nie. Dit verander sodra die bediener geantwoord het.',
      'What you saved before is saved. What you changed since then is not: save it too.':
        'Wat jy vroeër gestoor het, is gestoor. Wat jy sedertdien verander het, is nie: stoor dit ook.',
    },
  },
};
