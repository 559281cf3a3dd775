import type { AuthState, ReadableStore, ShellServices } from '@fleetfoot/shared/contract';
import { sessionCheck } from '@fleetfoot/shared/device';
import { fetchDocument } from '@fleetfoot/shared/firebase';
import { reserveOf } from '@fleetfoot/shared/model';
import { useOrganization, useServices, useSession } from '@fleetfoot/shared/remote';
import { useSyncExternalStore } from 'react';
import type { OutboxEntry } from '../../outbox/outbox-entry';
import { type RunningOutbox, runOutbox } from '../../outbox/run-outbox';
import { mayHaveOutbox } from '../../outbox/use-may-have-outbox';
import { deliveryQuery, deliveryWrites } from '../data';
import { withCredit } from './credit';
import { type DeliveryPayload, lateReason, payloadKey, pricedBy, type Submitted } from './delivery-payload';
import { type DeliveryServer, sendDelivery, toNewDelivery } from './send-delivery';
import { tellSettled } from './tell-settled';

type DeliveryOutbox = RunningOutbox<DeliveryPayload>;

type Session = ReadableStore<AuthState>;

// One per user and organisation for all pages: an entry that one page began to send is shown as sending on the next.
const outboxes = new WeakMap<Session, Map<string, DeliveryOutbox>>();

function openOutbox(services: ShellServices, uid: string, orgID: string): DeliveryOutbox {
  const writes = deliveryWrites(orgID, uid, services.now);
  const server: DeliveryServer = {
    ...writes,
    // Told here: a delivery above the limit is not sent again without its price.
    create: (delivery, key) =>
      writes.create(delivery, key).catch(async (error: unknown) => {
        throw await withCredit(orgID, reserveOf(delivery), error);
      }),
    find: (deliveryID: string) => fetchDocument(deliveryQuery(orgID, deliveryID)),
  };
  const isCurrent = sessionCheck(services.session, uid, orgID);
  return runOutbox<DeliveryPayload>({
    uid,
    orgID,
    isCurrent,
    async send(id, payload) {
      const { delivery, values, changed } = payload;
      const key = await payloadKey(values);
      const priced = pricedBy(payload, services.now());
      await sendDelivery(server, toNewDelivery(delivery, { id, uid, priced }), { key, changed });
    },
    tooLate: ({ payload, savedAt }, now) => lateReason(payload, savedAt, now),
    now: services.now,
    report: (error, id) => services.report(error, { outbox: id }),
    // Whoever signs out while its language is on the way is told nothing.
    onSettled: (entry) => void tellSettled((message) => isCurrent() && services.announce(message), entry),
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

/** Whose outbox it is. */
export interface OutboxOwner {
  readonly services: ShellServices;
  readonly uid: string;
  readonly orgID: string;
}

/** Saves a delivery on this device and sends it, now or as soon as it can be. */
export async function submitDelivery(
  { services, uid, orgID }: OutboxOwner,
  id: string,
  payload: DeliveryPayload,
): Promise<Submitted> {
  const outbox = outboxOf(services, uid, orgID);
  // What has to wait is sent by an outbox that runs.
  const leave = outbox.subscribe(() => {});
  try {
    return await outbox.submit({ id, payload, title: payload.delivery.external_id });
  } finally {
    leave();
  }
}

/** What waits on this device, as it is now. */
export async function waitingEntries({ services, uid, orgID }: OutboxOwner) {
  const outbox = outboxOf(services, uid, orgID);
  // None waits where the browser allows no database.
  if (await mayHaveOutbox(uid)) await outbox.refresh().catch(() => undefined);
  return outbox.getEntries() ?? [];
}

/** Whether a delivery of this id waits on this device or is on the server. */
export async function isTaken(owner: OutboxOwner, id: string): Promise<boolean> {
  if ((await waitingEntries(owner)).some((entry) => entry.id === id)) return true;
  return (await fetchDocument(deliveryQuery(owner.orgID, id))) !== undefined;
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
