import { formatNumber } from '@fleetfoot/shared/domain';
import { use } from 'react';
import type { ListCount, ListWords } from '../../texts/list-words';
import { PageLanguage } from '../../texts/page-language';

/** `1 delivery`, `20 deliveries` */
export function deliveriesText(count: number): string {
  return count === 1 ? '1 delivery' : `${formatNumber(count)} deliveries`;
}

/** Says what is shown and what was searched for it. */
export function listSummary(count: ListCount): string {
  const { shown, loaded, isComplete, isNarrowed, isSearched, isOfDay } = count;
  const fit = isComplete && loaded === 1 ? 'fits' : 'fit';
  const filters = isNarrowed ? ` that ${fit} the filters` : '';
  if (isComplete && !isSearched) return `${deliveriesText(shown)}${filters}.`;
  if (isComplete) return `${formatNumber(shown)} of ${deliveriesText(loaded)}${filters}.`;
  const [first, others] = isOfDay ? ['first', 'later'] : ['newest', 'older'];
  const newest = `the ${first} ${formatNumber(loaded)}${filters}`;
  return isSearched
    ? `${deliveriesText(shown)} found. Searched ${newest}; there are ${others} ones.`
    : `Showing ${newest}; there are ${others} ones.`;
}

const ENGLISH: ListWords = {
  deliveries: deliveriesText,
  summary: listSummary,
  more: (count) => `Load ${count} more`,
  caption: (order) => `Deliveries. ${order}`,
  select: (name) => `Select ${name}`,
  selected: (deliveries) => `${deliveries} selected.`,
};

/** What the list says with values, in the language of the page. */
export function useListWords(): ListWords {
  return use(PageLanguage)?.list ?? ENGLISH;
}
