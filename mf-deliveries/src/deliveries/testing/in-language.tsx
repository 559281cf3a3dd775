import type { Language } from '@fleetfoot/shared/texts';
import type { ReactNode } from 'react';
import { belowWords } from '../../texts/groups/below';
import { createWords } from '../../texts/groups/create';
import { deliveryWords } from '../../texts/groups/delivery';
import { detailWords } from '../../texts/groups/detail';
import { entryWords } from '../../texts/groups/entry';
import { listWords as listGroup } from '../../texts/groups/list';
import { timesWords } from '../../texts/groups/times';
import { tripWords } from '../../texts/groups/trip';
import { listTexts } from '../../texts/list';
import { listWords } from '../../texts/list-words';
import { PageLanguage } from '../../texts/page-language';
import { together } from '../../texts/together';

const ALL = together(
  deliveryWords,
  listGroup,
  detailWords,
  belowWords,
  createWords,
  entryWords,
  tripWords,
  timesWords,
);

/** What the page of the list loads. */
export const LIST_GROUPS = together(deliveryWords, listGroup);

/**
 * Loads a language, and gives what shows a part of a page in it.
 * @param groups that the page loads; all where the part is one of several pages
 */
export async function inLanguage(language: Exclude<Language, 'en'>, groups = ALL) {
  await groups.load(language);
  const words = groups.read(language) ?? {};
  const list = listWords(listTexts.read(language) ?? listTexts.english);
  return (part: ReactNode) => <PageLanguage value={{ language, words, list }}>{part}</PageLanguage>;
}
