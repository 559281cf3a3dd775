import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { Timestamp } from 'firebase-admin/firestore';
import type { Cloud } from './cloud';

const NAMES = [
  'Lerato Dlamini',
  'Sipho Nkosi',
  'Zoë Müller',
  'Thabo Mokoena',
  'Ayanda van Wyk',
  'Naledi Molefe',
];
const STREETS = [
  'Vilakazi Street, Soweto',
  'Long Street, Cape Town',
  'Florida Road, Durban',
  'Church Street, Pretoria',
];
const URGENCIES = ['on_demand', 'scheduled'] as const;
const STATUSES = ['Created', 'Created', 'Created', 'Delivered'];
const MINUTE_MS = 60_000;
const BATCH = 400;

function of<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

/** The delivery that is this many minutes old. */
function fieldsOf(id: string, age: number): Record<string, unknown> {
  const created = Timestamp.fromMillis(Date.now() - age * MINUTE_MS);
  const number = String(age).padStart(5, '0');
  return {
    id,
    external_id: `MANY-${number}`,
    urgency_level: of(URGENCIES, age),
    dropoff_address: `${1 + (age % 300)} ${of(STREETS, age)}, South Africa`,
    dropoff_latitude: -26.2386,
    dropoff_longitude: 27.9088,
    dropoff_name: of(NAMES, age * 7),
    dropoff_phone_number: `+2782${String(5_000_000 + age)}`,
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
    pickup_time: Timestamp.fromMillis(created.toMillis() + ((age * 7_919) % 600) * MINUTE_MS),
    status: of(STATUSES, Math.floor(age / 2)),
    payment_status: 'Unpaid',
    created_at: created,
    updated_at: created,
    created_by: 'another-system',
    updated_by: 'another-system',
  };
}

/** Puts documents with these ids into a collection, past the dashboard. */
export async function storeMany(
  cloud: Cloud,
  path: string,
  ids: readonly string[],
  fields: (id: string, index: number) => Record<string, unknown>,
): Promise<void> {
  const collection = cloud.firestore.collection(path);
  for (let first = 0; first < ids.length; first += BATCH) {
    const batch = cloud.firestore.batch();
    for (const [index, id] of ids.slice(first, first + BATCH).entries())
      batch.set(collection.doc(id), fields(id, first + index));
    await batch.commit();
  }
}

/** Puts deliveries into an organisation, MANY-00001 a minute old, MANY-00002 two minutes, and so on. */
export function storeManyDeliveries(cloud: Cloud, orgID: string, count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_, index) => `many-${index + 1}`);
  return storeMany(cloud, deliveries.path(orgID), ids, (id, index) => fieldsOf(id, index + 1));
}
