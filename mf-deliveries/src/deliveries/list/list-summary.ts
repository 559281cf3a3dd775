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
}

function deliveries(count: number): string {
  return count === 1 ? '1 delivery' : `${formatNumber(count)} deliveries`;
}

/** Says what is shown and what was searched for it. */
export function listSummary({ shown, loaded, isComplete, isNarrowed, isSearched }: ListCount): string {
  const filters = isNarrowed ? ' that fit the filters' : '';
  if (isComplete && !isSearched) return `${deliveries(shown)}${filters}.`;
  if (isComplete) return `${formatNumber(shown)} of ${deliveries(loaded)}${filters}.`;
  const newest = `the newest ${formatNumber(loaded)}${filters}`;
  return isSearched
    ? `${deliveries(shown)} found. Searched ${newest}; there are older ones.`
    : `Showing ${newest}; there are older ones.`;
}
