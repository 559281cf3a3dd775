import type { AuthState, ReadableStore, ShellServices } from '@fleetfoot/shared/contract';
import { sessionCheck } from '@fleetfoot/shared/device';
import { fetchDocument } from '@fleetfoot/shared/firebase';
import { useOrganization, useServices, useSession } from '@fleetfoot/shared/remote';
import { useSyncExternalStore } from 'react';
import { manifest } from '../../manifest';
import type { OutboxEntry } from '../../outbox/outbox-entry';
import { type RunningOutbox, runOutbox } from '../../outbox/run-outbox';
import { deliveryQuery, deliveryWrites } from '../data';
import { type DeliveryPayload, lateReason, payloadKey } from './delivery-payload';
import { sendDelivery, toNewDelivery } from './send-delivery';

type DeliveryOutbox = RunningOutbox<DeliveryPayload>;

type Session = ReadableStore<AuthState>;

// One per user and organisation for all pages: an entry that one page began to send is shown as sending on the next.
const outboxes = new WeakMap<Session, Map<string, DeliveryOutbox>>();

function openOutbox(services: ShellServices, uid: string, orgID: string): DeliveryOutbox {
  const server = {
    ...deliveryWrites(orgID, uid, services.now),
    find: (deliveryID: string) => fetchDocument(deliveryQuery(orgID, deliveryID)),
  };
  return runOutbox<DeliveryPayload>({
    uid,
    orgID,
    remoteID: manifest.id,
    isCurrent: sessionCheck(services.session, uid, orgID),
    async send(id, { delivery, values, changed }) {
      const key = await payloadKey(values);
      await sendDelivery(server, toNewDelivery(delivery, { id, uid }), { key, changed });
    },
    tooLate: ({ payload, savedAt }, now) => lateReason(payload, savedAt, now),
    now: services.now,
    report: (error, id) => services.report(error, { outbox: id }),
    onSettled({ title, state, error }) {
      services.announce(
        state === 'accepted' ? `Delivery ${title} is created.` : `Delivery ${title} needs you. ${error}`,
      );
    },
  });
}

function outboxOf(services: ShellServices, uid: string, orgID: string): DeliveryOutbox {
  const known = outboxes.get(services.session) ?? new Map<string, DeliveryOutbox>();
  outboxes.set(services.session, known);
  const key = `${uid} ${orgID}`;
  const outbox = known.get(key) ?? openOutbox(services, uid, orgID);
  known.set(key, outbox);
  return outbox;
}

/** Sends the waiting entries of this device, until none is left or the user has signed out. */
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
  readonly entries: readonly OutboxEntry<DeliveryPayload>[] | undefined;
} {
  const services = useServices();
  const uid = useSession((state) => state.uid) ?? '';
  const { id: orgID } = useOrganization();
  const outbox = outboxOf(services, uid, orgID);
  return { outbox, entries: useSyncExternalStore(outbox.subscribe, outbox.getEntries) };
}
