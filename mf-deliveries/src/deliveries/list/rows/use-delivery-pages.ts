import { type Live, type LoadedPages, useLivePages } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { CANCELLED } from '@fleetfoot/shared/model/delivery/delivery-status';
import { useState } from 'react';
import { deliveryPagesQuery } from '../data';
import type { ListQuery } from '../query/list-query';
import { dayRange, isOfTheMoment } from './filter-deliveries';

/** The part of a query that the database answers; the rest is looked for in what is loaded. */
type ServerFilter = Pick<ListQuery, 'status' | 'urgency' | 'from' | 'to' | 'pickup'>;

export function serverFilter({ status, urgency, from, to, pickup }: ListQuery): ServerFilter {
  // Of a day of pickup the database gives everything: it is in the order of that, and the rest is looked for there.
  if (pickup !== '')
    return { status: status === CANCELLED ? status : '', urgency: '', from: '', to: '', pickup };
  // What is late depends on the moment, and is looked for in what is loaded.
  return { status: isOfTheMoment(status) ? '' : status, urgency, from, to, pickup };
}

/** Whether everything that fits the narrower filter fits the wider one too. */
export function covers(wider: ServerFilter, narrower: ServerFilter): boolean {
  return (
    (wider.status === narrower.status || (wider.status === '' && narrower.status !== CANCELLED)) &&
    (wider.pickup === '' || wider.pickup === narrower.pickup) &&
    (wider.urgency === '' || wider.urgency === narrower.urgency) &&
    (wider.from === '' || (narrower.from !== '' && narrower.from >= wider.from)) &&
    (wider.to === '' || (narrower.to !== '' && narrower.to <= wider.to))
  );
}

export function isSameFilter(one: ServerFilter, other: ServerFilter): boolean {
  return covers(one, other) && covers(other, one);
}

interface DeliveryPages {
  /** While another filter is being answered, what was there before. */
  readonly result: Live<LoadedPages<Delivery>>;
  readonly loadMore: (count: number) => void;
  /** Whether the database leaves something out of what is loaded. */
  readonly isNarrowed: boolean;
}

/** The deliveries that the database finds for a query. No new query is made when all possible matches are loaded. */
export function useDeliveryPages(orgID: string, query: ListQuery): DeliveryPages {
  const wanted = serverFilter(query);
  const [asked, setAsked] = useState(wanted);
  const [kept, setKept] = useState<{ readonly data: LoadedPages<Delivery>; readonly ofCancelled: boolean }>();
  const { status, urgency, pickup } = asked;
  const { result, loadMore } = useLivePages({
    ...deliveryPagesQuery(orgID, {
      status,
      urgency,
      pickup,
      range: dayRange(pickup === '' ? asked : { from: pickup, to: pickup }),
    }),
    keep: true,
  });
  const isWhole = result.status === 'ready' && result.data.more === 'none';
  if (!isSameFilter(asked, wanted) && !(isWhole && covers(asked, wanted))) setAsked(wanted);
  // Cancelled deliveries are no part of the others, not even for a moment.
  const ofCancelled = status === CANCELLED;
  if (result.status === 'ready' && result.data !== kept?.data) setKept({ data: result.data, ofCancelled });
  const isNarrowed = [status, urgency, asked.from, asked.to, pickup].some((value) => value !== '');
  if (result.status === 'loading' && kept?.ofCancelled === ofCancelled) {
    const data = { items: kept.data.items, more: 'loading' } as const;
    return { result: { status: 'ready', data, offline: false }, loadMore, isNarrowed };
  }
  return { result, loadMore, isNarrowed };
}
