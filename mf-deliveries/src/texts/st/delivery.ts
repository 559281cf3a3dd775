import type { TranslationOf } from '../translation';

export const TRANSLATION: TranslationOf<'delivery'> = {
  unread: 'all',
  texts: {
    stops: {
      reference: 'ID ya kantle',
      action: 'Se etswang monyako',
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
    },
    price: {
      price: (amount) => `${amount} ho kenyeletswa VAT`,
      road: (kilometres, minutes) =>
        minutes === '1'
          ? `${kilometres} km, motsotso o ka bang ${minutes}`
          : `${kilometres} km, metsotso e ka bang ${minutes}`,
      longRoad: (kilometres, hours, minutes) =>
        `${kilometres} km, ${hours === '1' ? 'hora e ka bang' : 'dihora tse ka bang'} ${hours} le ${minutes === '1' ? 'motsotso' : 'metsotso'} e ${minutes}`,
      straightLine: (kilometres) => `${kilometres} km moleng o otlolohileng: ha ho a fumanwa tsela`,
      details: 'Dintlha tsa theko',
    },
    notFound: {
      title: 'Thomello ha e a fumanwa',
      text: 'E ka nna yaba e hlakotswe, kapa aterese ya leqephe lena ha e a fella.',
      all: 'Dithomello tsohle',
    },
    failures: {
      lateToCancel: (status) => `Boemo ba yona jwale ke: ${status}, mme e ke ke ya hlola e hlakolwa.`,
      lateToEdit: (status) => `Boemo ba yona jwale ke: ${status}, mme e ke ke ya hlola e lokiswa.`,
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
      Created: 'E thehilwe',
      'Courier assigned': 'E na le moromuwa',
      'At pickup': 'E ntse e latwa',
      Collected: 'E latilwe',
      'At drop-off': 'E fihlile',
      Delivered: 'E fihlisitswe',
      Failed: 'Ha e a atleha',
      Returning: 'E ntse e kgutla',
      Returned: 'E kgutlisitswe',
      Cancelled: 'E hlakotswe',
      Late: 'E morao ho nako',
      Unpaid: 'Ha e a lefuwa',
      Paid: 'E lefilwe',
      Refunded: 'Tjhelete e kgutlisitswe',
      Unit: 'Yuniti',
      Landmark: 'Letshwao la sebaka',
      'Gate code': 'Khoutu ya heke',
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
      'We do not know whether this was done: the answer was lost. See what is there now, then try again.':
        'Ha re tsebe hore na sena se entswe: karabo e lahlehile. Sheba se teng jwale, ebe o leka hape.',
      'We do not know yet whether this was done. This changes as soon as the server has answered.':
        'Ha re so tsebe hore na sena se entswe. Sena se fetoha hang ha seva e arabile.',
      'What you saved before is saved. What you changed since then is not: save it too.':
        'Seo o se bolokileng pele se bolokilwe. Seo o se fetotseng ho tloha moo ha se a bolokwa: se boloke le sona.',
    },
  },
};
