import type { TranslationOf } from '../translation';

export const TRANSLATION: TranslationOf<'delivery'> = {
  unread: 'all',
  texts: {
    failures: {
      lateToCancel: (status) => `Imeko yayo ngoku ithi: ${status}, kwaye ayisenakurhoxiswa.`,
      lateToEdit: (status) => `Imeko yayo ngoku ithi: ${status}, kwaye ayisenakuhlelwa.`,
    },
    stops: {
      reference: 'I-ID yangaphandle',
      action: 'Okwenziwayo emnyango',
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
    },
    price: {
      price: (amount) => `${amount} kuquka i-VAT`,
      road: (kilometres, minutes) =>
        minutes === '1'
          ? `${kilometres} km, malunga nomzuzu o-${minutes}`
          : `${kilometres} km, malunga nemizuzu eyi-${minutes}`,
      longRoad: (kilometres, hours, minutes) =>
        `${kilometres} km, malunga ${hours === '1' ? 'neyure e-' : 'neeyure eziyi-'}${hours} ${minutes === '1' ? 'nomzuzu o-' : 'nemizuzu eyi-'}${minutes}`,
      straightLine: (kilometres) => `${kilometres} km ngomgca othe ngqo: akufunyanwanga ndlela`,
      details: 'Iinkcukacha zexabiso',
    },
    notFound: {
      title: 'Into ehanjiswayo ayifumanekanga',
      text: 'Isenokuba irhoxisiwe, okanye idilesi yeli phepha ayiphelelanga.',
      all: 'Zonke izinto ezihanjiswayo',
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
      Created: 'Yenziwe',
      'Courier assigned': 'Inomhambisi',
      'At pickup': 'Iyathathwa',
      Collected: 'Ithathiwe',
      'At drop-off': 'Ifikile',
      Delivered: 'Ihanjisiwe',
      Failed: 'Ayiphumelelanga',
      Returning: 'Iyabuyiswa',
      Returned: 'Ibuyisiwe',
      Cancelled: 'Irhoxisiwe',
      Late: 'Emva kwexesha',
      Unpaid: 'Ayihlawulwanga',
      Paid: 'Ihlawulwe',
      Refunded: 'Imali ibuyisiwe',
      Unit: 'Iyunithi',
      Landmark: 'Uphawu lwendawo',
      'Gate code': 'Ikhowudi yesango',
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
      'We do not know whether this was done: the answer was lost. See what is there now, then try again.':
        'Asazi ukuba oku kwenziwe na: impendulo ilahlekile. Jonga okukhoyo ngoku, uze uzame kwakhona.',
      'We do not know yet whether this was done. This changes as soon as the server has answered.':
        'Asikazi okwangoku ukuba oku kwenziwe na. Oku kutshintsha xa iseva iphendulile.',
      'What you saved before is saved. What you changed since then is not: save it too.':
        'Okugcine ngaphambili kugciniwe. Okutshintshe ukususela ngoko akugcinwanga: kugcine nako.',
    },
  },
};
