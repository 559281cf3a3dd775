import type { Delivery } from '@fleetfoot/shared/domain';
import { type Live, type LoadedPages, useLivePages } from '@fleetfoot/shared/firebase';
import { useState } from 'react';
import { deliveryPages } from '../deliveries.queries';
import { creationRange } from './creation-range';
import type { ListQuery } from './list-query';
import { covers, isSameFilter, serverFilter } from './server-filter';

export interface DeliveryPages {
  /** While another filter is being answered, what was there before. */
  readonly result: Live<LoadedPages<Delivery>>;
  readonly loadMore: (count: number) => void;
  /** Whether the database leaves something out of what is loaded. */
  readonly isNarrowed: boolean;
}

/** The deliveries that the database finds for a query. Nothing is asked anew when all that could fit is loaded. */
export function useDeliveryPages(organizationId: string, query: ListQuery): DeliveryPages {
  const wanted = serverFilter(query);
  const [asked, setAsked] = useState(wanted);
  const [kept, setKept] = useState<LoadedPages<Delivery>>();
  const { status, urgency } = asked;
  const { result, loadMore } = useLivePages(
    deliveryPages(organizationId, { status, urgency, range: creationRange(asked) }),
  );
  const isWhole = result.status === 'ready' && result.data.more === 'none';
  if (!isSameFilter(asked, wanted) && !(isWhole && covers(asked, wanted))) setAsked(wanted);
  if (result.status === 'ready' && result.data !== kept) setKept(result.data);
  const isNarrowed = [status, urgency, asked.from, asked.to].some((value) => value !== '');
  if (result.status === 'loading' && kept) {
    const data = { items: kept.items, more: 'loading' } as const;
    return { result: { status: 'ready', data, offline: false }, loadMore, isNarrowed };
  }
  return { result, loadMore, isNarrowed };
}
