import { translationSuite } from '@fleetfoot/shared/testing/translations';
import { IMPORT_WORDS } from './english/import-words';
import { importTexts, importTranslations } from './import';

const words = Object.fromEntries(IMPORT_WORDS.map((word) => [word, word])) as Record<
  (typeof IMPORT_WORDS)[number],
  string
>;

translationSuite({ importing: importTexts.english, words }, importTranslations);
