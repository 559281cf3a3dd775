import type { DeliveryTranslation } from './translation';

export const TRANSLATION: DeliveryTranslation = {
  unread: 'all',
  texts: {
    form: {
      title: 'Yenza into ehanjiswayo entsha',
      back: 'Izinto ezihanjiswayo',
      loading: 'Kulayishwa ifomu',
      optional: 'akunyanzelekanga',
      reference: 'I-ID yangaphandle',
      referenceHint: 'Isalathiso sakho, njengenombolo ye-odolo.',
      proposed: (reference) => `Ukuba akubhalwanga nto, iba ngu-${reference}.`,
      action: 'Okwenziwayo emnyango',
      urgency: 'Inqanaba longxamiseko',
      times: {
        pickup_time: 'Umhla nexesha lokuthatha',
        'pickup_window.start': 'Ukuqala kwexesha lokuthatha',
        'pickup_window.end': 'Ukuphela kwexesha lokuthatha',
        'dropoff_window.start': 'Ukuqala kwexesha lokuhambisa',
        'dropoff_window.end': 'Ukuphela kwexesha lokuhambisa',
      },
      timeHint: 'Ixesha laseMzantsi Afrika.',
      pickup: {
        title: 'Ukuthatha',
        ofIt: 'ekuthatheni',
        address: 'Idilesi yokuthatha',
        name: 'Igama lokuthatha',
        phone_number: 'Inombolo yomnxeba yokuthatha',
        instructions: 'Imiyalelo yokuthatha',
        unit: 'Iyunithi yokuthatha',
        landmark: 'Uphawu lwendawo yokuthatha',
        gate_code: 'Ikhowudi yesango yokuthatha',
      },
      dropoff: {
        title: 'Ukuhambisa',
        ofIt: 'ekuhambiseni',
        address: 'Idilesi yokuhambisa',
        name: 'Igama lokuhambisa',
        phone_number: 'Inombolo yomnxeba yokuhambisa',
        instructions: 'Imiyalelo yokuhambisa',
        unit: 'Iyunithi yokuhambisa',
        landmark: 'Uphawu lwendawo yokuhambisa',
        gate_code: 'Ikhowudi yesango yokuhambisa',
      },
      addressHint: 'Qala ukubhala, uze ukhethe kuluhlu.',
      instructionsHint: 'Umzekelo: apho kupakwa khona, okanye ekubuzwa bani.',
      add: (stop) => `Yongeza ${stop} iyunithi, uphawu lwendawo okanye ikhowudi yesango`,
      directionHints: {
        unit: 'Umzekelo: Unit 4, Mutual Heights.',
        landmark: 'Into ebonakala usesitratweni.',
        gate_code: 'Iprintwa ibe nkulu ephepheni lepasile.',
      },
      filled: (name) => `Igama, inombolo yomnxeba nezalathisi zendawo zika-${name} zifakiwe.`,
      create: 'Yenza into ehanjiswayo',
      failed: (reason) => `Into ehanjiswayo ayenziwanga. ${reason} Okubhalileyo kusekho apha.`,
      created: (reference) => `Into ehanjiswayo engu-${reference} yenziwe.`,
      saved: (reference) =>
        `Into ehanjiswayo engu-${reference} igcinwe kwesi sixhobo. Ibhokisi yokuthunyelwayo ibonisa xa sele ithunyelwe.`,
    },
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
      times: {
        pickup_window: 'Ixesha lokuthatha',
        dropoff_window: 'Ixesha lokuhambisa',
        pickup_time: 'Ukuthatha',
      },
      bothWindows: 'Ixesha lokuthatha nelokuhambisa',
      readyTimes: (time) => `${time}: amaxesha alungisiweyo`,
      over: (preset) => `Ixesha “${preset}” lidlulile. Khetha elinye ixesha.`,
      owes: (owed, limit) =>
        `Umbutho wakho unetyala le-${owed} leehambo. Umda wawo yi-${limit}: akukho nto ihanjiswayo inokwenziwa de kuhlawulwe inxalenye yalo.`,
      pay: 'Hlawula ku-Billing',
    },
    trip: {
      worth: 'Ixabiso lempahla (R)',
      worthHint:
        'Likhetha ubungqina: ifoto ukusuka kwi-R\u00a0500, i-PIN yomamkeli ukusuka kwi-R\u00a02\u00a0000. Aligcinwa.',
      amount: 'Faka isixa-mali esifana no-1 200 okanye u-1 200,50.',
      proof: 'Ubungqina bokuhanjiswa',
      sharePin: 'Yabelana ngekhonkco lokulandela: i-PIN ikulo.',
      asking: 'Kubalwa ixabiso…',
      price: (amount) => `${amount} kuquka i-VAT`,
      road: (kilometres, minutes) =>
        minutes === '1'
          ? `${kilometres} km, malunga nomzuzu o-${minutes}`
          : `${kilometres} km, malunga nemizuzu eyi-${minutes}`,
      longRoad: (kilometres, hours, minutes) =>
        `${kilometres} km, malunga ${hours === '1' ? 'neyure e-' : 'neeyure eziyi-'}${hours} ${minutes === '1' ? 'nomzuzu o-' : 'nemizuzu eyi-'}${minutes}`,
      valid: 'Lisebenza imizuzu eyi-10.',
      askAgain: 'Buza kwakhona',
      without: 'Ungayenza into ehanjiswayo; ixabiso layo limiselwa phambi kokuba ithunyelwe.',
      offline: (without) => `Awuqhagamshelwanga kwi-intanethi, ngoko akukho xabiso ngoku. ${without}`,
      noRoad: 'Akukho ndlela phakathi kwezi dilesi. Zijonge.',
      tooMany: (without) => `Kubuzwe amaxabiso amaninzi kakhulu kule yure. ${without}`,
      unavailable: (without) => `Ixabiso alikwazanga ukubalwa. ${without}`,
      summary: 'Isishwankathelo',
      from: 'Ukusuka',
      to: 'Ukuya',
      when: 'Nini',
    },
    reopened: {
      loading: 'Kulayishwa into ehanjiswayo',
      notFound: {
        title: 'Into ehanjiswayo ayifumanekanga',
        text: 'Isenokuba irhoxisiwe, okanye idilesi yeli phepha ayiphelelanga.',
        all: 'Zonke izinto ezihanjiswayo',
      },
      gone: 'Akukho nto ilindileyo kule dilesi',
      goneText: 'Ithunyelwe, okanye icinyiwe kwesi sixhobo.',
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
      'On demand': 'Ngokukhawuleza',
      'Time window': 'Phakathi kwamaxesha',
      Scheduled: 'Icwangciselwe ixesha',
      'Meet at door': 'Dibana emnyango',
      'Leave at door': 'Shiya emnyango',
      Nothing: 'Akukho nto',
      'Name of whoever receives it': 'Igama lomamkeli',
      Signature: 'Utyikityo',
      Photo: 'Ifoto',
      'PIN of the recipient': 'I-PIN yomamkeli',
      'In 1 hour': 'Emva kweyure e-1',
      'This afternoon': 'Namhlanje emva kwemini',
      'Tomorrow 9 to 12': 'Ngomso 9 ukuya ku-12',
      'Today 13:00': 'Namhlanje 13:00',
      'Tomorrow 9:00': 'Ngomso 9:00',
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
      'There are hidden characters in this. Type it instead of pasting it.':
        'Kukho oonobumba abafihlakeleyo apha. Kubhale endaweni yokukuncamathisela.',
      'Use at most 40 characters.': 'Sebenzisa oonobumba abangadluliyo ku-40.',
      'Use at most 100 characters.': 'Sebenzisa oonobumba abangadluliyo ku-100.',
      'Use at most 120 characters.': 'Sebenzisa oonobumba abangadluliyo ku-120.',
      'Use at most 162 characters.': 'Sebenzisa oonobumba abangadluliyo ku-162.',
      'Use at most 200 characters.': 'Sebenzisa oonobumba abangadluliyo ku-200.',
      'Use at most 500 characters.': 'Sebenzisa oonobumba abangadluliyo ku-500.',
      'Enter a date and a time, such as 24 Nov 2026 14:00.': 'Faka umhla nexesha, njengo-24 Nov 2026 14:00.',
      'Enter the pickup date and time.': 'Faka umhla nexesha lokuthatha.',
      'The pickup date and time is in the past. Choose a later time.':
        'Umhla nexesha lokuthatha sele ludlulile. Khetha ixesha elizayo.',
      'Enter the pickup window start.': 'Faka ukuqala kwexesha lokuthatha.',
      'The pickup window start is in the past. Choose a later time.':
        'Ukuqala kwexesha lokuthatha sele kudlulile. Khetha ixesha elizayo.',
      'Enter the pickup window end.': 'Faka ukuphela kwexesha lokuthatha.',
      'The pickup window must end after it starts.':
        'Ixesha lokuthatha kufuneka liphele emva kokuqala kwalo.',
      'Enter the drop-off window start.': 'Faka ukuqala kwexesha lokuhambisa.',
      'The drop-off window start is more than a day ago. Choose a later time.':
        'Ukuqala kwexesha lokuhambisa sele kudlule ngaphezu kosuku. Khetha ixesha elizayo.',
      'Enter the drop-off window end.': 'Faka ukuphela kwexesha lokuhambisa.',
      'The drop-off window must end after it starts.':
        'Ixesha lokuhambisa kufuneka liphele emva kokuqala kwalo.',
      'The drop-off window must not end before the pickup window starts.':
        'Ixesha lokuhambisa malingapheli phambi kokuqala kwexesha lokuthatha.',
      'You are offline. Check your connection and try again.':
        'Awuqhagamshelwanga kwi-intanethi. Jonga uqhagamshelo lwakho uze uzame kwakhona.',
      'This is taking longer than it should. Check your connection and try again.':
        'Oku kuthatha ixesha elide kunesiqhelo. Jonga uqhagamshelo lwakho uze uzame kwakhona.',
      'Your session has ended. Sign in again.': 'Iseshoni yakho iphelile. Ngena kwakhona.',
      'You do not have access to this. Ask an Admin of your organisation.':
        'Akunalo ufikelelo koku. Buza umlawuli wombutho wakho.',
      'This no longer exists.': 'Oku akusekho.',
      'This exists already.': 'Oku sele kukho.',
      'Some of the details are not right. Check them and try again.':
        'Ezinye iinkcukacha azichanekanga. Zijonge uze uzame kwakhona.',
      'This cannot be done right now. Reload the page and try again.':
        'Oku akunakwenziwa ngoku. Layisha iphepha kwakhona uze uzame kwakhona.',
      'Too many attempts. Wait a few minutes and try again.':
        'Imizamo mininzi kakhulu. Linda imizuzu embalwa uze uzame kwakhona.',
      'This has to wait: you signed in on a new device.': 'Oku kufuneka kulinde: ungene ngesixhobo esitsha.',
      'This needs a new code. Try again and enter it.':
        'Oku kufuna ikhowudi entsha. Zama kwakhona uze uyifake.',
      'Something went wrong on our side. Try again in a moment.':
        'Kubekho ingxaki kwicala lethu. Zama kwakhona kungekudala.',
      'Your organisation owes more for trips than its limit. Pay the open trips in Billing, then create this delivery.':
        'Umbutho wakho unetyala leehambo elingaphezu komda wawo. Hlawula iihambo ezingekahlawulwa ku-Billing, uze wenze le nto ihanjiswayo.',
      'It was created before with other details, which you find in the list of deliveries.':
        'Yenziwe ngaphambili ngezinye iinkcukacha, ozifumana kuluhlu lwezinto ezihanjiswayo.',
      'It was created and has been cancelled since. Only if you create it anew is it sent again.':
        'Yenziwe yaza yarhoxiswa. Ithunyelwa kwakhona kuphela xa uyenza ngokutsha.',
      'It was created in another window at the same moment.': 'Yenziwe kwenye iwindow ngaloo mzuzu.',
      'This was saved more than an hour ago. Send it again if the courier should still come.':
        'Oku kwagcinwa ngaphezu kweyure edlulileyo. Kuthumele kwakhona ukuba umhambisi kusafuneka eze.',
      'The pickup time has passed. Edit it.': 'Umhla nexesha lokuthatha zidlulile. Yihlele.',
      'The pickup window has passed. Edit it.': 'Ixesha lokuthatha lidlulile. Yihlele.',
      'A window began more than a day ago. Edit it.':
        'Ixesha lokuthatha okanye lokuhambisa laqala ngaphezu kosuku oludlulileyo. Yihlele.',
      'We do not know whether this was done: the answer was lost. See what is there now, then try again.':
        'Asazi ukuba oku kwenziwe na: impendulo ilahlekile. Jonga okukhoyo ngoku, uze uzame kwakhona.',
      'We do not know yet whether this was done. This changes as soon as the server has answered.':
        'Asikazi okwangoku ukuba oku kwenziwe na. Oku kutshintsha xa iseva iphendulile.',
      'What you saved before is saved. What you changed since then is not: save it too.':
        'Okugcine ngaphambili kugciniwe. Okutshintshe ukususela ngoko akugcinwanga: kugcine nako.',
    },
  },
};
