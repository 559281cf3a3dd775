import { useMemo } from 'react';
import { useSearch } from 'wouter/use-browser-location';

/** The query of the present address; change it with `services.navigate()`. */
export function useSearchParams(): URLSearchParams {
  const search = useSearch();
  return useMemo(() => new URLSearchParams(search), [search]);
}
