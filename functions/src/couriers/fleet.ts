import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import type { STOPS } from '@fleetfoot/shared/model/delivery/delivery-choices';
import { askedProof } from '@fleetfoot/shared/model/delivery/proof';
import { defineBoolean, defineSecret, defineString } from 'firebase-functions/params';
import { isLoopback } from '../platform/loopback';
import { sha256 } from '../platform/sha256';
import { signed } from './signature';

/** Signs what the service and its fleet send each other. */
export const fleetSecret = defineSecret('FLEET_SECRET');
const fleetUrl = defineString('FLEET_URL', {
  default: '',
  description:
    "Address of the courier fleet's API, as https://fleet.example.com/v1. Empty: nothing is dispatched.",
});
/** Whether proof is asked for at the door. A fleet that does not know it could never deliver anything. */
export const fleetBringsProof = defineBoolean('FLEET_BRINGS_PROOF', {
  default: false,
  description:
    "Whether the fleet's couriers bring proof of delivery. Until they do, none is asked for at the door.",
});

const TIMEOUT_MS = 10_000;

/** What a fleet made of a request; `failed`: it gave no answer, or none that decides. */
export type FleetAnswer = 'accepted' | 'refused' | 'failed';

/** Couriers, whoever they work for. */
export interface CourierPort {
  /** Asks for a courier. The same delivery again is no second one: it replaces what the fleet knows of it. */
  dispatch(orgID: string, delivery: Delivery, now: Date): Promise<FleetAnswer>;
  /** Calls a delivery off. One that the fleet does not know is called off as well. */
  cancel(orgID: string, deliveryID: string, now: Date): Promise<FleetAnswer>;
}

function stopOf(delivery: Delivery, stop: (typeof STOPS)[number]) {
  return {
    name: delivery[`${stop}_name`],
    phone_number: delivery[`${stop}_phone_number`],
    address: delivery[`${stop}_address`],
    latitude: Number(delivery[`${stop}_latitude`]),
    longitude: Number(delivery[`${stop}_longitude`]),
    instructions: delivery[`${stop}_instructions`],
    // What is not there is left out, so that the digest of a delivery without them stays as it was.
    unit: delivery[`${stop}_unit`] || undefined,
    landmark: delivery[`${stop}_landmark`] || undefined,
    gate_code: delivery[`${stop}_gate_code`] || undefined,
    note: (stop === 'dropoff' && delivery.dropoff_note) || undefined,
  };
}

/** What the courier brings back from the door. As with directions, nothing stands where nothing is asked for. */
function proofOf(delivery: Delivery) {
  const kind = askedProof(delivery);
  return kind === 'none' ? {} : { proof: kind };
}

/** What a courier has to know. */
function orderOf(orgID: string, delivery: Delivery) {
  const { id, external_id, urgency_level, deliverable_action, pickup_time } = delivery;
  const { pickup_window, dropoff_window } = delivery;
  return {
    ...{ organization_id: orgID, delivery_id: id, external_id, urgency_level, deliverable_action },
    ...{ pickup: stopOf(delivery, 'pickup'), dropoff: stopOf(delivery, 'dropoff') },
    ...{ pickup_time, pickup_window, dropoff_window },
    ...proofOf(delivery),
  };
}

/** Tells two versions of a delivery apart by what a courier has to know, and by nothing else. */
export function orderDigest(orgID: string, delivery: Delivery): string {
  return sha256(JSON.stringify(orderOf(orgID, delivery)));
}

function answerOf(status: number): FleetAnswer {
  if (status >= 200 && status < 300) return 'accepted';
  return status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status) ? 'refused' : 'failed';
}

/**
 * The provider's own fleet, over HTTP: `PUT` and `DELETE` of `/deliveries/<organisation>/<delivery>`, signed.
 * @throws Error for an address that is neither https nor of this machine
 */
export function fleetOver(url: string, secret: string): CourierPort {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && !isLoopback(hostname)) throw new Error('FLEET_URL must be https.');
  async function send(
    method: 'PUT' | 'DELETE',
    path: string,
    content: object,
    now: Date,
  ): Promise<FleetAnswer> {
    const body = JSON.stringify(content);
    const id = path.replaceAll('/', '_').slice(-64);
    try {
      const { status } = await fetch(`${url.replace(/\/$/, '')}/deliveries/${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...signed(secret, id, body, now) },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return method === 'DELETE' && status === 404 ? 'accepted' : answerOf(status);
    } catch {
      return 'failed';
    }
  }
  return {
    dispatch: (orgID, delivery, now) => send('PUT', `${orgID}/${delivery.id}`, orderOf(orgID, delivery), now),
    cancel: (orgID, deliveryID, now) =>
      send('DELETE', `${orgID}/${deliveryID}`, { organization_id: orgID, delivery_id: deliveryID }, now),
  };
}

/** The fleet of this deployment; `undefined` when it has none. */
export function deployedFleet(): CourierPort | undefined {
  return fleetUrl.value() === '' ? undefined : fleetOver(fleetUrl.value(), fleetSecret.value());
}
