import type { TranslationOf } from '../translation';

export const TRANSLATION: TranslationOf<'entry'> = {
  unread: 'all',
  texts: {
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
      savedDiffer: (name) => `Okugciniwe mayelana no-${name} kuhlukile kulokho okulapha.`,
      useSaved: 'Sebenzisa imininingwane egciniwe',
      savedUsed: (name) => `Imininingwane egciniwe ka-${name} ifakiwe.`,
      putBack: 'Buyisela obukubhalile',
      times: {
        pickup_window: 'Isikhathi sokulanda',
        dropoff_window: 'Isikhathi sokuletha',
        pickup_time: 'Ukulanda',
      },
      bothWindows: 'Isikhathi sokulanda nesokuletha',
      readyTimes: (time) => `${time}: izikhathi ezilungisiwe`,
      otherTime: 'Esinye isikhathi',
      over: (preset) => `Isikhathi “${preset}” sidlulile. Khetha esinye isikhathi.`,
      owes: (owed, reserved, limit) =>
        `Inhlangano yakho ikweleta u-${owed} wohambo futhi inohambo oluqhubekayo oluyi-${reserved}. Umkhawulo wayo ngu-${limit}: akukho okulethwayo okungakhiwa kuze kukhokhwe ingxenye yesikweletu noma kuphele uhambo.`,
      pay: 'Khokha ku-Billing',
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
      'In 1 hour': 'Ngemva kwehora eli-1',
      'This afternoon': 'Namhlanje ntambama',
      'Tomorrow 9 to 12': 'Kusasa 9 kuya ku-12',
      'Today 13:00': 'Namhlanje 13:00',
      'Tomorrow 9:00': 'Kusasa 9:00',
      'Loading address search…': 'Kulayishwa usesho lwamakheli…',
      'Searching…': 'Kuyaseshwa…',
      'No addresses found': 'Awekho amakheli atholakele',
      '1 address found': 'Kutholakele ikheli eli-1',
      '# addresses found': 'Amakheli atholakele: #',
      'The search did not answer. Change the text to search again.':
        'Usesho aluphendulanga. Shintsha umbhalo ukuze useshe futhi.',
      'Address search is not available right now. You can go on typing the address; check your connection and try the search again.':
        'Usesho lwamakheli alutholakali okwamanje. Ungaqhubeka nokubhala ikheli; hlola uxhumo lwakho bese uzama ukusesha futhi.',
      'Try the search again': 'Zama ukusesha futhi',
      'The details of this address could not be loaded. Choose it again.':
        'Imininingwane yaleli kheli ayikwazanga ukulayishwa. Likhethe futhi.',
      'This address has no position on the map. Choose another one or a street nearby.':
        'Leli kheli alinayo indawo emephini. Khetha elinye noma umgwaqo oseduze.',
      'Exactly this place. Add a landmark, so that the courier finds it.':
        'Yile ndawo ngqo. Engeza uphawu lwendawo, ukuze umhambisi ayithole.',
      'Short links cannot be read here. Open the link, then copy the address of the page that it leads to, or the degrees of the place.':
        'Izixhumanisi ezimfushane azifundeki lapha. Vula isixhumanisi, bese ukopisha ikheli lekhasi esiya kulo, noma amadigri endawo.',
      'This link names no place. Open it, hold the place on the map and copy its degrees.':
        'Lesi sixhumanisi asisho ndawo. Sivule, ucindezele indawo emephini bese ukopisha amadigri ayo.',
      'This place is not in South Africa. Degrees are written with the latitude first, which begins with a minus: -26.2041, 28.0473.':
        'Le ndawo ayikho eNingizimu Afrika. Bhala i-latitude kuqala, eqala ngophawu lokususa: -26.2041, 28.0473.',
      'This Plus Code is short. Write its town behind it, such as 4GRQ+2X Soweto.':
        'Le Plus Code imfushane. Bhala idolobha layo ngemva kwayo, njengo-4GRQ+2X Soweto.',
      'The town of this Plus Code was not found. Write another town nearby, or use the full code or degrees.':
        'Idolobha lale Plus Code alitholakalanga. Bhala elinye idolobha eliseduze, noma usebenzise ikhodi ephelele noma amadigri.',
      'The town of this Plus Code cannot be looked up now. Use the full code or degrees.':
        'Idolobha lale Plus Code alinakuseshwa okwamanje. Sebenzisa ikhodi ephelele noma amadigri.',
    },
  },
};
