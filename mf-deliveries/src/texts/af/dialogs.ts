import type { DialogTranslation } from '../dialog-texts';

export const TRANSLATION: DialogTranslation = {
  unread: 'all',
  texts: {
    csv: {
      dialog: {
        title: 'Laai CSV af',
        cancel: 'Kanselleer',
        download: 'Laai af',
        format: 'Formaat',
        formatHint:
          'Rekenaars wat op Suid-Afrika gestel is, verwag kommapunte. Beland alles in een kolom, kies dan die ander formaat.',
        local: 'Kommapunte, desimale kommas',
        plain: 'Kommas, desimale punte',
        refusals: {
          offline:
            'Jy is vanlyn, en geen lêer is gemaak nie: elke aflaai word eers in die aktiwiteit aangeteken. Probeer weer wanneer jy gekoppel is.',
          limit: (most) => `Jy het vandag ${most} lêers afgelaai, die meeste vir een dag. Probeer môre weer.`,
        },
      },
      listed: (summary) => `Die lêer bevat wat die lys wys, in dieselfde volgorde. ${summary}`,
      selected: (deliveries) => `Die lêer bevat wat gekies is, ${deliveries}, in die volgorde van die lys.`,
      links: 'Volgskakels',
      linksHint:
        'Van aflewerings wat een het, totdat hul bladsy sluit. Wie die lêer het, kan dié bladsye oopmaak.',
      linksIn: 'In die laaste kolom',
      linksOut: 'Uitgelaat',
      remedy: 'Of laat die volgskakels uit.',
    },
    views: {
      save: 'Stoor aansig',
      name: 'Naam',
      keeps: 'Soektog, filters en volgorde word bewaar.',
      replaces: 'Die aansig met hierdie naam word vervang.',
      cancel: 'Kanselleer',
      confirm: 'Stoor',
      remove: 'Vee aansig uit',
      question: (name) => `Vee die aansig “${name}” uit?`,
      text: 'Die aflewerings daarin bly soos hulle is.',
      problems: {
        empty: 'Voer ’n naam vir die aansig in.',
        long: (most) => `Gebruik hoogstens ${most} karakters.`,
        full: (most) => `Jy het reeds ${most} aansigte. Vee eers een uit.`,
      },
    },
    share: {
      title: 'Deel volgskakels',
      text: (deliveries) =>
        `Jy kry ’n teks met ’n reël vir elk van ${deliveries}: die verwysing, die ontvanger en die skakel waarmee hulle dit volg.`,
      leftOut: (deliveries) =>
        `${deliveries} uitgelaat: die volgbladsy is gesluit, of die aflewering is gekanselleer.`,
      get: 'Kry volgskakels',
      again: 'Probeer weer',
      copy: 'Kopieer alles',
      close: 'Maak toe',
      progress: (count, total) => `${count} van ${total} skakels gemaak`,
      doubt: 'Ons weet nog nie of die volgende skakel gemaak is nie.',
      links: 'Volgskakels',
      note: 'Wie ’n skakel het, kan die bladsy daarvan oopmaak, tot ’n dag ná die aflewering.',
      missing: (deliveries) => `${deliveries} het geen skakel gekry nie.`,
      without: 'Sonder ’n skakel',
    },
    words: {},
  },
};
