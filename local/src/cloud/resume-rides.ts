import { type Delivery, deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { DELIVERY_MOVES } from '@fleetfoot/shared/model/delivery/delivery-moves';
import { DELIVERY_STATUSES, isOnTheRoad } from '@fleetfoot/shared/model/delivery/delivery-status';
import type { Firestore } from 'firebase-admin/firestore';
import type { Order } from '../courier/plan-ride';
import type { SimulatedFleet } from '../courier/simulated-fleet';

/** What a courier needs to ride on with a delivery, and the last event that was told of it. */
export function rideOf(orgID: string, delivery: Delivery): { readonly order: Order; readonly last: string } {
  const stop = (name: 'pickup' | 'dropoff') => ({
    latitude: Number(delivery[`${name}_latitude`]),
    longitude: Number(delivery[`${name}_longitude`]),
  });
  const [last = ''] = Object.entries(DELIVERY_MOVES).find(([, { to }]) => to === delivery.status) ?? [];
  return {
    order: {
      ...{ organization_id: orgID, delivery_id: delivery.id },
      ...{ pickup: stop('pickup'), dropoff: stop('dropoff') },
      ...(delivery.proof && { proof: delivery.proof }),
    },
    last,
  };
}

/** Lets couriers ride on with what they had when the cloud was stopped, and with what the demo has under way. */
export async function resumeRides(database: Firestore, fleet: Pick<SimulatedFleet, 'resume'>): Promise<void> {
  const { docs } = await database
    .collectionGroup(deliveries.name)
    .where('status', 'in', Object.keys(DELIVERY_STATUSES).filter(isOnTheRoad))
    .get();
  for (const document of docs) {
    const { order, last } = rideOf(document.ref.parent.parent?.id ?? '', document.data() as Delivery);
    fleet.resume(order, last);
  }
}
