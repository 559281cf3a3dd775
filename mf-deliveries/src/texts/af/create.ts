import type { TranslationOf } from '../translation';

export const TRANSLATION: TranslationOf<'create'> = {
  unread: 'all',
  texts: {
    form: {
      title: 'Skep nuwe aflewering',
      back: 'Aflewerings',
      loading: 'Die vorm laai',
      optional: 'opsioneel',
      referenceHint: 'Jou eie verwysing, soos ’n bestelnommer.',
      proposed: (reference) => `As dit leeg bly, is dit ${reference}.`,
      urgency: 'Dringendheid',
      times: {
        pickup_time: 'Datum en tyd van afhaal',
        'pickup_window.start': 'Begin van afhaaltyd',
        'pickup_window.end': 'Einde van afhaaltyd',
        'dropoff_window.start': 'Begin van aflewertyd',
        'dropoff_window.end': 'Einde van aflewertyd',
      },
      timeHint: 'Suid-Afrikaanse tyd.',
      addressHint: 'Begin tik, en kies dan uit die lys.',
      instructionsHint: 'Soos waar om te parkeer, of na wie om te vra.',
      add: (stop) => `Voeg eenheid, landmerk of hekkode ${stop} by`,
      directionHints: {
        unit: 'Soos Unit 4, Mutual Heights.',
        landmark: 'Iets wat mens van die straat af sien.',
        gate_code: 'Word groot op die vragbrief gedruk.',
      },
      filled: (name) => `Naam, foonnommer en aanwysings van ${name} is ingevul.`,
      later: 'Die prys en die kaart word hier gewys sodra albei adresse gekies is.',
      create: 'Skep aflewering',
      failed: (reason) => `Die aflewering is nie geskep nie. ${reason} Wat jy getik het, is nog hier.`,
      saved: (reference) =>
        `Aflewering ${reference} is op hierdie toestel gestoor. Die uitmandjie wys wanneer dit gestuur is.`,
    },
    reopened: {
      loading: 'Die aflewering laai',
      gone: 'Niks wag onder hierdie adres nie',
      goneText: 'Dit is gestuur, of dit is van hierdie toestel uitgevee.',
    },
    settled: {
      created: (reference) => `Aflewering ${reference} is geskep.`,
      needsYou: (reference, reason) => `Aflewering ${reference} het jou nodig. ${reason}`,
    },
    words: {
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
      'Use at most 40 characters.': 'Gebruik hoogstens 40 karakters.',
      'Use at most 100 characters.': 'Gebruik hoogstens 100 karakters.',
      'Use at most 120 characters.': 'Gebruik hoogstens 120 karakters.',
      'Use at most 162 characters.': 'Gebruik hoogstens 162 karakters.',
      'Use at most 200 characters.': 'Gebruik hoogstens 200 karakters.',
      'Use at most 500 characters.': 'Gebruik hoogstens 500 karakters.',
      'Enter a date and a time, such as 24 Nov 2026 14:00.':
        'Voer ’n datum en ’n tyd in, soos 24 Nov 2026 14:00.',
      'Enter the pickup date and time.': 'Voer die datum en tyd van afhaal in.',
      'The pickup date and time is more than a year away. Choose an earlier time.':
        'Die datum en tyd van afhaal is meer as ’n jaar ver. Kies ’n vroeër tyd.',
      'The pickup date and time is in the past. Choose a later time.':
        'Die datum en tyd van afhaal is verby. Kies ’n later tyd.',
      'Enter the pickup window start.': 'Voer die begin van die afhaaltyd in.',
      'The pickup window start is more than a year away. Choose an earlier time.':
        'Die begin van die afhaaltyd is meer as ’n jaar ver. Kies ’n vroeër tyd.',
      'The pickup window start is in the past. Choose a later time.':
        'Die begin van die afhaaltyd is verby. Kies ’n later tyd.',
      'Enter the pickup window end.': 'Voer die einde van die afhaaltyd in.',
      'The pickup window end is more than a year away. Choose an earlier time.':
        'Die einde van die afhaaltyd is meer as ’n jaar ver. Kies ’n vroeër tyd.',
      'The pickup window must end after it starts.': 'Die afhaaltyd moet eindig nadat dit begin.',
      'Enter the drop-off window start.': 'Voer die begin van die aflewertyd in.',
      'The drop-off window start is more than a year away. Choose an earlier time.':
        'Die begin van die aflewertyd is meer as ’n jaar ver. Kies ’n vroeër tyd.',
      'The drop-off window start is more than a day ago. Choose a later time.':
        'Die begin van die aflewertyd is meer as ’n dag gelede. Kies ’n later tyd.',
      'Enter the drop-off window end.': 'Voer die einde van die aflewertyd in.',
      'The drop-off window end is more than a year away. Choose an earlier time.':
        'Die einde van die aflewertyd is meer as ’n jaar ver. Kies ’n vroeër tyd.',
      'The drop-off window must end after it starts.': 'Die aflewertyd moet eindig nadat dit begin.',
      'The drop-off window must not end before the pickup window starts.':
        'Die aflewertyd mag nie eindig voordat die afhaaltyd begin nie.',
      'What your organisation owes for trips and has under way would be above its limit. Pay the open trips in Billing or wait until trips end, then create this delivery.':
        'Wat jou organisasie vir ritte skuld en onderweg het, sou bo sy perk wees. Betaal die oop ritte in Billing of wag totdat ritte eindig, en skep dan hierdie aflewering.',
      'There is no road between these addresses. Check them.':
        'Daar is geen pad tussen hierdie adresse nie. Gaan hulle na.',
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
    },
  },
};
