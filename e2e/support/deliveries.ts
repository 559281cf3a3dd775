import { creditSettings } from '@fleetfoot/shared/model/billing/credit';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import type { Price } from '@fleetfoot/shared/model/delivery/tariff';
import { Timestamp } from 'firebase-admin/firestore';
import type { Cloud } from './cloud';

/** A delivery as other systems write it; coordinates may be text there. */
export interface StoredDelivery {
  readonly external_id: string;
  readonly dropoff_name?: string;
  readonly dropoff_address?: string;
  readonly dropoff_instructions?: string;
  readonly pickup_instructions?: string;
  readonly dropoff_unit?: string;
  readonly dropoff_landmark?: string;
  readonly dropoff_gate_code?: string;
  readonly pickup_unit?: string;
  readonly pickup_landmark?: string;
  readonly pickup_gate_code?: string;
  readonly pickup_latitude?: number | string;
  readonly price?: Price;
  readonly pickup_time?: Date;
  /** What is asked for at the door. */
  readonly proof?: string;
}

/** Gives an organisation room for many long trips under way at once, as its operator would. */
export async function raiseCredit(cloud: Cloud, orgID: string): Promise<void> {
  await cloud.firestore.doc(creditSettings.document(orgID)).set({ limit: 1_000_000_000 });
}

/** Puts a delivery into an organisation, past the dashboard. */
export async function storeDelivery(cloud: Cloud, orgID: string, delivery: StoredDelivery): Promise<string> {
  const reference = cloud.firestore.collection(deliveries.path(orgID)).doc();
  const now = Timestamp.now();
  await reference.set({
    id: reference.id,
    urgency_level: 'on_demand',
    dropoff_address: '1 Vilakazi Street, Orlando West, Soweto, South Africa',
    dropoff_latitude: -26.2386,
    dropoff_longitude: 27.9088,
    dropoff_name: 'Naledi Molefe',
    dropoff_phone_number: '+27821234567',
    deliverable_action: 'meet_at_door',
    dropoff_instructions: '',
    pickup_facility_id: '',
    pickup_address: '5 Nelson Mandela Square, Sandton, South Africa',
    pickup_latitude: -26.1076,
    pickup_longitude: 28.0567,
    pickup_name: 'Front desk',
    pickup_phone_number: '+27115550100',
    pickup_instructions: '',
    metadata: {},
    pickup_time: now,
    status: 'Created',
    payment_status: 'Unpaid',
    created_at: now,
    updated_at: now,
    created_by: 'another-system',
    updated_by: 'another-system',
    ...delivery,
  });
  return reference.id;
}

/** Counts an organisation's deliveries. */
export async function countDeliveries(cloud: Cloud, orgID: string): Promise<number> {
  const { size } = await cloud.firestore.collection(deliveries.path(orgID)).get();
  return size;
}
