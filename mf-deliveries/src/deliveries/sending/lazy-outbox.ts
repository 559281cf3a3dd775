import { toAppError } from '@fleetfoot/shared/domain';
import type { OutboxOwner } from './delivery-outbox';
import type { DeliveryPayload, Submitted } from './delivery-payload';
import { loadOutboxPanel } from './lazy-outbox-panel';

const loadOutbox = () => import(/* webpackChunkName: "delivery-outbox" */ './delivery-outbox');

/** A delivery that waits on this device, to be changed. */
export async function loadQueuedDelivery() {
  const queued = await import(/* webpackChunkName: "queued-delivery" */ '../create/queued-delivery');
  return queued.QueuedDelivery;
}

/** Loads what keeps and sends a delivery, so that it is there should the connection end; what fails is loaded when it is needed. */
export function prepareOutbox(): void {
  Promise.all([loadOutbox(), loadOutboxPanel(), loadQueuedDelivery()]).catch(() => undefined);
}

/** Saves a delivery on this device and sends it; refused, too, when the code that does so cannot be loaded. */
export async function submitDelivery(
  owner: OutboxOwner,
  id: string,
  payload: DeliveryPayload,
): Promise<Submitted> {
  try {
    const outbox = await loadOutbox();
    return outbox.submitDelivery(owner, id, payload);
  } catch (reason) {
    return { status: 'refused', error: toAppError(reason) };
  }
}

/** Whether a delivery of this id waits on this device or is on the server. */
export async function isTaken(owner: OutboxOwner, id: string): Promise<boolean> {
  const outbox = await loadOutbox();
  return outbox.isTaken(owner, id);
}
