import type { TranslationOf } from '../translation';

export const TRANSLATION: TranslationOf<'create'> = {
  unread: 'all',
  texts: {
    form: {
      title: 'Yenza into ehanjiswayo entsha',
      back: 'Izinto ezihanjiswayo',
      loading: 'Kulayishwa ifomu',
      optional: 'akunyanzelekanga',
      referenceHint: 'Isalathiso sakho, njengenombolo ye-odolo.',
      proposed: (reference) => `Ukuba akubhalwanga nto, iba ngu-${reference}.`,
      urgency: 'Inqanaba longxamiseko',
      times: {
        pickup_time: 'Umhla nexesha lokuthatha',
        'pickup_window.start': 'Ukuqala kwexesha lokuthatha',
        'pickup_window.end': 'Ukuphela kwexesha lokuthatha',
        'dropoff_window.start': 'Ukuqala kwexesha lokuhambisa',
        'dropoff_window.end': 'Ukuphela kwexesha lokuhambisa',
      },
      timeHint: 'Ixesha laseMzantsi Afrika.',
      addressHint: 'Qala ukubhala, uze ukhethe kuluhlu.',
      instructionsHint: 'Umzekelo: apho kupakwa khona, okanye ekubuzwa bani.',
      add: (stop) => `Yongeza ${stop} iyunithi, uphawu lwendawo okanye ikhowudi yesango`,
      directionHints: {
        unit: 'Umzekelo: Unit 4, Mutual Heights.',
        landmark: 'Into ebonakala usesitratweni.',
        gate_code: 'Iprintwa ibe nkulu ephepheni lepasile.',
      },
      filled: (name) => `Igama, inombolo yomnxeba nezalathisi zendawo zika-${name} zifakiwe.`,
      later: 'Ixabiso nemaphu ziza kuvela apha xa iidilesi zombini zikhethiwe.',
      create: 'Yenza into ehanjiswayo',
      failed: (reason) => `Into ehanjiswayo ayenziwanga. ${reason} Okubhalileyo kusekho apha.`,
      saved: (reference) =>
        `Into ehanjiswayo engu-${reference} igcinwe kwesi sixhobo. Ibhokisi yokuthunyelwayo ibonisa xa sele ithunyelwe.`,
    },
    reopened: {
      loading: 'Kulayishwa into ehanjiswayo',
      gone: 'Akukho nto ilindileyo kule dilesi',
      goneText: 'Ithunyelwe, okanye icinyiwe kwesi sixhobo.',
    },
    settled: {
      created: (reference) => `Into ehanjiswayo engu-${reference} yenziwe.`,
      needsYou: (reference, reason) => `Into ehanjiswayo engu-${reference} ifuna wena. ${reason}`,
    },
    words: {
      Saved: 'Igciniwe',
      Recent: 'Yakutshanje',
      'Enter the external ID.': 'Faka i-ID yangaphandle.',
      'Enter the external ID on one line.': 'Faka i-ID yangaphandle kumgca omnye.',
      'Enter the pickup address and choose it from the list.':
        'Faka idilesi yokuthatha uze uyikhethe kuluhlu.',
      'Enter the drop-off address and choose it from the list.':
        'Faka idilesi yokuhambisa uze uyikhethe kuluhlu.',
      'Choose the pickup address from the list, so that the courier gets its exact location.':
        'Khetha idilesi yokuthatha kuluhlu, ukuze umhambisi afumane eyona ndawo yayo.',
      'Choose the drop-off address from the list, so that the courier gets its exact location.':
        'Khetha idilesi yokuhambisa kuluhlu, ukuze umhambisi afumane eyona ndawo yayo.',
      'Enter the pickup name.': 'Faka igama lokuthatha.',
      'Enter the pickup name on one line.': 'Faka igama lokuthatha kumgca omnye.',
      'Enter the drop-off name.': 'Faka igama lokuhambisa.',
      'Enter the drop-off name on one line.': 'Faka igama lokuhambisa kumgca omnye.',
      'Enter the pickup phone number.': 'Faka inombolo yomnxeba yokuthatha.',
      'Enter the drop-off phone number.': 'Faka inombolo yomnxeba yokuhambisa.',
      'Enter a phone number such as 082 123 4567.': 'Faka inombolo yomnxeba efana no-082 123 4567.',
      'Enter this on one line.': 'Kufake kumgca omnye.',
      'Use at most 40 characters.': 'Sebenzisa oonobumba abangadluliyo ku-40.',
      'Use at most 100 characters.': 'Sebenzisa oonobumba abangadluliyo ku-100.',
      'Use at most 120 characters.': 'Sebenzisa oonobumba abangadluliyo ku-120.',
      'Use at most 162 characters.': 'Sebenzisa oonobumba abangadluliyo ku-162.',
      'Use at most 200 characters.': 'Sebenzisa oonobumba abangadluliyo ku-200.',
      'Use at most 500 characters.': 'Sebenzisa oonobumba abangadluliyo ku-500.',
      'Enter a date and a time, such as 24 Nov 2026 14:00.': 'Faka umhla nexesha, njengo-24 Nov 2026 14:00.',
      'Enter the pickup date and time.': 'Faka umhla nexesha lokuthatha.',
      'The pickup date and time is more than a year away. Choose an earlier time.':
        'Umhla nexesha lokuthatha kukude ngaphezu konyaka. Khetha ixesha elikufutshane.',
      'The pickup date and time is in the past. Choose a later time.':
        'Umhla nexesha lokuthatha sele ludlulile. Khetha ixesha elizayo.',
      'Enter the pickup window start.': 'Faka ukuqala kwexesha lokuthatha.',
      'The pickup window start is more than a year away. Choose an earlier time.':
        'Ukuqala kwexesha lokuthatha kukude ngaphezu konyaka. Khetha ixesha elikufutshane.',
      'The pickup window start is in the past. Choose a later time.':
        'Ukuqala kwexesha lokuthatha sele kudlulile. Khetha ixesha elizayo.',
      'Enter the pickup window end.': 'Faka ukuphela kwexesha lokuthatha.',
      'The pickup window end is more than a year away. Choose an earlier time.':
        'Ukuphela kwexesha lokuthatha kukude ngaphezu konyaka. Khetha ixesha elikufutshane.',
      'The pickup window must end after it starts.':
        'Ixesha lokuthatha kufuneka liphele emva kokuqala kwalo.',
      'Enter the drop-off window start.': 'Faka ukuqala kwexesha lokuhambisa.',
      'The drop-off window start is more than a year away. Choose an earlier time.':
        'Ukuqala kwexesha lokuhambisa kukude ngaphezu konyaka. Khetha ixesha elikufutshane.',
      'The drop-off window start is more than a day ago. Choose a later time.':
        'Ukuqala kwexesha lokuhambisa sele kudlule ngaphezu kosuku. Khetha ixesha elizayo.',
      'Enter the drop-off window end.': 'Faka ukuphela kwexesha lokuhambisa.',
      'The drop-off window end is more than a year away. Choose an earlier time.':
        'Ukuphela kwexesha lokuhambisa kukude ngaphezu konyaka. Khetha ixesha elikufutshane.',
      'The drop-off window must end after it starts.':
        'Ixesha lokuhambisa kufuneka liphele emva kokuqala kwalo.',
      'The drop-off window must not end before the pickup window starts.':
        'Ixesha lokuhambisa malingapheli phambi kokuqala kwexesha lokuthatha.',
      'What your organisation owes for trips and has under way would be above its limit. Pay the open trips in Billing or wait until trips end, then create this delivery.':
        'Imali yeehambo umbutho wakho onetyala layo neehambo eziqhubayo ingangaphezu komda wawo. Hlawula iihambo ezingekahlawulwa ku-Billing okanye ulinde zide iihambo ziphele, uze wenze le nto ihanjiswayo.',
      'There is no road between these addresses. Check them.':
        'Akukho ndlela phakathi kwezi dilesi. Zijonge.',
      'It was created before with other details, which you find in the list of deliveries.':
        'Yenziwe ngaphambili ngezinye iinkcukacha, ozifumana kuluhlu lwezinto ezihanjiswayo.',
      'It was created and has been cancelled since. Only if you create it anew is it sent again.':
        'Yenziwe yaza yarhoxiswa. Ithunyelwa kwakhona kuphela xa uyenza ngokutsha.',
      'It was created in another window at the same moment.': 'Yenziwe kwenye iwindow ngaloo mzuzu.',
      'This was saved more than an hour ago. Send it again if the courier should still come.':
        'Oku kwagcinwa ngaphezu kweyure edlulileyo. Kuthumele kwakhona ukuba umhambisi kusafuneka eze.',
      'The pickup time has passed. Edit it.': 'Ixesha lokuthatha lidlulile. Yihlele.',
      'The pickup window has passed. Edit it.': 'Ixesha lokuthatha lidlulile. Yihlele.',
      'A window began more than a day ago. Edit it.': 'Ixesha laqala ngaphezu kosuku oludlulileyo. Yihlele.',
    },
  },
};
