import type { TranslationOf } from '../translation';

export const TRANSLATION: TranslationOf<'entry'> = {
  unread: 'all',
  texts: {
    entry: {
      kept: 'Ons het bewaar wat jy getik het.',
      keptAt: (time) => `Ons het bewaar wat jy om ${time} getik het.`,
      keptOn: (date, time) => `Ons het bewaar wat jy op ${date} om ${time} getik het.`,
      clear: 'Maak leeg',
      cleared: 'Wat jy getik het, is uitgevee.',
      undo: 'Ontdoen',
      unfinished: 'Jy het ’n onvoltooide aflewering',
      nameless: 'Dit het nog geen verwysing en geen naam nie.',
      replaces: 'As jy dit opneem, vervang dit wat nou in die vorm is.',
      takeUp: 'Neem dit op',
      leave: 'Vee dit uit',
      collects: {
        saved: (title) => `Word by ${title} afgehaal, jou gewone afhaalpunt.`,
        recent: (title) => `Word by ${title} afgehaal, soos jou vorige aflewering.`,
      },
      change: 'Verander',
      emptied: 'Die afhaalpunt is leeg. Kies ’n ander adres.',
      billingAddress: (address) => `Jou faktuuradres is ${address}.`,
      collectThere: 'Haal daar af',
      choose: 'Kies die adres uit die lys.',
      knownNumber: 'Jy ken hierdie nommer:',
      use: (title, address) => `Gebruik ${title}, ${address}`,
      used: (reference, date) => `${reference} word reeds deur ’n aflewering van ${date} gebruik.`,
      open: 'Maak dit oop',
      savedDiffer: (name) => `Wat van ${name} gestoor is, verskil van wat hier staan.`,
      useSaved: 'Gebruik gestoorde besonderhede',
      savedUsed: (name) => `Die gestoorde besonderhede van ${name} is ingevul.`,
      putBack: 'Sit terug wat jy getik het',
      times: { pickup_window: 'Afhaaltyd', dropoff_window: 'Aflewertyd', pickup_time: 'Afhaal' },
      bothWindows: 'Afhaal- en aflewertyd',
      readyTimes: (time) => `${time}: voorgestelde tye`,
      otherTime: 'Ander tyd',
      over: (preset) => `“${preset}” is verby. Kies ’n ander tyd.`,
      owes: (owed, reserved, limit) =>
        `Jou organisasie skuld ${owed} vir ritte en het ${reserved} onderweg. Sy perk is ${limit}: geen aflewering kan geskep word voordat ’n deel van die skuld betaal is of ritte geëindig het nie.`,
      pay: 'Betaal in Billing',
    },
    outbox: {
      title: 'Uitmandjie',
      states: {
        saved: 'Op hierdie toestel gestoor',
        sending: 'Word gestuur',
        accepted: 'Aanvaar',
        'needs-you': 'Het jou nodig',
      },
      sendAgain: 'Stuur weer',
      sendAgainOf: (reference) => `Stuur weer: ${reference}`,
      edit: 'Wysig',
      editOf: (reference) => `Wysig ${reference}`,
      view: 'Bekyk',
      viewOf: (reference) => `Bekyk ${reference}`,
      dismiss: 'Maak toe',
      dismissOf: (reference) => `Maak toe: ${reference}`,
      remove: 'Vee uit',
      removeOf: (reference) => `Vee uit: ${reference}`,
      cancel: 'Kanselleer',
      removeQuestion: 'Vee uit wat op hierdie toestel gestoor is?',
      removeText: (reference) =>
        `Aflewering ${reference} word van hierdie toestel uitgevee en word nie gestuur nie.`,
      mayBeThere: 'Dit is voorheen sonder ’n antwoord gestuur: kyk in die lys of dit reeds daar is.',
    },
    words: {
      'In 1 hour': 'Oor 1 uur',
      'This afternoon': 'Vanmiddag',
      'Tomorrow 9 to 12': 'Môre 9 tot 12',
      'Today 13:00': 'Vandag 13:00',
      'Tomorrow 9:00': 'Môre 9:00',
      'Loading address search…': 'Adressoektog laai…',
      'Searching…': 'Soek tans…',
      'No addresses found': 'Geen adresse gevind nie',
      '1 address found': '1 adres gevind',
      '# addresses found': '# adresse gevind',
      'The search did not answer. Change the text to search again.':
        'Die soektog het nie geantwoord nie. Verander die teks om weer te soek.',
      'Address search is not available right now. You can go on typing the address; check your connection and try the search again.':
        'Adresse kan nie nou gesoek word nie. Jy kan die adres verder tik; gaan jou verbinding na en probeer die soektog weer.',
      'Try the search again': 'Probeer die soektog weer',
      'The details of this address could not be loaded. Choose it again.':
        'Die besonderhede van hierdie adres kon nie gelaai word nie. Kies dit weer.',
      'This address has no position on the map. Choose another one or a street nearby.':
        'Hierdie adres het geen plek op die kaart nie. Kies ’n ander een of ’n straat naby.',
      'Exactly this place. Add a landmark, so that the courier finds it.':
        'Presies hierdie plek. Voeg ’n landmerk by, sodat die koerier dit vind.',
      'Short links cannot be read here. Open the link, then copy the address of the page that it leads to, or the degrees of the place.':
        'Kort skakels kan nie hier gelees word nie. Maak die skakel oop, en kopieer dan die adres van die bladsy waarheen dit lei, of die plek se grade.',
      'This link names no place. Open it, hold the place on the map and copy its degrees.':
        'Hierdie skakel noem geen plek nie. Maak dit oop, hou die plek op die kaart in en kopieer sy grade.',
      'This place is not in South Africa. Degrees are written with the latitude first, which begins with a minus: -26.2041, 28.0473.':
        'Hierdie plek is nie in Suid-Afrika nie. Skryf die breedtegraad eerste, wat met ’n minus begin: -26.2041, 28.0473.',
      'This Plus Code is short. Write its town behind it, such as 4GRQ+2X Soweto.':
        'Hierdie Plus Code is kort. Skryf sy dorp daaragter, soos 4GRQ+2X Soweto.',
      'The town of this Plus Code was not found. Write another town nearby, or use the full code or degrees.':
        'Die dorp van hierdie Plus Code is nie gevind nie. Skryf ’n ander dorp naby, of gebruik die volle kode of grade.',
      'The town of this Plus Code cannot be looked up now. Use the full code or degrees.':
        'Die dorp van hierdie Plus Code kan nie nou opgesoek word nie. Gebruik die volle kode of grade.',
    },
  },
};
