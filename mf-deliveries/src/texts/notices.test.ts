import { RUN_REASONS } from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import { translationSuite } from '@fleetfoot/shared/testing/translations';
import { WORDS } from './english/words';
import { noticeTexts, toldTranslations, tourTexts } from './notices';
import { recurringWords } from './recurring';
import type { ReasonWords } from './told-translation';

const words = Object.fromEntries(
  [...WORDS.reasons, ...WORDS.problems].map((word) => [word, word]),
) as ReasonWords;

translationSuite({ notices: noticeTexts.english, tour: tourTexts.english, words }, toldTranslations);

test.each(['zu', 'af', 'xh', 'st'] as const)(
  'a notice in %s gives the reason of a missed run as its page does',
  async (language) => {
    await Promise.all([noticeTexts.load(language), recurringWords.load(language)]);
    const pages = Object.entries(RUN_REASONS).map(([reason, text]) => [
      reason,
      recurringWords.read(language)?.[text],
    ]);
    expect(noticeTexts.read(language)?.runReasons).toEqual(Object.fromEntries(pages));
  },
);
