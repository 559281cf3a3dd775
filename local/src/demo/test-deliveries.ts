import { API_LIMITS } from '@fleetfoot/shared/api';
import { testDeliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { newDelivery } from '@fleetfoot/shared/model/delivery/new-delivery';
import { demoCustomers } from './customers';
import { begunBefore, type LifeStatus, lifeOf } from './delivery-lives';
import { type DemoDocument, documentWithID } from './demo-documents';
import { demoKitchens } from './kitchens';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const STATUSES: readonly LifeStatus[] = ['Failed', 'Collected', 'Created'];

interface TestDeliveriesOptions {
  readonly orgID: string;
  readonly now: Date;
}

/** What a developer has tried out with the test key, the oldest first. Nobody carries it, and there is no charge. */
export function testDeliveryDocuments({ orgID, now }: TestDeliveriesOptions): DemoDocument[] {
  const [kitchen] = demoKitchens();
  const customers = demoCustomers();
  const place = ({ text, latitude, longitude }: typeof kitchen.address) => ({
    text,
    coordinates: { latitude, longitude },
  });
  return STATUSES.map((status, index) => {
    const id = `demo-test-${index + 1}`;
    const begun = new Date(begunBefore(now, status).getTime() - (STATUSES.length - index) * MINUTE_MS);
    const customer = customers[index] ?? customers[0];
    const { id: _, ...document } = newDelivery(
      {
        ...{
          external_id: `TEST-${index + 1}`,
          urgency_level: 'on_demand',
          deliverable_action: 'meet_at_door',
        },
        pickup: {
          ...{ address: place(kitchen.address), name: kitchen.name, phone_number: kitchen.phoneNumber },
          instructions: kitchen.pickupInstructions,
        },
        dropoff: {
          ...{ address: place(customer?.address ?? kitchen.address), name: customer?.name ?? '' },
          ...{ phone_number: customer?.phoneNumber ?? '', instructions: customer?.instructions ?? '' },
        },
      },
      { id, uid: 'api', serverTime: begun },
    );
    const { fields } = lifeOf({ orgID, id, status, begun, courier: 0, reason: 'recipient_absent' });
    return documentWithID(testDeliveries.path(orgID), id, {
      ...{ ...document, ...fields },
      ...(fields['courier']
        ? { courier: { name: 'Test courier', phone_number: '', vehicle_plate: 'TEST 123 GP' } }
        : {}),
      expiresAt: new Date(now.getTime() + API_LIMITS.keptDays * DAY_MS),
    });
  });
}
