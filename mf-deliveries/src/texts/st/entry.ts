import type { TranslationOf } from '../translation';

export const TRANSLATION: TranslationOf<'entry'> = {
  unread: 'all',
  texts: {
    entry: {
      kept: 'Re bolokile seo o se ngotseng.',
      keptAt: (time) => `Re bolokile seo o se ngotseng ka ${time}.`,
      keptOn: (date, time) => `Re bolokile seo o se ngotseng ka ${date} ka ${time}.`,
      clear: 'Phumola',
      cleared: 'Seo o se ngotseng se phumotswe.',
      undo: 'Kgutlisa',
      unfinished: 'O na le thomello e sa felang',
      nameless: 'Ha e so be le referense le lebitso.',
      replaces: 'Ho tswela pele ka yona ho nka sebaka sa se leng foromong jwale.',
      takeUp: 'Tswela pele ka yona',
      leave: 'E tlose',
      collects: {
        saved: (title) => `E latwa ho ${title}, sebaka sa hao sa kamehla sa ho lata.`,
        recent: (title) => `E latwa ho ${title}, jwalo ka thomello ya hao ya ho qetela.`,
      },
      change: 'Fetola',
      emptied: 'Ha ho letho ho lateng jwale. Kgetha aterese e nngwe.',
      billingAddress: (address) => `Aterese ya hao ya diinvoise ke ${address}.`,
      collectThere: 'Lata moo',
      choose: 'Kgetha aterese lenaneng.',
      knownNumber: 'O tseba nomoro ena:',
      use: (title, address) => `Sebedisa ${title}, ${address}`,
      used: (reference, date) => `${reference} e se e sebediswa ke thomello ya la ${date}.`,
      open: 'E bule',
      savedDiffer: (name) => `Tse bolokilweng ka ${name} di fapane le tse mona.`,
      useSaved: 'Sebedisa dintlha tse bolokilweng',
      savedUsed: (name) => `Dintlha tse bolokilweng tsa ${name} di kentswe.`,
      putBack: 'Kgutlisa seo o se ngotseng',
      times: {
        pickup_window: 'Nako ya ho lata',
        dropoff_window: 'Nako ya ho fihlisa',
        pickup_time: 'Ho lata',
      },
      bothWindows: 'Nako ya ho lata le ya ho fihlisa',
      readyTimes: (time) => `${time}: dinako tse lokisitsweng`,
      otherTime: 'Nako e nngwe',
      over: (preset) => `Nako ya “${preset}” e fetile. Kgetha nako e nngwe.`,
      owes: (owed, reserved, limit) =>
        `Mokgatlo wa hao o kolota ${owed} ya maeto mme o na le maeto a ntseng a tswela pele a ${reserved}. Moedi wa ona ke ${limit}: ha ho thomello e ka thehwang ho fihlela karolo ya sekoloto e lefuwe kapa maeto a fedile.`,
      pay: 'Lefa ho Billing',
    },
    outbox: {
      title: 'Lebokose la tse romelwang',
      states: {
        saved: 'E bolokilwe sesebedisweng sena',
        sending: 'E ntse e romelwa',
        accepted: 'E amohetswe',
        'needs-you': 'E hloka wena',
      },
      sendAgain: 'Romela hape',
      sendAgainOf: (reference) => `Romela hape ${reference}`,
      edit: 'Lokisa',
      editOf: (reference) => `Lokisa ${reference}`,
      view: 'Bona',
      viewOf: (reference) => `Bona ${reference}`,
      dismiss: 'Kwala',
      dismissOf: (reference) => `Kwala ${reference}`,
      remove: 'Tlosa',
      removeOf: (reference) => `Tlosa ${reference}`,
      cancel: 'Hlakola',
      removeQuestion: 'Tlosa se bolokilweng sesebedisweng sena?',
      removeText: (reference) =>
        `Thomello ${reference} e a tloswa sesebedisweng sena mme e ke ke ya romelwa.`,
      mayBeThere: 'E rometswe pele ntle le karabo: sheba lenaneng hore na e se e le teng.',
    },
    words: {
      'In 1 hour': 'Ka mora hora e 1',
      'This afternoon': 'Kajeno thapama',
      'Tomorrow 9 to 12': 'Hosane 9 ho ya ho 12',
      'Today 13:00': 'Kajeno 13:00',
      'Tomorrow 9:00': 'Hosane 9:00',
      'Loading address search…': 'Ho laollwa patlo ya diaterese…',
      'Searching…': 'Ho a batlwa…',
      'No addresses found': 'Ha ho diaterese tse fumanweng',
      '1 address found': 'Ho fumanwe aterese e 1',
      '# addresses found': 'Diaterese tse fumanweng: #',
      'The search did not answer. Change the text to search again.':
        'Patlo ha e a araba. Fetola mongolo ho batla hape.',
      'Address search is not available right now. You can go on typing the address; check your connection and try the search again.':
        'Patlo ya diaterese ha e fumanehe hajwale. O ka tswela pele ho ngola aterese; hlahloba kgokahano ya hao o be o leke ho batla hape.',
      'Try the search again': 'Leka ho batla hape',
      'The details of this address could not be loaded. Choose it again.':
        'Dintlha tsa aterese ena ha di a kgona ho laollwa. E kgethe hape.',
      'This address has no position on the map. Choose another one or a street nearby.':
        'Aterese ena ha e na sebaka mmapeng. Kgetha e nngwe kapa seterata se haufi.',
      'Exactly this place. Add a landmark, so that the courier finds it.':
        'Ke sebaka sena hantle. Eketsa letshwao la sebaka, hore moromuwa a se fumane.',
      'Short links cannot be read here. Open the link, then copy the address of the page that it leads to, or the degrees of the place.':
        'Mahokela a makgutshwane ha a balehe mona. Bula lehokela, ebe o kopitsa aterese ya leqephe leo le isang ho lona, kapa dikgato tsa sebaka.',
      'This link names no place. Open it, hold the place on the map and copy its degrees.':
        'Lehokela lena ha le bolele sebaka. Le bule, o tobetse sebaka mmapeng o be o kopitse dikgato tsa sona.',
      'This place is not in South Africa. Degrees are written with the latitude first, which begins with a minus: -26.2041, 28.0473.':
        'Sebaka sena ha se Afrika Borwa. Ngola latitude pele, e qalang ka letshwao la ho tlosa: -26.2041, 28.0473.',
      'This Plus Code is short. Write its town behind it, such as 4GRQ+2X Soweto.':
        'Plus Code ena e kgutshwane. Ngola toropo ya yona ka mora yona, jwalo ka 4GRQ+2X Soweto.',
      'The town of this Plus Code was not found. Write another town nearby, or use the full code or degrees.':
        'Toropo ya Plus Code ena ha e a fumanwa. Ngola toropo e nngwe e haufi, kapa o sebedise khoutu e felletseng kapa dikgato.',
      'The town of this Plus Code cannot be looked up now. Use the full code or degrees.':
        'Toropo ya Plus Code ena e ke ke ya batlwa hajwale. Sebedisa khoutu e felletseng kapa dikgato.',
    },
  },
};
