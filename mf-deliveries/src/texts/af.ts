import type { DeliveryTranslation } from './translation';

export const TRANSLATION: DeliveryTranslation = {
  unread: 'all',
  texts: {
    form: {
      title: 'Skep nuwe aflewering',
      back: 'Aflewerings',
      loading: 'Die vorm laai',
      optional: 'opsioneel',
      reference: 'Eksterne ID',
      referenceHint: 'Jou eie verwysing, soos ’n bestelnommer.',
      proposed: (reference) => `As dit leeg bly, is dit ${reference}.`,
      action: 'Oorhandiging',
      urgency: 'Dringendheid',
      times: {
        pickup_time: 'Datum en tyd van afhaal',
        'pickup_window.start': 'Begin van afhaaltyd',
        'pickup_window.end': 'Einde van afhaaltyd',
        'dropoff_window.start': 'Begin van aflewertyd',
        'dropoff_window.end': 'Einde van aflewertyd',
      },
      timeHint: 'Suid-Afrikaanse tyd.',
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
      addressHint: 'Begin tik, en kies dan uit die lys.',
      instructionsHint: 'Soos waar om te parkeer, of na wie om te vra.',
      add: (stop) => `Voeg eenheid, landmerk of hekkode ${stop} by`,
      directionHints: {
        unit: 'Soos Unit 4, Mutual Heights.',
        landmark: 'Iets wat mens van die straat af sien.',
        gate_code: 'Word groot op die vragbrief gedruk.',
      },
      filled: (name) => `Naam, foonnommer en aanwysings van ${name} is ingevul.`,
      create: 'Skep aflewering',
      failed: (reason) => `Die aflewering is nie geskep nie. ${reason} Wat jy getik het, is nog hier.`,
      created: (reference) => `Aflewering ${reference} is geskep.`,
      saved: (reference) =>
        `Aflewering ${reference} is op hierdie toestel gestoor. Die uitmandjie wys wanneer dit gestuur is.`,
    },
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
      times: { pickup_window: 'Afhaaltyd', dropoff_window: 'Aflewertyd', pickup_time: 'Afhaal' },
      bothWindows: 'Afhaal- en aflewertyd',
      readyTimes: (time) => `${time}: voorgestelde tye`,
      over: (preset) => `“${preset}” is verby. Kies ’n ander tyd.`,
      owes: (owed, limit) =>
        `Jou organisasie skuld ${owed} vir ritte. Sy perk is ${limit}: geen aflewering kan geskep word voordat ’n deel van die skuld betaal is nie.`,
      pay: 'Betaal in Billing',
    },
    trip: {
      worth: 'Waarde van die goedere (R)',
      worthHint:
        'Kies die bewys: ’n foto vanaf R\u00a0500, die ontvanger se PIN vanaf R\u00a02\u00a0000. Dit word nie bewaar nie.',
      amount: 'Voer ’n bedrag soos 1 200 of 1 200,50 in.',
      proof: 'Bewys van aflewering',
      sharePin: 'Deel die volgskakel: die PIN is daarop.',
      asking: 'Die prys word bereken…',
      price: (amount) => `${amount} BTW ingesluit`,
      road: (kilometres, minutes) =>
        `${kilometres} km, omtrent ${minutes} ${minutes === '1' ? 'minuut' : 'minute'}`,
      longRoad: (kilometres, hours, minutes) => `${kilometres} km, omtrent ${hours} h ${minutes} min`,
      valid: 'Geldig vir 10 minute.',
      askAgain: 'Vra weer',
      without: 'Jy kan die aflewering skep; sy prys word bepaal voordat dit uitgestuur word.',
      offline: (without) => `Jy is van die internet af, dus is daar nou geen prys nie. ${without}`,
      noRoad: 'Daar is geen pad tussen hierdie adresse nie. Gaan hulle na.',
      tooMany: (without) => `Te veel pryse is in hierdie uur gevra. ${without}`,
      unavailable: (without) => `Die prys kon nie bereken word nie. ${without}`,
      summary: 'Opsomming',
      from: 'Van',
      to: 'Na',
      when: 'Wanneer',
    },
    reopened: {
      loading: 'Die aflewering laai',
      notFound: {
        title: 'Aflewering nie gevind nie',
        text: 'Dit is dalk gekanselleer, of die adres van hierdie bladsy is nie volledig nie.',
        all: 'Alle aflewerings',
      },
      gone: 'Niks wag onder hierdie adres nie',
      goneText: 'Dit is gestuur, of dit is van hierdie toestel uitgevee.',
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
      'In 1 hour': 'Oor 1 uur',
      'This afternoon': 'Vanmiddag',
      'Tomorrow 9 to 12': 'Môre 9 tot 12',
      'Today 13:00': 'Vandag 13:00',
      'Tomorrow 9:00': 'Môre 9:00',
      Saved: 'Gestoor',
      Recent: 'Onlangs',
      'Enter the external ID.': 'Voer die eksterne ID in.',
      'Enter the external ID on one line.': 'Voer die eksterne ID op een reël in.',
      'Enter the pickup address and choose it from the list.':
        'Voer die afhaaladres in en kies dit uit die lys.',
      'Enter the drop-off address and choose it from the list.':
        'Voer die afleweradres in en kies dit uit die lys.',
      'Choose the pickup address from the list, so that the courier gets its exact location.':
        'Kies die afhaaladres uit die lys, sodat die koerier die presiese plek kry.',
      'Choose the drop-off address from the list, so that the courier gets its exact location.':
        'Kies die afleweradres uit die lys, sodat die koerier die presiese plek kry.',
      'Enter the pickup name.': 'Voer die naam by die afhaalpunt in.',
      'Enter the pickup name on one line.': 'Voer die naam by die afhaalpunt op een reël in.',
      'Enter the drop-off name.': 'Voer die naam by die aflewerpunt in.',
      'Enter the drop-off name on one line.': 'Voer die naam by die aflewerpunt op een reël in.',
      'Enter the pickup phone number.': 'Voer die foonnommer by die afhaalpunt in.',
      'Enter the drop-off phone number.': 'Voer die foonnommer by die aflewerpunt in.',
      'Enter a phone number such as 082 123 4567.': 'Voer ’n foonnommer soos 082 123 4567 in.',
      'Enter this on one line.': 'Voer dit op een reël in.',
      'There are hidden characters in this. Type it instead of pasting it.':
        'Hier is versteekte karakters in. Tik dit eerder as om dit te plak.',
      'Use at most 40 characters.': 'Gebruik hoogstens 40 karakters.',
      'Use at most 100 characters.': 'Gebruik hoogstens 100 karakters.',
      'Use at most 120 characters.': 'Gebruik hoogstens 120 karakters.',
      'Use at most 162 characters.': 'Gebruik hoogstens 162 karakters.',
      'Use at most 200 characters.': 'Gebruik hoogstens 200 karakters.',
      'Use at most 500 characters.': 'Gebruik hoogstens 500 karakters.',
      'Enter a date and a time, such as 24 Nov 2026 14:00.':
        'Voer ’n datum en ’n tyd in, soos 24 Nov 2026 14:00.',
      'Enter the pickup date and time.': 'Voer die datum en tyd van afhaal in.',
      'The pickup date and time is in the past. Choose a later time.':
        'Die datum en tyd van afhaal is verby. Kies ’n later tyd.',
      'Enter the pickup window start.': 'Voer die begin van die afhaaltyd in.',
      'The pickup window start is in the past. Choose a later time.':
        'Die begin van die afhaaltyd is verby. Kies ’n later tyd.',
      'Enter the pickup window end.': 'Voer die einde van die afhaaltyd in.',
      'The pickup window must end after it starts.': 'Die afhaaltyd moet eindig nadat dit begin.',
      'Enter the drop-off window start.': 'Voer die begin van die aflewertyd in.',
      'The drop-off window start is more than a day ago. Choose a later time.':
        'Die begin van die aflewertyd is meer as ’n dag gelede. Kies ’n later tyd.',
      'Enter the drop-off window end.': 'Voer die einde van die aflewertyd in.',
      'The drop-off window must end after it starts.': 'Die aflewertyd moet eindig nadat dit begin.',
      'The drop-off window must not end before the pickup window starts.':
        'Die aflewertyd mag nie eindig voordat die afhaaltyd begin nie.',
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
      'Your organisation owes more for trips than its limit. Pay the open trips in Billing, then create this delivery.':
        'Jou organisasie skuld meer vir ritte as sy perk. Betaal die oop ritte in Billing, en skep dan hierdie aflewering.',
      'It was created before with other details, which you find in the list of deliveries.':
        'Dit is voorheen met ander besonderhede geskep, wat jy in die lys van aflewerings vind.',
      'It was created and has been cancelled since. Only if you create it anew is it sent again.':
        'Dit is geskep en sedertdien gekanselleer. Dit word net weer gestuur as jy dit opnuut skep.',
      'It was created in another window at the same moment.':
        'Dit is op dieselfde oomblik in ’n ander venster geskep.',
      'This was saved more than an hour ago. Send it again if the courier should still come.':
        'Dit is meer as ’n uur gelede gestoor. Stuur dit weer as die koerier nog moet kom.',
      'The pickup time has passed. Edit it.': 'Die datum en tyd van afhaal is verby. Wysig dit.',
      'The pickup window has passed. Edit it.': 'Die afhaaltyd is verby. Wysig dit.',
      'A window began more than a day ago. Edit it.':
        '’n Afhaal- of aflewertyd het meer as ’n dag gelede begin. Wysig dit.',
      'We do not know whether this was done: the answer was lost. See what is there now, then try again.':
        'Ons weet nie of dit gedoen is nie: die antwoord het verlore gegaan. Kyk wat nou daar is, en probeer dan weer.',
      'We do not know yet whether this was done. This changes as soon as the server has answered.':
        'Ons weet nog nie of dit gedoen is nie. Dit verander sodra die bediener geantwoord het.',
      'What you saved before is saved. What you changed since then is not: save it too.':
        'Wat jy vroeër gestoor het, is gestoor. Wat jy sedertdien verander het, is nie: stoor dit ook.',
    },
  },
};
