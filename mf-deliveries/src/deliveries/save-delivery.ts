import type { DeliveryStore } from './deliveries.queries';
import type { NewDeliveryDocument } from './to-new-delivery';

/**
 * Creates the delivery, once, however often it is tried with the same id.
 * @param changed whether it was tried before with other details. Its answer may have been lost: what the server took
 *   then gives way to what the user sees now.
 * @throws AppError
 */
export async function saveDelivery(
  store: DeliveryStore,
  delivery: NewDeliveryDocument,
  changed: boolean,
): Promise<void> {
  if (changed && (await store.find(delivery.id))) await store.remove(delivery.id);
  await store.create(delivery);
}
