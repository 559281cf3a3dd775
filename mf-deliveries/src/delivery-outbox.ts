import type { AuthState, ReadableStore, ShellServices } from '@fleetfoot/shared/contract';
import { useOrganization, useServices, useSession } from '@fleetfoot/shared/remote';
import { useSyncExternalStore } from 'react';
import { deliveryStore } from './deliveries/deliveries.queries';
import type { DeliveryOrder } from './deliveries/delivery-order';
import { lateOrder } from './deliveries/late-order';
import { orderKey } from './deliveries/order-key';
import { saveDelivery } from './deliveries/save-delivery';
import { toNewDelivery } from './deliveries/to-new-delivery';
import { manifest } from './manifest';
import type { OutboxEntry } from './outbox/outbox-entry';
import { type RunningOutbox, runOutbox } from './outbox/run-outbox';

export type DeliveryOutbox = RunningOutbox<DeliveryOrder>;

type Session = ReadableStore<AuthState>;

// One per user and organisation for all pages: what one page began to send, the next one sees being sent.
const outboxes = new WeakMap<Session, Map<string, DeliveryOutbox>>();

function openOutbox(services: ShellServices, uid: string, organizationId: string): DeliveryOutbox {
  const store = deliveryStore(organizationId);
  return runOutbox<DeliveryOrder>({
    uid,
    organizationId,
    remoteId: manifest.id,
    isCurrent() {
      const { uid: present, selectedOrganization } = services.session.getState();
      return present === uid && selectedOrganization?.id === organizationId;
    },
    send: (id, { delivery, values, changed }) =>
      saveDelivery(store, toNewDelivery(delivery, { id, uid }), { key: orderKey(values), changed }),
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

function outboxOf(services: ShellServices, uid: string, organizationId: string): DeliveryOutbox {
  const known = outboxes.get(services.session) ?? new Map<string, DeliveryOutbox>();
  outboxes.set(services.session, known);
  const key = `${uid} ${organizationId}`;
  const outbox = known.get(key) ?? openOutbox(services, uid, organizationId);
  known.set(key, outbox);
  return outbox;
}

/** Sends what waits on this device, until nothing waits or the user is gone. */
export function resumeOutbox(services: ShellServices): void {
  const { uid, selectedOrganization } = services.session.getState();
  if (!uid || !selectedOrganization) return;
  const leave = outboxOf(services, uid, selectedOrganization.id).subscribe(() => {});
  leave();
}

/** The outbox of the user in their organisation; it sends what waits. */
export function useDeliveryOutbox(): {
  readonly outbox: DeliveryOutbox;
  /** `undefined` until they are read from the device. */
  readonly entries: readonly OutboxEntry<DeliveryOrder>[] | undefined;
} {
  const services = useServices();
  const uid = useSession((state) => state.uid) ?? '';
  const { id: organizationId } = useOrganization();
  const outbox = outboxOf(services, uid, organizationId);
  return { outbox, entries: useSyncExternalStore(outbox.subscribe, outbox.getEntries) };
}
