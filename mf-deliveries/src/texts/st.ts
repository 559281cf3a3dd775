import type { DeliveryTranslation } from './translation';

export const TRANSLATION: DeliveryTranslation = {
  unread: 'all',
  texts: {
    form: {
      title: 'Theha thomello e ntjha',
      back: 'Dithomello',
      loading: 'Ho laollwa foromo',
      optional: 'ha e qobellwe',
      reference: 'ID ya kantle',
      referenceHint: 'Referense ya hao, jwalo ka nomoro ya odara.',
      proposed: (reference) => `Haeba e siilwe e se na letho, e ba ${reference}.`,
      action: 'Se etswang monyako',
      urgency: 'Boemo ba potlako',
      times: {
        pickup_time: 'Letsatsi le nako ya ho lata',
        'pickup_window.start': 'Qaleho ya nako ya ho lata',
        'pickup_window.end': 'Pheletso ya nako ya ho lata',
        'dropoff_window.start': 'Qaleho ya nako ya ho fihlisa',
        'dropoff_window.end': 'Pheletso ya nako ya ho fihlisa',
      },
      timeHint: 'Nako ya Afrika Borwa.',
      pickup: {
        title: 'Ho lata',
        ofIt: 'bakeng sa ho lata',
        address: 'Aterese ya ho lata',
        name: 'Lebitso la ho lata',
        phone_number: 'Nomoro ya mohala ya ho lata',
        instructions: 'Ditaelo tsa ho lata',
        unit: 'Yuniti ya ho lata',
        landmark: 'Letshwao la sebaka sa ho lata',
        gate_code: 'Khoutu ya heke ya ho lata',
      },
      dropoff: {
        title: 'Ho fihlisa',
        ofIt: 'bakeng sa ho fihlisa',
        address: 'Aterese ya ho fihlisa',
        name: 'Lebitso la ho fihlisa',
        phone_number: 'Nomoro ya mohala ya ho fihlisa',
        instructions: 'Ditaelo tsa ho fihlisa',
        unit: 'Yuniti ya ho fihlisa',
        landmark: 'Letshwao la sebaka sa ho fihlisa',
        gate_code: 'Khoutu ya heke ya ho fihlisa',
      },
      addressHint: 'Qala ho ngola, ebe o kgetha lenaneng.',
      instructionsHint: 'Mohlala: moo ho phakwang teng, kapa ho botswa mang.',
      add: (stop) => `Eketsa yuniti, letshwao la sebaka kapa khoutu ya heke ${stop}`,
      directionHints: {
        unit: 'Mohlala: Unit 4, Mutual Heights.',
        landmark: 'Ntho e bonahalang o le seterateng.',
        gate_code: 'E hatiswa e le kgolo pampiring ya sephuthelwana.',
      },
      filled: (name) => `Lebitso, nomoro ya mohala le ditataiso tsa ${name} di tlatsitswe.`,
      create: 'Theha thomello',
      failed: (reason) => `Thomello ha e a thehwa. ${reason} Seo o se ngotseng se ntse se le mona.`,
      created: (reference) => `Thomello ${reference} e thehilwe.`,
      saved: (reference) =>
        `Thomello ${reference} e bolokilwe sesebedisweng sena. Lebokose la tse romelwang le bontsha ha e rometswe.`,
    },
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
      times: {
        pickup_window: 'Nako ya ho lata',
        dropoff_window: 'Nako ya ho fihlisa',
        pickup_time: 'Ho lata',
      },
      bothWindows: 'Nako ya ho lata le ya ho fihlisa',
      readyTimes: (time) => `${time}: dinako tse lokisitsweng`,
      over: (preset) => `Nako ya “${preset}” e fetile. Kgetha nako e nngwe.`,
      owes: (owed, limit) =>
        `Mokgatlo wa hao o kolota ${owed} ya maeto. Moedi wa ona ke ${limit}: ha ho thomello e ka thehwang ho fihlela karolo ya sekoloto e lefuwe.`,
      pay: 'Lefa ho Billing',
    },
    trip: {
      worth: 'Boleng ba thepa (R)',
      worthHint:
        'Bo kgetha bopaki: senepe ho tloha ho R\u00a0500, PIN ya moamohedi ho tloha ho R\u00a02\u00a0000. Ha bo bolokwe.',
      amount: 'Kenya tjhelete e kang 1 200 kapa 1 200,50.',
      proof: 'Bopaki ba ho fihliswa',
      sharePin: 'Arolelana lehokela la ho latela: PIN e ho lona.',
      asking: 'Ho balwa theko…',
      price: (amount) => `${amount} ho kenyeletswa VAT`,
      road: (kilometres, minutes) =>
        minutes === '1'
          ? `${kilometres} km, motsotso o ka bang ${minutes}`
          : `${kilometres} km, metsotso e ka bang ${minutes}`,
      longRoad: (kilometres, hours, minutes) =>
        `${kilometres} km, ${hours === '1' ? 'hora e ka bang' : 'dihora tse ka bang'} ${hours} le ${minutes === '1' ? 'motsotso' : 'metsotso'} e ${minutes}`,
      valid: 'E sebetsa metsotso e 10.',
      askAgain: 'Botsa hape',
      without: 'O ka theha thomello; theko ya yona e behwa pele e romelwa.',
      offline: (without) => `Ha o a hokahana le inthanete, kahoo ha ho theko hajwale. ${without}`,
      noRoad: 'Ha ho tsela pakeng tsa diaterese tsena. Di hlahlobe.',
      tooMany: (without) => `Ho botsitswe ditheko tse ngata haholo horeng ena. ${without}`,
      unavailable: (without) => `Theko ha e a kgona ho balwa. ${without}`,
      summary: 'Kakaretso',
      from: 'Ho tloha',
      to: 'Ho ya',
      when: 'Neng',
    },
    reopened: {
      loading: 'Ho laollwa thomello',
      notFound: {
        title: 'Thomello ha e a fumanwa',
        text: 'E ka nna yaba e hlakotswe, kapa aterese ya leqephe lena ha e a fella.',
        all: 'Dithomello tsohle',
      },
      gone: 'Ha ho letho le emetseng atereseng ena',
      goneText: 'E rometswe, kapa e tlositswe sesebedisweng sena.',
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
      cancel: 'Khansela',
      removeQuestion: 'Tlosa se bolokilweng sesebedisweng sena?',
      removeText: (reference) =>
        `Thomello ${reference} e a tloswa sesebedisweng sena mme e ke ke ya romelwa.`,
      mayBeThere: 'E rometswe pele ntle le karabo: sheba lenaneng hore na e se e le teng.',
    },
    words: {
      'On demand': 'Ka potlako',
      'Time window': 'Pakeng tsa dinako',
      Scheduled: 'E hlophiseditswe nako',
      'Meet at door': 'Kopana monyako',
      'Leave at door': 'Siya monyako',
      Nothing: 'Ha ho letho',
      'Name of whoever receives it': 'Lebitso la moamohedi',
      Signature: 'Tshaeno',
      Photo: 'Senepe',
      'PIN of the recipient': 'PIN ya moamohedi',
      'In 1 hour': 'Ka mora hora e 1',
      'This afternoon': 'Kajeno thapama',
      'Tomorrow 9 to 12': 'Hosane 9 ho ya ho 12',
      'Today 13:00': 'Kajeno 13:00',
      'Tomorrow 9:00': 'Hosane 9:00',
      Saved: 'E bolokilwe',
      Recent: 'Ya haufinyane',
      'Enter the external ID.': 'Kenya ID ya kantle.',
      'Enter the external ID on one line.': 'Kenya ID ya kantle moleng o le mong.',
      'Enter the pickup address and choose it from the list.':
        'Kenya aterese ya ho lata ebe o e kgetha lenaneng.',
      'Enter the drop-off address and choose it from the list.':
        'Kenya aterese ya ho fihlisa ebe o e kgetha lenaneng.',
      'Choose the pickup address from the list, so that the courier gets its exact location.':
        'Kgetha aterese ya ho lata lenaneng, hore moromuwa a fumane sebaka sa yona hantle.',
      'Choose the drop-off address from the list, so that the courier gets its exact location.':
        'Kgetha aterese ya ho fihlisa lenaneng, hore moromuwa a fumane sebaka sa yona hantle.',
      'Enter the pickup name.': 'Kenya lebitso la ho lata.',
      'Enter the pickup name on one line.': 'Kenya lebitso la ho lata moleng o le mong.',
      'Enter the drop-off name.': 'Kenya lebitso la ho fihlisa.',
      'Enter the drop-off name on one line.': 'Kenya lebitso la ho fihlisa moleng o le mong.',
      'Enter the pickup phone number.': 'Kenya nomoro ya mohala ya ho lata.',
      'Enter the drop-off phone number.': 'Kenya nomoro ya mohala ya ho fihlisa.',
      'Enter a phone number such as 082 123 4567.': 'Kenya nomoro ya mohala e kang 082 123 4567.',
      'Enter this on one line.': 'E kenye moleng o le mong.',
      'There are hidden characters in this. Type it instead of pasting it.':
        'Ho na le ditlhaku tse patilweng mona. Ho ngole ho ena le ho manamisa.',
      'Use at most 40 characters.': 'Sebedisa ditlhaku tse sa feteng 40.',
      'Use at most 100 characters.': 'Sebedisa ditlhaku tse sa feteng 100.',
      'Use at most 120 characters.': 'Sebedisa ditlhaku tse sa feteng 120.',
      'Use at most 162 characters.': 'Sebedisa ditlhaku tse sa feteng 162.',
      'Use at most 200 characters.': 'Sebedisa ditlhaku tse sa feteng 200.',
      'Use at most 500 characters.': 'Sebedisa ditlhaku tse sa feteng 500.',
      'Enter a date and a time, such as 24 Nov 2026 14:00.':
        'Kenya letsatsi le nako, jwalo ka 24 Nov 2026 14:00.',
      'Enter the pickup date and time.': 'Kenya letsatsi le nako ya ho lata.',
      'The pickup date and time is in the past. Choose a later time.':
        'Letsatsi le nako ya ho lata di se di fetile. Kgetha nako e tlang.',
      'Enter the pickup window start.': 'Kenya qaleho ya nako ya ho lata.',
      'The pickup window start is in the past. Choose a later time.':
        'Qaleho ya nako ya ho lata e se e fetile. Kgetha nako e tlang.',
      'Enter the pickup window end.': 'Kenya pheletso ya nako ya ho lata.',
      'The pickup window must end after it starts.':
        'Nako ya ho lata e lokela ho fela ka mora ho qala ha yona.',
      'Enter the drop-off window start.': 'Kenya qaleho ya nako ya ho fihlisa.',
      'The drop-off window start is more than a day ago. Choose a later time.':
        'Qaleho ya nako ya ho fihlisa e fetile ka ho feta letsatsi. Kgetha nako e tlang.',
      'Enter the drop-off window end.': 'Kenya pheletso ya nako ya ho fihlisa.',
      'The drop-off window must end after it starts.':
        'Nako ya ho fihlisa e lokela ho fela ka mora ho qala ha yona.',
      'The drop-off window must not end before the pickup window starts.':
        'Nako ya ho fihlisa ha e a lokela ho fela pele nako ya ho lata e qala.',
      'You are offline. Check your connection and try again.':
        'Ha o a hokahana le inthanete. Hlahloba kgokahano ya hao o be o leke hape.',
      'This is taking longer than it should. Check your connection and try again.':
        'Sena se nka nako e telele ho feta tlwaelo. Hlahloba kgokahano ya hao o be o leke hape.',
      'Your session has ended. Sign in again.': 'Seshene ya hao e fedile. Kena hape.',
      'You do not have access to this. Ask an Admin of your organisation.':
        'Ha o na tumello ya sena. Botsa motsamaisi wa mokgatlo wa hao.',
      'This no longer exists.': 'Sena ha se sa le teng.',
      'This exists already.': 'Sena se se se le teng.',
      'Some of the details are not right. Check them and try again.':
        'Dintlha tse ding ha di a nepahala. Di hlahlobe o be o leke hape.',
      'This cannot be done right now. Reload the page and try again.':
        'Sena se ke ke sa etswa hajwale. Laetja leqephe hape o be o leke hape.',
      'Too many attempts. Wait a few minutes and try again.':
        'Diteko di ngata haholo. Ema metsotso e mmalwa o be o leke hape.',
      'This has to wait: you signed in on a new device.':
        'Sena se tlameha ho ema: o kene ka sesebediswa se setjha.',
      'This needs a new code. Try again and enter it.':
        'Sena se hloka khoutu e ntjha. Leka hape o be o e kenye.',
      'Something went wrong on our side. Try again in a moment.':
        'Ho bile le bothata ka lehlakoreng la rona. Leka hape haufinyane.',
      'Your organisation owes more for trips than its limit. Pay the open trips in Billing, then create this delivery.':
        'Mokgatlo wa hao o kolota maeto ho feta moedi wa ona. Lefa maeto a sa lefuwang ho Billing, ebe o theha thomello ena.',
      'It was created before with other details, which you find in the list of deliveries.':
        'E thehilwe pele ka dintlha tse ding, tseo o di fumanang lenaneng la dithomello.',
      'It was created and has been cancelled since. Only if you create it anew is it sent again.':
        'E thehilwe mme ya hlakolwa ka mora moo. E romelwa hape feela ha o e theha botjha.',
      'It was created in another window at the same moment.':
        'E thehilwe fensetereng e nngwe ka nako e le nngwe.',
      'This was saved more than an hour ago. Send it again if the courier should still come.':
        'Sena se bolokilwe hora e fetang e le nngwe e fetileng. Se romele hape haeba moromuwa a ntse a lokela ho tla.',
      'The pickup time has passed. Edit it.': 'Letsatsi le nako ya ho lata di fetile. E lokise.',
      'The pickup window has passed. Edit it.': 'Nako ya ho lata e fetile. E lokise.',
      'A window began more than a day ago. Edit it.':
        'Nako ya ho lata kapa ya ho fihlisa e qadile ho feta letsatsi le fetileng. E lokise.',
      'We do not know whether this was done: the answer was lost. See what is there now, then try again.':
        'Ha re tsebe hore na sena se entswe: karabo e lahlehile. Sheba se teng jwale, ebe o leka hape.',
      'We do not know yet whether this was done. This changes as soon as the server has answered.':
        'Ha re so tsebe hore na sena se entswe. Sena se fetoha hang ha seva e arabile.',
      'What you saved before is saved. What you changed since then is not: save it too.':
        'Seo o se bolokileng pele se bolokilwe. Seo o se fetotseng ho tloha moo ha se a bolokwa: se boloke le sona.',
    },
  },
};
