import { type PagedQuery, parseWith } from '@fleetfoot/shared/firebase';
import { cancelledDeliveries } from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import { type Delivery, DeliverySchema, deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { CANCELLED } from '@fleetfoot/shared/model/delivery/delivery-status';
import type { ListQuery } from './query/list-query';

/** How many deliveries the list reads at once. */
export const PAGE_SIZE = 50;

const parse = parseWith(DeliverySchema);

function parseCancelled(data: unknown): Delivery {
  return { ...parse(data), status: CANCELLED };
}

/** Where deliveries of a status are. */
export function sourceOf(orgID: string, status: string): Pick<PagedQuery<Delivery>, 'path' | 'parse'> {
  return status === CANCELLED
    ? { path: cancelledDeliveries.path(orgID), parse: parseCancelled }
    : { path: deliveries.path(orgID), parse };
}

/** What the database leaves out. */
interface DatabaseFilter extends Pick<ListQuery, 'status' | 'urgency' | 'pickup'> {
  /** When a delivery was created or, with a day of pickup, is picked up, in milliseconds since 1970. */
  readonly range: NonNullable<PagedQuery<Delivery>['range']>;
}

/** Deliveries, the newest or those picked up soonest first, as far as the database filters them. */
export function deliveryPagesQuery(
  orgID: string,
  { status, urgency, pickup, range }: DatabaseFilter,
): PagedQuery<Delivery> {
  return {
    ...sourceOf(orgID, status),
    where: [
      ...(status === '' || status === CANCELLED ? [] : [['status', status] as const]),
      ...(urgency === '' ? [] : [['urgency_level', urgency] as const]),
    ],
    orderBy: pickup === '' ? ['created_at', 'desc'] : ['pickup_time', 'asc'],
    range,
    pageSize: PAGE_SIZE,
  };
}
