import type { ToldTranslation } from '../told-translation';
import { REASON_WORDS } from './reason-words';

export const TRANSLATION: ToldTranslation = {
  unread: 'all',
  texts: {
    notices: {
      needsYou: 'Het jou nodig',
      reached: {
        'Courier assigned': (name) => `${name} het ’n koerier`,
        Collected: (name) => `${name} is afgehaal`,
        Delivered: (name) => `${name} is afgelewer`,
        Failed: (name) => `${name} het misluk`,
        Returned: (name) => `${name} is teruggebring`,
      },
      changed: (name) => `${name} is deur iemand anders verander`,
      changedByRecipient: (name) => `${name} is deur die ontvanger verander`,
      answered: (name) => `Die probleem van ${name} is beantwoord`,
      refused: (name) => `Die probleem van ${name} is afgewys`,
      severalAnswered: (count) => `${count} probleme is beantwoord`,
      read: (about) => `${about}. Lees wat ons ondersteuningspan geskryf het.`,
      missed: (name, day) => `${name} is op ${day} gemis`,
      runReasons: {
        asked: 'Deur jou span oorgeslaan.',
        holiday: 'Oorgeslaan: dit was ’n openbare vakansiedag.',
        credit: 'Jou organisasie het meer vir ritte geskuld as sy perk.',
        outage: 'Ons diens het nie op daardie tydstip geloop nie.',
      },
      notCreated: (reason) => `${reason} Geen aflewering is geskep nie.`,
    },
    tour: {
      list: {
        label: 'Jou aflewerings',
        text: 'Elke aflewering van jou organisasie, met waar dit nou is. Sodra daar van hulle is, wys Het jou nodig bo die lys wat laat is of skeefgeloop het.',
      },
      follow: {
        label: 'Volg ’n aflewering',
        text: 'Die tydlyn vertel elke stap soos dit gebeur. Kry volgskakel maak ’n bladsy waarop jou ontvanger die koerier volg, sonder om aan te meld.',
      },
      example: {
        label: '’n Voorbeelddag',
        text: 'Tien opgemaakte aflewerings, soos ’n dag dit kan bring: niks daarvan word gestoor of gevra nie. Maak een oop om dit van deur tot deur te volg.',
      },
      create: {
        label: '’n Nuwe aflewering',
        text: 'Sê van waar tot waar, en wanneer. Die prys staan daar voordat jy iets skep, en word gevra sodra die rit verby is.',
      },
    },
    words: REASON_WORDS,
  },
};
