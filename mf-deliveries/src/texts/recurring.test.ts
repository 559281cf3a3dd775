import { translationSuite } from '@fleetfoot/shared/testing/translations';
import { RECURRING_WORDS } from './english/recurring';
import { recurringFormTexts, recurringTexts, recurringTranslations } from './recurring';
import { recurringChangesTexts } from './recurring-changes';

const words = Object.fromEntries(RECURRING_WORDS.map((word) => [word, word])) as Record<
  (typeof RECURRING_WORDS)[number],
  string
>;

translationSuite(
  {
    ...{ recurring: recurringTexts.english, form: recurringFormTexts.english },
    ...{ changes: recurringChangesTexts.english, words },
  },
  recurringTranslations,
  // A day and a moment, in every language in this order.
  ['recurring.on'],
);
