import type { ShellServices } from '@fleetfoot/shared/contract';
import { useOrganization, useServices, useSession } from '@fleetfoot/shared/remote';
import { useSyncExternalStore } from 'react';
import { deliveryStore } from './deliveries/deliveries.queries';
import type { DeliveryOrder } from './deliveries/delivery-order';
import { lateOrder } from './deliveries/late-order';
import { saveDelivery } from './deliveries/save-delivery';
import { toNewDelivery } from './deliveries/to-new-delivery';
import type { OutboxEntry } from './outbox/outbox-entry';
import { type RunningOutbox, runOutbox } from './outbox/run-outbox';

export type DeliveryOutbox = RunningOutbox<DeliveryOrder>;

// One per user and organisation for all pages: what one page began to send, the next one sees being sent.
const outboxes = new WeakMap<ShellServices, Map<string, DeliveryOutbox>>();

function openOutbox(services: ShellServices, uid: string, organizationId: string): DeliveryOutbox {
  const store = deliveryStore(organizationId);
  return runOutbox<DeliveryOrder>({
    uid,
    organizationId,
    send: (id, { delivery, changed }) => saveDelivery(store, toNewDelivery(delivery, { id, uid }), changed),
    tooLate: ({ payload, savedAt }, now) => lateOrder(payload, savedAt, now),
    now: services.now,
    report: (error, id) => services.report(error, { outbox: id }),
    onSettled({ title, state, error }) {
      services.announce(
        state === 'accepted' ? `Delivery ${title} is created.` : `Delivery ${title} needs you. ${error}`,
      );
    },
  });
}

/** The outbox of the user in their organisation; it sends what waits while the page is open. */
export function useDeliveryOutbox(): {
  readonly outbox: DeliveryOutbox;
  /** `undefined` until they are read from the device. */
  readonly entries: readonly OutboxEntry<DeliveryOrder>[] | undefined;
} {
  const services = useServices();
  const uid = useSession((state) => state.uid) ?? '';
  const { id: organizationId } = useOrganization();
  const known = outboxes.get(services) ?? new Map<string, DeliveryOutbox>();
  outboxes.set(services, known);
  const key = `${uid} ${organizationId}`;
  const outbox = known.get(key) ?? openOutbox(services, uid, organizationId);
  known.set(key, outbox);
  return { outbox, entries: useSyncExternalStore(outbox.subscribe, outbox.getEntries) };
}
