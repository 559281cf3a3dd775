import type { TranslationOf } from '../translation';

export const TRANSLATION: TranslationOf<'entry'> = {
  unread: 'all',
  texts: {
    entry: {
      kept: 'Sikugcinile obukubhalile.',
      keptAt: (time) => `Sikugcinile obukubhale nge-${time}.`,
      keptOn: (date, time) => `Sikugcinile obukubhale ngo-${date} nge-${time}.`,
      clear: 'Sula',
      cleared: 'Obukubhalile kususiwe.',
      undo: 'Buyisela',
      unfinished: 'Unento ehanjiswayo engekagqitywa',
      nameless: 'Ayikabi nasalathiso nagama.',
      replaces: 'Ukuqhubeka nayo kuthatha indawo yokukwifomu ngoku.',
      takeUp: 'Qhubeka nayo',
      leave: 'Yicime',
      collects: {
        saved: (title) => `Ithathwa ku-${title}, indawo yakho yesiqhelo yokuthatha.`,
        recent: (title) => `Ithathwa ku-${title}, njengento yakho yokugqibela ehanjisiweyo.`,
      },
      change: 'Tshintsha',
      emptied: 'Ukuthatha akunanto ngoku. Khetha enye idilesi.',
      billingAddress: (address) => `Idilesi yakho yee-invoyisi ngu-${address}.`,
      collectThere: 'Thatha apho',
      choose: 'Khetha idilesi kuluhlu.',
      knownNumber: 'Uyayazi le nombolo:',
      use: (title, address) => `Sebenzisa u-${title}, ${address}`,
      used: (reference, date) => `U-${reference} sele esetyenziswa yinto ehanjiswayo yomhla we-${date}.`,
      open: 'Yivule',
      savedDiffer: (name) => `Okugciniweyo malunga no-${name} kwahlukile koku kulapha.`,
      useSaved: 'Sebenzisa iinkcukacha ezigciniweyo',
      savedUsed: (name) => `Iinkcukacha ezigciniweyo zika-${name} zifakiwe.`,
      putBack: 'Buyisela obukubhalile',
      times: {
        pickup_window: 'Ixesha lokuthatha',
        dropoff_window: 'Ixesha lokuhambisa',
        pickup_time: 'Ukuthatha',
      },
      bothWindows: 'Ixesha lokuthatha nelokuhambisa',
      readyTimes: (time) => `${time}: amaxesha alungisiweyo`,
      otherTime: 'Elinye ixesha',
      over: (preset) => `Ixesha “${preset}” lidlulile. Khetha elinye ixesha.`,
      owes: (owed, reserved, limit) =>
        `Umbutho wakho unetyala le-${owed} leehambo kwaye uneehambo eziqhubayo ze-${reserved}. Umda wawo yi-${limit}: akukho nto ihanjiswayo inokwenziwa de kuhlawulwe inxalenye yetyala okanye kuphele iihambo.`,
      pay: 'Hlawula ku-Billing',
    },
    outbox: {
      title: 'Ibhokisi yokuthunyelwayo',
      states: {
        saved: 'Igcinwe kwesi sixhobo',
        sending: 'Iyathunyelwa',
        accepted: 'Yamkelwe',
        'needs-you': 'Ifuna wena',
      },
      sendAgain: 'Thumela kwakhona',
      sendAgainOf: (reference) => `Thumela kwakhona u-${reference}`,
      edit: 'Hlela',
      editOf: (reference) => `Hlela u-${reference}`,
      view: 'Jonga',
      viewOf: (reference) => `Jonga u-${reference}`,
      dismiss: 'Vala',
      dismissOf: (reference) => `Vala u-${reference}`,
      remove: 'Cima',
      removeOf: (reference) => `Cima u-${reference}`,
      cancel: 'Rhoxisa',
      removeQuestion: 'Cima okugcinwe kwesi sixhobo?',
      removeText: (reference) =>
        `Into ehanjiswayo engu-${reference} iyacinywa kwesi sixhobo kwaye ayisayi kuthunyelwa.`,
      mayBeThere: 'Yathunyelwa ngaphambili ngaphandle kwempendulo: jonga kuluhlu ukuba sele ikho na.',
    },
    words: {
      'In 1 hour': 'Emva kweyure e-1',
      'This afternoon': 'Namhlanje emva kwemini',
      'Tomorrow 9 to 12': 'Ngomso 9 ukuya ku-12',
      'Today 13:00': 'Namhlanje 13:00',
      'Tomorrow 9:00': 'Ngomso 9:00',
      'Loading address search…': 'Kulayishwa ukukhangelwa kweedilesi…',
      'Searching…': 'Kuyakhangelwa…',
      'No addresses found': 'Akukho dilesi zifunyenweyo',
      '1 address found': 'Kufunyenwe idilesi e-1',
      '# addresses found': 'Iidilesi ezifunyenweyo: #',
      'The search did not answer. Change the text to search again.':
        'Ukukhangela akuphendulanga. Tshintsha umbhalo ukuze ukhangele kwakhona.',
      'Address search is not available right now. You can go on typing the address; check your connection and try the search again.':
        'Ukukhangela iidilesi akufumaneki ngoku. Ungaqhubeka ubhala idilesi; jonga uqhagamshelo lwakho uze uzame ukukhangela kwakhona.',
      'Try the search again': 'Zama ukukhangela kwakhona',
      'The details of this address could not be loaded. Choose it again.':
        'Iinkcukacha zale dilesi azikwazanga ukulayishwa. Yikhethe kwakhona.',
      'This address has no position on the map. Choose another one or a street nearby.':
        'Le dilesi ayinandawo kwimaphu. Khetha enye okanye isitalato esikufutshane.',
      'Exactly this place. Add a landmark, so that the courier finds it.':
        'Yile ndawo kanye. Yongeza uphawu lwendawo, ukuze umhambisi ayifumane.',
      'Short links cannot be read here. Open the link, then copy the address of the page that it leads to, or the degrees of the place.':
        'Amakhonkco amafutshane akafundeki apha. Vula ikhonkco, uze ukope idilesi yephepha elisa kulo, okanye iidigri zendawo.',
      'This link names no place. Open it, hold the place on the map and copy its degrees.':
        'Eli khonkco alichazi ndawo. Livule, ucinezele indawo kwimaphu uze ukope iidigri zayo.',
      'This place is not in South Africa. Degrees are written with the latitude first, which begins with a minus: -26.2041, 28.0473.':
        'Le ndawo ayikho eMzantsi Afrika. Bhala i-latitude kuqala, eqala ngophawu lokuthabatha: -26.2041, 28.0473.',
      'This Plus Code is short. Write its town behind it, such as 4GRQ+2X Soweto.':
        'Le Plus Code imfutshane. Bhala idolophu yayo emva kwayo, njenge-4GRQ+2X Soweto.',
      'The town of this Plus Code was not found. Write another town nearby, or use the full code or degrees.':
        'Idolophu yale Plus Code ayifunyanwanga. Bhala enye idolophu ekufutshane, okanye usebenzise ikhowudi epheleleyo okanye iidigri.',
      'The town of this Plus Code cannot be looked up now. Use the full code or degrees.':
        'Idolophu yale Plus Code ayinakukhangelwa ngoku. Sebenzisa ikhowudi epheleleyo okanye iidigri.',
    },
  },
};
