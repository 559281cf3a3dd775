import { type CollectionQuery, type PagedQuery, parseWith } from '@fleetfoot/shared/firebase';
import {
  CANCELLED,
  cancelledDeliveries,
  type Delivery,
  DeliverySchema,
  deliveries,
} from '@fleetfoot/shared/model';
import type { ListQuery } from './query/list-query';

/** How many deliveries the list reads at once. */
export const PAGE_SIZE = 50;

/** Most deliveries that are fetched because a field of theirs is what was searched for. */
const MOST_EXACT = 10;

const parse = parseWith(DeliverySchema);

function parseCancelled(data: unknown): Delivery {
  return { ...parse(data), status: CANCELLED };
}

/** Where deliveries of a status are. */
function sourceOf(orgID: string, status: string): Pick<PagedQuery<Delivery>, 'path' | 'parse'> {
  return status === CANCELLED
    ? { path: cancelledDeliveries.path(orgID), parse: parseCancelled }
    : { path: deliveries.path(orgID), parse };
}

/** What the database leaves out. */
interface DatabaseFilter extends Pick<ListQuery, 'status' | 'urgency'> {
  /** When a delivery was created, in milliseconds since 1970. */
  readonly range: NonNullable<PagedQuery<Delivery>['range']>;
}

/** Deliveries, the newest first, as far as the database filters them. */
export function deliveryPagesQuery(
  orgID: string,
  { status, urgency, range }: DatabaseFilter,
): PagedQuery<Delivery> {
  return {
    ...sourceOf(orgID, status),
    where: [
      ...(status === '' || status === CANCELLED ? [] : [['status', status] as const]),
      ...(urgency === '' ? [] : [['urgency_level', urgency] as const]),
    ],
    orderBy: ['created_at', 'desc'],
    range,
    pageSize: PAGE_SIZE,
  };
}

/** Deliveries of any age in which a field is exactly this, where those of the status are. */
export function exactDeliveriesQuery(
  orgID: string,
  status: string,
  [field, value]: readonly ['external_id' | 'dropoff_phone_number' | 'pickup_phone_number', string],
): CollectionQuery<Delivery> {
  return { ...sourceOf(orgID, status), where: [[field, value]], limit: MOST_EXACT };
}
