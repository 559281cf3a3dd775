import { formatDateTime, formatTime } from '@fleetfoot/shared/domain';
import type { UiTexts } from '@fleetfoot/shared/ui';
import { useMemo } from 'react';
import { createCatalogues } from '../catalogue';
import type { Language } from '../languages';
import { useShownFor } from '../use-texts';
import type { UiCatalogue } from './translation';

export const translations = {
  zu: () => import(/* webpackChunkName: "zu-ui" */ './zu'),
  af: () => import(/* webpackChunkName: "af-ui" */ './af'),
  xh: () => import(/* webpackChunkName: "xh-ui" */ './xh'),
  st: () => import(/* webpackChunkName: "st-ui" */ './st'),
};

// In English there is nothing to say for what stands in the parts themselves.
const uiTexts = createCatalogues<{ readonly ui: UiCatalogue | undefined }>(translations)('ui', undefined);

const SECOND_MS = 1_000;

/** What `shared/ui` says, in the words of a catalogue. */
export function uiTextsOf(texts: UiCatalogue): UiTexts {
  return {
    say: (word) => texts.words[word],
    asOf({ offline, asOf, isSeen }) {
      if (!asOf) return texts.offline;
      if (isSeen) return (offline ? texts.seenOffline : texts.seenUnanswered)(formatDateTime(asOf));
      return (offline ? texts.offlineAsOf : texts.unanswered)(formatTime(asOf));
    },
    ago(ms) {
      const seconds = Math.round(ms / SECOND_MS / 5) * 5;
      if (seconds < 60) return texts.seconds(String(seconds));
      const minutes = Math.floor(seconds / 60);
      if (minutes < 120) return minutes === 1 ? texts.minute : texts.minutes(String(minutes));
      const hours = Math.floor(minutes / 60);
      return hours < 48 ? texts.hours(String(hours)) : texts.days(String(Math.floor(hours / 24)));
    },
  };
}

/**
 * What `shared/ui` says by itself, for `UiLanguage` around a page; `undefined` in English, and until it is there.
 * @param language that the page is shown in
 */
export function useUiTexts(language: Language): UiTexts | undefined {
  useShownFor(uiTexts, language);
  const texts = uiTexts.read(language);
  return useMemo(() => texts && uiTextsOf(texts), [texts]);
}
