import { useSearchParams, useServices } from '@fleetfoot/shared/remote';
import { useEffect, useMemo, useState } from 'react';
import { type ListQuery, listPath, parseListQuery } from './list-query';

/** Typing goes into the address when it pauses; browsers refuse an address that changes at every key. In milliseconds. */
const PAUSE_MS = 300;

/** The query of the address, and the function that changes it there. */
export function useListQuery(): {
  readonly query: ListQuery;
  readonly change: (part: Partial<ListQuery>) => void;
} {
  const params = useSearchParams();
  const { navigate } = useServices();
  const settled = useMemo(() => parseListQuery(params), [params]);
  const [typed, setTyped] = useState<string>();
  const query = useMemo(
    () => (typed === undefined ? settled : { ...settled, search: typed }),
    [settled, typed],
  );

  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => {
      navigate(listPath({ ...settled, search: typed }), { replace: true });
      setTyped(undefined);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, settled, navigate]);

  function change({ search = query.search, ...part }: Partial<ListQuery>): void {
    const isTyping = Object.keys(part).length === 0;
    setTyped(isTyping ? search : undefined);
    if (!isTyping) navigate(listPath({ ...query, ...part, search }), { replace: true });
  }
  return { query, change };
}
