import { AppError } from '@fleetfoot/shared/domain';
import type { DeliveryStore, NewDelivery } from './deliveries.queries';

interface Order {
  /** Tells these details from others that were tried under the same id. */
  readonly key: string;
  /** Whether others were tried before: what the server took of them gives way to what the user sees now. */
  readonly changed: boolean;
}

function cannotBe(id: string, userMessage: string): AppError {
  return new AppError('already-exists', `Delivery ${id} was created before.`, { userMessage });
}

/** Takes away what an earlier try with other details created, unless it is on its way. */
async function giveWay(store: DeliveryStore, id: string, changed: boolean): Promise<void> {
  const present = await store.find(id);
  if (!changed || (present && present.status !== 'Created')) {
    throw cannotBe(id, 'It was created before with other details, which you find in the list of deliveries.');
  }
  await store.remove(id);
}

/**
 * Creates the delivery, once, however often it is tried with the same id, and never again after it was cancelled.
 * @throws AppError `already-exists` when something else has become of the id: whoever wants it takes another one
 */
export async function saveDelivery(
  store: DeliveryStore,
  delivery: NewDelivery,
  { key, changed }: Order,
): Promise<void> {
  const { id } = delivery;
  let creation = await store.create(delivery, key);
  if (creation === 'occupied') {
    await giveWay(store, id, changed);
    creation = await store.create(delivery, key);
  }
  if (creation === 'occupied') throw cannotBe(id, 'It was created in another window at the same moment.');
  if (creation === 'received' && !(await store.find(id))) {
    throw cannotBe(
      id,
      'It was created and has been cancelled since. Only if you create it anew is it sent again.',
    );
  }
}
