import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { deliveryHistory } from '@fleetfoot/shared/model/delivery/delivery-records';
import { auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import { answerFleetEvent, type EventAnswer } from '../../src/couriers/receive-event';
import { signed } from '../../src/couriers/signature';
import { deployedTracking } from '../../src/tracking/token';
import { scene } from '../billing/scene';
import { putDelivery } from '../privacy/privacy-scene';
import { database } from '../world/data';

/** What service and fleet sign with in these tests. */
export const SECRET = `whsec_${Buffer.from('of the fleet').toString('base64')}`;

let sent = 0;

/** What a fleet sends. */
export interface Sent {
  /** The same for a repeated event. */
  readonly id?: string;
  readonly secret?: string;
  /** When it was signed; without it, when it is taken. */
  readonly now?: Date;
  /** When the service takes it, by its own clock. */
  readonly taken?: Date;
  /** Whether the fleet brings proof; without it, it does. */
  readonly asksProof?: boolean;
}

/** An organisation with a delivery, and its fleet. */
export async function courierScene(changes: Partial<Delivery> = {}) {
  const { admin, member, orgID } = await scene();
  const path = await putDelivery(orgID, 'd1', changes);
  return {
    ...{ admin, member },
    orgID,
    path,
    /** Sends an event as the fleet would. */
    tell(
      event: object,
      { id = `evt_${++sent}`, secret = SECRET, taken = new Date(), now = taken, asksProof = true }: Sent = {},
    ): Promise<EventAnswer> {
      const body = JSON.stringify({ organization_id: orgID, delivery_id: 'd1', ...event });
      const headers: Readonly<Record<string, string>> = { ...signed(secret, id, body, now) };
      return answerFleetEvent(
        { database, secret: SECRET, tracking: deployedTracking(), now: taken, asksProof },
        { header: (name) => headers[name], body: Buffer.from(body) },
      );
    },
    async statuses(): Promise<readonly unknown[]> {
      const { docs } = await database.collection(deliveryHistory.path(orgID, 'd1')).orderBy('at').get();
      return docs.map((document): unknown => document.get('status'));
    },
    async moves(): Promise<readonly Record<string, unknown>[]> {
      const query = database.collection(auditEvents.path(orgID)).where('kind', '==', 'delivery.moved');
      return (await query.get()).docs.map((document) => document.data());
    },
  };
}

/** Thabo on his bike. */
export const ASSIGNED = {
  type: 'assigned',
  courier: { name: 'Thabo M.', phone_number: '+27829876543', vehicle_plate: 'ND 123-456' },
};
