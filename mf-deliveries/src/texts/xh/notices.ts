import type { ToldTranslation } from '../told-translation';
import { REASON_WORDS } from './reason-words';

export const TRANSLATION: ToldTranslation = {
  unread: 'all',
  texts: {
    notices: {
      needsYou: 'Ifuna wena',
      reached: {
        'Courier assigned': (name) => `${name}: inomhambisi`,
        Collected: (name) => `${name}: ithathiwe`,
        Delivered: (name) => `${name}: ihanjisiwe`,
        Failed: (name) => `${name}: ayiphumelelanga`,
        Returned: (name) => `${name}: ibuyisiwe`,
      },
      changed: (name) => `${name}: itshintshwe ngomnye umntu`,
      changedByRecipient: (name) => `${name}: itshintshwe ngumamkeli`,
      answered: (name) => `${name}: ingxaki iphenduliwe`,
      refused: (name) => `${name}: ingxaki yaliwe`,
      severalAnswered: (count) => `Iingxaki eziphenduliweyo: ${count}`,
      read: (about) => `${about}. Funda okubhalwe liqela lethu lenkxaso.`,
      missed: (name, day) => `${name}: ayenziwanga ngo-${day}`,
      runReasons: {
        asked: 'Itsitywe liqela lakho.',
        holiday: 'Itsitywe: ibiyiholide kawonkewonke.',
        credit: 'Umbutho wakho ubunetyala leehambo elingaphezu komda wawo.',
        outage: 'Inkonzo yethu ibingasebenzi ngelo xesha.',
      },
      notCreated: (reason) => `${reason} Akukho nto ihanjiswayo yenziweyo.`,
    },
    tour: {
      list: {
        label: 'Izinto zakho ezihanjiswayo',
        text: 'Zonke izinto ezihanjiswayo zombutho wakho, nalapho zikhoyo ngoku. Xa sele zikho, okuthi Ifuna wena ngaphezu koluhlu kubonisa ezisemva kwexesha okanye ezingahambanga kakuhle.',
      },
      follow: {
        label: 'Landela into ehanjiswayo',
        text: 'Okwenzekileyo kubalisa inyathelo ngalinye njengoko lisenzeka. Ukufumana ikhonkco lokulandela kwenza iphepha umamkeli alandela kulo umhambisi, engangenanga.',
      },
      example: {
        label: 'Usuku olungumzekelo',
        text: 'Izinto ezilishumi eziyintsomi, njengoko usuku lunokuzizisa: akukho nto kuzo igcinwayo okanye ihlawuliswayo. Vula enye uyilandele ukusuka emnyango ukuya komnye.',
      },
      create: {
        label: 'Into ehanjiswayo entsha',
        text: 'Yithi isuka phi iye phi, nini. Ixabiso likhona phambi kokuba wenze nantoni na, kwaye lihlawuliswa xa uhambo luphelile.',
      },
    },
    words: REASON_WORDS,
  },
};
