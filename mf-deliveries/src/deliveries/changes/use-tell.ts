import type { Notice } from '@fleetfoot/shared/contract';
import { useServices } from '@fleetfoot/shared/remote';
import type { Say } from '@fleetfoot/shared/texts';
import { langOf } from '@fleetfoot/shared/texts';
import { use, useCallback } from 'react';
import { noticeTexts, noticeWords } from '../../texts/notices';
import { PageLanguage, sayBy } from '../../texts/page-language';
import type { ToldTexts } from '../../texts/told-translation';

/** What a notice is put together from. */
export interface NoticeWords {
  readonly texts: ToldTexts['notices'];
  /** Says what stands in English elsewhere. */
  readonly say: Say;
}

export const IN_ENGLISH: NoticeWords = { texts: noticeTexts.english, say: sayBy(undefined) };

type Tell = (make: (words: NoticeWords) => Notice | undefined) => void;

/**
 * Gives what tells a notice: in the language of the page, for whose texts it waits. The device keeps it in that language.
 * @returns is told what makes the notice, or nothing, from words; stable while the page has its language
 */
export function useTell(): Tell {
  const { notify } = useServices();
  const page = use(PageLanguage);
  return useCallback(
    (make) => {
      const language = page?.language ?? 'en';
      function tell(): void {
        const texts = noticeTexts.read(language);
        const say = sayBy({ ...page?.words, ...noticeWords.read(language) });
        const notice = make(texts ? { texts, say } : IN_ENGLISH);
        if (notice) notify(page && texts ? { ...notice, lang: langOf(language) } : notice);
      }
      if (noticeTexts.read(language)) tell();
      // Without its texts it is told in English.
      else void noticeTexts.load(language).then(tell, tell);
    },
    [notify, page],
  );
}
