import { formatNumber } from '@fleetfoot/shared/domain';

interface ListCount {
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
