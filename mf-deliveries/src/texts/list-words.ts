import { formatNumber } from '@fleetfoot/shared/domain';
import type { DeliveryTexts } from './translation';

/** What a list shows of what there is. */
export interface ListCount {
  /** How many fit and are shown. */
  readonly shown: number;
  /** How many are loaded, fitting or not. */
  readonly loaded: number;
  /** Whether there is anything behind what is loaded. */
  readonly isComplete: boolean;
  /** Whether the database has left any out that do not fit. */
  readonly isNarrowed: boolean;
  /** Whether some of what is loaded does not fit, or a search asks for it. */
  readonly isSearched: boolean;
  /** Whether it is read in the order of pickup, not the newest first. */
  readonly isOfDay: boolean;
}

/** What the list says with values. */
export interface ListWords {
  /** `1 delivery`, `20 deliveries` */
  deliveries(count: number): string;
  /** What is shown and what was searched for it. */
  summary(count: ListCount): string;
  more(count: number): string;
  caption(order: string): string;
  select(name: string): string;
  selected(deliveries: string): string;
}

/** The same in the words of a catalogue. */
export function listWords(texts: DeliveryTexts['list']): ListWords {
  const deliveries = (count: number) => (count === 1 ? texts.one : texts.many(formatNumber(count)));
  return {
    ...texts,
    deliveries,
    more: (count) => texts.more(String(count)),
    summary({ shown, loaded, isComplete, isNarrowed, isSearched, isOfDay }) {
      const fit = isComplete && loaded === 1 ? texts.fits : texts.fit;
      const narrowed = (what: string) => (isNarrowed ? fit(what) : what);
      if (isComplete && !isSearched) return texts.all(narrowed(deliveries(shown)));
      if (isComplete) return texts.of(formatNumber(shown), narrowed(deliveries(loaded)));
      const searched = narrowed((isOfDay ? texts.first : texts.newest)(formatNumber(loaded)));
      if (isSearched) return (isOfDay ? texts.foundLater : texts.foundOlder)(deliveries(shown), searched);
      return (isOfDay ? texts.later : texts.older)(searched);
    },
  };
}
