import type { TranslationOf } from '../translation';

export const TRANSLATION: TranslationOf<'create'> = {
  unread: 'all',
  texts: {
    form: {
      title: 'Theha thomello e ntjha',
      back: 'Dithomello',
      loading: 'Ho laollwa foromo',
      optional: 'ha e qobellwe',
      referenceHint: 'Referense ya hao, jwalo ka nomoro ya odara.',
      proposed: (reference) => `Haeba e siilwe e se na letho, e ba ${reference}.`,
      urgency: 'Boemo ba potlako',
      times: {
        pickup_time: 'Letsatsi le nako ya ho lata',
        'pickup_window.start': 'Qaleho ya nako ya ho lata',
        'pickup_window.end': 'Pheletso ya nako ya ho lata',
        'dropoff_window.start': 'Qaleho ya nako ya ho fihlisa',
        'dropoff_window.end': 'Pheletso ya nako ya ho fihlisa',
      },
      timeHint: 'Nako ya Afrika Borwa.',
      addressHint: 'Qala ho ngola, ebe o kgetha lenaneng.',
      instructionsHint: 'Mohlala: moo ho phakwang teng, kapa ho botswa mang.',
      add: (stop) => `Eketsa yuniti, letshwao la sebaka kapa khoutu ya heke ${stop}`,
      directionHints: {
        unit: 'Mohlala: Unit 4, Mutual Heights.',
        landmark: 'Ntho e bonahalang o le seterateng.',
        gate_code: 'E hatiswa e le kgolo pampiring ya sephuthelwana.',
      },
      filled: (name) => `Lebitso, nomoro ya mohala le ditataiso tsa ${name} di tlatsitswe.`,
      later: 'Theko le mmapa di tla hlaha mona ha diaterese ka bobedi di kgethilwe.',
      create: 'Theha thomello',
      failed: (reason) => `Thomello ha e a thehwa. ${reason} Seo o se ngotseng se ntse se le mona.`,
      saved: (reference) =>
        `Thomello ${reference} e bolokilwe sesebedisweng sena. Lebokose la tse romelwang le bontsha ha e rometswe.`,
    },
    reopened: {
      loading: 'Ho laollwa thomello',
      gone: 'Ha ho letho le emetseng atereseng ena',
      goneText: 'E rometswe, kapa e tlositswe sesebedisweng sena.',
    },
    settled: {
      created: (reference) => `Thomello ${reference} e thehilwe.`,
      needsYou: (reference, reason) => `Thomello ${reference} e hloka wena. ${reason}`,
    },
    words: {
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
      'Use at most 40 characters.': 'Sebedisa ditlhaku tse sa feteng 40.',
      'Use at most 100 characters.': 'Sebedisa ditlhaku tse sa feteng 100.',
      'Use at most 120 characters.': 'Sebedisa ditlhaku tse sa feteng 120.',
      'Use at most 162 characters.': 'Sebedisa ditlhaku tse sa feteng 162.',
      'Use at most 200 characters.': 'Sebedisa ditlhaku tse sa feteng 200.',
      'Use at most 500 characters.': 'Sebedisa ditlhaku tse sa feteng 500.',
      'Enter a date and a time, such as 24 Nov 2026 14:00.':
        'Kenya letsatsi le nako, jwalo ka 24 Nov 2026 14:00.',
      'Enter the pickup date and time.': 'Kenya letsatsi le nako ya ho lata.',
      'The pickup date and time is more than a year away. Choose an earlier time.':
        'Letsatsi le nako ya ho lata e hole ka ho feta selemo. Kgetha nako e haufi.',
      'The pickup date and time is in the past. Choose a later time.':
        'Letsatsi le nako ya ho lata di se di fetile. Kgetha nako e tlang.',
      'Enter the pickup window start.': 'Kenya qaleho ya nako ya ho lata.',
      'The pickup window start is more than a year away. Choose an earlier time.':
        'Qaleho ya nako ya ho lata e hole ka ho feta selemo. Kgetha nako e haufi.',
      'The pickup window start is in the past. Choose a later time.':
        'Qaleho ya nako ya ho lata e se e fetile. Kgetha nako e tlang.',
      'Enter the pickup window end.': 'Kenya pheletso ya nako ya ho lata.',
      'The pickup window end is more than a year away. Choose an earlier time.':
        'Pheletso ya nako ya ho lata e hole ka ho feta selemo. Kgetha nako e haufi.',
      'The pickup window must end after it starts.':
        'Nako ya ho lata e lokela ho fela ka mora ho qala ha yona.',
      'Enter the drop-off window start.': 'Kenya qaleho ya nako ya ho fihlisa.',
      'The drop-off window start is more than a year away. Choose an earlier time.':
        'Qaleho ya nako ya ho fihlisa e hole ka ho feta selemo. Kgetha nako e haufi.',
      'The drop-off window start is more than a day ago. Choose a later time.':
        'Qaleho ya nako ya ho fihlisa e fetile ka ho feta letsatsi. Kgetha nako e tlang.',
      'Enter the drop-off window end.': 'Kenya pheletso ya nako ya ho fihlisa.',
      'The drop-off window end is more than a year away. Choose an earlier time.':
        'Pheletso ya nako ya ho fihlisa e hole ka ho feta selemo. Kgetha nako e haufi.',
      'The drop-off window must end after it starts.':
        'Nako ya ho fihlisa e lokela ho fela ka mora ho qala ha yona.',
      'The drop-off window must not end before the pickup window starts.':
        'Nako ya ho fihlisa ha e a lokela ho fela pele nako ya ho lata e qala.',
      'What your organisation owes for trips and has under way would be above its limit. Pay the open trips in Billing or wait until trips end, then create this delivery.':
        'Seo mokgatlo wa hao o se kolotang bakeng sa maeto le maeto a ntseng a tswela pele se ka feta moedi wa ona. Lefa maeto a sa lefuwang ho Billing kapa o eme ho fihlela maeto a fela, ebe o theha thomello ena.',
      'There is no road between these addresses. Check them.':
        'Ha ho tsela pakeng tsa diaterese tsena. Di hlahlobe.',
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
    },
  },
};
