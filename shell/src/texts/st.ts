import type { ShellTranslation } from './translation';

export const TRANSLATION: ShellTranslation = {
  unread: 'all',
  texts: {
    account: {
      language: 'Puo',
      chosen: (language) => `Puo: ${language}`,
      reach:
        'Ya ho kena, profaele ya hao le disebediswa, le dithomello: e ntjha, ho kenya, tse iphetang le dipampiri tsa phasela; maqephe a mang a ka Senyesemane.',
      keys: 'Dikgaoletso tsa khiboto',
    },
    saving: {
      label: 'Baballa data',
      choices: { auto: 'Ka boyona', on: 'E butswe', off: 'E kwetswe' },
      chosen: (choice) => `Baballa data: ${choice}`,
      notKept:
        'Sebadi sena ha se boloke kgetho ena. Se dumelle ho boloka data ya saete ena, ebe o kgetha hape.',
      used: (megabytes, cost) => `E ka bang ${megabytes}, ${cost} ho fihlela jwale`,
      what: 'Ho baballa data ho etsa hore dimmapa le dinepe di emele ho tobetswa, le manane a emele ho ntjhafatswa. Ka boyona e etsa jwalo ha kgokahano e le butle.',
      received: (megabytes, cost, price) =>
        `Fensetereng ena ho amohetswe e ka bang ${megabytes}, e leng ${cost} ha 1 GB e bitsa ${price}. Dimmapa, ditefo, tse jarolotsweng le tse rometsweng ha di balwe.`,
      bar: 'Data e a baballwa',
      asOf: (time) => `Ha e phele. Ke ya ka ${time}`,
      failedAsOf: (time) => `Ha e a ntjhafatswa. Ke ya ka ${time}`,
      refresh: 'Ntjhafatsa',
      refreshing: 'E a ntjhafatswa.',
      notRefreshed: 'Ha e a ntjhafatswa. Hlahloba kgokahano ya hao o be o leke hape.',
    },
    notices: {
      title: 'Ditsebiso',
      unread: (count) => `Ditsebiso, tse ntjha: ${count}`,
      several: (count) => `Ditsebiso tse ntjha: ${count}`,
      isNew: 'E ntjha',
      clear: 'Phumola tsohle',
      none: 'Ha ho ditsebiso',
      about:
        'Seo baromuwa le ba bang ba se etsang ka dithomello tsa hao ha Fleetfoot e butswe se bolokwa mona matsatsi a supileng.',
      alerts: {
        on: 'Sebadi sena se bontsha tsebiso ha Fleetfoot e butswe mme o le sebakeng se seng.',
        off: 'Sebadi sena se ka bontsha tsebiso ha Fleetfoot e butswe mme o le sebakeng se seng.',
        denied:
          'Ditsebiso tsa saete ena di thibetswe sebading sena. Di dumelle ditlhophisong tsa sona tsa saete ena, ebe o bula phanele ena hape.',
        unsupported: 'Sebadi sena se ke ke sa bontsha ditsebiso tsa saete ena.',
      },
      turnOn: 'Bula',
      turnOff: 'Kwala',
      example: {
        title: 'Ditsebiso tsa Fleetfoot di butswe',
        text: 'Seo ba bang le baromuwa ba se etsang se bontshwa tjena ha o le sebakeng se seng.',
      },
    },
    tour: {
      name: 'Leeto',
      at: (stop, stops) => `Leeto, ${stop} ho tse ${stops}`,
      showPage: 'Bontsha leqephe la lona',
      waiting: 'Ako shebe hohle',
      loading: 'Ho laollwa leeto …',
      isLoading: 'Ho laollwa leeto.',
      failed: 'Leeto ha le a kgona ho laollwa. Hlahloba kgokahano ya hao, ebe o leka hape.',
      retry: 'Leka hape',
      next: 'E latelang',
      back: 'Morao',
      finish: 'Qeta',
      end: 'Fedisa leeto',
      ended: 'Leeto le fedile. Find e a le kgutlisa: Tour.',
      find: {
        label: 'Fumana eng kapa eng',
        text: 'Tobetsa Ctrl-K (⌘K ho Mac) kapa konopo ya Find leqepheng lefe kapa lefe. E fumana maqephe, dithomello, le leeto lena hape.',
      },
    },
  },
};
