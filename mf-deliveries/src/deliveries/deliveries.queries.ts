import { type Delivery, DeliverySchema } from '@fleetfoot/shared/domain';
import {
  type CollectionQuery,
  createDocument,
  type DocumentQuery,
  deleteDocument,
  fetchDocument,
  parseWith,
} from '@fleetfoot/shared/firebase';
import type { NewDeliveryDocument } from './to-new-delivery';

/** How many deliveries the list shows. */
export const LIST_LIMIT = 100;

const parse = parseWith(DeliverySchema);

function deliveriesPath(organizationId: string): string {
  return `Organizations/${organizationId}/Deliveries`;
}

function deliveryPath(organizationId: string, deliveryId: string): string {
  return `${deliveriesPath(organizationId)}/${deliveryId}`;
}

/** The newest deliveries, and one more than the list shows, so that it can tell whether there are more. */
export function newestDeliveries(organizationId: string): CollectionQuery<Delivery> {
  return {
    path: deliveriesPath(organizationId),
    orderBy: ['created_at', 'desc'],
    limit: LIST_LIMIT + 1,
    parse,
  };
}

export function deliveryById(organizationId: string, deliveryId: string): DocumentQuery<Delivery> {
  return { path: deliveryPath(organizationId, deliveryId), parse };
}

/** Reads and writes of one organisation's deliveries, as the form and the cancel button need them. */
export function deliveryStore(organizationId: string) {
  return {
    create: async (delivery: NewDeliveryDocument): Promise<void> => {
      await createDocument(deliveryPath(organizationId, delivery.id), { ...delivery });
    },
    find: (deliveryId: string) => fetchDocument(deliveryById(organizationId, deliveryId)),
    remove: (deliveryId: string) => deleteDocument(deliveryPath(organizationId, deliveryId)),
  };
}

export type DeliveryStore = ReturnType<typeof deliveryStore>;
