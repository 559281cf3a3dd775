import { translationSuite } from '@fleetfoot/shared/testing/translations';
import { csvTexts } from './csv';
import { dialogTranslations } from './dialogs';
import { shareTexts } from './share';
import { viewsTexts } from './views';

translationSuite(
  { words: {}, csv: csvTexts.english, views: viewsTexts.english, share: shareTexts.english },
  dialogTranslations,
);
