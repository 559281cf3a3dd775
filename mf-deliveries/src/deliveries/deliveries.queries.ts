import { type Delivery, DeliverySchema, type UrgencyLevel } from '@fleetfoot/shared/domain';
import {
  type CollectionQuery,
  type Creation,
  createOnce,
  type DocumentQuery,
  deleteDocument,
  fetchDocument,
  type PagedQuery,
  parseWith,
  type SERVER_TIME,
} from '@fleetfoot/shared/firebase';
import type { NewDeliveryOf } from '@fleetfoot/shared/operations';

/** How many deliveries the list reads at once. */
export const PAGE_SIZE = 50;

/** Most deliveries that are fetched because a field of theirs is what was searched for. */
const MOST_EXACT = 10;

/** The document of a new delivery, whose times are the server's. */
export type NewDelivery = NewDeliveryOf<typeof SERVER_TIME>;

const parse = parseWith(DeliverySchema);

/** What the database leaves out. */
export interface DeliveryFilter {
  /** Empty for every status. */
  readonly status: string;
  readonly urgency: UrgencyLevel | '';
  /** When it was created, in milliseconds since 1970. */
  readonly range: NonNullable<PagedQuery<Delivery>['range']>;
}

function deliveriesPath(organizationId: string): string {
  return `Organizations/${organizationId}/Deliveries`;
}

function deliveryPath(organizationId: string, deliveryId: string): string {
  return `${deliveriesPath(organizationId)}/${deliveryId}`;
}

/** Deliveries, the newest first, as far as the database filters them. */
export function deliveryPages(
  organizationId: string,
  { status, urgency, range }: DeliveryFilter,
): PagedQuery<Delivery> {
  return {
    path: deliveriesPath(organizationId),
    where: [
      ...(status === '' ? [] : [['status', status] as const]),
      ...(urgency === '' ? [] : [['urgency_level', urgency] as const]),
    ],
    orderBy: ['created_at', 'desc'],
    range,
    pageSize: PAGE_SIZE,
    parse,
  };
}

/** Deliveries in which a field is exactly this, of whatever age. */
export function deliveriesWith(
  organizationId: string,
  field: 'external_id' | 'dropoff_phone_number' | 'pickup_phone_number',
  value: string,
): CollectionQuery<Delivery> {
  return { path: deliveriesPath(organizationId), where: [[field, value]], limit: MOST_EXACT, parse };
}

export function deliveryById(organizationId: string, deliveryId: string): DocumentQuery<Delivery> {
  return { path: deliveryPath(organizationId, deliveryId), parse };
}

/** The receipt of a delivery, which stays when the delivery is cancelled. */
function receiptPath(organizationId: string, deliveryId: string): string {
  return `Organizations/${organizationId}/DeliveryReceipts/${deliveryId}`;
}

/** Reads and writes of one organisation's deliveries, as the form and the cancel button need them. */
export function deliveryStore(organizationId: string) {
  return {
    /** @param order tells what was ordered under the delivery's id from what else may be */
    create(delivery: NewDelivery, order: string): Promise<Creation> {
      const { id, created_by, created_at } = delivery;
      return createOnce(
        { path: deliveryPath(organizationId, id), data: { ...delivery } },
        { path: receiptPath(organizationId, id), data: { id, order, created_by, created_at } },
      );
    },
    find: (deliveryId: string) => fetchDocument(deliveryById(organizationId, deliveryId)),
    remove: (deliveryId: string) => deleteDocument(deliveryPath(organizationId, deliveryId)),
  };
}

export type DeliveryStore = ReturnType<typeof deliveryStore>;
