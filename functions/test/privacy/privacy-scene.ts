import { type Delivery, deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { privacySettings } from '@fleetfoot/shared/model/privacy/privacy';
import { scene } from '../billing/scene';
import { put } from '../world/data';

const DAY_MS = 86_400_000;

/** A moment this many days ago. */
export function daysAgo(days: number): Date {
  return new Date(Date.now() - days * DAY_MS);
}

/** What a recipient is known by in these tests; none of it may be left once it is erased. */
export const TRACES = /Lerato|Umoya|Street|4321|\+27|Ring/;

/** A delivery as it is stored, on demand. */
export function storedDelivery(id: string, changes: Partial<Delivery> = {}): Delivery {
  const at = changes.pickup_time ?? new Date();
  return {
    ...{ id, external_id: `PO-${id}`, urgency_level: 'on_demand', deliverable_action: 'meet_at_door' },
    ...{ dropoff_address: '12 Long Street', dropoff_latitude: -33.924912, dropoff_longitude: 18.424149 },
    ...{
      dropoff_name: 'Lerato Dlamini',
      dropoff_phone_number: '+27831234567',
      dropoff_instructions: 'Ring 4321',
    },
    ...{ dropoff_unit: 'Umoya House', dropoff_gate_code: '4321#' },
    ...{ pickup_facility_id: '', pickup_address: '1 Bree Street', pickup_latitude: -33.91 },
    ...{ pickup_longitude: 18.41, pickup_name: 'Umoya Kitchen', pickup_phone_number: '+27215550100' },
    ...{ pickup_instructions: 'Ring', metadata: { customer: 'Lerato' }, pickup_time: at },
    ...{ status: 'Created', payment_status: 'Unpaid', created_at: at, updated_at: at },
    ...{ created_by: 'somebody', updated_by: 'somebody' },
    ...changes,
  };
}

export async function putDelivery(
  orgID: string,
  id: string,
  changes: Partial<Delivery> = {},
): Promise<string> {
  const path = deliveries.document(orgID, id);
  await put(path, storedDelivery(id, changes));
  return path;
}

/** An organisation whose clock is set. */
export async function clockScene(keepDays?: number) {
  const found = await scene();
  if (keepDays !== undefined) await put(privacySettings.document(found.orgID), { keepDays });
  return found;
}
